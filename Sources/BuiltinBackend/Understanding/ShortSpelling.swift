import SpokenDates

/// Figures and signs that are typed for small words: "remind me 2 call mum 2moro", "put it down 4 me", "& teabags", "+ teabags".
enum ShortSpelling {
    /// A line with such written out where they can be nothing else; any other line as it is.
    static func plain(_ typed: String) -> String {
        guard !typed.contains(where: \.isNewline) else { return typed }
        let text = withoutColon(withoutSign(typed))
        guard text.contains(where: { $0 == "2" || $0 == "4" }) else { return text }
        let words = Word.words(of: text)
        let lead = listLead(in: words)
        var plain = text
        for index in words.indices.dropFirst().reversed() {
            guard let word = meanings[words[index].key], words[index - 1].mark == nil,
                words[index].mark == nil, index + 1 < words.count,
                index == lead
                    || isSmallWord(words[index].key, after: words[index - 1].key, before: words[index + 1].key)
            else { continue }
            plain.replaceSubrange(words[index].range, with: word)
        }
        return plain
    }

    /// A line with the sign that it begins with written out, where words follow: "+ 44 20 7946" and "+ [ ] milk" stay.
    private static func withoutSign(_ typed: String) -> String {
        guard let sign = signs.first(where: { typed.hasPrefix($0.key) }), typed.dropFirst(2).first?.isLetter ?? false
        else { return typed }
        return sign.value + typed.dropFirst(2)
    }

    /// "remind me to …" for "remind me: …" and "remind me tomorrow at 9: …", where something to be done follows.
    private static func withoutColon(_ typed: String) -> String {
        guard typed.utf8.contains(UInt8(ascii: ":")),
            let order = typed.firstMatch(of: /^(?i:(please )?remind me)\b([^:,.;]*):\s+(?=(\w+))/),
            Words.taskVerbs.contains(order.output.3.lowercased()),
            Word.words(of: String(order.output.2)).allSatisfy({ !openings.contains($0.key) })
        else { return typed }
        return typed[..<order.output.2.endIndex] + " to " + typed[order.range.upperBound...]
    }

    /// The 2 before the name of a list that ends an order to add: "add eggs 2 shopping".
    private static func listLead(in words: [Word]) -> Int? {
        let figure = words.count - 2
        guard figure > 1, ["add", "put"].contains(words[0].key), words[figure].key == "2",
            ["shopping", "groceries"].contains(words[figure + 1].key),
            !words.contains(where: { ["to", "on", "onto", "at"].contains($0.key) })
        else { return nil }
        return figure
    }

    /// Whether a figure is no number: after "me" and a day something is to be done, and nobody counts "it".
    private static func isSmallWord(_ figure: String, after before: String, before next: String) -> Bool {
        guard !DateNames.isMonth(next),
            !before.contains(where: \.isNumber) || before.hasPrefix("2") || isOrdinal(before),
            next.contains(where: \.isLetter)
        else { return false }
        if persons.contains(next) || next.hasPrefix("2") && next.count > 2 { return true }
        guard figure == "2", !next.hasSuffix("s"), next.count > 1, !Deed.units.contains(next) else { return false }
        // "need 2 litre bottles": people need things, and need to do something.
        let isWish = wishes.contains(before) && (Words.taskVerbs.contains(next) || Words.orderVerbs.contains(next))
        return isWish || leads.contains(before) || days.contains(before) || isOrdinal(before)
    }

    private static func isOrdinal(_ word: String) -> Bool { word.hasSuffix("th") && word.contains(where: \.isNumber) }

    private static let openings: Set<String> = ["to", "of", "about", "that", "if", "when"]
    private static let signs = ["& ": "and ", "+ ": "plus "]
    private static let meanings = ["2": "to", "4": "for"]
    private static let persons: Set<String> = ["it", "me", "us", "him", "them", "u", "you", "ur"]
    private static let leads: Set<String> = ["me", "us", "going", "forget"]
    private static let wishes: Set<String> = ["need", "have", "want", "got"]
    private static let days: Set<String> = [
        "2moro", "2day", "2nite", "tomorrow", "today", "tonight", "tmrw", "thurs", "fri", "weds", "tues", "later",
    ]
}
