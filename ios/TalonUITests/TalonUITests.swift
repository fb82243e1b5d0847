import XCTest

/// The app as someone sees it: to be run on a Mac, in the simulator or on a device.
@MainActor
final class TalonUITests: XCTestCase {
  func testAGameIsDealtPlayedAndTakenBack() async throws {
    let app = launch()
    try await begin("midshipman", app)
    let undo = app.buttons["undo"]
    XCTAssertFalse(undo.isEnabled)
    app.descendants(matching: .any)["s"].tap()
    XCTAssertTrue(undo.isEnabled)
    undo.tap()
    XCTAssertFalse(undo.isEnabled)
  }

  func testAHintIsSaid() async throws {
    let app = launch()
    try await begin("bisley", app)
    app.buttons["hint"].tap()
    let notice = app.staticTexts["notice"]
    XCTAssertTrue(notice.waitForExistence(timeout: 5))
    XCTAssertFalse(notice.label.isEmpty)
  }

  func testTheBoardTurnsWithTheDevice() async throws {
    let app = launch()
    try await begin("sally", app)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertTrue(app.buttons["undo"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.buttons["menu"].isHittable)
    XCUIDevice.shared.orientation = .portrait
  }

  func testEachScreenPassesTheAccessibilityAudit() async throws {
    let app = launch()
    try app.performAccessibilityAudit()
    app.buttons["settings"].tap()
    try app.performAccessibilityAudit()
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication()
    app.launch()
    let start = app.buttons["first-run-start"]
    if start.waitForExistence(timeout: 3) { start.tap() }
    // The game last played lies on the table.
    if app.buttons["games"].exists { app.buttons["games"].tap() }
    return app
  }

  /// Deals a game anew.
  private func begin(_ game: String, _ app: XCUIApplication) async throws {
    app.buttons["choose-\(game)"].tap()
    app.buttons["deal-random"].tap()
    XCTAssertTrue(app.buttons["undo"].waitForExistence(timeout: 5))
  }
}
