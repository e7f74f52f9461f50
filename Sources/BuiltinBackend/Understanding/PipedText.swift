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
    let intent: Intent

    /// `nil` unless the last line asks for something to be done with what stands before it.
    init?(_ text: String) {
        guard let gap = text.suffix(Self.longestOrderText).ranges(of: "\n\n").last else { return nil }
        let body = text[..<gap.lowerBound]
        let order = Courtesy.stripped(Clause(String(text[gap.upperBound...])))
        guard !body.allSatisfy(\.isWhitespace), order.count <= Self.longestOrder,
            !order.verbatim.contains(where: \.isNewline)
        else { return nil }
        if let title = Self.title(in: order) {
            self.intent = .capture(Draft(title: title.text, body: String(body.drop(while: \.isNewline))))
        } else if let list = Self.list(in: order) {
            let items = body.split(whereSeparator: \.isNewline).prefix(Self.mostItems).map(Self.item)
            self.intent = .editList(ListEdit(list: .list(list.name), added: items.filter { !$0.isEmpty }))
        } else if Self.asksForReading(order) {
            self.intent = .smallTalk(.rewriting)
        } else {
            return nil
        }
    }

    /// The title that an order to keep the text gives, if any; `nil` when it is no such order.
    private static func title(in order: Clause) -> (text: String?, Void)? {
        if let named = order.after(callings), !named.isEmpty { return (DraftMaker.capitalized(named.text), ()) }
        guard let rest = order.after(orders) else { return nil }
        let plain = rest.before(endings) ?? rest
        if plain.isEmpty || plain.match(plainTails) == plain.end { return (nil, ()) }
        guard let named = plain.after(namings), !named.isEmpty else { return nil }
        return (DraftMaker.capitalized(named.text), ())
    }

    /// The list that the lines are to be put on: "add these to my shopping list".
    private static func list(in order: Clause) -> ListName? {
        guard let end = order.match(listOrders), let list = ListName.parse(order, at: end), !list.isPlural,
            list.words.upperBound == order.end
        else { return nil }
        return list
    }

    /// A line without the mark of an item.
    private static func item(_ line: Substring) -> String {
        Checklist(String(line)).items.first?.text ?? line.trimmingCharacters(in: .whitespaces)
    }

    private static func asksForReading(_ order: Clause) -> Bool {
        if SmallTalkRules.asksForRewriting(order) { return true }
        if case .smallTalk(.rewriting)? = SmallTalkRules.intent(of: order) { return true }
        return order.words.last?.mark == "?" && QuestionRules.startsQuestion(order)
    }

    private static let orders: [Phrase] = [
        "note|save|keep|remember|store|record|capture|log|add|file|jot|write|put this|that|it|these|those|them down?",
        "make|create|write a|new? new? note of|from|with|out this|that|it|these",
        "take a? note|notes", "remember|note|save|keep",
    ]
    private static let plainTails: [Phrase] = [
        "as|in|into|to a|my|the|one? new? note|notes", "for me", "down", "as it is", "for later",
    ]
    private static let namings: [Phrase] = [
        "as|under|called|titled|named", "as|in|into|to a|my|new? note called|titled|named|about|on", "with the? title",
    ]
    private static let callings: [Phrase] = ["call|title|name this|that|it|these"]
    private static let listOrders: [Phrase] = [
        "add|put|append|include|save|write this|that|it|these|those|them|all? lines|items|things? to|on|in|into"
    ]
    private static let endings: [Phrase] = ["please", "for me", "thanks"]
}
