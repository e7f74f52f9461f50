import Foundations
import Notes

/// What a person types of a filter: any of its properties, then its text.
///
/// `deny title contains Acme` is all of one; `exact` alone changes one. A text that begins like a property stands in
/// quotes.
package struct FilterWords: Equatable, Sendable {
    private var kind: PrivacyFilter.Kind?
    private var target: PrivacyFilter.Target?
    private var matching: PrivacyFilter.Matching?
    private var isCaseSensitive: Bool?
    private var text: String?
    /// What is wrong with the words.
    private var problem: FilterError?

    /// - Parameter words: each a word, or a text with spaces that somebody else took out of its quotes.
    package init(_ words: [String]) {
        var rest = words[...]
        while let word = rest.first, take(word.lowercased()) { rest.removeFirst() }
        problem = Self.problem(in: rest, hasTarget: target != nil)
        let text = rest.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.text = text.isEmpty ? nil : text.withoutQuotes
    }

    /// What is wrong with the words that are left for the text: a mistyped property, or one behind the text.
    private static func problem(in rest: ArraySlice<String>, hasTarget: Bool) -> FilterError? {
        guard let first = rest.first, rest.count > 1 else { return nil }
        let names =
            PrivacyFilter.Kind.allCases.map(\.rawValue) + PrivacyFilter.Target.allCases.map(\.rawValue) + ["tag"]
            + PrivacyFilter.Matching.allCases.map(\.rawValue)
        let isQuoted = first.contains { "\"“„".contains($0) || $0.isWhitespace }
        if !isQuoted, !hasTarget {
            let nearest = NearestName.of(first, among: names)
            let isBeforeProperty = rest.dropFirst().first.map { names.contains($0.lowercased()) } ?? false
            if isBeforeProperty || nearest != nil && first.count > 3 {
                return .unknownProperty(first, nearest: nearest)
            }
        }
        if let last = rest.last, ["case", "nocase"].contains(last), !isQuoted { return .caseBehindText(last) }
        return nil
    }

    /// Whether nothing was said.
    package var isEmpty: Bool { self == FilterWords([]) }

    /// A new filter.
    /// - Throws: ``FilterError``.
    package func filter() throws(FilterError) -> PrivacyFilter { try change(PrivacyFilter()) }

    /// A filter with what was said in place of what it had.
    /// - Throws: ``FilterError``.
    package func change(_ filter: PrivacyFilter) throws(FilterError) -> PrivacyFilter {
        if let problem { throw problem }
        var filter = filter
        filter.kind = kind ?? filter.kind
        filter.target = target ?? (text != nil && filter.target == .everything ? .text : filter.target)
        filter.matching = matching ?? filter.matching
        filter.isCaseSensitive = isCaseSensitive ?? filter.isCaseSensitive
        filter.text = text ?? filter.text
        if filter.target == .everything {
            guard text == nil, filter.kind != .private else { throw .notMarkable }
            filter.text = ""
        } else if filter.text.isEmpty {
            throw .noText
        }
        guard filter.kind == .private else { return filter }
        guard filter.target == .tags || filter.target == .folder else { throw .notMarkable }
        (filter.matching, filter.isCaseSensitive) = (.exact, false)
        if filter.target == .tags, filter.text.hasPrefix("#") { filter.text.removeFirst() }
        return filter
    }

    /// Takes a word for a property, if it is one that was not said yet.
    private mutating func take(_ word: String) -> Bool {
        if kind == nil, let kind = PrivacyFilter.Kind(rawValue: word) {
            self.kind = kind
        } else if target == nil, let target = PrivacyFilter.Target(rawValue: word == "tag" ? "tags" : word) {
            self.target = target
        } else if matching == nil, let matching = PrivacyFilter.Matching(rawValue: word) {
            self.matching = matching
        } else if isCaseSensitive == nil, word == "case" || word == "nocase" {
            isCaseSensitive = word == "case"
        } else {
            return false
        }
        return true
    }
}

extension [KeptFilter] {
    /// The filters that numbers such as `1 3-5` name.
    /// - Returns: them, and the words that follow the numbers.
    /// - Throws: ``FilterError/noSuchNumber(_:count:)``, also when there is no number.
    package func named(_ words: [String]) throws(FilterError) -> (filters: [KeptFilter], rest: [String]) {
        let numbers = words.prefix { word in
            word.first?.isNumber == true && word.allSatisfy { $0.isNumber || "-,".contains($0) }
        }
        var indices: [Int] = []
        for part in numbers.flatMap({ $0.split(separator: ",") }) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int(String($0)) }
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else {
                throw .noSuchNumber("\(part)", count: count)
            }
            for number in [first, last] where !self.indices.contains(number - 1) {
                throw .noSuchNumber("\(first > count ? first : number)", count: count)
            }
            for index in first - 1..<last where !indices.contains(index) { indices.append(index) }
        }
        guard !indices.isEmpty else { throw .noSuchNumber(words.first ?? "without a number", count: count) }
        return (indices.map { self[$0] }, [String](words.dropFirst(numbers.count)))
    }

    /// The filters that words such as `2 3 exact` change, as they are to be.
    /// - Throws: ``FilterError``.
    package func changed(by words: [String]) throws(FilterError) -> [Int64: PrivacyFilter] {
        let (chosen, rest) = try named(words)
        let change = FilterWords(rest)
        guard !change.isEmpty else { throw .nothingToChange }
        var changed: [Int64: PrivacyFilter] = [:]
        for kept in chosen { changed[kept.id] = try change.change(kept.filter) }
        return changed
    }
}
