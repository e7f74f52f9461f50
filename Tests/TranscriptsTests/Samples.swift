import Assistant
import Foundation
import Notes
import Transcripts

/// Values that several tests start from.
enum Samples {
    static let recorded = date("2026-03-14T09:26:53Z")
    static let listID = id("5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11")
    static let keyID = id("A1B2C3D4-0000-4000-8000-000000000001")
    static let pathID = id("B1B2C3D4-0000-4000-8000-000000000002")

    static func date(_ text: String) -> Date {
        (try? Date(text, strategy: .iso8601)) ?? .distantPast
    }

    static func id(_ text: String) -> UUID {
        UUID(uuidString: text) ?? UUID()
    }

    /// A transcript with each part of the format in it.
    static var everything: Transcript {
        let list = NoteItem(id: listID, title: "Shopping list", body: "- [ ] milk", createdAt: recorded)
        let old = NoteItem(
            id: keyID,
            title: "Spare key",
            body: "Under the blue pot.\n\n  Ask Ana.\n",
            tags: ["home", "a, b"],
            createdAt: recorded.addingTimeInterval(-86_400),
            aiSummary: "Where the key is",
            aiActionItems: ["ask Ana"],
            aiCategory: .memory,
            source: .conversation,
            isPinned: true,
            folder: "House"
        )
        var changed = list
        changed.body = "- [ ] milk\n- [ ] oat milk"
        changed.updatedAt = recorded.addingTimeInterval(60)
        let added = NoteItem(id: pathID, title: "Path: #1", createdAt: recorded.addingTimeInterval(120.25))
        return Transcript(
            comments: [" Adding to a list.", ""],
            header: TranscriptHeader(
                recorded: recorded,
                backend: "openai",
                model: "qwen3:4b",
                timeZone: "Europe/Berlin",
                locale: "de_DE",
                width: 60
            ),
            notes: [list, old],
            turns: turns,
            notesAfter: [added, changed]
        )
    }

    private static var turns: [Turn] {
        [
            Turn(
                typed: "add oat milk to the shopping list",
                steps: [
                    Step(
                        thinking: "The list first.\nThen the milk.",
                        calls: [ToolCall(name: "search_notes", with: ["query": "shopping list"])]
                    ),
                    Step(
                        calls: [
                            ToolCall(name: "update_note", with: ["id": "5c1e", "append": "- [ ] oat milk"]),
                            ToolCall(name: "update_note", arguments: "{\"id\": "),
                        ]
                    ),
                    Step(text: "Added oat milk to **Shopping list**.\n"),
                ],
                screen: "  ╭ ✎ UPDATED ─ 5c1e ╮\n│ Shopping list 🛒 │\n\nAdded oat milk.\n"
            ),
            Turn(
                typed: "/undo",
                date: recorded.addingTimeInterval(90),
                enriched: [
                    FinishedEnrichment(
                        id: listID,
                        body: "- [ ] milk",
                        enrichment: NoteEnrichment(summary: "What to buy", actionItems: ["milk"], category: .task)
                    )
                ],
                screen: "Undone."
            ),
            Turn(
                typed: "note the path\nand 買う",
                ids: [pathID],
                steps: [
                    Step(
                        calls: [
                            ToolCall(
                                name: "create_note",
                                with: ["title": "Path: #1", "body": "a\nb", "tags": ["12", "yes"], "pinned": false]
                            )
                        ]
                    ),
                    Step(text: "Wrote it do", ending: .interrupted),
                ],
                screen: "Wrote it do"
            ),
            Turn(
                typed: "thanks",
                steps: [Step(ending: .failed(BackendError(.busy, "The server said: 503")))],
                error: "The server said: 503"
            ),
        ]
    }
}

extension ToolCall {
    /// A call as a file holds it.
    init(name: String, arguments: String) {
        self.init(id: "", name: name, arguments: arguments)
    }

    /// A call with the arguments of a value.
    init(name: String, with arguments: JSONValue) {
        self.init(name: name, arguments: arguments.json)
    }
}
