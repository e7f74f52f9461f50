import Foundation
import TestSupport
import Testing

@Suite struct EditingTests {
    @Test(
        arguments: [
            (["hé漢👍llo"], "hé漢👍llo"),
            (["né", .backspace, "o"], "no"),
            (["漢字", .backspace], "漢"),
            (["a👍", .backspace, "b"], "ab"),
            (["x👍🏽", .backspace], "x"),
            (["xe\u{301}", .backspace], "x"),
            (["a漢c", .left, .left, "b"], "ab漢c"),
            (["a👍🏽c", .left, .left, "b"], "ab👍🏽c"),
            (["ac", .left, .left, .right, "b"], "abc"),
            (["bc", .home, "a", .end, "d"], "abcd"),
            (["one three", .wordLeft, "two "], "one two three"),
            (["one three", .home, .wordRight, " two"], "one two three"),
            (["abc", .home, .delete, .delete], "c"),
            (["abc", .home, .ctrl("d")], "bc"),
            (["one two", .ctrl("w"), "three"], "one three"),
            (["one two", .ctrl("u"), "three"], "three"),
        ] as [([TerminalKey], String)]
    )
    func `Keys edit the line`(keys: [TerminalKey], line: String) async throws {
        let session = try await startDemo()
        for key in keys { session.send(key) }
        try await session.enter(giving: line)
    }

    @Test func `The screen shows what the line is`() async throws {
        let session = try await startDemo()
        session.send("ab漢字cd", .home, .right, .right, .delete)
        try await session.expectRow("> ab字cd")
    }

    @Test(arguments: ["\u{1B}[1;2P", "\u{1B}[24~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[I", "\u{1B}[200;300;4R"])
    func `A key without a meaning types nothing`(sequence: String) async throws {
        let session = try await startDemo()
        session.type("a\(sequence)b")
        try await session.enter(giving: "ab")
    }

    @Test(
        arguments: [
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0x61, 0x00, 0x62], "ab"), ([0x61, 0xC3, 0x62], "a\u{FFFD}b"),
            ([0x61, 0xE6, 0xBC, 0x62], "a\u{FFFD}\u{FFFD}b"), ([0xC2, 0x85, 0x62], "\u{FFFD}b"),
            ([0xED, 0xA0, 0x80, 0x62], "\u{FFFD}\u{FFFD}\u{FFFD}b"),
        ] as [([UInt8], String)]
    )
    func `Bytes that are no text do not lose the rest of the line`(bytes: [UInt8], line: String) async throws {
        let session = try await startDemo()
        session.send(bytes: bytes)
        try await session.enter(giving: line)
    }

    @Test func `A character may come in pieces`() async throws {
        let session = try await startDemo()
        session.send(bytes: [0xE6])
        session.send(bytes: [0xBC, 0xA2])
        try await session.enter(giving: "漢")
    }

    @Test func `A line longer than the screen is wide is edited as one`() async throws {
        let session = try await startDemo(columns: 20)
        let text = String(repeating: "abcdefghi ", count: 5)
        session.send(.text(text), .home, "X", .end, "Y")
        try await session.enter(giving: "X\(text)Y")
    }

    @Test func `A resize keeps the line and draws it for the new width`() async throws {
        let session = try await startDemo()
        session.send("0123456789")
        try await session.expectRow("> 0123456789")
        session.resize(columns: 30)
        session.send("abcdefghijklmnopqrstuvwxyz")
        try await session.expectScreen("the wrapped line") { screen in
            screen.rows.contains("> 0123456789abcdefghijklmnopqr") && screen.currentRow == "stuvwxyz"
        }
        try await session.enter(giving: "0123456789abcdefghijklmnopqrstuvwxyz")
    }

    @Test(arguments: ["dumb", "vt100", "linux", "screen-256color", "no-such-terminal", "emacs", ""])
    func `Every kind of terminal can be typed on`(type: String) async throws {
        let session = try await startDemo(environment: ["TERM": type])
        session.send("hexlo", .left, .left, .backspace, "l")
        try await session.enter(giving: "hello")
    }

    @Test(arguments: ["C", "POSIX", "xx_YY.UTF-8", "de_DE.ISO-8859-1"])
    func `UTF-8 is edited in every locale`(locale: String) async throws {
        let session = try await startDemo(environment: ["LANG": locale])
        session.send("é漢👍", .backspace)
        try await session.expectRow("> é漢")
        try await session.enter(giving: "é漢")
    }

    @Test func `An init file can bind keys`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("editrc")
        try #"bind "^X" ed-move-to-beg"#.write(toFile: path, atomically: true, encoding: .utf8)
        let session = try await startDemo(environment: ["DEMO_EDITRC": path])
        session.send("bc", .ctrl("x"), "a")
        try await session.enter(giving: "abc")
    }

    @Test func `With vi keys the editor's own keys still work`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("editrc")
        try "bind -v\n".write(toFile: path, atomically: true, encoding: .utf8)
        let session = try await startDemo(environment: ["DEMO_EDITRC": path])
        session.send("/n", .tab)
        try await session.expectRow("> /notes")
        session.send(.ctrl("c"))
        try await session.expect("interrupted")
    }
}
