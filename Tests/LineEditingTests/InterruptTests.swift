import Foundation
import TestSupport
import Testing

@Suite struct InterruptTests {
    @Test func `Ctrl-C at the prompt drops the line`() async throws {
        let session = try await startDemo()
        session.send("half a thought", .left, .left, .ctrl("c"))
        try await session.expect("interrupted\n")
        try await session.expectRow(">")
        session.send("next")
        try await session.enter(giving: "next")
    }

    @Test func `A signal at the prompt is Ctrl-C`() async throws {
        let session = try await startDemo()
        session.send("half")
        try await session.expectRow("> half")
        session.kill(SIGINT)
        try await session.expect("interrupted\n")
    }

    @Test func `Ctrl-C in a search drops the line`() async throws {
        let session = try await startDemo()
        session.send("abc")
        try await session.enter(giving: "abc")
        session.send(.ctrl("r"), "ab", .ctrl("c"))
        try await session.expect("interrupted\n")
    }

    @Test func `Ctrl-C while the program is busy goes to the program`() async throws {
        let session = try await startDemo()
        session.send("busy", .enter)
        try await session.expect("busy now\n")
        session.send(.ctrl("c"))
        try await session.expect("stopped\n")
        try await session.expect("> ")
        session.send("still here")
        try await session.enter(giving: "still here")
    }

    @Test func `Keys typed while the program is busy come to the next prompt`() async throws {
        let session = try await startDemo()
        session.send("busy", .enter)
        try await session.expect("busy now\n")
        session.send("typed ahead")
        session.send(.ctrl("c"))
        try await session.expect("stopped\n")
        try await session.expectRow("> typed ahead")
        #expect(!session.screen.rows.contains { $0.contains("typed ahead") && !$0.hasPrefix("> ") })
    }

    @Test(arguments: [("one", "> one", "one"), ("one\rtwo\r", "> one⏎two", "one\ntwo"), ("e\u{1B}[Df", "> ef", "ef")])
    func `What was typed and entered before Ctrl-C is not sent, but stands in the line`(
        typed: String,
        row: String,
        line: String
    ) async throws {
        let session = try await startDemo()
        session.send("busy", .enter)
        try await session.expect("busy now\n")
        session.type(typed)
        session.send(.ctrl("c"))
        try await session.expect("stopped\n")
        try await session.expectRow(row)
        try await session.enter(giving: line)
    }

    @Test func `Ctrl-D on an empty line ends the input`() async throws {
        let session = try await startDemo()
        session.send(.ctrl("d"))
        try await session.expect("bye\n")
        #expect(try await session.waitForExit() == .exited(0))
    }

    @Test func `When the terminal hangs up the program ends`() async throws {
        let session = try await startDemo()
        session.kill(SIGHUP)
        #expect(try await session.waitForExit() == .signaled(SIGHUP))
    }

    @Test(arguments: [SIGTERM, SIGQUIT, SIGABRT, SIGUSR1])
    func `A terminating signal gives the terminal back`(signal: Int32) async throws {
        let session = try await startDemo()
        try await session.expectScreen("bracketed paste") { $0.isPasteBracketed }
        session.kill(signal)
        #expect(try await session.waitForExit() == .signaled(signal))
        #expect(!session.screen.isPasteBracketed)
    }

    @Test func `Another program can have the terminal for a while`() async throws {
        let session = try await startDemo()
        session.send("lend", .enter)
        try await session.expect("lent\n")
        session.type("for it\r")
        try await session.expect("read: for it\n")
        try await session.expect("> ")
        session.send("back")
        try await session.enter(giving: "back")
    }

    @Test func `After Ctrl-Z and fg the line is there again`() async throws {
        let session = try TerminalSession("/bin/sh", arguments: ["-i"], environment: ["PS1": "shell: "])
        try await session.expect("shell: ")
        session.type("set -m; \(BuiltProduct.path("LineEditorDemo"))\r")
        try await session.expect("> ")
        session.send("half")
        try await session.expectRow("> half")
        session.send(.ctrl("z"))
        try await session.expect("shell: ")
        session.type("stty -a | grep -o ' -\\?icanon'; fg\r")
        try await session.expect(" icanon")
        try await session.expectRow("> half")
        session.send(" and half")
        try await session.enter(giving: "half and half")
        #expect(session.screen.rows.filter { $0.hasPrefix("> half") } == ["> half", "> half and half"])
    }

    @Test func `A program stopped from outside draws its line again when it goes on`() async throws {
        let session = try TerminalSession("/bin/sh", arguments: ["-i"], environment: ["PS1": "shell: "])
        try await session.expect("shell: ")
        session.type("set -m; \(BuiltProduct.path("LineEditorDemo")) & echo pid=$! ; fg\r")
        try await session.expect("> ")
        session.send("half")
        try await session.expectRow("> half")
        let digits = session.screen.transcript.split(separator: "pid=").last?.prefix { $0.isNumber } ?? ""
        let process = try #require(pid_t(digits))
        kill(process, SIGSTOP)
        try await session.expect("shell: ")
        // SIGSTOP leaves the terminal as it was while editing, where Enter is no newline.
        session.type("fg\n")
        try await session.expectRow("> half")
        session.send("!")
        try await session.enter(giving: "half!")
    }
}
