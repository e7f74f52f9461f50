import Notes
import TerminalUI

/// `/notes`.
struct NotesCommand: SlashCommand {
    let name = "notes"
    let parameters = "[all] [category | #tag | folder]"
    let summary = "List notes, pinned first"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.filter

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        var words = arguments.words
        let isEverything = words.first?.lowercased() == "all"
        if isEverything { words.removeFirst() }
        let wanted = words.joined(separator: " ")

        var filter = NoteFilter(limit: isEverything ? nil : SlashContext.listingLength + 1)
        if wanted.hasPrefix("#") {
            filter.tag = String(wanted.dropFirst())
        } else if let category = NoteCategory(typed: wanted) {
            filter.category = category
        } else if !wanted.isEmpty {
            filter.folder = wanted
        }
        let notes = try await context.notes.store.notes(filter)
        let counts = try await context.notes.store.counts()
        let shown = isEverything ? notes : Array(notes.prefix(SlashContext.listingLength))
        let more = notes.count > shown.count ? "\("/notes all \(wanted)".trimmed) lists the rest." : nil
        if notes.isEmpty, !wanted.isEmpty {
            return [.say("No notes in “\(wanted)”. /tags lists the tags; the categories are \(NoteCategory.words).")]
        }
        return try await context.notes.list(.notes, shown, counts: wanted.isEmpty ? counts : nil, remark: more)
    }
}

extension NoteCategory {
    /// The raw values of all, for a sentence.
    fileprivate static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// The category that a person means by a word: its raw value or label, in any case, also in the plural.
    init?(typed: String) {
        let word = typed.lowercased()
        let match = Self.allCases.first { category in
            [category.rawValue, category.label.lowercased()].contains { $0 == word || $0 + "s" == word }
        }
        guard let match, word != "note", word != "notes" else { return nil }
        self = match
    }
}
