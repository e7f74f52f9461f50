import Assistant
import Foundation
import Notes
import Testing
import Transcripts

@Suite struct TranscriptFormatTests {
    @Test func `A written transcript reads like a page`() {
        #expect(TranscriptFile(path: "all.yaml", transcript: Samples.everything).text == Self.page)
    }

    @Test func `What was written is read back whole`() throws {
        let file = try TranscriptFile(data: Data(Self.page.utf8), path: "all.yaml")
        #expect(file.transcript == Samples.everything)
        #expect(file.turnLines == [28, 47, 56, 73])
        #expect(file.turnsLine == 28)
    }

    @Test func `The smallest transcript has a version, a date, a backend and its turns`() throws {
        let text = """
            magpie-transcript: 1
            recorded: 2026-03-14T09:26:53Z
            backend: {name: builtin}
            turns:
              - user: hello
            """
        let transcript = try TranscriptFile(data: Data(text.utf8), path: "a.yaml").transcript
        #expect(transcript.header == TranscriptHeader(recorded: Samples.recorded, backend: "builtin"))
        #expect(transcript.turns == [Turn(typed: "hello")])
        #expect(transcript.time(ofTurn: 0) == Samples.recorded.addingTimeInterval(60))
        #expect(transcript.notesAfter.isEmpty)
    }

    @Test func `A file with the line breaks of Windows and a byte order mark is read like any other`() throws {
        let text = "\u{FEFF}" + Self.page.unicodeScalars.map { $0 == "\n" ? "\r\n" : String($0) }.joined()
        #expect(try TranscriptFile(data: Data(text.utf8), path: "all.yaml").transcript == Samples.everything)
    }

    @Test func `A byte order mark within a comment is left out, and what is written is read as the same`() throws {
        let file = try TranscriptFile(data: Data("# two\u{FEFF} words\n\(Self.page)".utf8), path: "mark.yaml")
        #expect(file.transcript.comments.first == " two words")
        let again = try TranscriptFile(data: Data(file.text.utf8), path: "mark.yaml")
        #expect(again.transcript == file.transcript)
    }

    @Test func `What the documentation shows is read`() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let article = tests.appending(path: "../../Sources/Transcripts/Transcripts.docc/Format.md").standardized
        let parts = try String(contentsOf: article, encoding: .utf8).split(separator: "```yaml\n").dropFirst()
        let blocks = parts.compactMap { $0.split(separator: "```").first.map(String.init) }
        try #require(blocks.count == 10)
        #expect(try TranscriptFile(data: Data(blocks[0].utf8), path: "Format.md").transcript.turns.count == 1)
        let gone = "  - id: D1B2C3D4-0000-4000-8000-000000000004\n"
        let text = blocks[1...2].joined() + gone + blocks[3] + "    model:\n" + blocks[4...].joined()
        let transcript = try TranscriptFile(data: Data(text.utf8), path: "Format.md").transcript
        #expect(transcript.turns.map(\.steps.count) == [3, 0, 5])
        #expect(transcript.notes.count == 2)
        #expect(transcript.notesAfter.count == 3)
    }

    @Test func `Of a call a file holds the name and the arguments, an object of them on one line with sorted keys`() {
        let arguments = [#"{ "query" : "list", "limit": 3 }"#, "{oops"]
        var step = Step(calls: arguments.map { ToolCall(id: "c", name: "f", arguments: $0) })
        step.results = [ToolResult(callID: "c", content: "{}"), ToolResult(callID: "c", content: "{}")]
        let header = TranscriptHeader(recorded: Samples.recorded, backend: "b")
        let held = Transcript(header: header, turns: [Turn(typed: "a", steps: [step])]).turns[0].steps
        let calls = [
            ToolCall(name: "f", arguments: #"{"limit":3,"query":"list"}"#), ToolCall(name: "f", arguments: "{oops"),
        ]
        #expect(held == [Step(calls: calls)])
    }

    @Test func `Words without quotes are numbers and truth values only among arguments`() throws {
        let text = """
            magpie-transcript: 1
            recorded: 2026-03-14T09:26:53Z
            backend: {name: builtin}
            turns:
              - user: 12
                model:
                  - call: f
                    with: {a: 12, b: true, c: null, d: 5c1e, e: yes, f: "12", g: [-1.5, x], h: {}}
            """
        let turn = try #require(try TranscriptFile(data: Data(text.utf8), path: "a.yaml").transcript.turns.first)
        #expect(turn.typed == "12")
        #expect(
            turn.steps.first?.calls.first?.arguments
                == #"{"a":12,"b":true,"c":null,"d":"5c1e","e":"yes","f":"12","g":[-1.5,"x"],"h":{}}"#
        )
    }

    private static let page = #"""
        # Adding to a list.
        #
        magpie-transcript: 1
        recorded: 2026-03-14T09:26:53Z
        backend: {name: openai, model: qwen3:4b}
        timeZone: Europe/Berlin
        locale: de_DE
        width: 60
        notes:
          - id: 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11
            title: Shopping list
            body: "- [ ] milk"
          - id: A1B2C3D4-0000-4000-8000-000000000001
            title: Spare key
            body: |
              Under the blue pot.

                Ask Ana.
            tags: [home, "a, b"]
            folder: House
            isPinned: true
            source: conversation
            aiCategory: memory
            aiSummary: Where the key is
            aiActionItems: [ask Ana]
            createdAt: 2026-03-13T09:26:53Z
        turns:
          - user: add oat milk to the shopping list
            model:
              - think: |-
                  The list first.
                  Then the milk.
                call: search_notes
                with: {query: shopping list}
              - calls:
                  - call: update_note
                    with: {append: "- [ ] oat milk", id: 5c1e}
                  - call: update_note
                    raw: '{"id": '
              - say: |
                  Added oat milk to **Shopping list**.
            screen: |2
                ╭ ✎ UPDATED ─ 5c1e ╮
              │ Shopping list 🛒 │

              Added oat milk.
          - user: /undo
            at: 2026-03-14T09:28:23Z
            enriched:
              - id: 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11
                summary: What to buy
                actionItems: [milk]
                category: task
            screen: |
              Undone.
          - user: |-
              note the path
              and 買う
            ids: [B1B2C3D4-0000-4000-8000-000000000002]
            model:
              - call: create_note
                with:
                  body: |-
                    a
                    b
                  pinned: false
                  tags: ["12", "yes"]
                  title: "Path: #1"
              - say: Wrote it do
                interrupted: true
            screen: |
              Wrote it do
          - user: thanks
            model:
              - fails: "The server said: 503"
                kind: busy
            error: "The server said: 503"
        after:
          - id: 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11
            body: |-
              - [ ] milk
              - [ ] oat milk
            updatedAt: 2026-03-14T09:27:53Z
          - id: B1B2C3D4-0000-4000-8000-000000000002
            title: "Path: #1"
            createdAt: 2026-03-14T09:28:53.250Z
          - id: A1B2C3D4-0000-4000-8000-000000000001
            gone: true

        """#
}
