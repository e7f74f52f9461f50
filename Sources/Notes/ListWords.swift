/// What a person means by the words after `/notes`: a folder, a category or a tag, or one of each.
package struct ListWords: Equatable, Sendable {
    /// The notes that are meant; nothing besides folder, category and tag is set.
    package var filter = NoteFilter()
    /// What else a word is; it was not taken as that.
    ///
    /// Each reads as it can be typed, such as `#work`.
    package var alternatives: [String] = []

    /// No words: all notes.
    package init() {}

    /// Reads words; `nil` when one of them is none of the three.
    ///
    /// `#home` and `tag:home` are tags, `folder:Work` is a folder and `category:task` a category. A word without such a
    /// mark is a folder before a category and that before a tag. The words together may be the name of a folder.
    package init?(_ text: String, folders: [NoteFolder], tags: [TagCount]) {
        let names = Names(folders: folders, tags: tags)
        if take(text, names) { return }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1 else { return nil }
        for word in words where !take(word, names) { return nil }
    }

    private struct Names {
        let folders: [NoteFolder]
        let tags: [TagCount]

        func tag(_ word: String) -> String? { tags.first { $0.tag.tagKey == word.tagKey }?.tag }
    }

    /// Takes one name, unless the filter has one of its kind already.
    private mutating func take(_ word: String, _ names: Names) -> Bool {
        let (field, name) = Self.parts(of: word)
        let folder = field == nil || field == "folder" ? names.folders.named(name)?.name : nil
        let category = field == nil || field == "category" ? NoteCategory.named(name) : nil
        let tag = field == nil || field == "tag" ? names.tag(name) : nil
        if let folder, filter.folder == nil {
            filter.folder = folder
            if let category { alternatives.append("category:\(category.rawValue)") }
            if let tag { alternatives.append("#\(tag)") }
        } else if let category, filter.category == nil {
            filter.category = category
            if let tag { alternatives.append("#\(tag)") }
        } else if filter.tag == nil, tag != nil || field == "tag" && !name.contains(where: \.isWhitespace) {
            filter.tag = tag ?? name
        } else {
            return false
        }
        return true
    }

    /// Why ``init(_:folders:tags:)`` reads nothing: the first word that is no folder, category or tag, with the nearest that is.
    package static func unknown(in text: String, folders: [NoteFolder], tags: [TagCount]) -> UnknownName {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        // Where no word is known, the words are one name.
        let known = words.filter { ListWords($0, folders: folders, tags: tags) != nil }
        let typed = known.isEmpty ? text : words.first { !known.contains($0) } ?? text
        let (field, name) = parts(of: typed)
        return switch field {
        case "folder": .folder(name, among: folders)
        case "category": .category(name)
        case "tag": .tag(name, among: tags)
        default: .any(name, folders: folders, tags: tags)
        }
    }

    private static func parts(of word: String) -> (field: String?, name: String) {
        let word = word.withoutQuotes
        if word.hasPrefix("#") { return ("tag", String(word.dropFirst())) }
        guard let colon = word.firstIndex(of: ":") else { return (nil, word) }
        let field = word[..<colon].lowercased()
        guard ["folder", "category", "tag"].contains(field) else { return (nil, word) }
        return (field, String(word[word.index(after: colon)...]).withoutQuotes)
    }
}

extension NotesStore {
    /// Reads words as ``ListWords`` does.
    /// - Throws: ``UnknownName`` when one of them is no folder, category or tag, or what the store throws.
    package func listWords(_ text: String) async throws -> ListWords {
        let (folders, tags) = (try await folders(), try await tags())
        guard let words = ListWords(text, folders: folders, tags: tags) else {
            throw ListWords.unknown(in: text, folders: folders, tags: tags)
        }
        if let tag = words.filter.tag, !tags.contains(where: { $0.tag.tagKey == tag.tagKey }) {
            throw UnknownName.tag(tag, among: tags)
        }
        return words
    }
}

extension NoteCategory {
    /// The category that a person means by a word: its raw value or label, in any case, also in the plural.
    ///
    /// “notes” is none: that is the folder which always exists.
    package static func named(_ typed: String) -> NoteCategory? {
        let word = typed.lowercased()
        let singular =
            word.hasSuffix("ies") ? word.dropLast(3) + "y" : word.hasSuffix("s") ? word.dropLast() : word[...]
        let match = allCases.first { category in
            [category.rawValue, category.label.lowercased()].contains { $0 == word || $0 == singular }
        }
        return word == "notes" ? nil : match
    }
}
