import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct AppearanceTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    @Test func `Without a UTF-8 locale boxes are ASCII`() async throws {
        let prompt = try TerminalSession(
            magpie.runner.executable,
            environment: magpie.runner.fullEnvironment.merging(["LANG": "C", "TERM": "xterm"]) { $1 },
            folder: magpie.runner.home.path
        )
        try await prompt.expect("/help")
        prompt.type("remember the milk\r")
        try await prompt.expect("+ + CREATED")
        prompt.send(.ctrl("d"))
        _ = try await prompt.waitForExit()
        #expect(prompt.screen.transcript.allSatisfy { $0.isASCII })
    }

    @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `Colours are drawn on a terminal unless they are turned off`(environment: [String: String]) async throws {
        try await magpie("add", "--title", "Wifi")
        let prompt = try TerminalSession(
            magpie.runner.executable,
            arguments: ["notes"],
            environment: magpie.runner.fullEnvironment.merging(environment) { $1 },
            folder: magpie.runner.home.path
        )
        #expect(try await prompt.waitForExit() == .exited(0))
        #expect(prompt.screen.text.contains("Wifi"))
        #expect(prompt.screen.isColored == environment.isEmpty)
    }

    @Test func `An error is wrapped between words in a terminal, and nowhere else`() async throws {
        let terminal = try magpie.terminal(["--backend", "nope", "hello"], columns: 40)
        #expect(try await terminal.waitForExit() == .exited(64))
        #expect(
            terminal.screen.rows.prefix(2) == [
                "magpie: There is no backend “nope”.", "There are: builtin, openai, anthropic,",
            ]
        )
        #expect(try await magpie("--backend", "nope", "hello").errors.split(separator: "\n").count == 1)
    }

    @Test func `Escape sequences in a note never reach the terminal`() async throws {
        let title = "\u{1B}]0;owned\u{07}Title\u{1B}[31m"
        try await magpie("add", "--title", title, "--tag", "t\u{9B}31m", "body \u{1B}[2J\u{202E}\u{1B}P1$r\u{1B}\\ end")
        for arguments in [
            ["notes"], ["search", "title"], ["show", "Title"], ["recent"], ["what does the title say?"],
        ] {
            let result = try await magpie.runner.run(arguments)
            let text = result.output + result.errors
            #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
            #expect(!text.contains("\u{202E}"))
            #expect(!text.contains("owned"))
        }
    }

    @Test func `Colour can be asked for in a pipe`() async throws {
        try await magpie("add", "--title", "Wifi")
        #expect(try await magpie("notes", "--color", "always").output.contains("\u{1B}["))
    }
}
