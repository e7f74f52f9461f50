import Assistant
import Foundation
import LineEditing
import Notes
import NotesDatabase
import Repl
import TerminalUI

/// Wires the prompt to the terminal.
struct Prompting {
    let options: TalkCommand
    let context: CommandContext

    func run() async throws {
        let store = try options.global.openDatabase(in: context)
        let editor = try LineEditor(configuration(store))
        defer { editor.close() }
        let canErase = context.environment["TERM"] ?? "dumb" != "dumb"
        let output = Output(look: look, drawsCards: true, isTerminal: canErase, write: context.out)
        let session = options.session(
            store,
            in: context,
            answers: output,
            confirm: { _ in await Self.isYes(editor.readLine(prompt: "[y/N] ", keepsHistory: false)) },
            edit: edit(with: editor)
        )
        if let path = options.record { try await session.record(to: path) }

        let banner = try await Banner(
            version: Version.current,
            backend: "built-in assistant, offline" + (options.dryRun ? ", dry run" : ""),
            counts: store.counts(),
            recent: store.recentlyReferenced(context.world, limit: 3),
            world: context.world
        )
        context.out(LineEncoder(look()).text(banner.lines(look()) + [Line()]))
        try await options.conversation.open(in: session, from: store, recapping: true)
        await ReplLoop(session: session, editor: editor, look: look).run()
    }

    private static func isYes(_ input: LineInput) -> Bool {
        guard case .line(let text) = input else { return false }
        return ["y", "yes"].contains(text.lowercased().filter { !$0.isWhitespace })
    }

    private var look: @Sendable () -> Look {
        { [options, context] in options.global.outputLook(in: context) }
    }

    private func configuration(_ store: SQLiteNotesStore) -> LineEditorConfiguration {
        let completer = Completer(store: store, conversations: store.conversations)
        var configuration = LineEditorConfiguration()
        configuration.initFile = context.homeFolder + "/.editrc"
        configuration.pasteOn = TerminalSequence.bracketedPasteOn
        configuration.pasteOff = TerminalSequence.bracketedPasteOff
        configuration.newlineMark = look().isUnicode ? .returnSymbol : .caret
        configuration.history = history()
        configuration.historyFailed = { [context] in context.complain("\($0)") }
        configuration.complete = { await completer.completions(for: $0) }
        return configuration
    }

    private func history() -> HistoryFile {
        let folders = options.global.folders(in: context)
        // A folder that cannot be made is reported by the editor, when it cannot write the file.
        try? FileManager.default.createDirectory(
            atPath: folders.state,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        return HistoryFile(path: folders.history)
    }

    private func edit(with editor: LineEditor) -> @Sendable (String) async throws -> Session.EditedText {
        let external = ExternalEditor(environment: context.environment)
        return { text in try await editor.whileReleased { try await external.edit(text) } }
    }
}
