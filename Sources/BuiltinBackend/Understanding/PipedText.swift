/// A text with what is to be done with it in a last paragraph of one line, as a pipe with words after it gives.
struct PipedText {
    /// The longest last line that can be an order, in words.
    private static let longestOrder = 14

    /// The text, its lines as they were.
    let body: String
    /// The title that the order gives.
    let title: String?

    /// `nil` unless the last line asks to keep what stands before it.
    init?(_ text: String) {
        guard let gap = text.ranges(of: "\n\n").last else { return nil }
        let body = text[..<gap.lowerBound]
        let order = Courtesy.stripped(Clause(String(text[gap.upperBound...].prefix(400))))
        guard !body.allSatisfy(\.isWhitespace), order.count <= Self.longestOrder,
            !order.verbatim.contains(where: \.isNewline), let rest = order.after(Self.orders)
        else { return nil }
        let plain = rest.before(Self.endings) ?? rest
        if plain.isEmpty || plain.match(Self.plainTails) == plain.end {
            title = nil
        } else if let named = plain.after(Self.namings), !named.isEmpty {
            title = DraftMaker.capitalized(named.text)
        } else {
            return nil
        }
        self.body = String(body.drop(while: \.isNewline))
    }

    private static let orders: [Phrase] = [
        "note|save|keep|remember|store|record|capture|log|add|file|jot|write|put this|that|it|these|those|them down?",
        "make|create|write a|new? new? note of|from|with|out this|that|it|these",
        "take a? note|notes", "remember|note|save|keep",
    ]
    private static let plainTails: [Phrase] = [
        "as|in|into|to a|my|the|one? new? note|notes", "for me", "down", "as it is",
    ]
    private static let namings: [Phrase] = [
        "as|under|called|titled|named", "as|in a|my|new? note called|titled|named|about|on", "with the? title",
    ]
    private static let endings: [Phrase] = ["please", "for me", "thanks"]
}
