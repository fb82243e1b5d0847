import SwiftUI
import TalonKit
import UniformTypeIdentifiers

/// What can be done with the results: into a file, out of a file, away with them.
struct ResultFiles: View {
  @Environment(TalonState.self) private var app
  @State private var exported: TextFile?
  @State private var isExporting = false
  @State private var isImporting = false
  let state: StatisticsState

  var body: some View {
    let words = app.words
    Section {
      if let summary = state.summary {
        ShareLink(item: summary) {
          label(words["statistics-share"], words["statistics-share-about"])
        }
        .accessibilityIdentifier("share")
      }
      row("export", words["statistics-export"], words["statistics-export-about"]) {
        await export(state.export())
      }
      .fileExporter(
        isPresented: $isExporting, document: exported, contentType: exported?.type ?? .json,
        defaultFilename: exported?.name
      ) { outcome in
        state.exported((try? outcome.get()) != nil)
      }
      row("export-table", words["statistics-export-table"], words["statistics-export-table-about"])
      {
        await export(state.exportTable())
      }
      row("import", words["statistics-import"], words["statistics-import-about"]) {
        isImporting = true
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { outcome in
        guard let file = try? outcome.get() else { return }
        Task { await state.importFile(file) }
      }
    }
    if state.hasResults { Reset(state: state) }
  }

  private func export(_ file: ExportedFile?) {
    exported = file.map(TextFile.init)
    isExporting = file != nil
  }

  private func row(
    _ name: String, _ label: String, _ about: String,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    Button {
      Task { await action() }
    } label: {
      self.label(label, about)
    }
    .accessibilityIdentifier(name)
  }

  private func label(_ label: String, _ about: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: label)
      Text(verbatim: about)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}
