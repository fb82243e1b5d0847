import TalonCore

// The core's records under names that leave SwiftUI its own: there `View`, `Scene`, `Section` and `Shape` mean
// something else. An app imports TalonKit and not the core.

/// A board and everything around it.
public typealias GameView = TalonCore.View
/// Everything there is to be drawn of a board.
public typealias BoardScene = TalonCore.Scene
/// A card to be drawn.
public typealias Sprite = TalonCore.Sprite
/// What is seen of a card.
public typealias Face = TalonCore.Face
/// A card.
public typealias Card = TalonCore.Card
/// A suit.
public typealias Suit = TalonCore.Suit
/// A pile.
public typealias Outline = TalonCore.Outline
/// The kinds of piles.
public typealias PileKind = TalonCore.PileKind
/// What an empty pile shows.
public typealias Marker = TalonCore.Marker
/// A rectangle on the board.
public typealias BoardRect = TalonCore.Rect
/// What is to be marked on the board to point a move out.
public typealias HintMarks = TalonCore.HintMarks
/// What a hand feels and an ear hears of something that was done.
public typealias BoardEvent = TalonCore.Event
/// Something on the board at which a screen reader stops.
public typealias BoardNode = TalonCore.Node
/// A move.
public typealias Move = TalonCore.Move
/// How a game stands.
public typealias Status = TalonCore.Status
/// A direction of the arrow keys.
public typealias Direction = TalonCore.Direction
/// How a player likes it.
public typealias PlayerSettings = TalonCore.Settings
/// Settings that belong together, in words.
public typealias SettingSection = TalonCore.SettingSection
/// A setting in words.
public typealias SettingEntry = TalonCore.SettingEntry
/// Something that can be chosen.
public typealias SettingChoice = TalonCore.SettingChoice
/// Whether panels are light or dark.
public typealias Theme = TalonCore.Theme
/// How fast cards move.
public typealias MotionSpeed = TalonCore.MotionSpeed
/// The colour of the table.
public typealias TableColour = TalonCore.TableColour
/// The colours of a table, as 0xAARRGGBB.
public typealias TableColours = TalonCore.TableColours
/// The pattern on the cards' backs.
public typealias BackDesign = TalonCore.BackDesign
/// How faces are printed.
public typealias DeckStyle = TalonCore.DeckStyle
/// Shapes in a box, to be drawn one after the other.
public typealias Drawing = TalonCore.Drawing
/// An outline in one colour.
public typealias DrawingShape = TalonCore.Shape
/// A part of an outline.
public typealias PathCommand = TalonCore.PathCommand
/// A game that can be played.
public typealias GameInfo = TalonCore.GameInfo
/// How often a patience was played and won.
public typealias GameRecord = TalonCore.GameRecord
/// A game that lies on its table.
public typealias TableInfo = TalonCore.TableInfo
/// A game's table with a fresh deal on it.
public typealias FreshTable = TalonCore.FreshTable
/// Piles of one kind that lie side by side.
public typealias PileGroup = TalonCore.PileGroup
/// Where a name lies on a picture of a table.
public typealias NamePlace = TalonCore.NamePlace
/// A line from a name to what it names.
public typealias Leader = TalonCore.Leader
/// A game, and what has been played of it.
public typealias ShelvedGame = TalonCore.ShelvedGame
/// Which deal it shall be.
public typealias Wish = TalonCore.Wish
/// A day where the player is.
public typealias Day = TalonCore.Day
/// A day whose deal was played.
public typealias PlayedDay = TalonCore.PlayedDay
/// How the deal of a day of one game went.
public typealias PlayedDeal = TalonCore.PlayedDeal
/// A calendar to choose the deal of a day from.
public typealias DailyCalendar = TalonCore.DailyCalendar
/// Statistics in words, ready to be read.
public typealias StatisticsPage = TalonCore.StatisticsPage
/// Figures that belong together.
public typealias FigureSection = TalonCore.FigureSection
/// A figure.
public typealias Figure = TalonCore.Figure
/// A game of the curve.
public typealias CurvePoint = TalonCore.CurvePoint
/// A bar of the times that won games took.
public typealias TimeBar = TalonCore.TimeBar
/// The rules of one game in words.
public typealias RulesPage = TalonCore.RulesPage
/// A part of a rules page.
public typealias RulesSection = TalonCore.Section
/// A language that the app speaks.
public typealias Language = TalonCore.Language
/// Why something could not be done.
public typealias TalonError = TalonCore.TalonError
