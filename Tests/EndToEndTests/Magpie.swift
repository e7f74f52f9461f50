import Foundation
import Notes
import TestSupport

/// The built program in a home of its own.
struct Magpie {
    let runner: ProgramRunner

    init(environment: [String: String] = [:]) throws {
        runner = try ProgramRunner("magpie", environment: environment)
    }

    /// Runs it with arguments and, where given, text on standard input.
    @discardableResult
    func callAsFunction(_ arguments: String..., input: String = "") async throws -> ProgramRunner.Result {
        try await runner.run(arguments, input: input)
    }

    /// Every live note.
    func notes() async throws -> [NoteItem] {
        let result = try await runner.run(["notes", "--json"])
        return try JSONDecoder().decode([NoteItem].self, from: Data(result.output.utf8))
    }

    /// The program at its prompt, in a pseudo-terminal.
    func prompt(
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 40
    ) async throws -> TerminalSession {
        let session = try terminal(arguments, environment: environment, columns: columns, rows: rows)
        try await session.expect("/help")
        try await session.expect("›")
        return session
    }

    /// The program with arguments, in a pseudo-terminal.
    func terminal(
        _ arguments: [String],
        environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 40
    ) throws -> TerminalSession {
        try TerminalSession(
            runner.executable,
            arguments: arguments,
            environment: runner.fullEnvironment.merging(["TERM": "xterm-256color"]) { $1 }.merging(environment) { $1 },
            folder: runner.home.path,
            columns: columns,
            rows: rows
        )
    }

    /// The folder of the database.
    var dataFolder: String { runner.home.file(".local/share/magpie") }
    /// The database.
    var database: String { dataFolder + "/notes.sqlite" }
    /// The history of the prompt.
    var history: String { runner.home.file(".local/state/magpie/history") }
}
