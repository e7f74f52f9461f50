import Foundation
import Notes

/// Finds the note that words name: of all there are, not only of those that a model was shown.
struct NoteNames: Sendable {
    let notes: [NoteItem]
    /// The notes by their titles: as they are, without case, without accents.
    private let titles: [[String: [Int]]]
    /// The notes by each word of their titles.
    private let places: [String: Set<Int>]

    private static let forms: [@Sendable (String) -> String] = [{ $0 }, { $0.lowercased() }, { $0.foldedForSearch }]

    init(_ notes: [NoteItem]) {
        self.notes = notes
        titles = Self.forms.map { form in
            Dictionary(grouping: notes.indices) { form(notes[$0].title.spaced) }
        }
        places = notes.indices.reduce(into: [:]) { places, index in
            for word in AskedChanges.words(of: notes[index].title) { places[word, default: []].insert(index) }
        }
    }

    /// The notes whose titles have all of these words.
    private func titled(withAll words: Set<String>) -> [NoteItem] {
        guard let first = words.first else { return [] }
        return words.reduce(places[first] ?? []) { $0.intersection(places[$1] ?? []) }.sorted().map { notes[$0] }
    }

    /// The one note that is called so; `nil` when there is none, or are several.
    ///
    /// A title that is exactly what was said comes first, then one that differs in case, then in accents; only where there
    /// is none, the only one that has all the words. What was quoted is a title.
    func note(_ words: ArraySlice<OrderWord>) -> NoteItem? {
        let said = words.trimming(start: OrderWords.determiners, end: ["please", "bitte"])
        guard !said.isEmpty else { return nil }
        let bare = said.trimming(start: OrderWords.kinds).trimming(start: OrderWords.called, end: OrderWords.kinds)
        let isMarked = said.first.map { OrderWords.kinds.contains($0.folded) } ?? false
        let isQuoted = bare.contains(where: \.isQuoted)
        let isGeneric = bare.allSatisfy { OrderWords.generic.contains($0.folded) }
        if bare.isEmpty || isGeneric && !isMarked && !isQuoted { return nil }
        for phrase in [said, said.trimming(end: OrderWords.kinds), bare] where !phrase.isEmpty {
            if let found = titled(phrase.phrase) { return found.count == 1 ? found[0] : nil }
        }
        if let note = handled(bare) { return note }
        if isQuoted || isGeneric { return nil }
        return containing(bare)
    }

    /// The notes with a title, in the strictest sense in which there are any.
    private func titled(_ phrase: String) -> [NoteItem]? {
        zip(Self.forms, titles).lazy.compactMap { form, titles in titles[form(phrase.spaced)] }.first?
            .map { notes[$0] }
    }

    private func handled(_ words: ArraySlice<OrderWord>) -> NoteItem? {
        guard words.count == 1, let word = words.first?.folded, word.count >= Handle.minimumLength,
            word.allSatisfy(\.isHexDigit)
        else { return nil }
        let found = notes.filter { $0.id.uuidString.lowercased().filter { $0 != "-" }.hasPrefix(word) }
        return found.count == 1 ? found[0] : nil
    }

    private func containing(_ words: ArraySlice<OrderWord>) -> NoteItem? {
        let isAbout = words.first.map { OrderWords.about.contains($0.folded) } ?? false
        let said = Set(AskedChanges.words(of: words.trimming(start: OrderWords.about).phrase)).subtracting(
            OrderWords.determiners.union(OrderWords.kinds)
        )
        guard words.allSatisfy(\.isWord),
            said.contains(where: { !StopWords.contains($0) && !OrderWords.generic.contains($0) })
        else { return nil }
        let inTitle = titled(withAll: said)
        guard inTitle.isEmpty, isAbout else { return inTitle.count == 1 ? inTitle[0] : nil }
        let inText = notes.filter { said.isSubset(of: AskedChanges.words(of: $0.title + " " + $0.body)) }
        return inText.count == 1 ? inText[0] : nil
    }

    /// The notes that words name: one, several one by one, both of a kind, or all with a tag or in a folder.
    func several(_ words: ArraySlice<OrderWord>) -> [NoteItem]? {
        if let note = note(words) { return [note] }
        if let all = all(words) ?? both(words) { return all }
        let parts = words.trimming(start: OrderWords.determiners).trimming(start: ["notes", "notizen"]).listed
        guard parts.count > 1 else { return nil }
        let notes = parts.compactMap(note)
        return notes.count == parts.count && Set(notes.map(\.id)).count == notes.count ? notes : nil
    }

    private func all(_ words: ArraySlice<OrderWord>) -> [NoteItem]? {
        guard let first = words.first, ["all", "alle"].contains(first.folded) else { return nil }
        let rest = words.dropFirst().trimming(start: OrderWords.determiners)
        guard let noun = rest.first, ["notes", "notizen"].contains(noun.folded) else { return nil }
        guard let link = rest.dropFirst().first else { return notes }
        let value = rest.dropFirst(2).trimming(start: ["with", "the", "folder", "tag", "den", "dem", "ordner"])
        let key = value.phrase.filter { $0 != "#" }.valueKey
        let found: [NoteItem]
        switch link.folded {
        case "tagged": found = notes.filter { $0.tags.contains { $0.valueKey == key } }
        case "in", "im": found = notes.filter { $0.folder.valueKey == key }
        default: return nil
        }
        return found.isEmpty ? nil : found
    }

    /// The two notes that “both reviews” means.
    private func both(_ words: ArraySlice<OrderWord>) -> [NoteItem]? {
        guard words.first?.folded == "both" else { return nil }
        let said = words.dropFirst().trimming(start: OrderWords.determiners, end: OrderWords.kinds).map {
            $0.folded.hasSuffix("s") ? String($0.folded.dropLast()) : $0.folded
        }
        guard !said.isEmpty else { return nil }
        let found = titled(withAll: Set(said))
        return found.count == 2 ? found : nil
    }
}

extension String {
    /// The words of it with a space between.
    fileprivate var spaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
