import Assistant
import Foundation
import Notes
import TerminalUI

/// `/rewind`.
struct RewindCommand: SlashCommand {
    let name = "rewind"
    let parameters = "[lines]"
    let summary = "Go back to before the last line, or several, notes and all; shows first what that undoes"
    let section = HelpSection.control

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let turns = context.backends.conversation.turns
        let said = turns.indices.filter { turns[$0].text != nil && turns[$0].date != nil && !turns[$0].isRewound }
        guard !said.isEmpty else { throw SessionError.nothingToRewind }
        guard let count = arguments.isEmpty ? 1 : Int(arguments), (1...said.count).contains(count) else {
            throw SessionError.noSuchLine(arguments, count: said.count)
        }
        let start = said[said.count - count]
        let rewind = try await Rewind(turns[start...].filter { !$0.isRewound }, in: context.notes.store)
        let line = TextSanitizer.cleanLine(String(turns[start].typed.prefix(60)))
        return [
            .say("Back to before “\(line)”: \(count == 1 ? "1 line is" : "\(count) lines are") taken back."),
            .draw { _ in rewind.lines },
            .ask("Go back?") { [notes = context.notes] isYes in
                guard isYes else { return [.say("Nothing was taken back.")] }
                try await rewind.perform(in: notes.store, at: notes.world.now())
                let undo = rewind.edits.isEmpty ? "" : " /undo brings the notes forward again."
                return [
                    .remember(.rewound(to: start)),
                    .then { [archive = context.conversations.archive] in
                        let places = turns[start...].compactMap(\.place)
                        try await archive?.rewind(places)
                        let kept = Action.hint("In the kept conversation it is marked as taken back.")
                        return [.say("Done: the assistant is told nothing of this.\(undo)")]
                            + (places.isEmpty ? [] : [kept])
                    },
                ]
            },
        ]
    }
}

/// What it takes to bring notes back to how they were before some turns.
struct Rewind: Sendable {
    /// A note that goes back.
    struct Edit: Sendable {
        /// The note as it is.
        let present: NoteItem
        /// As it was; `nil` when it was not there.
        let before: NoteItem?
    }

    /// The notes that go back.
    private(set) var edits: [Edit] = []
    /// The titles of those that stay, as somebody else changed them since, or removed them.
    private(set) var left: [String] = []
    private var hasFolders = false

    /// Finds out what the turns changed of the notes, and whether that can be taken back.
    init(_ turns: [Turn], in store: any NotesStore) async throws {
        let dates = Set(turns.compactMap { $0.date?.roundedToMilliseconds })
        var seen: Set<UUID> = []
        for id in turns.flatMap(\.written) where seen.insert(id).inserted {
            let history = try await store.history(of: id).filter { !$0.isDescription }
            guard let first = history.last(where: { dates.contains($0.date) }) else { continue }
            let since = history.prefix { $0.id > first.id }
            guard let present = try await store.note(id), since.allSatisfy({ dates.contains($0.date) }) else {
                left.append(first.note?.title ?? "")
                continue
            }
            edits.append(Edit(present: present, before: first.before))
        }
        hasFolders = turns.flatMap(\.calls).contains { $0.call.name == "folders" && !$0.result.isError }
    }

    /// What that undoes and what it cannot, a line each.
    var lines: [Line] {
        let shown = 20
        var lines = edits.prefix(shown).map { Line("  " + $0.sentence, .muted) }
        if edits.count > shown { lines.append(Line("  and \(edits.count - shown) more notes", .muted)) }
        if edits.isEmpty { lines.append(Line("  No note changes.", .muted)) }
        lines += left.prefix(shown).map {
            Line("  \(Edit.quoted($0)) was changed elsewhere since, and stays as it is.", Style(.warning))
        }
        if hasFolders { lines.append(Line("  Folders stay as they are.", Style(.warning))) }
        return lines
    }

    /// Brings the notes back in one step.
    /// - Throws: ``SessionError/changedSinceShown`` when a note is another by now; then nothing was changed.
    func perform(in store: any NotesStore, at date: Date) async throws {
        let edits = edits.map { edit in
            NoteEdit.update(edit.present.id) { note in
                guard edit.isStill(note) else { throw SessionError.changedSinceShown }
                guard var before = edit.before else {
                    note.deletedAt = note.deletedAt ?? date
                    return
                }
                before.lastReferencedAt = note.lastReferencedAt
                note = before
            }
        }
        try await store.write(edits, by: .person, at: date)
    }
}

extension Rewind.Edit {
    /// What becomes of the note.
    fileprivate var sentence: String {
        let title = Self.quoted(present.title)
        guard let before else {
            return present.isTrashed ? "\(title) stays in the Trash." : "\(title) was made then: to the Trash."
        }
        if present.isTrashed, !before.isTrashed { return "\(Self.quoted(before.title)) comes out of the Trash." }
        if !present.isTrashed, before.isTrashed { return "\(title) goes back to the Trash." }
        return before.title == present.title ? "\(title) as it was." : "\(title) is \(Self.quoted(before.title)) again."
    }

    fileprivate static func quoted(_ title: String) -> String {
        "“\(TextSanitizer.cleanLine(String(title.prefix(60))))”"
    }

    /// Whether a note says what it said when it was shown.
    fileprivate func isStill(_ note: NoteItem) -> Bool {
        note.title == present.title && note.body == present.body && note.tags == present.tags
            && note.folder == present.folder && note.deletedAt == present.deletedAt && note.dueAt == present.dueAt
            && note.isPinned == present.isPinned
    }
}
