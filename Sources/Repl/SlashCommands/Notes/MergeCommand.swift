import Notes
import TerminalUI

/// `/merge`.
struct MergeCommand: SlashCommand {
    private static let usage = "/merge <note> with <note>, such as /merge 1 2"

    let name = "merge"
    let parameters = "<note> with <note>"
    let summary = "Show two notes as one, and ask; the second then goes to the Trash"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        let (kept, gone) = try await Self.pair(arguments.words, in: notes)
        guard kept.id != gone.id else { throw NoteMergeError.same(kept.title) }
        let merge = NoteMerge(kept: kept, gone: gone)
        let preview = try await notes.preview(merge)
        // Two notes of one title are told apart by their handles.
        let handle = try await notes.store.handle(of: gone)
        let name = kept.title == gone.title ? "“\(gone.title)” (\(handle))" : "“\(gone.title)”"
        let command = "`magpie merge \(try await notes.store.handle(of: kept)) \(handle) --yes`"
        return [
            .draw(preview.lines),
            .ask("Merge them? \(name) goes to the Trash.", unasked: command) { isAccepted in
                guard isAccepted else { return [.say("Nothing was merged.")] }
                let now = notes.world.now()
                let changes = try await notes.store.write(merge.edits(at: now), by: .person, at: now)
                return changes.reversed().map { .card($0) }
            },
        ]
    }

    /// The two notes; where titles have a “with” or an “and” of their own, the only place at which both sides are notes.
    private static func pair(_ words: [String], in notes: NotesContext) async throws -> (NoteItem, NoteItem) {
        var found: [(NoteItem, NoteItem)] = []
        var failure: (any Error)?
        for (first, second) in names(in: words) {
            do {
                let kept = try await notes.liveNote(first, usage: usage)
                found.append((kept, try await notes.liveNote(second, usage: usage)))
            } catch {
                failure = failure ?? error
            }
        }
        guard found.count == 1 else {
            throw failure.flatMap { found.isEmpty ? $0 : nil } ?? SessionError.missingArgument(usage: usage)
        }
        return found[0]
    }

    /// The names on the sides of each word that may stand between them, the likeliest first.
    private static func names(in words: [String]) -> [(String, String)] {
        if words.count == 2 { return [(words[0], words[1])] }
        return separators.flatMap { separator in
            words.indices.dropFirst().dropLast().filter {
                isBetween(words[..<$0]) && words[$0].lowercased() == separator
            }
            .map { place in
                let names = (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
                return separator == "into" ? (names.1, names.0) : names
            }
        }
    }

    private static let separators = ["with", "and", "+", "into"]

    /// Whether every quotation mark before a place is closed there: “"Salt and pepper" with "Shop"”.
    private static func isBetween(_ words: ArraySlice<String>) -> Bool {
        words.joined().count { $0 == "\"" } % 2 == 0
    }
}

extension NotesContext {
    /// The card that the note which stays would get.
    fileprivate func preview(_ merge: NoteMerge) async throws -> CardView {
        let change = merge.preview(at: world.now())
        var card = NoteCard(change, note: merge.kept, handle: try await store.handle(of: merge.kept))
        card.isPretended = true
        return CardView(card, world: world)
    }
}
