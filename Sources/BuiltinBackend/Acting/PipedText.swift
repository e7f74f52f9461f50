import Foundation

/// A text with what is to be done with it in a last paragraph of one line, as a pipe with words after it gives.
struct PipedText {
    /// The end of a text in which an order is looked for, in characters.
    private static let longestOrderText = 400
    /// The longest last line that can be an order, in words.
    private static let longestOrder = 14
    /// The most lines that are put on a list at once.
    private static let mostItems = 200

    /// What the order wants done with the text.
    enum Order {
        case keep(title: String?, body: String)
        case list(ListName, items: [String])
        case append(Clause, body: String)
        case remind(Clause, body: String)
        /// What takes a model.
        case rewriting
        /// What is for a note, and not for a text: "delete this".
        case noteChange
    }

    /// What is to be done.
    let order: Order
    /// The tags that an order to keep the text gives it.
    private(set) var tags: [String] = []

    /// `nil` unless the last line asks for something to be done with what stands before it.
    init?(_ text: String) {
        guard let gap = text.suffix(Self.longestOrderText).ranges(of: "\n\n").last else { return nil }
        let body = text[..<gap.lowerBound]
        let order = Self.plain(Clause(String(text[gap.upperBound...])))
        guard !body.allSatisfy(\.isWhitespace), order.count <= Self.longestOrder,
            !order.verbatim.contains(where: \.isNewline)
        else { return nil }
        let (untagged, tags) = Self.withoutTags(order)
        if let title = Self.title(in: untagged) {
            self.tags = tags
            self.order = .keep(title: title.text, body: String(body.drop(while: \.isNewline)))
        } else if let list = Self.list(in: order) {
            let items = body.split(whereSeparator: \.isNewline).prefix(Self.mostItems).map(Self.item)
            self.order = .list(list, items: items.filter { !$0.isEmpty })
        } else if let note = order.after(Self.listOrders + Self.noteOrders), !note.isEmpty {
            self.order = .append(note, body: String(body.drop(while: \.isNewline)))
        } else if let day = order.after(Self.remindings), !day.isEmpty {
            self.order = .remind(day, body: String(body.drop(while: \.isNewline)))
        } else if Self.asksForReading(order) {
            self.order = .rewriting
        } else if order.match(Self.noteChanges) != nil {
            self.order = .noteChange
        } else {
            return nil
        }
    }

    /// The title that an order to keep the text gives, if any; `nil` when it is no such order.
    private static func title(in order: Clause) -> (text: String?, Void)? {
        if let named = order.after(callings + titlings), !named.isEmpty {
            return (DraftMaker.capitalized(named.text), ())
        }
        guard let rest = order.after(orders) else { return nil }
        let plain = rest.before(endings) ?? rest
        if plain.isEmpty || plain.match(plainTails) == plain.end { return (nil, ()) }
        guard let named = plain.after(namings), !named.isEmpty else { return nil }
        return (DraftMaker.capitalized(named.text), ())
    }

    /// The order without its end “and tag it git”, and these tags.
    private static func withoutTags(_ order: Clause) -> (Clause, [String]) {
        for index in order.words.indices {
            guard let names = order.match(taggings, at: index).map(order.from), !names.isEmpty else { continue }
            let tags = names.words.map { String($0.key.drop { $0 == "#" }) }.filter { $0 != "and" }
            return (order.upTo(index), tags)
        }
        return (order, [])
    }

    /// The list that the lines are to be put on: "add these to my shopping list".
    private static func list(in order: Clause) -> ListName? {
        guard let rest = order.after(listOrders), !rest.isEmpty, ListName(rest).hasNoun else { return nil }
        return ListName(rest)
    }

    /// A line without the mark of an item.
    static func item(_ line: Substring) -> String {
        Checklist(String(line)).items.first?.text ?? line.trimmingCharacters(in: .whitespaces)
    }

    private static func asksForReading(_ order: Clause) -> Bool {
        order.match(rewritings) != nil || order.match(placings) != nil
            || Words.questionWords.contains(order.key(order.start)) && order.words.last?.mark == "?"
    }

    /// The order without words that are there for politeness.
    private static func plain(_ order: Clause) -> Clause {
        let opened = order.after(politeness).flatMap { $0.isEmpty ? nil : $0 } ?? order
        return opened.before(endings).flatMap { $0.isEmpty ? nil : $0 } ?? opened
    }

    private static let politeness: [Phrase] = ["please", "could|can|would you please?"]
    private static let rewritings: [Phrase] = [
        "summarise|summarize|translate|rephrase|rewrite|overwrite|replace|shorten|explain|proofread", "sum up",
        "make a summary", "tldr",
    ]
    private static let orders: [Phrase] = [
        """
        note|save|keep|remember|store|record|capture|log|add|file|jot|write|put \
        the? this|that|it|these|those|them|following down?
        """,
        "make|create|write a|new? new? note of|from|with|out this|that|it|these",
        "make|create|take|write a? new? note|notes", "remember|note|save|keep",
    ]
    private static let plainTails: [Phrase] = [
        "as|in|into|to a|my|the|one? new? note|notes", "for me", "down", "as it is", "for later",
    ]
    private static let namings: [Phrase] = [
        "as|under|called|titled|named", "as|in|into|to a|my|new? note called|titled|named|about|on", "with the? title",
    ]
    private static let taggings: [Phrase] = [
        "and? tag|label it|this|that|them with|as?", "and? tagged|labelled with|as?", "with the? tag|tags|label|labels",
    ]
    private static let titlings: [Phrase] = [
        "make|create|write|start|add? a|the? new? note titled|called|named"
    ]
    private static let callings: [Phrase] = ["call|title|name this|that|it|these"]
    private static let adding = "add|put|append|include|insert|copy|paste|save|store|keep|write|file|log"
    /// What stands for the text.
    private static let texts = """
        all? the? this|that|it|these|those|them|following|text|output|input|log|message|content|contents|result|results|\
        data|snippet|report|lines|items|things line|lines|item|items|thing|things|text|output|log|message|part?
        """
    private static let listOrders: [Phrase] = [
        Phrase(stringLiteral: "\(adding) \(texts) to|on|in|into"),
        Phrase(stringLiteral: "\(adding) \(texts) at|to the end|bottom of"),
        "add|put|append to|on|in|into",
    ]
    /// What is said of a place where nothing can be put without a model.
    private static let placings: [Phrase] = [
        Phrase(stringLiteral: "\(adding)|prepend|attach|move|send \(texts) to|on|in|into|at|before|above|after|over")
    ]
    private static let noteOrders: [Phrase] = ["add|put|append|write this|that|it|these|those|them? under|below"]
    private static let remindings: [Phrase] = ["remind me|us of|about|to? this|that|it|these|those"]
    private static let noteChanges: [Phrase] = [
        """
        delete|remove|erase|trash|forget|discard|bin|purge|undo|restore|tick|untick|cross|pin|unpin|archive \
        off? this|that|it|these|those|them
        """
    ]
    private static let endings: [Phrase] = ["please", "for me", "thanks"]
}
