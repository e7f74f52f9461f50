import Foundation
import Subprocess

/// Runs a built program to its end, without a terminal, in a home of its own.
package struct ProgramRunner: Sendable {
    /// What a program left.
    package struct Result: Equatable, Sendable {
        /// What it wrote on the standard output, with its UTF-8 repaired.
        package var output: String
        /// What it wrote on the standard error.
        package var errors: String
        /// Its exit code, or minus the signal that ended it.
        package var status: Int

        package init(output: String, errors: String = "", status: Int = 0) {
            self.output = output
            self.errors = errors
            self.status = status
        }
    }

    /// The path of the program.
    package var executable: String
    /// Its home, its working folder, and where its data goes.
    package let home: TemporaryFolder
    /// Added to its environment, which has only `HOME`, `PATH`, `LANG` and `TZ` otherwise.
    package var environment: [String: String] = [:]

    /// A runner of a program of this package, in a fresh home.
    ///
    /// - Throws: what the file system says.
    package init(_ name: String = "magpie", environment: [String: String] = [:]) throws {
        executable = BuiltProduct.path(name)
        home = try TemporaryFolder()
        self.environment = environment
    }

    /// The whole environment that the program gets.
    package var fullEnvironment: [String: String] {
        let defaults = ["HOME": home.path, "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC"]
        return defaults.merging(environment) { $1 }
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - input: what it finds in the pipe on its standard input; without any, `/dev/null` is there, as a pipe that is
    ///     closed late on a busy machine would be reported as unread.
    ///   - timeout: after which it is killed.
    /// - Throws: ``ProgramRunnerError/timedOut(arguments:)``, and errors of starting it.
    package func run(
        _ arguments: [String] = [],
        input: [UInt8] = [],
        timeout: Duration = .patience
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask {
                input.isEmpty
                    ? try await launch(arguments, input: .none) : try await launch(arguments, input: .array(input))
            }
            group.addTask {
                try await Task.sleep(for: timeout)
                return nil
            }
            defer { group.cancelAll() }
            guard let result = try await group.next() ?? nil else {
                throw ProgramRunnerError.timedOut(arguments: arguments)
            }
            return result
        }
    }

    /// Runs the program with text on its standard input.
    package func run(_ arguments: [String], input: String, timeout: Duration = .patience) async throws -> Result {
        try await run(arguments, input: Array(input.utf8), timeout: timeout)
    }

    private func launch(_ arguments: [String], input: some InputProtocol) async throws -> Result {
        let environment = fullEnvironment.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
        // The shell changes the folder and then becomes the program.
        let script = #"cd "$1" && shift && exec "$@""#
        let result = try await Subprocess.run(
            .name("sh"),
            arguments: Arguments(["-c", script, "sh", home.path, executable] + arguments),
            environment: .custom(Dictionary(uniqueKeysWithValues: environment)),
            input: input,
            output: .bytes(limit: Self.longestOutput),
            error: .bytes(limit: Self.longestOutput)
        )
        let status =
            switch result.terminationStatus {
            case .exited(let code): Int(code)
            case .signaled(let signal): -Int(signal)
            }
        return Result(
            output: String(decoding: result.standardOutput, as: UTF8.self),
            errors: String(decoding: result.standardError, as: UTF8.self),
            status: status
        )
    }

    /// In bytes.
    private static let longestOutput = 256 * 1_048_576
}

/// Why a program did not run to its end.
package enum ProgramRunnerError: Error, CustomStringConvertible {
    /// It took too long.
    case timedOut(arguments: [String])

    package var description: String {
        switch self {
        case .timedOut(let arguments): "Timed out: \(arguments.joined(separator: " "))"
        }
    }
}
