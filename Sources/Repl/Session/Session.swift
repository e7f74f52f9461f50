import Assistant
import Notes
import TerminalUI

/// One sitting at work: it performs the actions that ``Sitting`` and the slash commands decide on.
///
/// It knows no terminal: lines come in through ``handle(_:)`` and text goes out through the set-up, so the prompt, a
/// replay and a test run the same code.
///
/// One call is in it at a time. A call that comes meanwhile waits until those before it are over, also when its task is
/// cancelled. So what the session itself calls, such as the editor, must not wait for another call into it.
package actor Session {
    let setup: Setup
    /// Writes the conversation down as a transcript; `nil` where nobody can ask for one.
    var recorder: SessionRecorder?
    var sitting: Sitting
    /// The clock of the tools.
    let clock: StandingClock
    /// How a transcript keeps what is drawn, whatever the terminal and its width become.
    private let plainLook: Look
    /// What the present line is drawn on.
    var screen: Screen
    /// What the present line came to so far.
    var outcome = Outcome()
    /// Whether the present turn would have changed something, were it not for the dry run.
    var isPretending = false
    /// The line to handle when the present one is over.
    private var nextLine: String?
    private var isEntered = false
    /// The calls that wait until the present one is over.
    private(set) var waiting: [CheckedContinuation<Void, Never>] = []

    package init(_ setup: Setup) {
        self.setup = setup
        // A transcript is for people to read, also when the output is for a program.
        let width = setup.answers.look().width
        plainLook = Look(width: width == Look.unwrapped ? 80 : width)
        recorder = setup.isRecordable ? SessionRecorder(setup, width: plainLook.width) : nil
        let fallback = setup.catalog?.entries.first { $0.name == "builtin" }
        sitting = Sitting(backend: setup.backend, fallback: fallback?.name)
        let world = recorder?.world ?? setup.world
        clock = StandingClock(over: world)
        screen = Screen(setup, plainLook: plainLook, world: world)
    }

    /// The name of the backend that answers now.
    package var backendName: String { sitting.backend.name }

    /// The names of the commands among the last lines, the last first.
    package var recentCommands: [String] {
        recentLines.compactMap { line in
            guard case .command(let name, _) = InputLine(line) else { return nil }
            return name
        }
    }

    /// The commands among the last lines as they were typed, the last first; none that there is not.
    var recentLines: [String] {
        sitting.conversation.turns.suffix(50).reversed().map(\.typed).filter { line in
            guard case .command(let name, _) = InputLine(line) else { return false }
            return SlashCommands.named(name) != nil
        }
    }

    /// The notes; where the conversation can be saved, through a ``WitnessStore``, which remembers how they were.
    var store: any NotesStore { recorder?.store ?? setup.store }
    var world: World { recorder?.world ?? setup.world }

    /// Does what a typed line asks for, and shows what comes of it.
    ///
    /// It does not throw: what goes wrong is shown, and the session goes on. Cancelling the task stops a reply; what
    /// was said and done until then stays.
    @discardableResult
    package func handle(_ typed: String) async -> Outcome {
        await alone {
            var outcome = await handleOne(typed)
            while let line = nextLine {
                nextLine = nil
                outcome = await handleOne(line)
            }
            return outcome
        }
    }

    /// Runs `body` when no other call is in the session; those that come meanwhile wait, the first to come first.
    func alone<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        if isEntered { await withCheckedContinuation { waiting.append($0) } }
        isEntered = true
        // The next one finds the session entered, so that nobody comes between.
        defer { if waiting.isEmpty { isEntered = false } else { waiting.removeFirst().resume() } }
        return try await body()
    }

    private func handleOne(_ typed: String) async -> Outcome {
        let line = await asTick(InputLine(typed, whileOffered: !sitting.offers.isEmpty))
        outcome = Outcome()
        guard line != .empty else { return outcome }
        screen = Screen(setup, plainLook: plainLook, world: world)
        let isRecorded = SlashCommands.isRecorded(line)
        recorder?.beginTurn()
        // What a transcript does not keep changes nothing that it keeps.
        if isRecorded { outcome.enriched = await writeEnrichments() }
        if let remark = setup.privacy.outbox.takeEnrichmentRemark() { screen.hint(remark) }
        if case .command = line { sitting.pasted(typed.trimmed) }
        do {
            try await perform(sitting.typed(line))
            try await offerSuggestions()
        } catch is CancellationError {
            outcome.isInterrupted = true
            screen.say("Interrupted.", .warning)
        } catch {
            outcome.error = "\(error)"
            outcome.isMisuse = (error as? SessionError)?.isMisuse ?? false
            outcome.isWaiting = (error as? SessionError)?.isOfMissingYes ?? false
            screen.fail("\(error)")
            if outcome.written.isEmpty, line.isOrder { try? await store.noteNothingDone() }
            if line.namesNote, outcome.looked == nil {
                sitting.remember(.noNote)
                outcome.looked = []
            }
        }
        outcome.screen = screen.plainText
        if isRecorded { await recordTurn(typed) }
        await setup.enrichment?.noteWritten(outcome.written)
        return outcome
    }

    /// Performs actions in their order, up to the first that fails.
    func perform(_ actions: [Action]) async throws {
        for action in actions { try await perform(action) }
    }

    private func perform(_ action: Action) async throws {
        switch action {
        case .draw(let lines): screen.show(lines)
        case .say(let text, let role): screen.say(text, role)
        case .hint(let text, let role): screen.hint(text, role)
        case .complain(let text):
            outcome.remark = text
            screen.hint(text, .warning)
        case .card(let change, let isReversal): try await showCard(of: change, isReversal: isReversal)
        case .noteCard(let card):
            remember(.note(card.preview.id))
            outcome.written.append(card.preview.id)
            screen.show(card)
        case .remember(let memory): remember(memory)
        case .run(let command, let arguments): try await perform(command.run(arguments, in: context))
        case .takeTurn(let text):
            try await askToShowConversation()
            try await perform(takeTurn(text))
        case .edit(let text, let save): try await edit(text, save)
        case .ask(let question, let unasked, let then): try await ask(question, unasked: unasked, then)
        case .copy(let text, let title): try copy(text, of: title)
        case .then(let work): try await perform(work())
        case .choose(let theme):
            guard let choose = setup.chooseTheme else { throw SessionError.promptOnly("theme") }
            choose(theme)
        case .tellTheme(let usage):
            screen.say("The colours are for a \(setup.answers.look().theme.rawValue) ground. \(usage) changes that.")
        case .answer(let backend):
            sitting.remember(.backend(backend))
            await setup.enrichment?.backendChanged(to: backend)
        case .offer(let suggestions): offer(suggestions)
        case .handle(let line): nextLine = line
        case .save(let path): try await save(to: path)
        case .report(let path): try await report(to: path)
        case .importNotes(let path): try await importNotes(from: path)
        case .exportNotes(let target): try await export(target)
        case .fail(let error): throw error
        case .leave: outcome.isOver = true
        }
    }

    private func remember(_ memory: Memory) {
        sitting.remember(memory)
        switch memory {
        case .note(let id): (outcome.looked, outcome.isListing) = ([id], false)
        case .listing(let ids) where !ids.isEmpty: (outcome.looked, outcome.isListing) = (ids, true)
        default: break
        }
    }

    private func showCard(of change: NoteChange, isReversal: Bool) async throws {
        guard let note = change.note else { return }
        remember(.note(note.id))
        outcome.written.append(note.id)
        if change.kind == .created, !isReversal { outcome.captured.append(note.id) }
        var card = NoteCard(change, note: note, handle: try await store.handle(of: note), isReversal: isReversal)
        card.isPretended = setup.isDryRun
        outcome.cards.append(card)
        screen.show(card)
    }

    private func ask(
        _ question: String,
        unasked: String?,
        _ then: @Sendable (Bool) async throws -> [Action]
    ) async throws {
        guard let confirm = setup.confirm else { throw SessionError.nobodyToAsk(question, command: unasked) }
        let answer = await ask(question, confirm)
        try await perform(then(answer == true))
    }

    private func copy(_ text: String, of title: String) throws {
        guard setup.answers.isTerminal else { throw SessionError.noTerminalToCopy }
        setup.answers.write(TerminalSequence.copying(text))
        let length = text.count == 1 ? "1 character" : "\(text.count) characters"
        screen.say("Copied “\(title)”, \(length). Some terminals have to be told to allow it.")
    }

    private func edit(_ text: String, _ save: (String) async throws -> [Action]) async throws {
        guard let edit = setup.edit else { throw SessionError.noEditor }
        let edited = try await edit(text)
        outcome.edited = edited.text
        let actions: [Action]
        do {
            actions = try await save(edited.text)
        } catch {
            throw SessionError.editFailed(reason: "\(error)", copy: edited.path)
        }
        edited.discard()
        try await perform(actions)
    }
}
