import ArgumentParser
import Foundation
import Settings
import Testing

@testable import Commands

struct HelpTests {
    /// A command by the words that it is typed with.
    struct Screen: CustomTestStringConvertible, Sendable {
        var words: [String]
        var command: any ParsableCommand.Type

        var testDescription: String { words.joined(separator: " ") }
        /// The file that holds its help.
        var file: URL { HelpTests.folder.appending(path: words.joined(separator: "-") + ".txt") }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Help")
    static let screens = screens(of: MagpieCommand.self, words: ["magpie"])

    private static func screens(of command: any ParsableCommand.Type, words: [String]) -> [Screen] {
        [Screen(words: words, command: command)]
            + command.configuration.subcommands.flatMap { subcommand in
                screens(of: subcommand, words: words + [subcommand.configuration.commandName ?? ""])
            }
    }

    @Test(arguments: screens)
    func `A command's help is the one in the folder Help`(screen: Screen) throws {
        let help = MagpieCommand.helpMessage(for: screen.command, columns: 80) + "\n"
        if ProcessInfo.processInfo.environment["MAGPIE_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(help.utf8).write(to: screen.file)
            Issue.record("\(screen.file.path) was rewritten; read the difference, and run again without MAGPIE_RECORD.")
        }
        #expect(try help == String(contentsOf: screen.file, encoding: .utf8))
    }

    @Test func `The folder Help has no help of a command that is gone`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(Self.screens.map(\.file.lastPathComponent)))
    }

    @Test(arguments: screens)
    func `A command prints its help when it is asked to`(screen: Screen) async throws {
        let result = await (try TestProgram()).run(Array(screen.words.dropFirst()) + ["--help"])
        #expect(result.status == 0)
        #expect(result.out.contains("USAGE: magpie"))
    }

    @Test func `The version is told`() async throws {
        let result = await (try TestProgram()).run("--version")
        #expect(result.status == 0)
        let commit = "(unknown|[0-9a-f]{10})"
        let text = try Regex("0\\.1\\.0 \\(commit \(commit), SQLite 3\\.[0-9.]+, Swift [6-9]\\.[0-9]+\\)\\n?")
        #expect(result.out.wholeMatch(of: text) != nil, "\(result.out)")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `There are completion scripts`(shell: String) async throws {
        let result = await (try TestProgram()).run("--generate-completion-script", shell)
        #expect(result.status == 0)
        #expect(result.out.contains("magpie"))
    }

    @Test func `The names of the backends complete, whatever is wrong with the file`() async throws {
        let program = try await TestProgram()
        var context = CommandContext.unreachable(except: [.settings])
        context.environment = ["MAGPIE_HOME": program.file("")]
        let known = ["builtin", "openai", "anthropic", "ollama"]
        #expect(Settings.backendNames(in: context) == known)
        try program.write("backends:\n  far: {kind: openai}\n  odd: {kind: odd}\n", to: "config.yaml")
        #expect(Set(Settings.backendNames(in: context)) == Set(known + ["far", "odd"]))
        try program.write("backends: [", to: "config.yaml")
        #expect(Settings.backendNames(in: context) == known)
    }
}
