import Assistant
import Foundation
import Notes
import Testing
import Transcripts

@Suite struct ReplayReportTests {
    private let file = TranscriptFile(path: "a.yaml", transcript: Samples.everything)

    @Test func `A replay in which everything comes out as recorded passes`() {
        var replayed = file.transcript
        replayed.setNotesAfter(replayed.notesAfter.reversed())
        let report = ReplayReport(file, replayed: replayed)
        #expect(report.status == .passed)
        #expect(report.text == "ok a.yaml (4 turns)\n")
    }

    @Test func `Each difference is shown with its turn`() throws {
        var replayed = file.transcript
        replayed.turns[1].screen = "Undone. "
        replayed.turns[2].screen = "Wrote it down"
        replayed.turns[2].steps.removeLast()
        replayed.turns[3].error = nil
        var notes = replayed.notesAfter
        notes[0].body = "- [ ] milk"
        replayed.setNotesAfter(notes)
        let report = ReplayReport(file, replayed: replayed)
        #expect(report.text == Self.differing)
        let data = try JSONEncoder().encode(report)
        #expect(try JSONDecoder().decode(ReplayReport.self, from: data) == report)
    }

    @Test func `An update takes the screens, the errors and the notes, and leaves what goes in`() {
        var replayed = file.transcript
        replayed.turns[1].screen = "Taken back."
        replayed.turns[3].error = nil
        replayed.turns[2].steps = []
        replayed.setNotesAfter(file.transcript.notes)
        var expected = file.transcript
        expected.turns[1].screen = "Taken back."
        expected.turns[3].error = nil
        expected.setNotesAfter(file.transcript.notes)
        #expect(file.transcript.updated(with: replayed) == expected)
    }

    @Test func `A file that cannot be replayed is reported with the reason`() {
        let report = ReplayReport(path: "a.yaml", failure: TranscriptError.tooLarge(path: "a.yaml"))
        #expect(
            report.text == "failed a.yaml\n  a.yaml is too large for a transcript, which has at most 16 MB.\n"
        )
        #expect(ReplayReport.summary([report]) == "1 transcript: 1 failed")
    }

    private static let differing = """
        differs a.yaml (4 turns)
          turn 3: note the path
          --- recorded screen
          +++ replayed screen
          @@ -1 +1 @@
          -Wrote it do
          +Wrote it down
          turn 3: note the path
          --- recorded steps
          +++ replayed steps
          @@ -8,5 +8,3 @@
                     pinned: false
                     tags: ["12", "yes"]
                     title: "Path: #1"
          -      - say: Wrote it do
          -        interrupted: true
          turn 4: thanks
          --- recorded error
          +++ replayed error
          @@ -1 +0,0 @@
          -The server said: 503
          after the last turn
          --- recorded notes
          +++ replayed notes
          @@ -1,8 +1,5 @@
           after:
             - id: 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11
          -    body: |-
          -      - [ ] milk
          -      - [ ] oat milk
               updatedAt: 2026-03-14T09:27:53Z
             - id: B1B2C3D4-0000-4000-8000-000000000002
               title: "Path: #1"

        """
}
