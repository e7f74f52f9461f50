import Assistant
import Foundation
import Testing

struct KeptConversationTests {
    private func entry(_ text: String) -> ConversationEntry {
        ConversationEntry(kind: .user, date: Date(timeIntervalSince1970: 0), text: text, payload: "")
    }

    @Test(arguments: [
        ("where is the key?", "where is the key?"), ("\n\n  first\nsecond", "first"),
        ("red \u{1B}[31m text\u{7}", "red [31m text"), ("", "Untitled"),
        (
            "a line that goes on and on and says a great many things of no interest at all",
            "a line that goes on and on and says a great many things…"
        ),
    ])
    func `The title is the first line, harmless and short`(line: String, title: String) {
        #expect(KeptConversation(id: UUID(), firstLine: entry(line), backend: "m").title == title)
    }

    @Test(arguments: [
        ("one\n\n two\tthree\u{0}four", "one two three four"), ("   ", ""),
        (String(repeating: "x", count: 200), String(repeating: "x", count: 119) + "…"),
    ])
    func `The preview is one line of at most 120 characters`(text: String, preview: String) {
        #expect(entry(text).preview == preview)
    }

    @Test(arguments: [("  Keys\nand bikes ", "Keys and bikes"), (" \n", nil), ("", nil)])
    func `A title that is typed is one line`(typed: String, title: String?) {
        #expect(KeptConversation.title(typed) == title)
    }

    @Test func `As JSON it has the names of its properties and dates in ISO 8601`() throws {
        let id = UUID()
        let kept = KeptConversation(id: id, firstLine: entry("hello"), backend: "m")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(kept), as: UTF8.self)
        #expect(
            json == """
                {"backend":"m","createdAt":"1970-01-01T00:00:00Z","id":"\(id.uuidString)","isPinned":false,\
                "preview":"hello","title":"hello","updatedAt":"1970-01-01T00:00:00Z"}
                """
        )
    }
}
