import NotesExchange
import TerminalUI

/// The line on standard error that says how far it is, where that is a terminal.
struct ProgressBar {
    private let look: Look?
    private let write: (String) -> Void
    private var drawn = ""

    init(_ global: GlobalOptions, in context: CommandContext, isWanted: Bool = true) {
        look = isWanted && context.isErrorTerminal && !context.isQuiet ? global.errorLook(in: context) : nil
        write = context.err
    }

    /// Draws how far an import is.
    mutating func show(_ progress: ImportProgress) {
        let stages = ImportProgress.Stage.allCases
        let index = stages.firstIndex(of: progress.stage) ?? 0
        draw(stages.map(\.rawValue), index, progress.done, progress.total)
    }

    /// Draws how far an export is.
    mutating func show(_ done: Int, of total: Int) { draw(["Exported"], 0, done, total) }

    /// Takes the line back.
    mutating func erase() {
        if !drawn.isEmpty { write(WaitingLine.erasure) }
        drawn = ""
    }

    private mutating func draw(_ stages: [String], _ stage: Int, _ done: Int, _ total: Int) {
        guard let look else { return }
        let line = ProgressLine(stages: stages, stage: stage, done: done, total: total, look: look).text
        guard line != drawn else { return }
        write(WaitingLine.erasure + line)
        drawn = line
    }
}
