import Dispatch

/// A line editor on a terminal: the loop of a conversation is a loop over ``readLine(prompt:)``.
///
/// While it lives, it owns the terminal: between two lines signal keys work and nothing is echoed. Reading blocks a
/// thread of its own, never one that Swift tasks run on.
package actor LineEditor {
    /// Ctrl-C while no line is being read.
    package nonisolated let interrupts: InterruptSource

    private let session: LineSession
    private let terminal: EditorTerminal
    private nonisolated let executor: QueueExecutor

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Takes the terminal.
    ///
    /// - Throws: ``LineEditorError/notATerminal``.
    package init(_ configuration: LineEditorConfiguration) throws(LineEditorError) {
        guard let terminal = EditorTerminal(configuration),
            let session = LineSession(configuration, terminal: terminal)
        else { throw .notATerminal }
        executor = QueueExecutor(label: "magpie.line-editor")
        interrupts = terminal.interrupts
        self.terminal = terminal
        self.session = session
    }

    /// Reads one line.
    ///
    /// - Parameter prompt: what stands before the line; text between two delimiters of the configuration takes no columns.
    package func readLine(prompt: String) -> LineInput {
        session.readLine(prompt: prompt, keepsHistory: true)
    }

    /// Asks the terminal something that it answers by itself, and then what it is, which every terminal answers.
    ///
    /// What is typed meanwhile is not lost, and no answer gets into a line, however late it is.
    /// - Parameter milliseconds: how long the answer is waited for; one that comes later is taken while a line is read.
    package func ask(_ question: String, milliseconds: Int32) {
        session.ask(question, milliseconds: milliseconds)
    }

    /// Reads the answer to a question; it does not become part of the history.
    ///
    /// Text that was typed before the question was asked is not taken as the answer; the next line gets it.
    /// - Parameter prompt: as for ``readLine(prompt:)``.
    package func readAnswer(prompt: String) -> LineInput {
        session.readAnswer(prompt: prompt)
    }

    /// Lends the terminal, as it was found, to another program such as a text editor.
    ///
    /// Ctrl-C meanwhile belongs to that program.
    package nonisolated func whileReleased<Result>(
        _ operation: () async throws -> Result
    ) async rethrows -> Result {
        terminal.setReleased(true)
        defer { terminal.setReleased(false) }
        return try await operation()
    }

    /// Gives the terminal back as it was found; to be called before the program ends.
    ///
    /// Keys that have been typed stay for the shell.
    package nonisolated func close() {
        terminal.stop()
    }
}

/// Why there is no line editor.
package enum LineEditorError: Error, Equatable, CustomStringConvertible {
    /// The input is not a terminal.
    case notATerminal

    package var description: String { "The input is not a terminal." }
}

/// Runs an actor's jobs on a queue whose thread may block.
private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInteractive)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
