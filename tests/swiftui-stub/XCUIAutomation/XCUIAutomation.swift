import Foundation

// Read together with the UI tests, which get these names by importing XCTest on a Mac.

@MainActor class XCUIElement {
  enum ElementType { case any }
  var exists: Bool { fatalError() }
  var isEnabled: Bool { fatalError() }
  var isHittable: Bool { fatalError() }
  var label: String { fatalError() }
  var buttons: XCUIElementQuery { fatalError() }
  var staticTexts: XCUIElementQuery { fatalError() }
  func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  func tap() {}
  func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
}
@MainActor class XCUIElementQuery { subscript(key: String) -> XCUIElement { fatalError() } }
@MainActor final class XCUIApplication: XCUIElement {
  func launch() {}
  func performAccessibilityAudit() throws {}
}
enum UIDeviceOrientation { case portrait, landscapeLeft }
@MainActor final class XCUIDevice {
  static var shared: XCUIDevice { fatalError() }
  var orientation: UIDeviceOrientation {
    get { fatalError() }
    set {}
  }
}
