import TestSupport
import Testing

@Suite struct WideLineTests {
    /// What stands on the screen from the prompt on, its rows joined.
    private static func typed(_ screen: Screen) -> String {
        screen.rows.joined().replacing("> ", with: "")
    }

    @Test(arguments: [40, 59, 60, 61])
    func `Typing before a wrapped line of wide characters loses none of them`(columns: Int) async throws {
        let session = try await startDemo(columns: columns)
        let text = String(repeating: "日本語の長い文", count: 10)
        session.send(.text(text))
        try await session.expectScreen("the whole line") { Self.typed($0) == text }
        session.send(.ctrl("a"), "ab")
        try await session.expectScreen("the line with what was typed before it") { Self.typed($0) == "ab" + text }
        session.send(.right, .delete)
        let shorter = "ab日" + text.dropFirst(2)
        try await session.expectScreen("the line without its second character") { Self.typed($0) == shorter }
    }
}
