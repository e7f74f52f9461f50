import Foundation
import TestSupport

/// A program in a pseudo-terminal, from its start to its first prompt and then to its end.
struct PromptStart {
    /// From the call to the prompt on the screen.
    let duration: Duration
    /// The memory that the program has at the prompt; `nil` where that cannot be seen.
    let residentBytes: Int?

    /// Starts the program, waits for the prompt, and leaves with Ctrl-D.
    /// - Throws: ``TestSupport/TerminalSessionError``.
    init(_ program: ChildProcess, arguments: [String], prompt: String) async throws {
        let start = ContinuousClock.now
        let session = try TerminalSession(program.executable, arguments: arguments, environment: program.environment)
        try await session.expect(prompt)
        duration = ContinuousClock.now - start
        residentBytes = Self.residentBytes(of: session.processID)
        session.type("\u{04}")
        _ = try await session.waitForExit()
    }

    private static func residentBytes(of process: pid_t) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
    }
}
