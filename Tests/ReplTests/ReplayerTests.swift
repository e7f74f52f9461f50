import Assistant
import AssistantTestSupport
import Notes
import NotesDatabase
import Testing
import Transcripts

@testable import Repl

struct ReplayerTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")

    private func replay(_ turns: [Turn], after: [NoteItem]? = nil) async throws -> ReplayReport {
        let header = TranscriptHeader(recorded: TestWorld.now, backend: "scripted", width: 60)
        let transcript = Transcript(header: header, notes: [key], turns: turns, notesAfter: after)
        let file = TranscriptFile(path: "talk.yaml", transcript: transcript)
        return ReplayReport(file, replayed: try await Replayer { try SQLiteNotesStore(inMemory: $0) }.replay(file))
    }

    @Test func `A live backend answers in place of the recording, and is named in the replay`() async throws {
        let header = TranscriptHeader(recorded: TestWorld.now, backend: "other", model: "m")
        let recorded = [Turn(typed: "hi", steps: [Step(text: "Hello.")]), Turn(typed: "/tags")]
        let file = TranscriptFile(path: "talk.yaml", transcript: Transcript(header: header, turns: recorded))
        let backend = ScriptedBackend([.says("Good day.")])
        let replayed = try await Replayer(
            makeStore: { try SQLiteNotesStore(inMemory: $0) },
            makeBackend: { _, _ in backend }
        )
        .replay(file)
        #expect(replayed.turns.map(\.steps) == [[Step(text: "Good day.")], []])
        #expect(replayed.header.backend == "scripted")
        #expect(replayed.header.model == nil)
    }

    @Test func `The same screen and notes pass`() async throws {
        let turn = Turn(typed: "hi", steps: [Step(text: "Hello.")], screen: "Hello.")
        #expect(try await replay([turn]).status == .passed)
    }

    @Test func `Another screen differs, in the turn it belongs to`() async throws {
        let first = Turn(
            typed: "/tags",
            screen: "No tags yet. Say something like: tag the spare key note with\nhome"
        )
        let second = Turn(typed: "hi", steps: [Step(text: "Hello.")], screen: "Goodbye.")
        let report = try await replay([first, second])
        #expect(report.differences.map(\.turn) == [2])
        #expect(report.differences.first?.diff.contains("-Goodbye.\n+Hello.") == true)
    }

    @Test func `Other notes differ`() async throws {
        let report = try await replay([Turn(typed: "/quit")], after: [key.with { $0.title = "Other" }])
        #expect(report.differences.map(\.kind) == [.notes])
    }

    @Test func `An interrupted step is interrupted again`() async throws {
        let turn = Turn(
            typed: "hi",
            steps: [Step(text: "Hel", ending: .interrupted)],
            screen: "Hel\nInterrupted. What was said and done so far is kept."
        )
        #expect(try await replay([turn]).status == .passed)
    }

    @Test func `A failure fails again, in the same words`() async throws {
        let turn = Turn(
            typed: "hi",
            steps: [Step(ending: .failed(BackendError(.other, "The model is asleep.")))],
            screen: "The model is asleep.",
            error: "The model is asleep."
        )
        #expect(try await replay([turn]).status == .passed)
    }

    @Test func `An unknown tool is told to the model and touches nothing`() async throws {
        let turn = Turn(
            typed: "coffee",
            steps: [
                Step(calls: [ToolCall(id: "", name: "make_coffee", arguments: "{}")]),
                Step(text: "I cannot."),
            ],
            screen: "I cannot."
        )
        #expect(try await replay([turn]).status == .passed)
    }

    @Test func `A model that is asked once more than recorded is an error that names the turn`() async throws {
        let turn = Turn(
            typed: "coffee",
            steps: [Step(calls: [ToolCall(id: "", name: "make_coffee", arguments: "{}")])]
        )
        let report = try await replay([turn])
        #expect(report.status == .differs)
        #expect(report.text.contains("turn 1: the recording has 1 step of the model in this turn"))
    }

    @Test func `An edited text is edited again, an editor that failed fails again`() async throws {
        let edited = Turn(typed: "/edit 7f3a", edited: "Spare keys\n\nunder the red pot")
        let report = try await replay([edited], after: [key.with { $0.title = "Spare keys" }])
        #expect(report.text.contains("│ + Title: Spare keys"))
        let failed = Turn(typed: "/edit 7f3a", screen: "No editor.", error: "No editor.")
        #expect(try await replay([failed]).status == .passed)
    }
}
