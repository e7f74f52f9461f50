import Assistant
package import Notes
package import TerminalUI

/// `/undo`.
struct UndoCommand: SlashCommand {
    let name = "undo"
    let parameters = "[turn | number]"
    let summary = "Take back the last change, or so many, also of an earlier day; turn: all that the last turn changed"
    let section = HelpSection.organize

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        // Merging in words takes two steps, and is one thing.
        let next = try await notes.store.nextTurn()
        let isOfTurn = arguments == "turn" || arguments.isEmpty && next.changes.areMerge
        let count = isOfTurn || arguments.isEmpty ? 1 : Int(arguments)
        guard let times = count, (1...NoteChange.mostUndone).contains(times) else {
            throw SessionError.notACount(arguments, most: NoteChange.mostUndone, command: name)
        }
        let doubt = try await UndoDoubt(of: arguments == "turn" ? nil : times, in: notes.store, notes.world)
        guard let doubt else { return try await isOfTurn ? undoTurn(in: context) : undo(times, in: context) }
        return [
            .say(doubt.reason),
            .ask(
                "Before that came: \(doubt.phrase). \(doubt.effect)Take that back?",
                unasked: "`magpie undo \(arguments == "turn" ? "--turn " : arguments.isEmpty ? "" : "\(times) ")--yes`"
            ) { isYes in
                guard isYes else { return [.say("Nothing was undone.")] }
                return try await isOfTurn ? undoTurn(in: context) : undo(times, in: context)
            },
        ]
    }

    private func undo(_ times: Int, in context: SlashContext) async throws -> [Action] {
        guard times == 1 else { return try await undoSeveral(times, in: context) }
        let changes = try await context.notes.store.undo()
        guard !changes.isEmpty else { throw SessionError.nothingToUndo }
        if let sentence = changes.folderSentence { return told([changes], "Undone. \(sentence)", in: context) }
        return told([changes], changes.undoneSentence(), cards: changes, in: context)
    }
}

/// Why an undo would take back something else than what somebody means, so that it is asked about first.
package struct UndoDoubt: Equatable, Sendable {
    /// What was done last, and is not taken back.
    package let reason: String
    /// What would be taken back instead, as a noun phrase.
    package let phrase: String
    /// What would become of the notes, as a sentence; empty where none would change.
    package let effect: String

    /// - Parameter times: how many steps are to be taken back; `nil` for the last turn.
    /// - Returns: `nil` where there is no doubt.
    /// - Throws: what the store throws.
    package init?(of times: Int?, in store: any NotesStore, _ world: World) async throws {
        var steps: [[NoteChange]] = []
        if let times {
            guard let deed = try await store.finalDeed() else { return nil }
            reason = "\(deed)"
            steps = try await store.nextUndos(times)
        } else {
            let turn = try await store.nextTurn()
            let deed = try await store.finalDeed().flatMap { $0.isOfNotes ? $0 : nil }
            guard deed != nil || turn.isEarlier else { return nil }
            reason = deed.map { "\($0)" } ?? "The last turn changed nothing."
            steps = [turn.changes]
        }
        let more = steps.count > 3 ? ["\(steps.count - 3) more"] : []
        phrase = (steps.prefix(3).map { $0.phrase(in: world) } + more).joined(separator: "; ")
        effect = steps.joined().sorted { $0.id < $1.id }.mergedByNote.effectOfUndo
    }
}

extension [NoteChange] {
    /// A step that is about to be taken back, as a noun phrase.
    package func phrase(in world: World) -> String {
        let time = first.map { DatePhrases(world).relative($0.date) } ?? ""
        return "\(phrase) (\(time))"
    }
}

extension [NoteChange] {
    /// What becomes of each note when these are taken back, with a space behind it: “Tea” goes to the Trash.
    fileprivate var effectOfUndo: String {
        let effects = compactMap { change -> (verb: (one: String, many: String), title: String)? in
            guard change.note != nil, !change.isDescription else { return nil }
            let title = change.quotedTitle
            return switch (change.before?.isTrashed, change.after?.isTrashed) {
            case (nil, _), (true?, false?): (("goes to the Trash", "go to the Trash"), title)
            case (false?, true?), (false?, nil): (("comes back", "come back"), title)
            default: (("changes back", "change back"), title)
            }
        }
        let phrases = ["goes to the Trash", "comes back", "changes back"].compactMap { verb -> String? in
            let these = effects.filter { $0.verb.one == verb }
            guard let first = these.first else { return nil }
            let named = these.prefix(3).map(\.title).joined(separator: ", ")
            let more = these.count > 3 ? " and \(these.count - 3) more" : ""
            return "\(named)\(more) \(these.count == 1 ? verb : first.verb.many)"
        }
        return phrases.isEmpty ? "" : phrases.joined(separator: "; ") + ". "
    }
}

extension UndoCommand {
    private func undoSeveral(_ times: Int, in context: SlashContext) async throws -> [Action] {
        let undone = try await context.notes.store.undo(times: times)
        guard !undone.isEmpty else { throw SessionError.nothingToUndo }
        return told(undone, undone.undoneSentence(of: times), cards: undone.allByNote, in: context)
    }

    private func undoTurn(in context: SlashContext) async throws -> [Action] {
        let changes = try await context.notes.store.undoTurn()
        guard !changes.isEmpty else { throw SessionError.nothingToUndo }
        return told([changes], changes.undoneTurnSentence(), cards: changes.mergedByNote, in: context)
    }

    private func told(
        _ steps: [[NoteChange]],
        _ sentence: String,
        cards: [NoteChange] = [],
        in context: SlashContext
    ) -> [Action] {
        let said = context.notes.isDryRun ? steps.pretendedUndo : sentence
        return [.say(said)] + (cards.count <= NoteChange.mostShown ? cards.map { .card($0, isReversal: true) } : [])
    }
}

extension [[NoteChange]] {
    /// What an undo of several steps took back, the last one first, as a sentence; folders are told of as well.
    package func undoneSentence(of wanted: Int, at place: CommandPlace = .prompt) -> String {
        let told = severalSentence("Undone", of: wanted) { $0.undonePhrase }
        return "\(told) \(place.redo(count)) does it again."
    }

    /// What a redo of several steps did again, the first one first, as a sentence; folders are told of as well.
    package func redoneSentence(of wanted: Int) -> String { severalSentence("Redone", of: wanted) { $0.redonePhrase } }

    /// What a dry run says of steps that would be taken back.
    fileprivate var pretendedUndo: String { pretended("Would be undone") { $0.undonePhrase } }

    /// What a dry run says of steps that would be done again.
    var pretendedRedo: String { pretended("Would be redone") { $0.redonePhrase } }

    private func pretended(_ done: String, _ phrase: ([NoteChange]) -> String) -> String {
        severalSentence(done, of: count, phrase) + " This was a dry run: nothing was changed."
    }

    private func severalSentence(_ done: String, of wanted: Int, _ phrase: ([NoteChange]) -> String) -> String {
        let steps = prefix(NoteChange.mostShown).map { changes in
            changes.folderSentence.map { "folder: \($0)" } ?? phrase(changes)
        }
        let more = count > steps.count ? ["and \(count - steps.count) more"] : []
        return NoteChange.severalSentence(done, count, of: wanted, steps + more)
    }
}

extension [NoteChange] {
    /// What an undo of a step took back, as a phrase.
    fileprivate var undonePhrase: String { count == 1 ? self[0].undonePhrase : severalPhrase }

    /// What a redo of a step did again, as a phrase.
    fileprivate var redonePhrase: String { count == 1 ? self[0].redonePhrase : severalPhrase }

    private var severalPhrase: String {
        let titles = compactMap { $0.note == nil ? nil : $0.quotedTitle }.prefix(2).joined(separator: ", ")
        return "\(count) changes at once\(titles.isEmpty ? "" : ", such as of \(titles)")"
    }

    /// What an undo of a step took back, as a sentence; of many changes, each is told by its card.
    package func undoneSentence(at place: CommandPlace = .prompt) -> String {
        count == 1 ? self[0].undoneSentence(at: place) : "Undone: \(count) changes."
    }

    /// What a redo of a step did again, as a sentence.
    package var redoneSentence: String { count == 1 ? self[0].redoneSentence : "Redone: \(count) changes." }

    /// What an undo of a whole turn took back, as a sentence.
    package func undoneTurnSentence(at place: CommandPlace = .prompt) -> String {
        let notes = Set(compactMap { $0.note?.id }).count
        let folders = compactMap(\.folder).count
        let steps = Set(map(\.step)).count
        var parts = notes == 0 ? [] : [notes == 1 ? "1 note" : "\(notes) notes"]
        if folders > 0 { parts.append(folders == 1 ? "1 folder" : "\(folders) folders") }
        let again = "\(place.redo(steps)) does it again"
        guard case .model(let name)? = (first { !$0.isDescription } ?? first)?.author else {
            return "Undone: your own last change, of \(parts.joined(separator: " and ")); \(again)."
        }
        let by = TextSanitizer.cleanLine(name)
        let changes = steps == 1 ? "1 change" : "\(steps) changes"
        return "Undone: all of the last turn of \(by), \(changes) of \(parts.joined(separator: " and ")); \(again)."
    }
}

extension NoteChange {
    /// The most changes of one step that are shown one by one.
    package static let mostShown = 20

    /// What an undo that made this change took back, as a sentence.
    fileprivate func undoneSentence(at place: CommandPlace) -> String {
        guard isDescription, case .model(let name) = author else {
            let isCreation = kind == .deleted && after == nil
            let rest = isCreation ? " A redo brings it back; from your next change on it is in the Trash." : ""
            return "Undone: \(undonePhrase).\(rest)"
        }
        let by = TextSanitizer.cleanLine(name)
        let again = "\(place.command("undo")) again takes back the change before."
        return "Undone: what \(by) said about \(quotedTitle); the note is as it was. \(again)"
    }

    /// What an undo that made this change took back, as a phrase.
    fileprivate var undonePhrase: String { "\(isDescription ? "the summary of" : undoneAction) \(quotedTitle)" }

    /// What a redo that made this change did again, as a sentence.
    fileprivate var redoneSentence: String { "Redone: \(redonePhrase)." }

    /// What a redo that made this change did again, as a phrase.
    fileprivate var redonePhrase: String { "\(isDescription ? "the summary of" : action) \(quotedTitle)" }

    /// The title of the note, as a sentence has it.
    fileprivate var quotedTitle: String { "“\(TextSanitizer.cleanLine(note?.title ?? ""))”" }

    /// What this change took back.
    fileprivate var undoneAction: String {
        switch kind {
        case .created: "deleting"
        case .updated: "changing"
        case .deleted: after == nil ? "creating" : "restoring"
        case .restored: "deleting"
        }
    }
}

extension CommandPlace {
    /// What does so many steps again.
    fileprivate func redo(_ count: Int) -> String { command(count == 1 ? "redo" : "redo \(count)") }
}
