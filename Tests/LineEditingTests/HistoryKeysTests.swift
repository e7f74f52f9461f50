import Foundation
import LineEditing
import TestSupport
import Testing

@Suite struct HistoryKeysTests {
    @Test func `The arrow keys bring back the lines of earlier runs`() async throws {
        let folder = try TemporaryFolder()
        let first = try await startDemo(history: folder.file("history"))
        for line in ["alpha", "beta", "alpha"] {
            first.type(line)
            try await first.enter(giving: line)
        }
        first.send(.ctrl("d"))
        _ = try await first.waitForExit()

        let second = try await startDemo(history: folder.file("history"))
        second.send(.up)
        try await second.expectRow("> alpha")
        second.send(.up)
        try await second.expectRow("> beta")
        second.send(.up, "!")
        try await second.expectRow("> beta!")
        second.send(.down)
        try await second.expectRow("> alpha")
    }

    @Test func `A line with a leading space is not remembered`() async throws {
        let session = try await startDemo()
        session.type("open")
        try await session.enter(giving: "open")
        session.type(" secret")
        try await session.enter(giving: " secret")
        session.send(.up)
        try await session.expectRow("> open")
    }

    @Test func `A message of several lines comes back as one`() async throws {
        let folder = try TemporaryFolder()
        let session = try await startDemo(history: folder.file("history"))
        session.send(.paste("one\ntwo"))
        try await session.enter(giving: "one\ntwo")
        session.send(.up)
        try await session.expectRow("> one⏎two")
        try await session.enter(giving: "one\ntwo")
    }

    @Test func `Ctrl-R finds an older line`() async throws {
        let session = try await startDemo()
        for line in ["remember the key", "list notes"] {
            session.type(line)
            try await session.enter(giving: line)
        }
        session.send(.ctrl("r"), "key", .enter)
        try await session.expect("got: \"remember the key\"\n")
    }

    private func startWithLines() async throws -> TerminalSession {
        let session = try await startDemo()
        for line in ["delete the key", "remember the Key", "list notes"] {
            session.type(line)
            try await session.enter(giving: line)
        }
        return session
    }

    @Test func `Ctrl-R again goes to an older line, Ctrl-S back, and the hit can be edited`() async throws {
        let session = try await startWithLines()
        session.send(.ctrl("r"), "key")
        try await session.expectRow("(search) key: remember the Key")
        session.send(.ctrl("r"))
        try await session.expectRow("(search) key: delete the key")
        session.send(.ctrl("s"))
        try await session.expectRow("(search) key: remember the Key")
        session.send(.end, "!")
        try await session.enter(giving: "remember the Key!")
    }

    @Test(arguments: [TerminalKey.escape, .ctrl("g"), .enter])
    func `A search that finds nothing gives the line back as it was, and sends none`(key: TerminalKey) async throws {
        let session = try await startWithLines()
        session.send("half a line", .left, .left)
        session.send(.ctrl("r"), "key")
        try await session.expectRow("(search) key: remember the Key")
        session.send("x")
        try await session.expectRow("(not found) keyx: half a line")
        session.send(key)
        try await session.expectRow("> half a line")
        session.send("-")
        try await session.enter(giving: "half a li-ne")
    }

    @Test func `Ctrl-G takes a hit back, and a shorter text finds again`() async throws {
        let session = try await startWithLines()
        session.send("mine", .ctrl("r"), "keyx", .backspace)
        try await session.expectRow("(search) key: remember the Key")
        session.send(.ctrl("g"))
        try await session.expectRow("> mine")
        try await session.enter(giving: "mine")
    }

    @Test func `Ctrl-C ends a search and the line`() async throws {
        let session = try await startWithLines()
        session.send("mine", .ctrl("r"), "key", .ctrl("c"))
        try await session.expectRow(">")
        session.type("other")
        try await session.enter(giving: "other")
    }

    @Test func `A killed program has lost none of its lines`() async throws {
        let folder = try TemporaryFolder()
        let session = try await startDemo(history: folder.file("history"))
        for line in ["one", "two"] {
            session.type(line)
            try await session.enter(giving: line)
        }
        session.send("half a lin")
        session.kill()
        #expect(try await session.waitForExit() == .signaled(SIGKILL))
        var file = HistoryFile(path: folder.file("history"))
        #expect(try file.load() == ["one", "two"])
    }

    @Test func `A history that cannot be written is told once`() async throws {
        let session = try await startDemo(history: "/proc/no/history")
        session.type("one")
        session.send(.enter)
        try await session.expect("warning: ")
        try await session.expect("got: \"one\"\n")
        session.type("two")
        try await session.enter(giving: "two")
        #expect(session.screen.transcript.split(separator: "warning: ").count == 2)
    }
}
