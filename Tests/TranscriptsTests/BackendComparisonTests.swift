import Assistant
import Foundation
import Notes
import Testing
import Transcripts

@Suite struct BackendComparisonTests {
    private let file = TranscriptFile(path: "a.yaml", transcript: Samples.everything)

    @Test func `Only the tools and the notes count, not the wording`() {
        var replayed = file.transcript
        replayed.turns[0].steps[2].text = "Done!"
        replayed.turns[0].screen = "Done!"
        let comparison = BackendComparison(file, replayed: replayed)
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
        #expect(!BackendComparison(file, replayed: replayed).turns.contains { $0.agrees && !$0.failedThen })
        #expect(BackendComparison(file, replayed: replayed).points < 2)
    }

    @Test func `The table shows what was called instead, and what became of the notes`() throws {
        var replayed = file.transcript
        replayed.turns[2].steps = [Step(text: "I wrote it down.")]
        replayed.turns[3].error = nil
        replayed.setNotesAfter(replayed.notesAfter.filter { $0.id != Samples.pathID })
        let comparison = BackendComparison(file, replayed: replayed)
        #expect(
            comparison.text == """
                a.yaml: 1 of 4
                  = turn 1: add oat milk to the shopping list
                      search_notes, update_note, update_note
                  ≠ turn 3: note the path
                      no tool instead of create_note
                  ≠ turn 4: thanks
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
        #expect(BackendComparison.summary([comparison]) == "score: 1 of 4 (25 %)")
        #expect(BackendComparison.summary([]) == "score: 0 of 0 (0 %)")
    }
}
