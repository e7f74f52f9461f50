import TestSupport
import Testing

@Suite struct WideLineTests {
    /// What stands on the screen from the prompt on, its rows joined.
    private static func typed(_ screen: Screen) -> String {
        screen.rows.joined().replacing("> ", with: "")
    }

    /// Changes the width, waits until the line is drawn for it, and types a key.
    private static func resize(_ session: TerminalSession, columns: Int, reflows: Bool, typing key: String) async throws
    {
        session.resize(columns: columns, reflows: reflows)
        try await session.expect("> ")
        session.type(key)
        try await session.expectScreen("the line with \(key)") { $0.rows.joined().hasSuffix(key) }
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

    @Test(arguments: ["0123456789", "日本語の長い文"], [false, true])
    func `Changing the width of the window while a wrapped line is typed erases nothing above it`(
        piece: String,
        reflows: Bool
    ) async throws {
        let session = try await startDemo(columns: 40)
        session.type("first")
        try await session.enter(giving: "first")
        let text = String(repeating: piece, count: 7)
        session.type(text)
        try await session.expectScreen("the wrapped line") { $0.rows.joined().hasSuffix(text) }
        for (columns, key) in [(110, "a"), (70, "b"), (120, "c")] {
            try await Self.resize(session, columns: columns, reflows: reflows, typing: key)
        }
        #expect(session.screen.rows.prefix(2) == ["> first", "got: \"first\""])
        #expect(session.screen.rows.dropFirst(2).joined() == "> " + text + "abc")
        try await session.enter(giving: text + "abc")
    }

    @Test(arguments: ["0123456789", "日本語の長い文"], [false, true])
    func `Making the window narrower while a wrapped line is typed leaves no copy and erases nothing`(
        piece: String,
        reflows: Bool
    ) async throws {
        let session = try await startDemo(columns: 120)
        session.type("first")
        try await session.enter(giving: "first")
        let text = String(repeating: piece, count: 13)
        session.type(text)
        try await session.expectScreen("the wrapped line") { $0.rows.joined().hasSuffix(text) }
        for (columns, key) in [(70, "a"), (34, "b")] {
            try await Self.resize(session, columns: columns, reflows: reflows, typing: key)
        }
        let rows = session.screen.rows
        #expect(rows.prefix(2) == ["> first", "got: \"first\""])
        #expect(rows.dropFirst(2).joined() == "> " + text + "ab")
        try await session.enter(giving: text + "ab")
    }
}
