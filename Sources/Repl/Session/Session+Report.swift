import Assistant
import Foundation
import Notes
import Transcripts

extension Session {
    /// Writes the last turn as a transcript, without secrets and private notes, into a new file that only the person reads.
    /// - Parameter path: the file; `nil` for one in the present folder, named after the time.
    /// - Throws: ``SessionError/nothingToReport``, `TranscriptError`, or what the store throws.
    func report(to path: String?) async throws {
        guard let turn = sitting.conversation.turns.last else { throw SessionError.nothingToReport }
        let privacy = setup.privacy
        let rules = try await privacy.rules()
        let ids = Set(turn.cards.map(\.preview.id))
        var notes: [NoteItem] = []
        for id in ids.sorted(by: { $0.uuidString < $1.uuidString }) {
            if let note = try await store.note(id) { notes.append(note) }
        }
        let isPrivate = notes.contains(where: rules.withholds) || turn.isAboutPrivateNotes(rules)
        let redactor = TurnRedactor(turn, notes, isAboutPrivateNotes: isPrivate)
        let isCommand = if case .command = InputLine(turn.typed) { true } else { false }
        let answerer = (turn.backend ?? sitting.backend.label).split(separator: "/", maxSplits: 1)
        let header = TranscriptHeader(
            recorded: turn.date ?? setup.world.now(),
            backend: answerer.first.map(String.init) ?? "",
            model: answerer.count > 1 ? String(answerer[1]) : nil,
            timeZone: setup.world.timeZone.identifier,
            locale: setup.world.locale.identifier
        )
        let shown = notes.filter { !rules.withholds($0) && !turn.ids.contains($0.id) }
        let transcript = Transcript(
            comments: [" The last turn of a conversation, redacted. The notes are as they were after it."],
            header: header,
            notes: isCommand ? [] : shown.map(redactor.redacted),
            turns: [redactor.redacted(turn)]
        )
        let path = try write(transcript, to: path)
        screen.say("Written to \(path), redacted. Read it before you send it.")
    }

    private func write(_ transcript: Transcript, to path: String?) throws -> String {
        if let path {
            try TranscriptFile(path: path, transcript: transcript).write(replacing: false)
            return path
        }
        let format = Date.VerbatimFormatStyle(
            format: """
                \(year: .defaultDigits)\(month: .twoDigits)\(day: .twoDigits)-\
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)
                """,
            locale: Locale(identifier: "en_US_POSIX"),
            timeZone: setup.world.timeZone,
            calendar: setup.world.calendar
        )
        let name = "magpie-report-\(setup.world.now().formatted(format))"
        for number in 1... {
            let path = number == 1 ? "\(name).yaml" : "\(name)-\(number).yaml"
            do {
                try TranscriptFile(path: path, transcript: transcript).write(replacing: false)
                return path
            } catch {
                guard case .exists = error, number < 100 else { throw error }
            }
        }
        return name
    }
}

/// Takes what nobody else should read out of a turn.
private struct TurnRedactor {
    private static let withheld = "(withheld: this turn is about a private note)"

    /// Whether it says something of private notes: then only its form is left.
    private let isAboutPrivateNotes: Bool
    private let redactor: Redactor

    /// A redactor that knows all kinds of what can be redacted, whatever goes to the person's models.
    init(_ turn: Turn, _ notes: [NoteItem], isAboutPrivateNotes: Bool) {
        self.isAboutPrivateNotes = isAboutPrivateNotes
        let ofNotes = notes.flatMap { ["\($0.title) \($0.body)", $0.aiSummary ?? ""] + $0.aiActionItems + $0.tags }
        let ofSteps = turn.steps.flatMap { [$0.text, $0.thinking] + $0.calls.map(\.arguments) }
        redactor = Redactor(learningFrom: ofNotes + ofSteps + [turn.typed, turn.error ?? "", turn.edited ?? ""])
    }

    func redacted(_ note: NoteItem) -> NoteItem {
        var note = note
        note.title = redactor.redacted(note.title)
        note.body = redactor.redacted(note.body)
        note.aiSummary = note.aiSummary.map(redactor.redacted)
        note.aiActionItems = note.aiActionItems.map(redactor.redacted)
        note.tags = note.tags.map(redactor.redacted)
        note.folder = redactor.redacted(note.folder)
        return note
    }

    func redacted(_ turn: Turn) -> Turn {
        var turn = turn
        turn.text = turn.text.map(text)
        // A command shows notes that nobody has judged.
        if case .command(let name, _) = InputLine(turn.typed) {
            turn.typed = "/\(name)"
            turn.screen = "(left out: what a command shows)"
        }
        turn.typed = text(turn.typed)
        turn.screen = text(turn.screen)
        if redactor.isBroken(in: turn.screen) {
            turn.screen = "(left out: something private stands in it across lines)"
        }
        turn.error = turn.error.map(text)
        turn.edited = turn.edited.map(text)
        turn.enriched = []
        turn.suggested = []
        turn.steps = turn.steps.map { step in
            var step = step
            step.thinking = text(step.thinking)
            step.text = text(step.text)
            step.provider = nil
            step.calls = step.calls.map { call in
                var call = call
                call.arguments = isAboutPrivateNotes ? "{}" : JSONValue.mapTexts(in: call.arguments, text)
                return call
            }
            if case .failed(var error) = step.ending {
                error = BackendError(error.kind, text(error.sentence))
                step.ending = .failed(error)
            }
            return step
        }
        return turn
    }

    private func text(_ text: String) -> String {
        text.isEmpty ? text : isAboutPrivateNotes ? Self.withheld : redactor.redacted(text)
    }
}

extension Turn {
    /// Whether a result tells of a private note, or says that there is one.
    fileprivate func isAboutPrivateNotes(_ rules: PrivacyRules) -> Bool {
        calls.compactMap(\.result.output).contains { output in
            output.notes.contains { $0.isWithheld == true || rules.withholds($0) }
                || output.folders?.contains { rules.withholds(folder: $0.name) } == true
        }
    }
}
