import Notes
import TerminalUI

/// `/notes`.
struct NotesCommand: SlashCommand {
    let name = "notes"
    let parameters = "[all] [--by-month | --sort <order>] [folder | category | #tag]"
    let summary = "List notes, pinned first, or by the month they are from"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.filter

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        var words = arguments.words
        if words.suffix(2).map({ $0.lowercased() }) == ["by", "month"] { words = words.dropLast(2) + ["--by-month"] }
        let isByMonth = words.contains("--by-month")
        words.removeAll { $0 == "--by-month" }
        let sort = try Self.sort(&words)
        let isEverything = words.first?.lowercased() == "all"
        if isEverything { words.removeFirst() }
        let wanted = words.joined(separator: " ")

        let store = context.notes.store
        let read = try await wanted.isEmpty ? ListWords() : store.listWords(wanted)
        var filter = read.filter
        if isByMonth { filter.order = .newestFirst }
        if let sort { filter.order = sort.order }
        filter.limit = isEverything ? nil : SlashContext.listingLength + 1
        let notes = try await store.notes(filter)
        if notes.isEmpty, let folder = read.filter.folder, read.filter == NoteFilter(folder: folder) {
            return [.say("The folder “\(folder)” is empty. /move <note> \(folder) puts a note there.")]
        }
        guard wanted.isEmpty || !notes.isEmpty else { return [nothing(in: wanted)] }

        let shown = isEverything ? notes : Array(notes.prefix(SlashContext.listingLength))
        let isWhole = wanted.isEmpty && !isByMonth && sort == nil
        let recent = isWhole ? try await store.recentBlock(context.notes.world) : []
        let frame = NoteListView.Frame(
            counts: try await wanted.isEmpty ? store.counts() : store.counts(read.filter),
            categories: try await store.categories(),
            category: read.filter.category,
            recent: recent.count,
            isByMonth: isByMonth
        )
        let others = shown.filter { note in !recent.contains { $0.id == note.id } }
        let options = (isByMonth ? "--by-month " : "") + (sort.map { "--sort \($0.typed) " } ?? "")
        let rest = "/notes all \(options)\(wanted)".trimmed
        let remarks =
            (read.alternatives.isEmpty ? [] : [alternatives(read, wanted)])
            + Self.tasksByBox(shown, read.filter)
            + (notes.count > shown.count ? ["\(rest) lists the rest."] : [])
        return try await context.notes.list(.notes, recent + others, frame: frame)
            + remarks.map { Action.say($0) }
    }

    /// Takes `--sort` and the order behind it out of what was typed; the order as it was typed, too.
    private static func sort(_ words: inout [String]) throws -> (order: NoteFilter.Order, typed: String)? {
        guard let place = words.firstIndex(of: "--sort") else { return nil }
        let typed = words.indices.contains(place + 1) ? words[place + 1] : ""
        guard let order = SearchOptions.orders[typed.lowercased()] else {
            throw SessionError.notOneOf(typed, "no order", usage: "/notes --sort created, updated or title")
        }
        words.removeSubrange(place...place + 1)
        return (order, typed)
    }

    /// Says why notes of no category are among the tasks.
    private static func tasksByBox(_ notes: [NoteItem], _ filter: NoteFilter) -> [String] {
        let count = filter.category == .task ? notes.count { $0.aiCategory == nil } : 0
        guard count > 0 else { return [] }
        let (have, are) = count == 1 ? ("1 of these has", "it is") : ("\(count) of these have", "they are")
        return ["\(have) no category; \(are) here for open boxes."]
    }

    private func nothing(in wanted: String) -> Action {
        .say(
            "No notes in “\(wanted)”. /folders lists the folders and /tags the tags; the categories are "
                + "\(NoteCategory.words)."
        )
    }

    /// What else the words are, as it can be typed.
    private func alternatives(_ read: ListWords, _ wanted: String) -> String {
        let taken = read.filter.folder.map { "the folder “\($0)”" } ?? "a category"
        let others = read.alternatives.map { "/notes \($0)" }.joined(separator: " or ")
        return "“\(wanted)” is \(taken) here; there is \(others) as well."
    }
}

extension NoteCategory {
    /// The raw values of all, for a sentence.
    fileprivate static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
