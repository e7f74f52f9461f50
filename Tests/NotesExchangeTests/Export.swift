import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import TestSupport

@testable import NotesExchange

/// An export of another program in a folder of its own, and a store to import it into.
struct Export {
    let store: any NotesStore = SQLiteNotesStore.inMemory()
    let world = TestWorld().world
    private let folder: TemporaryFolder

    /// - Parameter files: the texts of files by their paths.
    init(_ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    /// Its path.
    var path: String { folder.path }

    /// The path of a file in it.
    func file(_ name: String) -> String { folder.file(name) }

    /// Puts a file into it.
    func write(_ data: Data, to path: String) throws {
        let url = URL(filePath: folder.file(path))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Imports all of it, or a file in it.
    @discardableResult
    func run(
        _ path: String = "",
        format: ImportFormat? = nil,
        folder: String? = nil,
        isDryRun: Bool = false
    ) async throws -> ImportReport {
        let options = Importer.Options(format: format, folder: folder, isDryRun: isDryRun)
        let importer = Importer(store: store, world: world)
        return try await importer.run(path.isEmpty ? self.folder.path : self.folder.file(path), options)
    }

    /// Every note, live or in the Trash, by title.
    var notes: [NoteItem] {
        get async throws {
            try await store.notes(NoteFilter(order: .byTitle)) + store.notes(NoteFilter(isTrashed: true))
        }
    }
}

extension String {
    /// A note of an export of Evernote.
    static func enex(_ title: String, _ content: String, _ rest: String = "") -> String {
        """
        <note><title>\(title)</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>\(content)</en-note>]]></content>\
        <created>20240206T070948Z</created><updated>20240206T182007Z</updated>\(rest)</note>
        """
    }

    /// An export of Evernote with these notes.
    static func enexFile(_ notes: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
        <en-export export-date="20240206T182025Z" application="Evernote" version="10.74.1">\(notes.joined())</en-export>
        """
    }
}
