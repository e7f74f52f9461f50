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
