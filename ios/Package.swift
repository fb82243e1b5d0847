// swift-tools-version:6.0
import Foundation
import PackageDescription

// The C side of the Rust library comes in one of two ways: on Linux the header that `bindings/generate` writes, linked
// with the library of the host; on Apple's systems an XCFramework, which brings both.
#if os(Linux)
  let libraryFolder =
    ProcessInfo.processInfo.environment["TALON_LIBRARY_FOLDER"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../target/release").standardized.path
  let header = Target.systemLibrary(name: "TalonFFI", path: "Sources/TalonFFI/Generated")
  let linking: [LinkerSetting] = [
    .unsafeFlags(["-L\(libraryFolder)"]),
    .linkedLibrary("talon_bindings"),
  ]
  // Where the app doesn't run, Cairo draws its board.
  let pictures: [Target] = [
    .systemLibrary(
      name: "Cairo", path: "Sources/Cairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]
    ),
    .executableTarget(name: "BoardPicture", dependencies: ["TalonKit", "Cairo"]),
    .testTarget(name: "BoardPictureTests", dependencies: ["BoardPicture", "TalonKit"]),
  ]
#else
  let header = Target.binaryTarget(name: "TalonFFI", path: "TalonFFI.xcframework")
  let linking: [LinkerSetting] = []
  let pictures: [Target] = []
#endif

let package = Package(
  name: "TalonKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "TalonKit", targets: ["TalonKit"])],
  targets: [
    header,
    .target(name: "TalonCore", dependencies: ["TalonFFI"], linkerSettings: linking),
    .target(name: "TalonKit", dependencies: ["TalonCore"]),
    .testTarget(name: "ProjectTests"),
    .testTarget(name: "TalonCoreTests", dependencies: ["TalonCore"]),
    .testTarget(name: "TalonKitTests", dependencies: ["TalonKit", "TalonCore"]),
  ] + pictures,
  swiftLanguageModes: [.v6]
)
