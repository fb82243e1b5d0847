// Draws a game's board as the app lays it out, as SVG, so that it can be looked at where the app doesn't run:
//
//     swift run BoardPicture sally 42 390 700 > sally.svg

import Foundation
import TalonCore
import TalonKit

/// What is asked for on the command line.
struct Request {
  let game: String
  let number: UInt32
  let size: CGSize

  init?(_ arguments: [String]) {
    guard arguments.count == 5, let number = UInt32(arguments[2]),
      let width = Double(arguments[3]), let height = Double(arguments[4])
    else { return nil }
    game = arguments[1]
    self.number = number
    size = CGSize(width: width, height: height)
  }
}

/// The board of a game as SVG.
struct BoardPicture {
  private let scene: BoardScene
  private let settings = PlayerSettings.usual

  init(_ request: Request) throws {
    let game = try Game.deal(game: request.game, number: request.number, language: .english)
    scene = game.setFrame(frame: Frame(request.size, leftHanded: false)).scene
  }

  var svg: String {
    let colours = settings.tableColour.colours
    let places = scene.outlines.map { outline in
      drawn(outline.marker.art, in: outline.rect)
        + rectangle(outline.rect, "fill=\"none\" stroke=\"\(css(colours.outline))\"")
    }
    let cards = scene.sprites.map { drawn(art(of: $0.face), in: $0.rect) }
    let box = "width=\"\(scene.width)\" height=\"\(scene.height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(box)>
      <rect \(box) fill="\(css(colours.top))"/>
      \((places + cards).joined(separator: "\n"))
      </svg>
      """
  }

  private func art(of face: Face) -> Drawing {
    switch face {
    case .up(let card): card.art(settings.deck)
    case .back: settings.back.art
    }
  }

  private func drawn(_ drawing: Drawing, in rect: BoardRect) -> String {
    let scale = "\(rect.width / drawing.width) \(rect.height / drawing.height)"
    let paths = drawing.shapes.map(path).joined()
    return "<g transform=\"translate(\(rect.x) \(rect.y)) scale(\(scale))\">\(paths)</g>"
  }

  private func path(_ shape: DrawingShape) -> String {
    let colour = css(shape.colour)
    let ink =
      shape.stroke == 0
      ? "fill=\"\(colour)\""
      : "fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(shape.stroke)\" stroke-linecap=\"round\""
    return "<path d=\"\(shape.commands.map(words).joined())\" \(ink)/>"
  }

  private func words(_ command: PathCommand) -> String {
    switch command {
    case .move(let x, let y): "M\(x) \(y)"
    case .line(let x, let y): "L\(x) \(y)"
    case .cubic(let x1, let y1, let x2, let y2, let x, let y):
      "C\(x1) \(y1) \(x2) \(y2) \(x) \(y)"
    case .close: "Z"
    }
  }

  private func rectangle(_ rect: BoardRect, _ ink: String) -> String {
    let radius = rect.width * CardShape.corner
    return
      "<rect x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\" "
      + "rx=\"\(radius)\" \(ink)/>"
  }

  /// A colour that the core writes as 0xAARRGGBB.
  private func css(_ argb: UInt32) -> String {
    String(format: "#%06x%02x", argb & 0xFFFFFF, argb >> 24)
  }
}

guard let request = Request(CommandLine.arguments) else {
  FileHandle.standardError.write(Data("BoardPicture GAME DEAL WIDTH HEIGHT\n".utf8))
  exit(2)
}
do {
  print(try BoardPicture(request).svg)
} catch let error as TalonError {
  FileHandle.standardError.write(Data("\(error.sentence)\n".utf8))
  exit(1)
}
