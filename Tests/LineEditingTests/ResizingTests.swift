import TestSupport
import Testing

@testable import LineEditing

/// A window whose width changes while a line is being typed.
@Suite struct ResizingTests {
    /// Words that often leave a space at the end of a row.
    private static let words = String(repeating: "abcd ", count: 15)

    /// Changes the width, waits until the line is drawn for it, and types a key.
    private static func resize(_ session: TerminalSession, columns: Int, reflows: Bool, typing key: String) async throws
    {
        session.skipPrinted()
        session.resize(columns: columns, reflows: reflows)
        try await session.expect("> ")
        session.type(key)
        try await session.expectScreen("the line with \(key)") { $0.rows.joined().hasSuffix(key) }
    }

    /// A line as a terminal wraps it, without the spaces at the ends of its rows.
    private static func rows(_ line: String, columns: Int) -> [String] {
        stride(from: 0, to: line.count, by: columns).map { start in
            String(line.dropFirst(start).prefix(columns).reversed().drop { $0 == " " }.reversed())
        }
    }

    /// What a screen shows, without its spaces: a row may end in one that stands for a wide character.
    private static func shown(_ screen: Screen) -> String {
        screen.rows.joined().replacing(" ", with: "")
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

    @Test(arguments: [false, true], [[31], [31, 40], [31, 90], [61, 31, 46, 40]])
    func `Rows that end in a space keep no letter and leave no copy`(reflows: Bool, widths: [Int]) async throws {
        let session = try await startDemo(columns: 40)
        session.type(Self.words)
        try await session.expectScreen("the wrapped line") { $0.cursor == (1, 37) }
        for (index, columns) in widths.enumerated() {
            try await Self.resize(session, columns: columns, reflows: reflows, typing: "\(index)")
        }
        let line = "> " + Self.words + (0..<widths.count).map(String.init).joined()
        #expect(session.screen.rows == Self.rows(line, columns: widths[widths.count - 1]))
    }

    @Test(arguments: [
        ("x日本語の長い文を書いています。とても長いので何行にもなります。もっと書きます。まだ終わりません。", [60, 40]),
        ("x日本語の長い文を書いています。とても長いので何行にもなります。もっと書きます。まだ終わりません。", [60, 30, 60]),
        ("x日本語の長い文を書いています。とても長いので何行にもなります。もっと書きます。まだ終わりません。", [60, 20, 60]),
        ("meet 田中さん at 駅 🚉 tomorrow, bring 寿司 🍣 for 山田さん and お茶 🍵 and きのこ 🍄", [60, 59, 57, 41, 40, 20, 60]),
        (String(repeating: "abcdefghi,", count: 9) + "abcdefg", [80, 50, 33, 99, 60]),
    ])
    func `Wide characters that leave a column free, and full rows, leave no copy`(text: String, widths: [Int])
        async throws
    {
        let session = try await startDemo(columns: widths[0])
        session.type("first")
        try await session.enter(giving: "first")
        session.type(text)
        let line = text.replacing(" ", with: "")
        try await session.expectScreen("the wrapped line") { Self.shown($0).hasSuffix(line) }
        for columns in widths.dropFirst() {
            session.skipPrinted()
            session.resize(columns: columns, reflows: true)
            try await session.expect("> ")
            try await session.expectScreen("the line at \(columns) columns") { Self.shown($0).hasSuffix(line) }
        }
        session.type("!")
        try await session.expectScreen("the line with !") { Self.shown($0).hasSuffix("!") }
        #expect(Self.shown(session.screen) == ">firstgot:\"first\">" + line + "!")
    }

    @Test func `Pasted rows that end in a space are joined again by a wider window`() async throws {
        let session = try await startDemo(columns: 42)
        session.send(.paste(Self.words))
        try await session.expectScreen("the wrapped line") { $0.cursor == (1, 35) }
        try await Self.resize(session, columns: 90, reflows: true, typing: "!")
        #expect(session.screen.rows == ["> " + Self.words + "!"])
    }

    @Test(arguments: [false, true])
    func `A search goes on when the width changes, and leaves nothing behind`(reflows: Bool) async throws {
        let session = try await startDemo(columns: 60)
        session.type(Self.words)
        try await session.enter(giving: Self.words)
        session.send(.ctrl("r"), "bcd")
        let line = "(search) bcd: " + Self.words
        try await session.expectScreen("the line that was found") {
            $0.rows.suffix(2) == Self.rows(line, columns: 60)[...]
        }
        let above = session.screen.rows.dropLast(2)
        session.skipPrinted()
        session.resize(columns: 50, reflows: reflows)
        try await session.expect("(search) bcd: ")
        session.send(" ")
        let longer = "(search) bcd : " + Self.words
        try await session.expectScreen("the search in the narrower window") {
            $0.rows.suffix(2) == Self.rows(longer, columns: 50)[...]
        }
        #expect(session.screen.rows.count == above.count + 2 || reflows)
        session.send(.escape)
        try await session.expectScreen("the line") {
            $0.rows.suffix(2) == Self.rows("> " + Self.words, columns: 50)[...]
                && !$0.text.contains("(search)")
        }
    }

    @Test func `Behind a full row the cursor may be on its last column, behind it, or in a row of its own`() {
        let wrapped = WrappedText.places(after: "abcdef", columns: 4, wrappedAgainAt: 3)
        #expect(wrapped.map(\.row) == [2, 1, 1])
        #expect(wrapped.map(\.column) == [0, 2, 3])
        let cleared = WrappedText.places(after: "abcdefgh", columns: 4, wrappedAgainAt: 6)
        #expect(cleared.map(\.row) == [1, 2])
        #expect(cleared.map(\.column) == [2, 0])
    }

    @Test func `A row that ends in a space may be the end of a line for the terminal`() {
        let places = WrappedText.places(after: "abc def gh", columns: 4, wrappedAgainAt: 8)
        #expect(places.map(\.row) == [1, 1, 1])
        #expect(places.map(\.column) == [2, 6, 2])
    }
}
