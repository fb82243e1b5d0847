import SwiftUI
import TalonKit
import UniformTypeIdentifiers

/// A file that the app writes, as the system's document picker wants it.
struct TextFile: FileDocument {
  static let readableContentTypes: [UTType] = [.json, .commaSeparatedText]

  /// Its name, if the player has no better one.
  let name: String
  private let text: String

  init(_ file: ExportedFile) {
    name = file.name
    text = file.text
  }

  init(configuration: ReadConfiguration) throws {
    name = configuration.file.filename ?? ""
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  /// What kind of file it is.
  var type: UTType { name.hasSuffix(".csv") ? .commaSeparatedText : .json }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
