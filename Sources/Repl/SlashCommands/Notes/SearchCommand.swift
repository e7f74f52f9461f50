import BuiltinBackend
import Notes
import TerminalUI

/// `/search`.
struct SearchCommand: SlashCommand {
    let name = "search"
    let parameters = "<words>"
    let summary = "Find notes by words, best first; “a phrase”, tag:, folder:, category:, before:, after:, -word, wor*"
    let section = HelpSection.understand

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/search <words>") }
        let store = context.notes.store
        let world = context.notes.world
        let search = try await store.typedSearch(arguments, limit: SlashContext.listingLength) {
            TypedDays.read($0, now: world.now(), in: world.calendar)
        }
        let (notes, corrected) = try await store.find(search)
        let remark = corrected.map { "No note has “\(search.words)”. These have “\($0)”." }
        let words = notes.isEmpty ? arguments : corrected ?? search.words
        let list = try await context.notes.list(.search(words), notes, remark: remark)
        let remarks = search.remarks.map { Action.say($0) }
        guard notes.count == search.query.limit else { return list + remarks }
        var counted = search
        if let corrected { counted.query.text = corrected }
        let total = try await store.count(counted)
        return list + remarks + [.hint("These are the first \(notes.count) of \(total); more words find fewer.")]
    }
}
