package import LineEditing
package import TerminalUI

/// The loop a person sits in: reads a line, lets the session handle it, until the end.
package struct ReplLoop: Sendable {
    private let session: Session
    private let editor: LineEditor
    private let look: @Sendable () -> Look

    package init(
        session: Session,
        editor: LineEditor,
        look: @escaping @Sendable () -> Look
    ) {
        self.session = session
        self.editor = editor
        self.look = look
    }

    /// Runs until Ctrl-D or `/quit`.
    package func run() async {
        while true {
            switch await editor.readLine(prompt: Prompt.text(look: look())) {
            case .endOfFile:
                await session.sayWhatIsDropped()
                await session.enrich()
                return
            case .interrupted:
                continue
            case .line(let text):
                guard await handle(text) else {
                    await session.enrich()
                    return
                }
            }
        }
    }

    /// Handles one line; Ctrl-C meanwhile stops it.
    /// - Returns: whether the session goes on.
    private func handle(_ text: String) async -> Bool {
        let task = Task { await session.handle(text) }
        let outcome = await editor.interrupts.whileRunning({ await task.value }, onInterrupt: { task.cancel() })
        return !outcome.isOver
    }
}
