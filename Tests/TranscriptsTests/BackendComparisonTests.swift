import Assistant
import Foundation
import Notes
import Testing
import Transcripts

@Suite struct BackendComparisonTests {
    private let file = TranscriptFile(path: "a.yaml", transcript: Samples.everything)
    private let looks: Set = ["search_notes", "read_note"]

    @Test func `Only the tools and the notes count, not the wording`() {
        var replayed = file.transcript
        replayed.turns[0].steps[2].text = "Done!"
        replayed.turns[0].screen = "Done!"
        let comparison = BackendComparison(file, replayed: replayed, looks: looks)
        #expect(comparison.points == 4)
        #expect(comparison.possiblePoints == 4)
        #expect(BackendComparison.summary([comparison]) == "score: 4 of 4 (100 %)")
    }

    @Test func `Who never answers gets no point for leaving the notes alone`() {
        var replayed = file.transcript
        for index in replayed.turns.indices {
            replayed.turns[index].steps = []
            replayed.turns[index].error = "Nobody there."
        }
        replayed.setNotesAfter(file.transcript.notesAfter)
        #expect(
            !BackendComparison(file, replayed: replayed, looks: looks).turns.contains { $0.agrees && !$0.failedThen }
        )
        #expect(BackendComparison(file, replayed: replayed, looks: looks).points < 2)
    }

    @Test func `The table shows what was called instead, and what became of the notes`() throws {
        var replayed = file.transcript
        replayed.turns[2].steps = [Step(text: "I wrote it down.")]
        replayed.turns[3].error = nil
        replayed.setNotesAfter(replayed.notesAfter.filter { $0.id != Samples.pathID })
        let comparison = BackendComparison(file, replayed: replayed, looks: looks)
        #expect(
            comparison.text == """
                a.yaml: 2 of 4
                  = turn 1: add oat milk to the shopping list
                      search_notes, update_note, update_note
                  ≠ turn 3: note the path
                      no tool instead of create_note
                  = turn 4: thanks
                      no tool (failed in the recording)
                  ≠ notes
                      --- recorded notes
                      +++ replayed notes
                      @@ -4,8 +4,5 @@
                             - [ ] milk
                             - [ ] oat milk
                           updatedAt: 2026-03-14T09:27:53Z
                      -  - id: B1B2C3D4-0000-4000-8000-000000000002
                      -    title: "Path: #1"
                      -    createdAt: 2026-03-14T09:28:53.250Z
                         - id: A1B2C3D4-0000-4000-8000-000000000001
                           gone: true

                """
        )
        let data = try JSONEncoder().encode(comparison)
        #expect(try JSONDecoder().decode(BackendComparison.self, from: data) == comparison)
        #expect(BackendComparison.summary([comparison]) == "score: 2 of 4 (50 %)")
        #expect(BackendComparison.summary([]) == "score: 0 of 0 (0 %)")
    }

    /// A conversation of one turn, in which these tools were called.
    private func talk(_ calls: [String], error: String? = nil, notes: [NoteItem] = []) -> Transcript {
        let steps = calls.map { Step(calls: [ToolCall(id: "", name: $0, arguments: "{}")]) } + [Step(text: "Done.")]
        let turn = Turn(typed: "do it", steps: steps, error: error)
        let header = TranscriptHeader(recorded: .distantPast, backend: "b")
        return Transcript(header: header, turns: [turn], notesAfter: notes)
    }

    private static let note = NoteItem(id: Samples.pathID, title: "New", createdAt: .distantPast)

    @Test(arguments: [
        (["update_note"], ["search_notes", "read_note", "update_note", "read_note"], true),
        ([], ["search_notes"], true), (["search_notes"], ["read_note"], true), (["search_notes"], [], false),
        (["search_notes", "update_note"], ["update_note"], true), (["update_note"], ["search_notes"], false),
        (["search_notes"], ["search_notes", "delete_note"], false),
        (["create_note", "update_note"], ["update_note", "create_note"], false),
    ])
    func `An extra look costs nothing, and what changes notes counts`(
        recorded: [String],
        called: [String],
        agrees: Bool
    ) {
        let file = TranscriptFile(path: "a.yaml", transcript: talk(recorded))
        let comparison = BackendComparison(file, replayed: talk(called), looks: looks)
        #expect(comparison.turns.map(\.agrees) == [agrees])
        #expect(comparison.points == (agrees ? 2 : 1))
    }

    @Test func `A right answer where the recording failed costs nothing`() {
        let file = TranscriptFile(path: "a.yaml", transcript: talk(["search_notes"], error: "The server failed."))
        let done = BackendComparison(file, replayed: talk(["create_note"], notes: [Self.note]), looks: looks)
        #expect(done.points == 1)
        #expect(done.possiblePoints == 1)
        let said = BackendComparison(file, replayed: talk([]), looks: looks)
        #expect(said.points == 2)
        #expect(said.possiblePoints == 2)
    }

    @Test func `Notes that were changed unasked cost a point all the same`() {
        let file = TranscriptFile(path: "a.yaml", transcript: talk(["update_note"]))
        let other = BackendComparison(file, replayed: talk(["update_note"], notes: [Self.note]), looks: looks)
        #expect(other.points == 1)
        #expect(other.possiblePoints == 2)
    }
}
