import XCTest

@testable import TalonKit

/// Words, screens, days and what else is put together without a game.
final class WordsTests: XCTestCase, @unchecked Sendable {
  @MainActor
  func testTheLanguageChangesEverywhereAtOnce() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    let english = try player.pile(.stock).description
    player.app.follow(systemLanguage: "de-DE")
    XCTAssertNotEqual(try player.pile(.stock).description, english)
    XCTAssertEqual(player.app.words["undo"], Words(.german)["undo"])
    player.app.change(player.app.settings.changed("language", to: "en"))
    XCTAssertEqual(try player.pile(.stock).description, english)
  }

  func testFiguresAndDaysAreWordsInBothLanguages() {
    for words in [Words(.english), Words(.german)] {
      XCTAssertTrue(words.moves(1).hasPrefix("1"))
      XCTAssertFalse(words.day(.today).isEmpty)
    }
  }

  func testTheBoardLiesOnNothingButTheGamesAndGoingBackLeadsThere() {
    var stack = ScreenStack()
    stack.open(.statistics(game: nil))
    stack.open(.board)
    XCTAssertEqual(stack.screens, [.board])
    stack.open(.settings)
    stack.open(.rules(game: "sally"))
    stack.open(.settings)
    XCTAssertEqual(stack.screens, [.board, .settings])
    stack.back()
    stack.back()
    stack.back()
    XCTAssertNil(stack.top)
  }

  func testAMonthHasItsDaysUnderTheirWeekdays() {
    // 30 November 2026 is a Monday.
    let november = Month(of: Day(year: 2026, month: 11, day: 30))
    XCTAssertEqual(november.weeks.last?.first??.day, 30)
    XCTAssertEqual(november.weeks.joined().compactMap { $0 }.count, 30)
    XCTAssertEqual(november.after.after.month, 1)
    XCTAssertEqual(november.after.after.before.before, november)
    XCTAssertTrue(november < november.after)
  }

  func testEverySettingOfThePageCanBeChanged() {
    let settings = PlayerSettings.usual
    for entry in settings.page(.english).flatMap(\.entries) {
      let words = entry.isSwitch ? ["on", "off"] : entry.choices.map(\.word)
      XCTAssertEqual(Set(words.map { settings.changed(entry.name, to: $0) }).count, words.count)
    }
  }

  @MainActor
  func testThePictureOfARulesPageNamesEachKindOfPileOnce() async throws {
    for game in TalonState(nil, systemLanguage: .english).games {
      for language in [Language.english, .german] {
        let table = try XCTUnwrap(FreshTable.of(game.id, language))
        let names = table.groups.map(\.name)
        XCTAssertEqual(Set(names).count, names.count, game.id)
        XCTAssertTrue(names.allSatisfy { $0.first?.isUppercase == true }, "\(names)")
        XCTAssertEqual(table.groups.count, Set(table.scene.outlines.map(\.kind)).count, game.id)
        XCTAssertLessThan(table.groups.count, table.scene.outlines.count, game.id)
      }
    }
  }

  @MainActor
  func testNamesLieWholeOnTheSmallestPicture() async throws {
    for game in TalonState(nil, systemLanguage: .german).games {
      let table = try XCTUnwrap(FreshTable.of(game.id, .german))
      let room = CGSize(width: 272, height: 272 * CGFloat(table.depth / table.scene.width))
      let sizes = table.groups.map { CGSize(width: $0.name.count * 7 + 12, height: 18) }
      let places = table.namePlaces(sizes: sizes, in: room)
      XCTAssertEqual(places.count, table.groups.count)
      let picture = CGRect(origin: .zero, size: room).insetBy(dx: -0.01, dy: -0.01)
      XCTAssertTrue(places.allSatisfy { picture.contains($0.tag.frame) }, "\(game.id) \(places)")
    }
  }
}
