import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import TerminalUI
import TestSupport
import Testing
import Transcripts

@testable import Repl

struct RecordingTests {
    private let folder: TemporaryFolder
    private let path: String
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("talk.yaml")
    }

    private func replay() async throws -> ReplayReport {
        let file = try TranscriptFile(path: path)
        let replayed = try await Replayer { try SQLiteNotesStore(inMemory: $0) }.replay(file)
        return ReplayReport(file, replayed: replayed)
    }

    @Test func `A saved conversation replays without a difference`() async throws {
        let backend = ScriptedBackend([
            .calls(("create_note", #"{"title":"Wifi","body":"on the router"}"#), ("search_notes", #"{"query":"key"}"#)),
            .says("Done, and _found_."),
            .calls(("make_coffee", "{}")), .says("I can't."),
            .failure([.text("Er")], message: "The model is asleep."),
        ])
        let session = TestSession([key], backend: backend) { _ in
            Session.EditedText(text: "Spare keys\n\nunder the red pot", path: "") {}
        }
        for line in [
            "remember the wifi", "coffee, please", "are you there?", "/notes", "/pin 1", "/edit 7f3a", "/delete 7f3a",
            "/undo",
            "/redo", "/trash", "/restore 1", "/noets", "/check 1 9", "/tags", "/recent", "/help", "/reset",
            "/show 7f3a",
        ] {
            await session.type(line)
        }
        #expect(await session.type("/save \(path)").hasPrefix("Saved to"))
        let report = try await replay()
        #expect(report.status == .passed, "\(report.text)")
        #expect(report.turns == 18)
    }

    @Test func `The terminal that was recorded in makes no difference to a replay`() async throws {
        let ascii = Look(width: 70, colorDepth: .trueColor, isUnicode: false, canPosition: true)
        let session = TestSession([key], answers: ascii, asides: Look(width: 120))
        for line in ["/notes", "/pin 1", "/show", "/noets", "hello"] { await session.type(line) }
        await session.type("/save \(path)")
        let report = try await replay()
        #expect(report.status == .passed, "\(report.text)")
    }

    @Test func `Recording writes the file at once and after every turn`() async throws {
        let session = TestSession([key], backend: ScriptedBackend([.says("Hello.")]))
        try await session.session.record(to: path)
        #expect(try TranscriptFile(path: path).transcript.turns.isEmpty)
        await session.type("hello")
        #expect(try TranscriptFile(path: path).transcript.turns.map(\.typed) == ["hello"])
        await session.type("/pin 7f3a")
        #expect(try TranscriptFile(path: path).transcript.turns.map(\.typed) == ["hello", "/pin 7f3a"])
        #expect(try await replay().status == .passed)
    }

    @Test func `An interrupted turn is recorded, and replays as interrupted`() async throws {
        let store = try await SQLiteNotesStore(path: folder.file("notes.sqlite"))
        try await store.create(key, by: .person, at: TestWorld.now)
        let session = TestSession(store: store, backend: ScriptedBackend([.hangs([.text("The key is ")])]))
        try await session.session.record(to: path)
        let task = Task { await session.session.handle("where is it?") }
        try await waitUntil { session.answers.text.contains("key") }
        task.cancel()
        #expect(await task.value.error == nil)
        let turns = try TranscriptFile(path: path).transcript.turns
        #expect(turns.map(\.typed) == ["where is it?"])
        #expect(turns.first?.steps.first?.ending == .interrupted)
        let report = try await replay()
        #expect(report.status == .passed, "\(report.text)")
    }

    @Test func `Saving is no part of the conversation, empty lines neither`() async throws {
        let session = TestSession([key])
        try await session.session.record(to: path)
        await session.type("  ")
        await session.type("/tags")
        await session.type("/save \(folder.file("other.yaml"))")
        await session.type("/recent")
        #expect(try TranscriptFile(path: path).transcript.turns.map(\.typed) == ["/tags", "/recent"])
    }

    @Test func `A replay saves no file`() async throws {
        let other = folder.file("other.yaml")
        let header = TranscriptHeader(recorded: TestWorld.now, backend: "scripted")
        let transcript = Transcript(
            header: header,
            turns: [Turn(typed: "/tags"), Turn(typed: "/save \(other)")]
        )
        let replayed = try await Replayer { try SQLiteNotesStore(inMemory: $0) }.replay(
            TranscriptFile(path: path, transcript: transcript)
        )
        #expect(replayed.turns.last?.error?.hasPrefix("Only a conversation at the prompt") == true)
        #expect(!FileManager.default.fileExists(atPath: other))
    }

    @Test func `Nothing said is nothing to save`() async {
        #expect(
            await TestSession().error("/save \(path)")
                == "Nothing was said yet, so there is nothing to save. Say something first."
        )
    }

    @Test func `A tilde is the home folder`() async {
        let session = TestSession([key])
        await session.type("/tags")
        let missing = "no-such-folder-\(UUID().uuidString)/talk.yaml"
        let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
        #expect(
            await session.error("/save ~/\(missing)")
                == "Cannot write \(home)/\(missing): its folder does not exist."
        )
    }

    @Test func `A file that is there is not replaced`() async throws {
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        let session = TestSession([key])
        await session.type("/tags")
        #expect(
            await session.error("/save \(path)") == "\(path) exists already; nothing was written. Choose another name."
        )
        await #expect(throws: TranscriptError.exists(path: path)) { try await session.session.record(to: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test func `A recording that cannot be written is an error, and the turn is kept for the next`() async throws {
        let session = TestSession([key])
        try await session.session.record(to: path)
        try FileManager.default.removeItem(atPath: folder.path)
        #expect(await session.error("/tags") == "Cannot write \(path): its folder does not exist.")
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
        #expect(await session.error("/recent") == nil)
        #expect(try TranscriptFile(path: path).transcript.turns.map(\.typed) == ["/tags", "/recent"])
    }

    @Test func `A dry run is not kept as a transcript`() async throws {
        let session = TestSession([key], isDryRun: true)
        await session.type("/tags")
        #expect(
            await session.error("/save \(path)")
                == "A dry run is not kept as a transcript, because a replay really writes. Leave out --dry-run."
        )
        await #expect(throws: SessionError.dryRunNotSaved) { try await session.session.record(to: path) }
    }

    @Test func `Of a large store a recording has only the notes that came up`() async throws {
        let many = (1...300).map { TestWorld.note($0, "Note \($0)", "body \($0)") }
        let session = TestSession(many)
        await session.type("/show 0007")
        await session.type("/save \(path)")
        let notes = try TranscriptFile(path: path).transcript.notes
        #expect(notes.map(\.title) == ["Note 7"])
    }
}
