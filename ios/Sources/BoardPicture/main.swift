// Draws a game's board as the app lays it out, as PNG, so that it can be looked at where the app doesn't run:
//
//     swift run BoardPicture sally 42 390 640 sally.png

import Foundation
import TalonKit

/// What is asked for on the command line.
struct Request {
  let game: String
  let number: UInt32
  let size: CGSize
  let file: String

  init?(_ arguments: [String]) {
    guard arguments.count == 6, let number = UInt32(arguments[2]),
      let width = Double(arguments[3]), let height = Double(arguments[4])
    else { return nil }
    game = arguments[1]
    self.number = number
    size = CGSize(width: width, height: height)
    file = arguments[5]
  }
}

func refuse(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(1)
}

guard let request = Request(CommandLine.arguments) else {
  refuse("BoardPicture GAME DEAL WIDTH HEIGHT FILE")
}
do {
  let picture = try await BoardPicture.deal(request.game, request.number, size: request.size)
  try picture.drawn().write(to: request.file)
} catch {
  refuse("\(error)")
}
