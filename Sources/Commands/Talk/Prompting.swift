import Assistant
import BuiltinBackend
import Foundation
import Foundations
import LineEditing
import Notes
import Repl
import Settings
import Synchronization
import TerminalUI

/// Wires the prompt to the terminal.
struct Prompting {
    let options: TalkCommand
    let context: CommandContext

    func run() async throws {
        let (start, facts) = try await begin()
        let present = PresentSession()
        let completer = Completer(
            store: start.store,
            conversations: start.archive.store,
            catalog: start.catalog,
            backend: { await present.session?.backendName ?? "" },
            recent: { await present.session?.recentCommands ?? [] },
            trashStart: { [context] in NotesTrash.start(in: context.world) }
        )
        let palette = PresentPalette(start.palette)
        var configuration = configuration(completer, isUnicode: look { nil }().isUnicode)
        configuration.replied = { palette.ground = TerminalBackground.theme(of: $0) }
        let editor = try context.makeLineEditor(configuration)
        defer { editor.close() }
        let canErase = context.environment["TERM"] ?? "dumb" != "dumb"
        let look = look { palette.theme }
        if palette.theme == nil, canErase, look().colorDepth != .none, !isPaletteInEnvironment {
            let patience = TerminalBackground.patience(context.environment)
            await editor.ask(TerminalBackground.question, milliseconds: patience)
        }
        let output = Output(look: look, drawsCards: true, isTerminal: canErase, setsOff: true, write: context.out)
        let enrichment = enrichment(start)
        let write = context.out
        let remind: @Sendable (String) -> Void = {
            write(LineEncoder(look()).text(Notice.lines($0, .muted, look: look())))
        }
        let session = Session(
            Session.Setup(
                store: start.store,
                backend: start.backend,
                world: context.world,
                answers: output,
                isDryRun: options.dryRun,
                enrichment: enrichment,
                suggesting: Suggesting(
                    RuleSuggester(store: start.store, calendar: context.world.calendar),
                    isOffering: start.suggestions != .raw,
                    appliesLikely: start.suggestions == .auto
                ),
                maxNotes: start.maxNotes,
                approval: start.approval,
                catalog: start.catalog,
                confirm: { _ in await YesOrNo.read(from: editor, remind: remind) },
                decide: { _ in await YesOrNo.decide(from: editor, remind: remind) },
                archive: start.archive,
                privacy: start.privacy,
                chooseTheme: { palette.theme = $0 },
                edit: edit(with: editor)
            )
        )
        present.session = session
        if let path = options.record { try await session.record(to: path) }

        let folders = options.global.folders(in: context)
        let seen = SeenVersion(path: folders.seenVersion)
        // Who wrote settings has chosen already.
        let offersSetup = seen.isFirstStart && !FileManager.default.fileExists(atPath: folders.settings)
        let banner = Banner(
            version: Version.current,
            backend: start.backends.summary(of: start.backend) + (options.dryRun ? ", dry run" : ""),
            counts: facts.counts,
            due: facts.due,
            recent: facts.recent,
            offersSetup: offersSetup,
            world: context.world
        )
        let copied = options.dryRun ? Notice.lines(Self.dryRunRemark, .warning, look: look()) : []
        let news = options.dryRun ? nil : seen.news(of: Version.current)
        let backup = DailyBackup(global: options.global, context: context)
        let remarks =
            [news, backup.remark, facts.counts.surplusSentence(most: start.maxNotes)].compactMap(\.self).flatMap {
                Notice.lines($0, .muted, look: look())
            } + copied
        context.out(LineEncoder(look()).text(banner.lines(look()) + remarks + [Line()]))
        try await options.conversation.open(in: session, from: start.archive, recapping: true)
        // Nobody waits for it.
        async let purged: Void = purgeTrash(of: start.store)
        // Who leaves before it begins does not wait for it.
        async let _: Void = backUp(backup)
        let loop = ReplLoop(session: session, editor: editor, look: look)
        if let enrichment {
            await enrichment.whileWorking(catchingUpAt: catchesUp ? context.world.now() : nil) { await loop.run() }
        } else {
            await loop.run()
        }
        await purged
        if let remark = start.privacy.outbox.takeEnrichmentRemark() { context.say(remark) }
    }

    private var isPaletteInEnvironment: Bool {
        Theme(rawValue: context.environment["MAGPIE_THEME"]?.lowercased() ?? "") != nil
    }

    private func backUp(_ backup: DailyBackup) async {
        if !options.dryRun { await backup.atPrompt() }
    }

    /// What the first lines tell of the notes.
    private struct Facts {
        var counts: NoteCounts
        var due: DueCounts
        var recent: [NoteItem]
    }

    /// Opens everything; where the notes turn out to be damaged, offers to bring back the newest good backup.
    private func begin() async throws -> (TalkCommand.Start, Facts) {
        do {
            return try await open()
        } catch let error as NotesError where error.isOfDamage && !options.dryRun {
            let restoring = BackupRestoring(global: options.global, context: context)
            guard let (backup, notes) = try? await restoring.find(nil) else { throw error }
            context.complain("\(error)")
            restoring.sentences(backup, notes: notes, nil).forEach(context.say)
            try context.ask("Set the damaged file aside, and bring that backup back?")
            restoring.sayRestored(notes: notes, setAside: try await restoring.restore(backup))
            return try await open()
        }
    }

    private func open() async throws -> (TalkCommand.Start, Facts) {
        let start = try await options.start(in: context)
        let facts = Facts(
            counts: try await start.store.counts(),
            due: try await start.store.dueCounts(at: DueDate(context.world.now(), in: context.world.calendar)),
            recent: try await start.store.recentlyReferenced(context.world, limit: 3)
        )
        return (start, facts)
    }

    /// Removes what has been in the Trash for 30 days, but not in a dry run, which works on a copy, and not in a recording,
    /// which has to replay.
    private func purgeTrash(of store: any NotesStore) async {
        guard !options.dryRun, options.record == nil else { return }
        try? await store.purgeTrash(in: context.world)
    }

    private static let dryRunRemark = """
        This is a dry run on a copy of your notes as they are now: nothing is stored, and what other programs write \
        meanwhile is not seen.
        """

    /// Whether notes of an earlier sitting are enriched in this one.
    ///
    /// A recording keeps what was looked at in the conversation, and nothing is worth finding out in a dry run.
    private var catchesUp: Bool { options.record == nil && !options.dryRun }

    private func enrichment(_ start: TalkCommand.Start) -> NoteEnrichmentService? {
        switch start.enrichment {
        case .off: nil
        case .rules: NoteEnrichmentService(RuleEnricher(), store: start.store)
        case .model:
            NoteEnrichmentService(answering: start.backend, store: start.store) { backend in
                backend.isRemote ? ModelEnricher(backend, privacy: start.privacy) as any NoteEnricher : RuleEnricher()
            }
        }
    }

    private func look(_ palette: @escaping @Sendable () -> Theme?) -> @Sendable () -> Look {
        { [options, context] in options.global.outputLook(in: context, palette: palette()) }
    }

    private func configuration(_ completer: Completer, isUnicode: Bool) -> LineEditorConfiguration {
        var configuration = LineEditorConfiguration()
        configuration.initFile = context.homeFolder + "/.editrc"
        if !["", "dumb"].contains(context.environment["TERM"] ?? "") {
            configuration.pasteOn = TerminalSequence.bracketedPasteOn
            configuration.pasteOff = TerminalSequence.bracketedPasteOff
            configuration.lineUp = TerminalSequence.lineUp
            configuration.cursorQuestion = TerminalSequence.cursorQuestion
        }
        configuration.newlineMark = isUnicode ? .returnSymbol : .caret
        configuration.history = history()
        configuration.historyFailed = { [context] in context.complain("\($0)") }
        configuration.complete = { await completer.completions(for: $0) }
        return configuration
    }

    private func history() -> HistoryFile {
        let folders = options.global.folders(in: context)
        // A folder that cannot be made is reported by the editor, when it cannot write the file.
        try? PrivateFiles.makeFolder(at: folders.state)
        return HistoryFile(path: folders.history, isReadOnly: options.conversation.noSave)
    }

    private func edit(with editor: LineEditor) -> @Sendable (String) async throws -> Session.EditedText {
        let external = ExternalEditor(context: context)
        return { text in try await editor.whileReleased { try await external.edit(text) } }
    }
}

/// The session that the prompt belongs to, once there is one; the line editor is made before it.
private final class PresentSession: Sendable {
    private let kept = Mutex<Session?>(nil)

    var session: Session? {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
}

/// The palette that was asked for, which the person may change, or else the one that the terminal says.
private final class PresentPalette: Sendable {
    private let kept: Mutex<(asked: Theme?, ground: Theme?)>

    init(_ theme: Theme?) { kept = Mutex((theme, nil)) }

    var theme: Theme? {
        get { kept.withLock { $0.asked ?? $0.ground } }
        set { kept.withLock { $0.asked = newValue } }
    }

    var ground: Theme? {
        get { kept.withLock { $0.ground } }
        set { kept.withLock { $0.ground = newValue } }
    }
}
