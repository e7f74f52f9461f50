import TestSupport
import Testing

@Suite struct MessageTests {
    @Test func `A paste of three lines is one message`() async throws {
        let session = try await startDemo()
        session.send(.paste("one\ntwo\nthree"))
        try await session.expectRow("> one⏎two⏎three")
        try await session.enter(giving: "one\ntwo\nthree")
    }

    @Test func `In ASCII a newline is shown as two characters`() async throws {
        let session = try await startDemo(environment: ["DEMO_ASCII": "1"])
        session.send(.paste("one\ntwo"))
        try await session.expectRow("> one^Mtwo")
        try await session.enter(giving: "one\ntwo")
    }

    @Test func `A paste goes in at the cursor and can be edited`() async throws {
        let session = try await startDemo()
        session.send("ad", .left, .paste("b\nc"), .backspace, "C")
        try await session.enter(giving: "ab\nCd")
    }

    @Test func `A paste carries no control characters`() async throws {
        let session = try await startDemo()
        session.send(.paste("a\u{1B}[31mb\u{7}c\u{3}d\te"))
        try await session.enter(giving: "a[31mbcd\te")
    }

    @Test func `A paste of a hundred thousand characters arrives whole`() async throws {
        let session = try await startDemo()
        let text = (0..<2_000).map { "line \($0) with words that go on and on" }.joined(separator: "\n")
        session.send(.paste(text + "\nend of paste"))
        session.send(.enter)
        try await session.expect("end of paste\"\n")
    }

    @Test(arguments: [TerminalKey.altEnter, .ctrl("j"), .text("\\\r")])
    func `A newline can be typed`(key: TerminalKey) async throws {
        let session = try await startDemo()
        session.send("one")
        try await session.expectRow("> one")
        session.send(key)
        try await session.expectRow("> one⏎")
        session.send("two")
        try await session.enter(giving: "one\ntwo")
    }

    @Test func `A line that a program sends with a newline at its end is entered`() async throws {
        let session = try await startDemo()
        session.type("hello\n")
        try await session.expect("got: \"hello\"\n")
    }

    @Test func `What was typed before the prompt came is not lost`() async throws {
        let session = try TerminalSession(BuiltProduct.path("LineEditorDemo"))
        session.type("early\rand more")
        try await session.expect("got: \"early\"\n")
        try await session.expectRow("> and more")
    }

    @Test func `Several lines sent at once are several lines`() async throws {
        let session = try await startDemo()
        session.type("one\rtwo\rthree\r")
        for line in ["one", "two", "three"] { try await session.expect("got: \"\(line)\"\n") }
    }
}
