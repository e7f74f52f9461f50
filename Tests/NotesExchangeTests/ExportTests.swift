import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import TestSupport
import Testing

@testable import NotesExchange

struct ExportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Notes that are hard to write down.
    static let notes: [NoteItem] = {
        let date = TestWorld.now
        let bodies = [
            "", "text", "text\n", "\n\ntext\n\n", "one\r\ntwo\r", "---\nkey: value\n---\ntext", "---\nkey: value\n---",
            "---\r\ntitle: own\r\ntags: [own]\r\ncreated: 2001-01-01\r\n---\r\ntext", "---\nbroken: [\n---\n",
            "---\nmagpie: 7F3A0000-0000-4000-8000-000000000000\ntitle: fake\n---\ntext", "---\n---\n",
            "---\n\n---\ntext",
            "---\n# only a comment\n---\n", "tab\tand \u{1B}[31m and \u{202E}", "emoji 👩‍👩‍👧 and ünïcode",
        ]
        var notes = bodies.enumerated().map { index, body in
            NoteItem(id: TestWorld.id(0x100 + index), title: "Body \(index)", body: body, createdAt: date)
        }
        let titles = [
            "a/b: c \"d\" #e", "- [x] 'quoted'", "true", "2024-01-01", "~", "{{date}}", "  spaced  ", "con", "..",
            "a\nb",
            String(repeating: "🎉", count: 200), "Case", "case", "CASE", "Case (2)",
        ]
        notes += titles.enumerated().map { index, title in
            NoteItem(id: TestWorld.id(0x200 + index), title: title, body: "b", createdAt: date)
        }
        notes.append(
            NoteItem(
                id: TestWorld.id(0x300),
                title: "Everything",
                body: "---\nsource: a book\nPinned: no\n---\n- [ ] x (due 2027-01-01)",
                tags: ["home", "two words", "a,b", "[c]", "#d", "true", "ü: v"],
                createdAt: Date(milliseconds: 1_234_567_890_123),
                updatedAt: Date(milliseconds: 1_334_567_890_001),
                aiSummary: "A summary: with \"quotes\"\nand lines.",
                aiActionItems: ["call, and ask", "- write"],
                aiAuthor: "far/gpt: \"x\"",
                aiCategory: .finance,
                source: .siri,
                isPinned: true,
                lastReferencedAt: Date(milliseconds: 1_334_567_890_002),
                folder: "Work / Müller: 2024",
                dueAt: DueDate("2027-01-01 09:30")
            )
        )
        return notes
    }()

    @Test(arguments: notes) func `The file of a note reads back as the note`(note: NoteItem) throws {
        let text = ExportedNote(note).text
        let matter = try #require(FrontMatter(of: text))
        #expect(matter.problem == nil)
        let file = SourceFile(path: "/x.md", place: "x.md", kind: .markdown, modifiedAt: .distantPast)
        #expect(ExportedNote(matter, of: file)?.note == note)
    }

    @Test func `Front matter of a note's own stays byte for byte, and comes first`() {
        let note = NoteItem(
            id: TestWorld.id(1),
            title: "T",
            body: "---\ntags: [own]  # mine\n---\ntext",
            tags: ["own", "new"],
            createdAt: TestWorld.now
        )
        #expect(
            ExportedNote(note).text == """
                ---
                tags: [own]  # mine
                magpie: 00010000-0000-4000-8000-000000000000
                title: T
                magpie-tags: [own, new]
                created: 2026-03-14T09:26:53Z
                updated: 2026-03-14T09:26:53Z
                folder: Notes
                source: manual
                ---
                text

                """
        )
    }

    @Test(arguments: ExportFormat.allCases) func `An export reads back with every field of every note`(
        format: ExportFormat
    ) async throws {
        let store = SQLiteNotesStore.inMemory(Self.notes)
        let exporter = Exporter(store: store)
        let notes = try await exporter.notes()
        let path = folder.file(format == .markdown ? "notes" : "notes.json")
        #expect(try exporter.write(notes, to: path, format).written == notes.count)
        let other = SQLiteNotesStore.inMemory()
        let report = try await Importer(store: other, world: TestWorld().world).run(path)
        #expect(report.skipped.isEmpty)
        let order: (NoteItem, NoteItem) -> Bool = { $0.id.uuidString < $1.id.uuidString }
        let back = try await other.notes(NoteFilter()).sorted(by: order)
        // A title is one line.
        let expected = notes.map { note in
            var note = note
            note.title = NotePatch.oneLine(note.title)
            return note
        }
        #expect(back == expected.sorted(by: order))
        #expect(try await Importer(store: store, world: TestWorld().world).run(path).added.isEmpty)
    }

    @Test func `No name is too long, forbidden, or one of another in other letters`() async throws {
        let store = SQLiteNotesStore.inMemory(Self.notes)
        let exporter = Exporter(store: store)
        _ = try exporter.write(try await exporter.notes(), to: folder.file("out"))
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.file("out"))
        let parts = names.flatMap { $0.split(separator: "/") }
        #expect(parts.allSatisfy { $0.utf8.count <= 255 && !$0.contains { "\\:*?\"<>|".contains($0) } })
        #expect(parts.allSatisfy { !$0.hasSuffix(" ") && !$0.hasSuffix(".") })
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        #expect(names.filter { $0.hasSuffix(".md") }.count == Self.notes.count)
    }

    @Test(arguments: [
        ("a/b", "a-b"), ("..", "Untitled"), (".hidden", "_.hidden"), ("CON", "CON_"), ("nul.txt", "nul.txt_"),
        ("x. ", "x"), ("", "Untitled"), ("tab\there", "tab here"), ("e\u{301}", "é"),
        ("../../etc/passwd", "_..-..-etc-passwd"),
        ("a\u{202E}b", "a b"), ("note.md", "note.md_"),
    ])
    func `A name is safe on every file system`(title: String, name: String) {
        #expect(FileNames.name(title) == name)
    }

    // MARK: A second export

    private func note(_ number: Int, _ title: String, _ body: String = "text") -> NoteItem {
        TestWorld.note(number, title, body)
    }

    private func write(_ notes: NoteItem...) throws -> ExportReport {
        try Exporter(store: SQLiteNotesStore.inMemory()).write(notes, to: folder.file("out"))
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.file("out/Notes/" + name), encoding: .utf8)
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.file("out/Notes")).sorted() }
    }

    @Test func `A second export replaces only what changed`() throws {
        _ = try write(note(1, "A", "old"), note(2, "B"))
        let report = try write(note(1, "A", "new"), note(2, "B"))
        #expect(report.written == 1)
        #expect(report.unchanged == 1)
        #expect(try text("A.md").hasSuffix("---\nnew\n"))
        #expect(try files == ["A.md", "B.md"])
    }

    @Test func `A file that somebody changed stays, and the note is written beside it`() throws {
        _ = try write(note(1, "A", "old"))
        try Data("mine".utf8).write(to: URL(filePath: folder.file("out/Notes/A.md")))
        let report = try write(note(1, "A", "new"))
        #expect(report.kept == [ExportReport.Kept(path: "Notes/A.md", writtenTo: "Notes/A (2).md")])
        #expect(try text("A.md") == "mine")
        #expect(try text("A (2).md").hasSuffix("new\n"))
        #expect(try write(note(1, "A", "new")).unchanged == 1)
    }

    @Test func `Files of others in the folder stay, also links and those in other letters`() throws {
        _ = try write(note(9, "Z"))
        try Data("foreign".utf8).write(to: URL(filePath: folder.file("out/Notes/a.MD")))
        try FileManager.default.createSymbolicLink(atPath: folder.file("out/Notes/B.md"), withDestinationPath: "a.MD")
        _ = try write(note(1, "A"), note(2, "B"))
        #expect(try files == ["A (2).md", "B (2).md", "B.md", "Z.md", "a.MD"])
        #expect(try text("a.MD") == "foreign")
    }

    @Test func `A note that was renamed or moved has one file`() throws {
        _ = try write(note(1, "A"), note(2, "B"))
        var moved = note(2, "B")
        moved.folder = "Work"
        _ = try write(note(1, "New name"), moved)
        #expect(try files == ["New name.md"])
        #expect(FileManager.default.fileExists(atPath: folder.file("out/Work/B.md")))
    }

    @Test func `A title that another note has left is taken by nobody's text`() throws {
        _ = try write(note(1, "A", "one"), note(2, "B", "two"))
        _ = try write(note(1, "B", "one"), note(2, "A", "two"))
        let texts = try files.map { try text($0) }
        #expect(texts.count == 2)
        #expect(texts.contains { $0.hasSuffix("\none\n") })
        #expect(texts.contains { $0.hasSuffix("\ntwo\n") })
    }

    @Test func `Notes that are not exported again keep their files`() throws {
        _ = try write(note(1, "A"), note(2, "B"))
        _ = try write(note(2, "B"))
        #expect(try files == ["A.md", "B.md"])
    }

    @Test func `A list of files that leads out of the folder removes nothing there`() throws {
        let id = TestWorld.id(1).uuidString
        _ = try write(note(9, "Z"))
        try Data("mine".utf8).write(to: URL(filePath: folder.file("mine.md")))
        let list = #"{"files": {"../mine.md": {"id": "\#(id)", "digest": "\#(ExportManifest.digest("mine"))"}}}"#
        try Data(list.utf8).write(to: URL(filePath: folder.file("out/" + ExportManifest.name)))
        _ = try write(note(1, "A"))
        #expect(try String(contentsOfFile: folder.file("mine.md"), encoding: .utf8) == "mine")
    }

    @Test func `An export that was broken off is gone on with`() throws {
        _ = try write(note(1, "A"))
        try FileManager.default.removeItem(atPath: folder.file("out/" + ExportManifest.name))
        #expect(try write(note(1, "A")).unchanged == 1)
        #expect(try files == ["A.md"])
    }

    @Test func `Only their owner can read the files`() throws {
        _ = try write(note(1, "A"))
        for name in ["out", "out/Notes", "out/Notes/A.md", "out/" + ExportManifest.name] {
            let mode = try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
            #expect((mode ?? 0) & 0o077 == 0)
        }
    }

    @Test func `A file that is there is not replaced`() throws {
        let path = folder.file("notes.json")
        try Data("mine".utf8).write(to: URL(filePath: path))
        let exporter = Exporter(store: SQLiteNotesStore.inMemory())
        #expect(throws: ExchangeError.exists(path)) { try exporter.write([note(1, "A")], to: path, .json) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test func `Folder and tags choose the notes; of several tags one is enough`() async throws {
        var work = TestWorld.note(1, "Work", tags: ["A"])
        work.folder = "Work"
        let store = SQLiteNotesStore.inMemory([work, TestWorld.note(2, "B", tags: ["b"]), TestWorld.note(3, "C")])
        let exporter = Exporter(store: store)
        #expect(try await exporter.notes(folder: "Work").map(\.title) == ["Work"])
        #expect(try await Set(exporter.notes(tags: ["#a", "B"]).map(\.title)) == ["Work", "B"])
        await #expect(throws: ExchangeError.nothingToExport) { try await exporter.notes(tags: ["none"]) }
    }

    @Test func `A draft that a killed export left is removed by the next one, and nothing else is`() throws {
        let exporter = Exporter(store: SQLiteNotesStore.inMemory())
        let note = NoteItem(id: TestWorld.id(1), title: "Key", body: "pot", createdAt: TestWorld.now)
        _ = try exporter.write([note], to: folder.path)
        let notes = folder.file("Notes")
        let stale = notes + "/Key.md.1A2B3C4D.tmp"
        let others = ["/Key.md.tmp", "/mine.tmp", "/Bike.md.0A0A0A0A.tmp"].map { notes + $0 }
        for path in [stale] + others { try Data("half".utf8).write(to: URL(filePath: path)) }
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3_600)]
        for path in [stale] + others.dropLast() { try FileManager.default.setAttributes(old, ofItemAtPath: path) }
        _ = try exporter.write([note], to: folder.path)
        #expect(!FileManager.default.fileExists(atPath: stale))
        for path in others { #expect(FileManager.default.fileExists(atPath: path)) }
    }
}
