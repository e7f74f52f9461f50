import Assistant
import Synchronization
import Testing

@testable import BuiltinBackend

struct MemoryTests {
    /// Messages that count how often one of them is read.
    private struct Counted: BidirectionalCollection {
        final class Counter: Sendable {
            let reads = Mutex(0)
        }

        let messages: [Message]
        let counter = Counter()
        var startIndex: Int { 0 }
        var endIndex: Int { messages.count }
        func index(after index: Int) -> Int { index + 1 }
        func index(before index: Int) -> Int { index - 1 }
        subscript(position: Int) -> Message {
            counter.reads.withLock { $0 += 1 }
            return messages[position]
        }
    }

    private static func turn(_ text: String, _ tool: String, note: String, body: String = "") throws -> [Message] {
        let report = NoteReport(id: note, title: note, body: body, created: "", updated: "")
        let output = try JSONValue(encoding: ToolOutput(notes: [report])).json
        return [
            .user(text),
            .assistant(AssistantMessage(calls: [ToolCall(id: "1", name: tool, arguments: "{}")])),
            .tool([ToolResult(callID: "1", content: output)]),
            .assistant(AssistantMessage(text: "Done.")),
        ]
    }

    private static func turns(_ count: Int) throws -> [Message] {
        try (0..<count).flatMap { try turn("remember \($0)", "create_note", note: "note \($0)") }
    }

    @Test func `The memory of the two-thousandth turn takes no more looking than that of the two-hundredth`() throws {
        let reads = try [200, 2_000].map { count in
            let messages = Counted(messages: try Self.turns(count))
            _ = Memory(messages)
            return messages.counter.reads.withLock { $0 }
        }
        #expect(reads[0] == reads[1])
    }

    @Test func `The list of some turns ago is still known`() throws {
        let list = try Self.turn("add milk to the list", "update_note", note: "shopping list", body: "- [ ] milk")
        let memory = Memory(try Self.turns(3) + list + Self.turns(20))
        #expect(memory.notes.map(\.title) == ["note 19"])
        #expect(memory.list?.title == "shopping list")
    }
}
