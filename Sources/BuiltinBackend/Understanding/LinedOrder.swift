import SpokenDates

/// An order in a first line that is for each of the lines below it: "remind me tomorrow at 9:", "tick off:".
struct LinedOrder {
    /// The orders; where the first line is a verb alone, one for all.
    let orders: [String]

    /// `nil` where the first line is no such order.
    init?(_ text: String, _ dates: DateReader) {
        guard text.contains(where: \.isNewline) else { return nil }
        let lines = text.split(whereSeparator: \.isNewline).map(PipedText.item).filter { !$0.isEmpty }
        guard (2...20).contains(lines.count), text.utf8.count < 1_000 else { return nil }
        let (head, rest) = (Clause(lines[0]), lines.dropFirst())
        if head.match(Self.verbs) == head.end {
            orders = ["\(head.text) \(Reply.joined(rest.map { String($0.trimmingPrefix("and ")) }))"]
            return
        }
        let days = dates.phrases(in: lines[0])
        let said = head.words.filter { word in !days.contains { $0.range.overlaps(word.range) } }.map(\.key)
        func namesDay(_ line: String) -> Bool { dates.phrases(in: line).contains(where: \.namesDay) }
        // "tomorrow:" orders something; the day of a diary is over, and what is below it tells something.
        let isReminder = said.contains(where: Self.reminders.contains)
        let isAhead = days.first.map { $0.days.lowerBound > dates.now } ?? false
        guard lines[0].hasSuffix(":"), days.count < 2, said.allSatisfy(Self.reminders.union(Self.fillers).contains),
            isReminder
                ? !days.isEmpty || said.contains("me") || rest.contains(where: namesDay)
                : isAhead && !rest.contains(where: { LineForm.tells(Clause($0)) }),
            !rest.contains(where: { $0.hasSuffix(":") })
        else { return nil }
        orders = rest.map { line in
            let day = namesDay(line) ? "" : days.first.map { "\(lines[0][$0.range]) " } ?? ""
            return line.first?.isNumber ?? false ? "remind me: \(day)\(line)" : "remind me \(day)to \(line)"
        }
    }

    private static let verbs: [Phrase] = [
        "please? tick|check|cross|take|strike off|out?", "got|bought|packed|done",
        "please? untick|uncheck|remove|delete|add", "we|i need",
    ]
    private static let reminders: Set<String> = ["remind", "reminders", "remember", "need", "have", "must", "me", "us"]
    private static let fillers: Set<String> = ["i", "we", "to", "do", "todo", "these", "the", "following", "please"]
}
