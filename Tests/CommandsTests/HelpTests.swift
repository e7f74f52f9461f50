import ArgumentParser
import Foundation
import Testing

@testable import Commands

struct HelpTests {
    private let snapshot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "help.txt")

    @Test func `The help screen is the one in help.txt`() throws {
        let help = MagpieCommand.helpMessage(columns: 80)
        if ProcessInfo.processInfo.environment["MAGPIE_RECORD"] == "1" {
            try Data(help.utf8).write(to: snapshot)
            Issue.record("help.txt was rewritten; read the difference, and run again without MAGPIE_RECORD.")
        }
        #expect(try help == String(contentsOf: snapshot, encoding: .utf8))
    }

    @Test(arguments: [
        "notes", "search", "show", "recent", "add", "delete", "restore", "undo", "redo", "replay", "sessions", "talk",
        "setup", "models", "config", "keys",
    ])
    func `Every command has a help screen`(name: String) async throws {
        let result = await (try TestProgram()).run(name, "--help")
        #expect(result.status == 0)
        #expect(result.out.contains("USAGE: magpie"))
    }

    @Test func `The version is told`() async throws {
        let result = await (try TestProgram()).run("--version")
        #expect(result == TestProgram.Result(status: 0, out: "0.1.0", err: ""))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `There are completion scripts`(shell: String) async throws {
        let result = await (try TestProgram()).run("--generate-completion-script", shell)
        #expect(result.status == 0)
        #expect(result.out.contains("magpie"))
    }
}
