import Notes

/// What was typed after `/search`, with the options of `magpie search` as the operators that say the same.
struct SearchOptions {
    /// The search: `--folder Work oslo` is `folder:Work oslo`.
    private(set) var typed = ""
    /// The most notes; `nil` for as many as a list shows.
    private(set) var limit: Int?
    /// How many notes are left out at the beginning.
    private(set) var offset = 0
    /// The order; `nil` for the best first.
    private(set) var order: NoteFilter.Order?

    static let orders: [String: NoteFilter.Order] = [
        "created": .newestFirst, "updated": .latestUpdatedFirst, "title": .byTitle,
    ]

    static let usage =
        """
        /search [--all] [--folder <name>] [--tag <tag>] [--since <day>] [--sort created, updated or title] [--limit <n>] \
        [--offset <n>] <words>, and what begins with -- in quotes
        """

    /// - Throws: ``SessionError`` for an option that there is not before the words, and for one without its value.
    init(_ arguments: String) throws(SessionError) {
        var words: [String] = []
        var rest = arguments[...]
        while let word = Self.word(&rest) {
            let (name, value) = Self.parts(of: word)
            switch name {
            case "--all" where words.isEmpty: limit = .max
            case "--folder", "--tag", "--since", "--limit", "--offset", "--sort":
                guard let value = value ?? Self.word(&rest) else { throw .missingArgument(usage: Self.usage) }
                switch name {
                case "--limit", "--offset":
                    guard let count = Int(value), count >= 0 else {
                        throw .notOneOf(value, "no number from 0", usage: Self.usage)
                    }
                    if name == "--limit" { limit = count == 0 ? .max : count } else { offset = count }
                case "--sort":
                    guard let named = Self.orders[value.lowercased()] else {
                        throw .notOneOf(value, "no order", usage: Self.usage)
                    }
                    order = named
                default: words.append(name == "--since" ? "after:\(Self.day(value))" : "\(name.dropFirst(2)):\(value)")
                }
            case _ where words.isEmpty && word.hasPrefix("--") && word.count > 2:
                throw .looksLikeOption(word, usage: Self.usage)
            default: words.append(word)
            }
        }
        typed = words.joined(separator: " ")
    }

    /// `--folder=Work` in its parts.
    private static func parts(of word: String) -> (name: String, value: String?) {
        guard word.hasPrefix("--"), let mark = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<mark]), String(word[word.index(after: mark)...]))
    }

    /// The next word, or what stands between quotation marks, with them.
    private static func word(_ rest: inout Substring) -> String? {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first else { return nil }
        let closing: Character? = ["\"": "\"", "“": "”", "„": "“"][first]
        let isClosed = closing.map { rest.dropFirst().contains($0) } ?? false
        let word =
            isClosed
            ? rest.prefix(1) + rest.dropFirst().prefix { $0 != closing } + [closing ?? "\""]
            : rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    /// The words of an age such as `30d`; any other day as it is.
    private static func day(_ typed: String) -> String {
        let units: [Character: String] = ["d": "days", "w": "weeks", "m": "months", "y": "years"]
        guard let unit = typed.last.flatMap({ units[$0] }), let count = Int(typed.dropLast()) else { return typed }
        return "\"\(count) \(unit) ago\""
    }

    /// The part that is wanted of all that was found, in the wanted order.
    func page(of found: [NoteItem]) -> [NoteItem] {
        let sorted =
            switch order {
            case .newestFirst: found.sorted { $0.createdAt > $1.createdAt }
            case .latestUpdatedFirst: found.sorted { $0.updatedAt > $1.updatedAt }
            case .byTitle: found.sorted { $0.title.lowercased() < $1.title.lowercased() }
            default: found
            }
        return Array(sorted.dropFirst(offset).prefix(length))
    }

    /// The most notes that are shown.
    var length: Int { limit ?? SlashContext.listingLength }
    /// The most notes that have to be found for that.
    var reach: Int {
        let end = offset.addingReportingOverflow(length)
        return order != nil || end.overflow ? .max : end.partialValue
    }
}
