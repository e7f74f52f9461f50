import Notes
import SpokenDates
import TerminalUI

/// `/search`.
struct SearchCommand: SlashCommand {
    let name = "search"
    let parameters =
        "[--all] [--folder <name>] [--tag <tag>] [--since <day>] [--sort <order>] [--limit <n>] [--offset <n>] <words>"
    let summary =
        "Find notes by words, best first; “a phrase”, tag:, folder:, category:, before:, after:, wor*; - before one leaves it out"
    let section = HelpSection.understand

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/search <words>") }
        let store = context.notes.store
        let world = context.notes.world
        let options = try SearchOptions(arguments)
        let typed = options.typed
        guard !typed.isEmpty else { throw SessionError.missingArgument(usage: "/search <words>") }
        let search = try await store.typedSearch(typed, limit: options.reach) {
            TypedDays.read($0, now: world.now(), in: world.calendar)
        }
        var (found, corrected) = try await store.find(search)
        var remark = corrected.map { NoteQuery.remark(search.words, corrected: $0) }
        if found.isEmpty, let near = try await store.nearInMeaning(search.query.text) {
            var other = search
            other.query.text = near
            found = try await store.find(other).notes
            if !found.isEmpty { (corrected, remark) = (near, NoteQuery.remark(search.words, nearInMeaning: near)) }
        }
        let notes = options.page(of: found)
        if notes.isEmpty, !found.isEmpty {
            return [.say("There are only \(found.count), so nothing is left after --offset \(options.offset).")]
        }
        let shown = notes.isEmpty ? typed : corrected ?? search.words
        let list = try await context.notes.list(.search(shown), notes, remark: remark)
        let remarks = try await (search.remarks + Self.alternatives(typed, store)).map { Action.say($0) }
        guard notes.count == options.length else { return list + remarks }
        var counted = search
        if let corrected { counted.query.text = corrected }
        let total = try await store.count(counted)
        let all = "/search --all \(corrected ?? typed) lists all"
        let (first, last) = (options.offset + 1, options.offset + notes.count)
        let place = options.offset == 0 ? "the first \(notes.count)" : "\(first) to \(last)"
        return list + remarks + [.hint("These are \(place) of \(total); \(all), more words find fewer.")]
    }

    /// What the words are besides, as it can be typed, for whoever meant the folder, the category or the tag.
    private static func alternatives(_ words: String, _ store: any NotesStore) async throws -> [String] {
        guard !words.contains(":"), let read = try await ListWords(words, folders: store.folders(), tags: store.tags())
        else { return [] }
        let first = [
            read.filter.folder.map { "folder:\($0)" }, read.filter.category.map { "category:\($0.rawValue)" },
            read.filter.tag.map { "#\($0)" },
        ].compactMap(\.self)
        let names = (first + read.alternatives).map { "/notes \($0)" }.joined(separator: " or ")
        return ["These are the notes that have “\(words)” in their text; \(names) lists those that are filed so."]
    }
}
