package import Foundation
import Foundations

/// A search as a person types it: plain words, and the few operators that nobody types by accident.
///
/// - `"spare key"`: the words next to each other.
/// - `tag:home`, `folder:Work`, `folder:"Day job"`, `category:task`: only where there is such a tag, folder or category.
/// - `before:march`, `after:"last week"`: only where the rest names days; a note's day is that of its last change.
/// - `-word`, `-"spare key"`, `-tag:home`, `-#home`, `-folder:Work`, `-category:task`: notes without that. `wor*`: words that begin
///   so. A word is text where a note has it just like that.
///
/// Whatever is none of these is text.
package struct TypedSearch: Equatable, Sendable {
    /// What to search for, with what the operators say.
    package var query: NoteQuery
    /// What could not be left out, as there is no such thing; sentences.
    package var remarks: [String] = []
    /// The first tag, folder, category or day that was named and is none.
    package var unknown: UnknownName?
    private var notLeftOut: UnknownName?

    /// The names before a colon that say which notes to look at.
    package static let fields: Set<String> = ["tag", "folder", "category", "before", "after"]

    /// The words that a note may be shown with.
    package var words: String { ([query.text] + query.phrases + query.prefixes).joined(separator: " ").trimmed }

    /// Whether it has operators that only say which notes to look at.
    package var isFilterAlone: Bool { words.isEmpty }

    /// What a search may be about.
    package struct Names: Sendable {
        /// The folders there are.
        package var folders: [NoteFolder]
        /// The tags there are.
        package var tags: [TagCount]
        /// The days that a text names, from midnight to midnight.
        package var days: @Sendable (String) -> Range<Date>?

        package init(folders: [NoteFolder], tags: [TagCount], days: @escaping @Sendable (String) -> Range<Date>?) {
            self.folders = folders
            self.tags = tags
            self.days = days
        }
    }

    /// Reads what was typed.
    /// - Parameter isText: whether a note has a text just like that.
    package init(
        _ typed: String,
        filter: NoteFilter = NoteFilter(),
        limit: Int = 20,
        names: Names,
        isText: (String) async throws -> Bool
    ) async rethrows {
        query = NoteQuery("", filter: filter, limit: limit)
        var words: [String] = []
        var tokens = Token.all(in: typed)[...]
        while let token = tokens.popFirst() {
            if case .phrase(let phrase) = token {
                query.phrases.append(phrase)
            } else if leaveOut(token, names) || take(token, &tokens, names) {
                continue
            } else if case .field(let field, let value, let text) = token {
                if try await isText(text) {
                    words.append(text)
                } else {
                    unknown = unknown ?? names.unknown(field, value)
                }
            } else if let prefix = token.prefix, try await !isText(token.text) {
                query.prefixes.append(prefix)
            } else if let word = token.excluded, try await !isText(" " + token.text) {
                query.filter.excluded.words.append(word)
            } else {
                words.append(token.text)
            }
        }
        query.text = words.joined(separator: " ")
        // Nothing that was typed says anything.
        if self.words.isEmpty, query.filter == filter { unknown = unknown ?? notLeftOut }
        if self.words.isEmpty, query.filter == filter, unknown == nil { query.text = typed }
    }

    /// Leaves out a phrase, or the notes of a tag, a folder or a category; where there is none, says so.
    private mutating func leaveOut(_ token: Token, _ names: Names) -> Bool {
        guard case .without(let left) = token else { return false }
        guard case .field(let field, let value, let text) = left else {
            query.filter.excluded.words.append(left.text)
            return true
        }
        switch field {
        case "tag":
            guard let tag = names.tag(value) else {
                // “-#” may be of a program's text; “-tag:” is none.
                return text.first == "#" ? false : remark(nothingLeftOut: names.unknown(field, value))
            }
            query.filter.excluded.tags.append(tag)
        case "folder":
            guard let folder = names.folders.named(value) else {
                return remark(nothingLeftOut: names.unknown(field, value))
            }
            query.filter.excluded.folders.append(folder.name)
        default:
            guard let category = NoteCategory.named(value) else {
                return remark(nothingLeftOut: names.unknown(field, value))
            }
            query.filter.excluded.categories.append(category)
        }
        return true
    }

    private mutating func remark(nothingLeftOut reason: UnknownName) -> Bool {
        notLeftOut = notLeftOut ?? reason
        remarks.append("\(reason) Nothing is left out for it.")
        return true
    }

    /// Takes a field such as `tag:home`; the days of `before:` and `after:` may be several words.
    private mutating func take(_ token: Token, _ rest: inout ArraySlice<Token>, _ names: Names) -> Bool {
        guard case .field(let field, let value, _) = token else { return false }
        switch field {
        case "tag":
            guard let tag = names.tag(value) else { return false }
            query.filter.tag = tag
        case "folder":
            guard let folder = names.folders.named(value) else { return false }
            query.filter.folder = folder.name
        case "category":
            guard let category = NoteCategory.named(value) else { return false }
            query.filter.category = category
        default:
            guard let (days, count) = Self.days(value, rest, names) else { return false }
            rest = rest.dropFirst(count)
            let dates = query.filter.changed ?? .distantPast ..< .distantFuture
            let limits =
                field == "before"
                ? dates.lowerBound..<max(dates.lowerBound, days.lowerBound)
                : days.lowerBound..<max(days.lowerBound, dates.upperBound)
            query.filter.changed = limits
        }
        return true
    }

    /// The days that the value names with as many of the words after it as can be, and how many those are.
    private static func days(_ value: String, _ rest: ArraySlice<Token>, _ names: Names) -> (Range<Date>, Int)? {
        let further = rest.prefix(3).prefix { if case .word = $0 { true } else { false } }.map(\.text)
        for count in (0...further.count).reversed() {
            let text = ([value] + further.prefix(count)).joined(separator: " ")
            if let days = names.days(text) { return (days, count) }
        }
        return nil
    }
}

extension TypedSearch.Names {
    /// The tag that a person means.
    fileprivate func tag(_ typed: String) -> String? {
        tags.first { $0.tag.tagKey == Self.name(typed).tagKey }?.tag
    }

    /// Why a field names nothing.
    fileprivate func unknown(_ field: String, _ value: String) -> UnknownName {
        switch field {
        case "tag": .tag(value, among: tags)
        case "folder": .folder(value, among: folders)
        case "category": .category(value)
        default: .day(value)
        }
    }

    private static func name(_ typed: String) -> String { String(typed.drop { $0 == "#" }) }
}

/// A stretch of a typed search.
private indirect enum Token {
    case word(String)
    /// Words between quotation marks.
    case phrase(String)
    /// A known name, a colon and a value; the last is all of it as it was typed.
    case field(String, String, String)
    /// A phrase or a field that is to be left out.
    case without(Token)

    /// The stretch as it was typed, a phrase without its marks.
    var text: String {
        switch self {
        case .word(let text), .phrase(let text), .field(_, _, let text): text
        case .without(let left): "-" + left.text
        }
    }

    /// The beginning of a word that a word such as `wor*` asks for.
    var prefix: String? {
        guard case .word(let text) = self, text.hasSuffix("*"), text.count > 2 else { return nil }
        let word = text.dropLast()
        return word.allSatisfy { $0.isLetter || $0.isNumber } ? String(word) : nil
    }

    /// The word that a word such as `-word` leaves out.
    var excluded: String? {
        guard case .word(let text) = self, text.hasPrefix("-"), text.dropFirst().first?.isLetter == true else {
            return nil
        }
        let word = text.dropFirst()
        return word.allSatisfy { $0.isLetter || $0.isNumber } ? String(word) : nil
    }

    static func all(in typed: String) -> [Token] {
        var tokens: [Token] = []
        var rest = typed.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            let (token, length) = first(in: rest)
            tokens.append(token)
            rest = rest.dropFirst(length).drop(while: \.isWhitespace)
        }
        return tokens
    }

    private static func first(in text: Substring) -> (Token, Int) {
        if text.first == "-", let (left, length) = left(out: text.dropFirst()) { return (.without(left), length + 1) }
        if let (quoted, length) = quotation(text) { return (.phrase(quoted), length) }
        let word = text.prefix { !$0.isWhitespace }
        guard let colon = word.firstIndex(of: ":"), TypedSearch.fields.contains(word[..<colon].lowercased())
        else {
            return (.word(String(word)), word.count)
        }
        let field = word[..<colon].lowercased()
        let start = text.index(after: colon)
        if let (quoted, length) = quotation(text[start...]) {
            let whole = text.distance(from: text.startIndex, to: start) + length
            return (.field(field, quoted, String(text.prefix(whole))), whole)
        }
        let value = word[start...]
        return (value.isEmpty ? .word(String(word)) : .field(field, String(value), String(word)), word.count)
    }

    /// What stands after the mark of what is left out, if that can be left out; and its length.
    private static func left(out text: Substring) -> (Token, Int)? {
        guard let next = text.first, next != "-", !next.isWhitespace else { return nil }
        let (token, length) = first(in: text)
        return switch token {
        case .phrase: (token, length)
        case .field(let field, _, _) where !["before", "after"].contains(field): (token, length)
        case .word(let text) where text.first == "#" && text.dropFirst().contains(where: \.isLetter):
            (.field("tag", String(text.dropFirst()), text), length)
        case .field, .word, .without: nil
        }
    }

    /// What stands between quotation marks at the beginning of a text, if it has a letter or a digit, and white space or
    /// nothing follows; and the length with the marks.
    private static func quotation(_ text: Substring) -> (String, Int)? {
        guard let mark = text.first, let closing: Character = ["\"": "\"", "“": "”", "„": "“"][mark] else { return nil }
        let inner = text.dropFirst().prefix { $0 != closing }
        let length = inner.count + 2
        guard inner.contains(where: { $0.isLetter || $0.isNumber }), text.dropFirst(inner.count + 1).first == closing
        else { return nil }
        guard text.dropFirst(length).first?.isWhitespace ?? true else { return nil }
        return (String(inner), length)
    }
}

extension NotesStore {
    /// Reads a search that was typed; see ``TypedSearch``.
    /// - Parameter days: the days that a text names, from midnight to midnight.
    /// - Throws: ``UnknownName`` when it is to look in something that there is not, or what the store throws.
    package func typedSearch(
        _ typed: String,
        filter: NoteFilter = NoteFilter(),
        limit: Int = 20,
        days: @escaping @Sendable (String) -> Range<Date>?
    ) async throws -> TypedSearch {
        let mayHaveFields = typed.contains(":") || typed.contains("-#")
        let names = TypedSearch.Names(
            folders: mayHaveFields ? try await folders() : [],
            tags: mayHaveFields ? try await tags() : [],
            days: days
        )
        let search = try await TypedSearch(typed, filter: filter, limit: limit, names: names) { try await holds($0) }
        if let unknown = search.unknown { throw unknown }
        return search
    }

    /// The notes of a search that was typed; where there are none, those of its nearest words.
    ///
    /// What has operators for folders, tags or days alone lists the newest.
    /// - Returns: the notes, and the words that were looked for in place of those typed, when they were.
    package func find(_ search: TypedSearch) async throws -> (notes: [NoteItem], corrected: String?) {
        guard search.isFilterAlone else { return try await searchForgiving(search.query) }
        return (try await notes(search.filter), nil)
    }

    /// The number of notes that ``find(_:)`` finds without a limit.
    package func count(_ search: TypedSearch) async throws -> Int {
        try await search.isFilterAlone ? count(search.filter) : count(search.query)
    }
}

extension TypedSearch {
    /// The filter of a search that is nothing else.
    fileprivate var filter: NoteFilter {
        guard query.filter != NoteFilter() else { return NoteFilter(limit: 0) }
        var filter = query.filter
        filter.order = .newestFirst
        filter.limit = query.limit == .max ? nil : query.limit
        return filter
    }
}
