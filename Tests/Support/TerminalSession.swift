import Foundation
import Synchronization

/// A program in a real pseudo-terminal, with a screen to look at and a keyboard to type on.
///
/// Nothing in it sleeps: every wait ends with the event it waits for, or fails with what the screen shows.
package final class TerminalSession: Sendable {
    /// How a program ended.
    package enum ExitStatus: Equatable, Sendable {
        /// It exited with a code.
        case exited(Int32)
        /// A signal ended it.
        case signaled(Int32)
    }

    private struct State {
        var screen: Screen
        var expectedUpTo = 0
        var version = 0
        var status: ExitStatus?
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let terminal: PseudoTerminal
    private let state: Mutex<State>

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - executable: its path.
    ///   - environment: all of its environment but `TERM`, `LANG` and `PATH`, which have defaults.
    ///   - folder: its working folder.
    /// - Throws: ``TerminalSessionError/cannotStart(_:)``.
    package init(
        _ executable: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        folder: String = "/tmp",
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        let defaults = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin"]
        terminal = try PseudoTerminal(
            executable: executable,
            arguments: arguments,
            environment: defaults.merging(environment) { $1 },
            folder: folder,
            columns: columns,
            rows: rows
        )
        state = Mutex(State(screen: Screen(columns: columns, rows: rows)))
        let thread = Thread { [self] in readUntilExit() }
        thread.start()
    }

    /// Types text or keys.
    package func send(_ keys: TerminalKey...) {
        send(bytes: keys.flatMap(\.bytes))
    }

    /// Types text.
    package func type(_ text: String) {
        send(bytes: Array(text.utf8))
    }

    /// Types bytes, in one piece.
    package func send(bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(terminal.descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Changes the size of the terminal; the program gets SIGWINCH.
    /// - Parameter reflows: whether the terminal wraps its lines again, as most do.
    package func resize(columns: Int, rows: Int = 24, reflows: Bool = false) {
        state.withLock { state in
            if reflows { state.screen.reflow(columns: columns) }
            state.screen.resize(columns: columns, rows: rows)
        }
        terminal.setSize(columns: columns, rows: rows)
    }

    /// Sends a signal to the program.
    package func kill(_ signal: Int32 = SIGKILL) {
        _ = Foundation.kill(terminal.process, signal)
    }

    /// The number of the program's process.
    package var processID: Int32 { terminal.process }

    /// What the screen shows now.
    package var screen: Screen { state.withLock { $0.screen } }

    /// Waits for text in what the program prints, after the text that was expected last.
    ///
    /// - Throws: ``TerminalSessionError/timedOut(waitingFor:screen:)`` and
    ///   ``TerminalSessionError/ended(waitingFor:screen:)``.
    package func expect(_ text: String, timeout: Duration = .patience) async throws {
        try await wait(for: "“\(text)”", timeout: timeout) { state in
            let printed = state.screen.transcript.unicodeScalars
            let rest = printed.dropFirst(state.expectedUpTo)
            guard let end = rest.end(ofFirst: Array(text.unicodeScalars)) else { return false }
            state.expectedUpTo = printed.distance(from: printed.startIndex, to: end)
            return true
        }
    }

    /// Lets ``expect(_:timeout:)`` wait for what is printed from now on.
    package func skipPrinted() {
        state.withLock { $0.expectedUpTo = $0.screen.transcript.unicodeScalars.count }
    }

    /// Waits until the screen is as it should be.
    ///
    /// - Parameter expectation: what is waited for, in words.
    package func expectScreen(
        _ expectation: String,
        timeout: Duration = .patience,
        _ isMet: @Sendable (Screen) -> Bool
    ) async throws {
        try await wait(for: expectation, timeout: timeout) { isMet($0.screen) }
    }

    /// Waits until the row with the cursor shows exactly this.
    package func expectRow(_ text: String, timeout: Duration = .patience) async throws {
        try await expectScreen("the row “\(text)”", timeout: timeout) { $0.currentRow == text }
    }

    /// Waits for the program's end.
    package func waitForExit(timeout: Duration = .patience) async throws -> ExitStatus {
        let deadline = ContinuousClock.now + timeout
        while true {
            let (status, version) = state.withLock { ($0.status, $0.version) }
            if let status { return status }
            guard ContinuousClock.now < deadline else {
                throw TerminalSessionError.timedOut(waitingFor: "the program's end", screen: screen.text)
            }
            await change(since: version, until: deadline)
        }
    }

    // MARK: Waiting

    private func wait(for what: String, timeout: Duration, _ isMet: (inout State) -> Bool) async throws {
        let deadline = ContinuousClock.now + timeout
        while true {
            let (isDone, hasEnded, version) = state.withLock { (isMet(&$0), $0.status != nil, $0.version) }
            if isDone { return }
            if hasEnded { throw TerminalSessionError.ended(waitingFor: what, screen: screen.text) }
            guard ContinuousClock.now < deadline else {
                throw TerminalSessionError.timedOut(waitingFor: what, screen: screen.text)
            }
            await change(since: version, until: deadline)
        }
    }

    private func change(since version: Int, until deadline: ContinuousClock.Instant) async {
        let alarm = Task {
            try? await Task.sleep(until: deadline, clock: .continuous)
            wakeAll { _ in }
        }
        defer { alarm.cancel() }
        await withCheckedContinuation { continuation in
            let isLate = state.withLock { state in
                guard state.version == version else { return true }
                state.waiters.append(continuation)
                return false
            }
            if isLate { continuation.resume() }
        }
    }

    private func wakeAll(_ change: (inout State) -> Void) {
        let waiters = state.withLock { state in
            change(&state)
            state.version += 1
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    private func readUntilExit() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(terminal.descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            let bytes = Array(chunk[..<count])
            var answers = ""
            wakeAll { state in
                state.screen.feed(bytes)
                swap(&answers, &state.screen.answers)
            }
            if !answers.isEmpty { type(answers) }
        }
        var status: Int32 = 0
        while waitpid(terminal.process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        wakeAll { $0.status = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal) }
        close(terminal.descriptor)
    }
}

/// Why a session failed.
package enum TerminalSessionError: Error, CustomStringConvertible {
    /// The program could not be started.
    case cannotStart(String)
    /// What was waited for did not come.
    case timedOut(waitingFor: String, screen: String)
    /// The program ended first.
    case ended(waitingFor: String, screen: String)

    package var description: String {
        switch self {
        case .cannotStart(let reason): "The program cannot be started: \(reason)"
        case .timedOut(let what, let screen): "Timed out waiting for \(what). The screen:\n\(screen)"
        case .ended(let what, let screen): "The program ended before \(what). The screen:\n\(screen)"
        }
    }
}

extension Substring.UnicodeScalarView {
    fileprivate func end(ofFirst pattern: [Unicode.Scalar]) -> Index? {
        var start = startIndex
        while start < endIndex {
            if self[start...].starts(with: pattern) { return index(start, offsetBy: pattern.count) }
            formIndex(after: &start)
        }
        return pattern.isEmpty ? startIndex : nil
    }
}
