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
        guard let (first, second) = Self.names(in: arguments.words) else {
            throw SessionError.missingArgument(usage: Self.usage)
        }
        let kept = try await notes.liveNote(first, usage: Self.usage)
        let gone = try await notes.liveNote(second, usage: Self.usage)
        guard kept.id != gone.id else { throw NoteMergeError.same(kept.title) }
        let merge = NoteMerge(kept: kept, gone: gone)
        let preview = try await notes.preview(merge)
        // Two notes of one title are told apart by their handles.
        let handle = try await notes.store.handle(of: gone)
        let name = kept.title == gone.title ? "“\(gone.title)” (\(handle))" : "“\(gone.title)”"
        return [
            .draw(preview.lines),
            .ask("Merge them? \(name) goes to the Trash.") { isAccepted in
                guard isAccepted else { return [.say("Nothing was merged.")] }
                let now = notes.world.now()
                let changes = try await notes.store.write(merge.edits(at: now), by: .person, at: now)
                return changes.reversed().map { .card($0) }
            },
        ]
    }

    private static func names(in words: [String]) -> (String, String)? {
        if let place = words.indices.first(where: {
            isBetween(words[..<$0]) && separators.contains(words[$0].lowercased())
        }) {
            let parts = (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
            return parts.0.isEmpty || parts.1.isEmpty ? nil : parts
        }
        return words.count == 2 ? (words[0], words[1]) : nil
    }

    private static let separators: Set<String> = ["with", "and", "+"]

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
