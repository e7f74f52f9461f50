import AssistantTestSupport
import Foundation
import Notes
import TerminalUI
import TestSupport
import Testing

@testable import Repl

struct ExchangeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Data("On the router".utf8).write(to: URL(filePath: folder.file("Wifi.md")))
    }

    @Test func `Import takes notes in, and one undo takes them back`() async throws {
        let session = TestSession()
        #expect(await session.error("/import \(folder.path)") == nil)
        #expect(session.asides.text.contains("Imported 1 note from Markdown into 1 folder."))
        #expect(try await session.store.notes(NoteFilter()).map(\.title) == ["Wifi"])
        await session.type("/undo")
        #expect(try await session.store.notes(NoteFilter()).isEmpty)
    }

    @Test(arguments: [true, false])
    func `At a prompt an import says what would come in, and asks`(isYes: Bool) async throws {
        let asked = Collector()
        let session = TestSession(confirm: { question in
            asked.write(question)
            return isYes
        })
        let error = await session.error("/import \(folder.path)")
        let told = session.asides.text.replacing("\n", with: " ")
        #expect(told.contains("Would import 1 note from Markdown into 1 folder. Nothing was stored."))
        #expect(asked.text == "Take in 1 note?")
        #expect(try await session.store.counts().notes == (isYes ? 1 : 0))
        #expect(session.asides.text.contains("Imported 1 note from Markdown into 1 folder.") == isYes)
        #expect(error?.hasPrefix("Nothing was imported.") == (isYes ? nil : true))
    }

    @Test func `An import that adds nothing asks nothing`() async throws {
        let asked = Collector()
        let session = TestSession(confirm: { question in
            asked.write(question)
            return true
        })
        await session.type("/import \(folder.path)")
        _ = asked.take()
        #expect(await session.error("/import \(folder.path)") == nil)
        #expect(asked.take().isEmpty)
    }

    @Test func `Export writes all notes`() async throws {
        let session = TestSession([TestWorld.note(0x7F3A, "Spare key", "pot")])
        #expect(await session.error("/export \(folder.file("out"))") == nil)
        #expect(FileManager.default.fileExists(atPath: folder.file("out/Notes/Spare key.md")))
        #expect(await session.error("/export \(folder.file("notes.json"))") == nil)
        #expect(await session.error("/export \(folder.file("notes.json"))")?.contains("is there already") == true)
    }

    @Test func `A dry run writes no files`() async throws {
        let session = TestSession([TestWorld.note(0x7F3A, "Spare key", "pot")], isDryRun: true)
        #expect(await session.error("/export \(folder.file("out"))")?.hasPrefix("A dry run writes no files") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
    }

    @Test(arguments: ["import", "export"]) func `Without a path a command says what it needs`(name: String) async {
        #expect(await TestSession().error("/\(name)")?.contains("/\(name) <path>, such as") == true)
    }

    @Test func `A transcript that is replayed reads and writes no files`() async throws {
        let world = TestWorld([TestWorld.note(0x7F3A, "Spare key", "pot")])
        let output = Output(look: { .init(width: 60) }, drawsCards: true, write: { _ in })
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: ScriptedBackend([]),
                world: world.world,
                answers: output,
                isRecordable: false
            )
        )
        let sentence = "works at the prompt only, so nothing was done."
        #expect(await session.handle("/import \(folder.path)").error?.contains(sentence) == true)
        #expect(await session.handle("/export \(folder.file("out"))").error?.contains(sentence) == true)
        #expect(try await world.everything.count == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
    }

    @Test func `A recording refuses an import`() async throws {
        let session = TestSession()
        await session.type("/notes")
        try await session.session.record(to: folder.file("talk.yaml"))
        #expect(await session.error("/import \(folder.path)")?.hasPrefix("A recording cannot hold an import") == true)
    }
}
