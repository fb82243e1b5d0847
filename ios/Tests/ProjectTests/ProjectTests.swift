import Foundation
import XCTest

/// The files around the sources that only Xcode reads: what is wrong in them is otherwise seen on a Mac at last.
final class ProjectTests: XCTestCase {
  private let ios = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  func testNoReferenceInTheProjectDangles() throws {
    let project = try propertyList("Talon.xcodeproj/project.pbxproj")
    let objects = try XCTUnwrap(project["objects"] as? [String: [String: Any]])
    let root = try XCTUnwrap(project["rootObject"] as? String)
    var used: Set = [root]
    for (id, object) in objects {
      XCTAssertNotNil(object["isa"], id)
      for reference in references(in: object) {
        XCTAssertNotNil(objects[reference], "\(id) names \(reference)")
        used.insert(reference)
      }
    }
    XCTAssertEqual(Set(objects.keys).subtracting(used), [], "nothing names these")
  }

  func testEveryPathOfTheProjectIsThere() throws {
    let project = try propertyList("Talon.xcodeproj/project.pbxproj")
    let objects = try XCTUnwrap(project["objects"] as? [String: [String: Any]])
    let folders = objects.values.filter {
      $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
    }
    XCTAssertEqual(folders.count, 2)
    let plists = objects.values.compactMap {
      ($0["buildSettings"] as? [String: Any])?["INFOPLIST_FILE"] as? String
    }
    for path in folders.compactMap({ $0["path"] as? String }) + plists + ["Package.swift"] {
      XCTAssertTrue(exists(path), path)
    }
    let exceptions = objects.values.compactMap { $0["membershipExceptions"] as? [String] }.joined()
    for path in exceptions { XCTAssertTrue(exists("Talon/\(path)"), path) }
  }

  func testTheSchemeNamesTargetsOfTheProject() throws {
    let project = try propertyList("Talon.xcodeproj/project.pbxproj")
    let objects = try XCTUnwrap(project["objects"] as? [String: [String: Any]])
    let scheme = try String(
      contentsOf: ios.appendingPathComponent(
        "Talon.xcodeproj/xcshareddata/xcschemes/Talon.xcscheme"),
      encoding: .utf8)
    let identifiers = scheme.components(separatedBy: "BlueprintIdentifier = \"").dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }
    XCTAssertFalse(identifiers.isEmpty)
    for identifier in identifiers {
      XCTAssertTrue(objects[identifier] != nil || exists("Tests/\(identifier)"), identifier)
    }
  }

  func testTheAppSpeaksBothLanguagesTurnsAndAsksForNothing() throws {
    let info = try propertyList("Talon/Info.plist")
    XCTAssertEqual(info["CFBundleLocalizations"] as? [String], ["en", "de"])
    XCTAssertEqual(info["ITSAppUsesNonExemptEncryption"] as? Bool, false)
    let turns = try XCTUnwrap(info["UISupportedInterfaceOrientations"] as? [String])
    XCTAssertTrue(turns.contains("UIInterfaceOrientationLandscapeLeft"))
    XCTAssertTrue(turns.contains("UIInterfaceOrientationPortrait"))
    XCTAssertEqual(info.keys.filter { $0.hasSuffix("UsageDescription") }, [])
  }

  func testNothingIsCollectedAndNobodyTracked() throws {
    let privacy = try propertyList("Talon/PrivacyInfo.xcprivacy")
    XCTAssertEqual(privacy["NSPrivacyTracking"] as? Bool, false)
    XCTAssertEqual((privacy["NSPrivacyTrackingDomains"] as? [Any])?.count, 0)
    XCTAssertEqual((privacy["NSPrivacyCollectedDataTypes"] as? [Any])?.count, 0)
    let accessed = try XCTUnwrap(privacy["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    for access in accessed {
      XCTAssertEqual((access["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty, false)
    }
  }

  func testEveryPictureOfTheAssetCatalogueIsThere() throws {
    let icon = "Talon/Assets.xcassets/AppIcon.appiconset"
    let data = try Data(contentsOf: ios.appendingPathComponent("\(icon)/Contents.json"))
    let contents = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let images = try XCTUnwrap(contents["images"] as? [[String: Any]])
    XCTAssertEqual(images.count, 3)
    for image in images {
      let name = try XCTUnwrap(image["filename"] as? String)
      let png = try Data(contentsOf: ios.appendingPathComponent("\(icon)/\(name)"))
      XCTAssertEqual(size(of: png), [1024, 1024], name)
      // A byte of 2 stands for colour without transparency, which the store asks for.
      XCTAssertEqual(png[25], 2, name)
    }
    let colour = try XCTUnwrap(propertyList("Talon/Info.plist")["UILaunchScreen"] as? [String: Any])
    let name = try XCTUnwrap(colour["UIColorName"] as? String)
    XCTAssertTrue(exists("Talon/Assets.xcassets/\(name).colorset/Contents.json"))
  }

  private func size(of png: Data) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: ios.appendingPathComponent(path).path)
  }

  private func propertyList(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: ios.appendingPathComponent(path))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try XCTUnwrap(list as? [String: Any])
  }

  /// All that looks like the id of an object.
  private func references(in value: Any) -> [String] {
    switch value {
    case let text as String:
      text.count == 24 && text.allSatisfy(\.isHexDigit) ? [text] : []
    case let list as [Any]:
      list.flatMap(references)
    case let table as [String: Any]:
      table.keys.flatMap(references) + table.values.flatMap(references)
    default: []
    }
  }
}
