import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import NotesExchange

struct ImporterTests {
    /// An export of each kind, with a note “Wifi” that says “router” and has the tag “home”.
    struct Sample: CustomTestStringConvertible, Sendable {
        var format: ImportFormat
        var files: [String: String]

        var testDescription: String { format.rawValue }
    }

    static let samples = [
        Sample(format: .markdown, files: ["Wifi.md": "The router. #home\n"]),
        Sample(
            format: .obsidian,
            files: [".obsidian/app.json": "{}", "Wifi.md": "---\ntags: home\n---\nThe router.\n"]
        ),
        Sample(
            format: .lucidpal,
            files: ["lucidpal_notes.json": #"[{"title": "Wifi", "body": "The router.", "tags": ["home"]}]"#]
        ),
        Sample(format: .bear, files: ["Wifi.textbundle/text.md": "# Wifi\nThe router.\n#home"]),
        Sample(
            format: .appleNotes,
            files: ["Wifi.html": "<html><body><div><h1>Wifi</h1></div><div>The router.</div></body></html>"]
        ),
        Sample(
            format: .evernote,
            files: ["Work.enex": .enexFile(.enex("Wifi", "<div>The router.</div>", "<tag>home</tag>"))]
        ),
        Sample(
            format: .jsonLines,
            files: ["notes.jsonl": #"{"title": "Wifi", "body": "The router.", "tags": ["home"]}"#]
        ),
    ]

    @Test(arguments: samples) func `Each kind of export is recognised and read`(sample: Sample) async throws {
        let export = try Export(sample.files)
        let report = try await export.run()
        #expect(report.format == sample.format)
        let note = try #require(try await export.notes.first)
        #expect(note.title == "Wifi")
        #expect(note.body.contains("The router."))
        #expect(note.tags == (sample.format == .appleNotes ? [] : ["home"]))
        #expect(report.skipped.isEmpty)
    }

    @Test(arguments: samples) func `A second import adds nothing`(sample: Sample) async throws {
        let export = try Export(sample.files)
        try await export.run()
        let before = try await export.notes
        let report = try await export.run(format: sample.format)
        #expect(report.added.isEmpty)
        #expect(report.alreadyThere == 1)
        #expect(try await export.notes == before)
    }

    @Test(arguments: samples) func `A dry run reports the same and stores nothing`(sample: Sample) async throws {
        let export = try Export(sample.files)
        var report = try await export.run(isDryRun: true)
        #expect(try await export.notes.isEmpty)
        #expect(report.isDryRun)
        report.isDryRun = false
        report.added = report.added.map { $0.withoutID }
        var real = try await export.run()
        real.added = real.added.map { $0.withoutID }
        #expect(report == real)
    }

    @Test func `One undo takes a whole import back, and it can be imported again`() async throws {
        let export = try Export(["One.md": "1", "Two.md": "2", "Three.md": "3"])
        try await export.run()
        #expect(try await export.store.undo().count == 3)
        #expect(try await export.notes.isEmpty)
        #expect(try await export.run().added.count == 3)
    }

    @Test func `A note that was changed here stays as it is`() async throws {
        let export = try Export(["Wifi.md": "old"])
        try await export.run()
        let note = try #require(try await export.notes.first)
        try await export.store.update(note.id, by: .person, at: TestWorld.now) { $0.body = "mine" }
        #expect(try await export.run().added.isEmpty)
        #expect(try await export.notes.map(\.body) == ["mine"])
    }

    @Test func `A note that was deleted here stays in the Trash, and the report says so`() async throws {
        let export = try Export(["Wifi.md": "text"])
        try await export.run()
        let note = try #require(try await export.notes.first)
        try await export.store.delete(note.id, by: .person, at: TestWorld.now)
        let report = try await export.run()
        #expect(report.inTrash == 1)
        #expect(
            report.sentences.contains("1 note there already, 1 of them in the Trash, and nothing was changed there.")
        )
    }

    @Test func `A file that changed comes in beside the note of its old text`() async throws {
        let export = try Export(["Wifi.md": "old"])
        try await export.run()
        try export.write(Data("new".utf8), to: "Wifi.md")
        #expect(try await export.run().added.count == 1)
        #expect(try await Set(export.notes.map(\.body)) == ["old", "new"])
    }

    @Test func `A file that was moved is the same note`() async throws {
        let export = try Export(["Wifi.md": "text"])
        try await export.run()
        try FileManager.default.createDirectory(atPath: export.file("House"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: export.file("Wifi.md"), toPath: export.file("House/Wifi.md"))
        #expect(try await export.run().added.isEmpty)
    }

    @Test func `Two files with one name and text are two notes, also the second time`() async throws {
        let export = try Export(["A/Todo.md": "", "B/Todo.md": "", "C/Todo.md": ""])
        #expect(try await export.run().added.count == 3)
        #expect(try await export.run().alreadyThere == 3)
    }

    @Test func `Folders are the folders of the export, unless another one is named`() async throws {
        let files = ["Top.md": "1", "House/Garden/Roses.md": "2"]
        let export = try Export(files)
        try await export.run()
        #expect(try await export.notes.map(\.folder) == ["House/Garden", "Notes"])
        let other = try Export(files)
        try await other.run(folder: "Old")
        #expect(try await other.notes.map(\.folder) == ["Old", "Old"])
    }

    @Test func `Links between notes are counted, and pictures are no notes`() async throws {
        let export = try Export([
            "A.md": "[[b]] and [[Sub/C|see]] and [[Nobody#part]] and ![[photo.png]]", "B.md": "[[Alias]]",
            "Sub/C.md": "---\naliases: [alias]\n---\n",
        ])
        let report = try await export.run()
        #expect(report.links == 4)
        #expect(report.resolvedLinks == 3)
    }

    @Test func `The stages come one after the other`() async throws {
        let export = try Export(["A.md": "1", "B.md": "2"])
        var stages: [ImportProgress.Stage] = []
        let importer = Importer(store: export.store, world: export.world)
        _ = try await importer.run(export.path) { progress in
            if stages.last != progress.stage { stages.append(progress.stage) }
            #expect(progress.done <= progress.total)
        }
        #expect(stages == ImportProgress.Stage.allCases)
    }

    @Test func `A folder without notes, and a path that is not there, are errors`() async throws {
        let export = try Export(["photo.png": "x"])
        await #expect(throws: ExchangeError.noNotes(export.path)) { try await export.run() }
        await #expect(throws: ExchangeError.self) { try await export.run("nowhere") }
        do {
            try await export.run("nowhere")
        } catch let error as ExchangeError {
            #expect("\(error)".hasSuffix("/nowhere, so nothing was imported. Check the path."))
        }
    }
}

extension ImportReport.Added {
    fileprivate var withoutID: Self {
        var added = self
        added.id = TestWorld.id(1)
        return added
    }
}
