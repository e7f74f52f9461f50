package import Assistant
import Foundation
package import Notes
import TerminalUI

/// One sitting: the conversation, the last listing, and what a line does to them.
///
/// It knows no terminal: lines come in through ``handle(_:)`` and text goes out through the set-up, so the prompt, a
/// replay and a test run the same code.
package actor Session {
    /// What a session works with.
    package struct Setup: Sendable {
        /// Where notes live.
        package var store: any NotesStore
        /// Who answers.
        package var backend: any ModelBackend
        /// The clock, ids, time zone and locale.
        package var world: World
        /// Takes what was asked for.
        package var answers: Output
        /// Takes cards, remarks and errors.
        package var asides: Output
        /// Whether writing is only pretended.
        package var isDryRun = false
        /// Whether `/save` may write files; a replay writes none.
        package var canSave = true
        /// Enriches notes in the background; `nil` to leave them as they are.
        package var enrichment: (any EnrichmentSource)?
        /// The backends that can be chosen; `nil` where none can.
        package var catalog: BackendCatalog?
        /// Asks the person a question; `nil` where there is nobody to ask.
        package var confirm: TurnLoop.Confirm?
        /// Where conversations are kept; `nil` where none are.
        package var archive: ConversationArchive?
        /// Lets the person edit a text, and returns what they made of it; `nil` where there is no editor.
        package var edit: (@Sendable (String) async throws -> EditedText)?

        package init(
            store: any NotesStore,
            backend: any ModelBackend,
            world: World,
            answers: Output,
            asides: Output? = nil,
            isDryRun: Bool = false,
            canSave: Bool = true,
            enrichment: (any EnrichmentSource)? = nil,
            catalog: BackendCatalog? = nil,
            confirm: TurnLoop.Confirm? = nil,
            archive: ConversationArchive? = nil,
            edit: (@Sendable (String) async throws -> EditedText)? = nil
        ) {
            self.store = store
            self.backend = backend
            self.world = world
            self.answers = answers
            self.asides = asides ?? answers
            self.isDryRun = isDryRun
            self.canSave = canSave
            self.enrichment = enrichment
            self.catalog = catalog
            self.confirm = confirm
            self.archive = archive
            self.edit = edit
        }
    }

    /// What a person made of a text.
    package struct EditedText: Sendable {
        /// The text as it was saved.
        package var text: String
        /// The file it was edited in; it is there until ``discard`` is called.
        package var path: String
        /// Removes the file.
        package var discard: @Sendable () -> Void

        package init(text: String, path: String, discard: @escaping @Sendable () -> Void) {
            self.text = text
            self.path = path
            self.discard = discard
        }
    }

    /// What a line came to.
    package struct Outcome: Equatable, Sendable {
        /// What was shown, as plain text.
        package var screen = ""
        /// The turn, when the line was said to the assistant.
        package var turn: Turn?
        /// The error that was shown.
        package var error: String?
        /// What the person made of a text in their editor.
        package var edited: String?
        /// What was found out about notes, and written down before the line was handled.
        package var enriched: [FinishedEnrichment] = []
        /// What the person answered to questions, in order.
        package var answers: [Bool] = []
        /// Why the conversation was not kept, when that was told.
        package var remark: String?
        /// Whether the person stopped it before its end.
        package var isInterrupted = false
        /// Whether the session is over.
        package var isOver = false

        /// The record of the turn that came to this.
        func record(of typed: String) -> Turn {
            var record = turn ?? Turn(typed: typed)
            record.typed = typed
            record.enriched = enriched
            record.edited = edited
            record.answers = answers
            record.screen = screen
            record.error = error
            return record
        }
    }

    /// The number of notes a listing shows at first.
    static let listingLength = 20

    let store: any NotesStore
    var screen: Screen
    var backend: any ModelBackend
    /// A line that the backend could not take; another one may.
    var untakenLine: String?
    /// Whether the line that was not taken is to be said again.
    var takesLineAgain = false
    /// What models can read and write in one step, in tokens, as their servers showed.
    var windows: [String: Int] = [:]
    /// Where the conversation lies in the archive.
    var keeping = Keeping()
    let setup: Setup
    private var recorder: SessionRecorder
    var conversation = Conversation()
    private(set) var lastTurn: Turn?
    private var outcome = Outcome()
    private(set) var listing: [UUID] = []
    private(set) var lastNote: UUID?

    package init(_ setup: Setup) {
        self.setup = setup
        recorder = SessionRecorder(setup)
        store = recorder.store
        backend = setup.backend
        screen = Screen(answers: setup.answers, asides: setup.asides, plainLook: recorder.look)
    }

    /// The name of the backend that answers now.
    package var backendName: String { backend.name }

    /// Whether a transcript is written turn by turn.
    var isRecording: Bool { recorder.path != nil }
    var world: World { recorder.world }
    var isDryRun: Bool { setup.isDryRun }

    /// Does what a typed line asks for, and shows what comes of it.
    ///
    /// It does not throw: what goes wrong is shown, and the session goes on. Cancelling the task stops a reply; what
    /// was said and done until then stays.
    @discardableResult
    package func handle(_ typed: String) async -> Outcome {
        let line = InputLine(typed)
        outcome = Outcome()
        guard line != .empty else { return outcome }
        screen = Screen(answers: setup.answers, asides: setup.asides, plainLook: recorder.look)
        recorder.beginTurn()
        // What a transcript does not keep changes nothing that it keeps.
        if SlashCommands.isRecorded(line) { outcome.enriched = await enrich() }
        switch line {
        case .empty: break
        case .message(let text): await say(text)
        case .command(let name, let arguments): await run(name, arguments)
        }
        outcome.screen = screen.plainText
        if SlashCommands.isRecorded(line) { await recordTurn(typed) }
        await setup.enrichment?.noteWritten(recorder.store.takeWritten())
        if let line = lineToTakeAgain() { return await handle(line) }
        return outcome
    }

    /// Writes the conversation to `path` now and after every further turn.
    /// - Throws: ``SessionError/dryRunNotSaved``, or `TranscriptError` when the file cannot be written.
    package func record(to path: String) async throws {
        guard !setup.isDryRun else { throw SessionError.dryRunNotSaved }
        try await recorder.save(conversation, to: path)
        recorder.path = path
    }

    func save(to path: String) async throws {
        guard setup.canSave else { throw SessionError.replayNotSaved }
        guard !setup.isDryRun else { throw SessionError.dryRunNotSaved }
        guard !keeping.hasResumed else { throw SessionError.resumedNotSaved }
        guard !conversation.turns.isEmpty else { throw SessionError.nothingToSave }
        try await recorder.save(conversation, to: path)
        screen.say("Saved to \(path). `magpie replay \(path)` runs it again.")
    }

    func beginConversation() {
        conversation.startAnew()
        listing = []
        lastNote = nil
        lastTurn = nil
        untakenLine = nil
        keeping.place = nil
    }

    /// Lets the person edit a text.
    /// - Throws: ``SessionError/noEditor``, or what the editor throws.
    func edit(_ text: String) async throws -> EditedText {
        guard let edit = setup.edit else { throw SessionError.noEditor }
        let edited = try await edit(text)
        outcome.edited = edited.text
        return edited
    }

    func leave() {
        outcome.isOver = true
    }

    /// Keeps `notes` as what numbers mean from now on.
    func remember(listing notes: [NoteItem]) {
        listing = notes.map(\.id)
        lastNote = notes.count == 1 ? notes[0].id : lastNote
    }

    /// Keeps a note as the one that is meant when none is named.
    func remember(_ id: UUID) {
        lastNote = id
    }

    private func run(_ name: String, _ arguments: String) async {
        do {
            guard let command = SlashCommands.named(name) else {
                throw SessionError.unknownCommand(name, nearest: SlashCommands.nearest(to: name)?.name)
            }
            try await command.run(arguments, in: self)
        } catch is CancellationError {
            outcome.isInterrupted = true
            screen.say("Interrupted.", .warning)
        } catch {
            outcome.error = "\(error)"
            screen.fail("\(error)")
        }
    }

    private func say(_ text: String) async {
        untakenLine = nil
        screen.wait(for: backend)
        await setup.enrichment?.turnBegan()
        var conversation = conversation
        let turn = await turnLoop().run(
            text,
            in: &conversation,
            keep: { await keep($0) },
            show: { screen.show($0) }
        )
        await setup.enrichment?.turnEnded()
        self.conversation = conversation
        screen.end(turn)
        if turn.cards.contains(where: \.isPretended) { screen.say("This was a dry run: nothing was changed.") }
        lastTurn = turn
        windows[backend.label] = turn.context.window
        outcome.remark = complaintOfKeeping()
        outcome.turn = turn
        outcome.error = turn.failure
        outcome.isInterrupted = turn.ending == .interrupted
        if let card = turn.cards.last { lastNote = card.preview.id }
        if turn.cards.count > 1 { listing = turn.cards.map(\.preview.id) }
        offerAnotherBackend(after: turn)
    }

    private func turnLoop() -> TurnLoop {
        TurnLoop(
            backend: backend,
            toolbox: toolbox,
            system: SystemPrompt.text(world: world),
            contextTokens: windows[backend.label],
            confirm: confirm
        )
    }

    /// The tools, in the hands of the backend that answers now.
    var toolbox: Toolbox {
        let controller = NoteActionController(
            store: store,
            world: world,
            author: .model(backend.label),
            isPretending: setup.isDryRun
        )
        return Toolbox(controller: controller, world: world)
    }

    private var confirm: TurnLoop.Confirm? {
        // Nothing is deleted in a dry run.
        guard !isDryRun else { return { _ in true } }
        guard setup.confirm != nil else { return nil }
        return { [self] question in await ask(question) }
    }

    private func ask(_ question: String) async -> Bool? {
        screen.say(question, .warning)
        let answer = await setup.confirm?(question) ?? nil
        if let answer { outcome.answers.append(answer) }
        return answer
    }

    /// Completes the record of the conversation with a turn that is over, and writes the transcript, if there is one.
    private func recordTurn(_ typed: String) async {
        let turn = recorder.record(of: typed, outcome)
        if turn.text != nil { conversation.turns.removeLast() }
        conversation.turns.append(turn)
        guard isRecording else { return }
        // In a task of its own, because one that was cancelled cannot read the store.
        let update = Task { [recorder, conversation] in try await recorder.update(conversation) }
        do {
            try await update.value
        } catch {
            outcome.error = outcome.error ?? "\(error)"
            screen.fail("\(error)")
        }
    }
}

extension ModelBackend {
    /// The backend and its model, as provenance names them.
    var label: String { model.map { "\(name)/\($0)" } ?? name }
}

extension Turn {
    /// The sentence that says why the turn did not end as it should; `nil` when it did, or the person stopped it.
    package var failure: String? {
        switch ending {
        case .completed: storageFailure.map { "\($0)" } ?? refusal
        case .interrupted: nil
        case .stopped(let bound): bound.description
        case .failed(let error): error.sentence
        }
    }

    /// The sentence about deletions that nobody could be asked about.
    private var refusal: String? {
        guard refusedDeletions > 0 else { return nil }
        let notes = refusedDeletions == 1 ? "1 note was" : "\(refusedDeletions) notes were"
        return """
            \(notes) not deleted, whatever the model says: more than \(DeletionGuard.unasked) deletions in one turn need \
            a yes, and there is no terminal to ask in. Say it at the prompt of `magpie`.
            """
    }
}
