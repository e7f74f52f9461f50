/// The people whom a text names, by the words around their names.
package enum NamedPeople {
    /// The part of a text that is read, in characters.
    package static let longestText = 4_000

    /// The names, each person once, in order.
    ///
    /// A name has a capital and stands where people do: after “call” or “with”, before “says” or “wants”,
    /// as “Dr. Hartmann” or `@tom`. Beside “Anna Berger”, “Anna” and “Berger” are the same person.
    package static func all(in text: String) -> [String] {
        var names: [String] = []
        for line in BodyLine.rawLines(of: String(String(text.prefix(longestText)).afterFrontMatter)) {
            let words = line.split { $0.isWhitespace || "*()[]/\"“”".contains($0) }.map(String.init)
            for index in words.indices {
                guard let name = name(at: index, in: words) else { continue }
                let whole = isHeadline(words) ? name : wholeName(name, at: index, in: words)
                if !names.contains(whole) { names.append(whole) }
            }
        }
        return names.filter { name in
            !names.contains { $0 != name && $0.split(separator: " ").contains { $0 == name } }
        }
    }

    /// Whether all words of a line may have capitals because it is a headline.
    private static func isHeadline(_ words: [String]) -> Bool {
        words.count > 3 && !words.contains { $0.first?.isLowercase == true && !StopWords.contains($0) }
    }

    /// A name with the first name before it or the surname after it, where they stand there.
    private static func wholeName(_ name: String, at index: Int, in words: [String]) -> String {
        let isPlain = { (word: String) in word.last?.isLetter == true }
        guard !name.contains(" "), words[index].first != "@" else { return name }
        if index > 0, isPlain(words[index - 1]), let first = capitalized(words[index - 1]),
            !leading.contains(bare(first)), !meeting.contains(bare(first)), !belongings.contains(bare(first)),
            self.name(at: index - 1, in: words) == nil
        {
            return first + " " + name
        }
        // German writes every noun with a capital.
        let isGerman = index > 0 && germanMeeting.contains(bare(words[index - 1]))
        guard !isGerman, isPlain(words[index]), index + 1 < words.count, let last = capitalized(words[index + 1]) else {
            return name
        }
        return name + " " + last
    }

    private static func name(at index: Int, in words: [String]) -> String? {
        let word = words[index]
        if word.hasPrefix("@") {
            let name = String(word.dropFirst().prefix { $0.isLetter })
            return name.count > 1 && word.dropFirst().allSatisfy { $0.isLetter || ".,:;!?".contains($0) }
                ? name.prefix(1).uppercased() + name.dropFirst() : nil
        }
        guard let name = capitalized(word) else { return nil }
        let before = index > 0 ? bare(words[index - 1]) : ""
        let isPossessive = word.contains("'s") || word.contains("’s")
        let after = index + 1 < words.count ? bare(words[index + 1]) : ""
        let ends = word.last.map { ".,:;!?".contains($0) } ?? false
        guard !articles.contains(before), !titles.contains(bare(word)) else { return nil }
        let isAddressed = index > 1 && ["to", "for"].contains(before) && speech.contains(bare(words[index - 2]))
        if titles.contains(before) {
            let title = words[index - 1].filter(\.isLetter)
            return (abbreviated.contains(before) ? title.prefix(1).uppercased() + title.dropFirst() + "." : title) + " "
                + name
        }
        let isMet = meeting.contains(before) && !(isPossessive && !belongings.contains(after))
        let isFirst = index == 0 || words[index - 1].last.map { !$0.isLetter && $0 != "," } ?? true
        let speaks = !ends && (speaking.contains(after) || !isFirst && acting.contains(after))
        let owns = isPossessive && belongings.contains(after)
        return isMet || isAddressed || speaks || owns ? name : nil
    }

    /// The name in a word; `nil` when it has no capital, is an abbreviation, or no name of a person.
    private static func capitalized(_ word: String) -> String? {
        let core = word.prefix { $0.isLetter || $0 == "-" }
        guard core.count > 1, core.first?.isUppercase == true, core.dropFirst().contains(where: \.isLowercase),
            !core.dropFirst().contains(where: \.isUppercase), !others.contains(core.lowercased()),
            !StopWords.contains(core.lowercased())
        else { return nil }
        let rest = word.dropFirst(core.count)
        guard rest.allSatisfy({ ".,:;!?'’s".contains($0) }) else { return nil }
        return String(core)
    }

    private static func bare(_ word: String) -> String { word.lowercased().filter { $0.isLetter } }

    private static func list(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }
    private static let titles = list("mr mrs ms miss dr prof professor frau herr uncle aunt")
    private static let abbreviated = list("mr mrs ms dr prof")
    /// Words that stand before a name at the beginning of a sentence, and are none.
    private static let leading = list(
        "yesterday today tomorrow tonight maybe perhaps then now later once when if because since finally apparently "
            + "luckily sadly hopefully gestern heute morgen only even still both only via re attn dear hi hello thanks hey lieber liebe"
    )
    private static let articles = list("the a an my our your his her der die das ein eine mein meine")
    private static let speech = list("talk talked spoke speak wrote write sent send listen listened ask asked thanks")
    private static let meeting = list(
        "with met meet meeting ask asked call called ring phone tell told email emailed text thank visit invite invited "
            + "promised owe owes mit trifft anrufen frag"
    )
    private static let germanMeeting = list("mit trifft anrufen frag")
    private static let acting = list(
        "signs owns leads covers has is will would recommends needs likes hat will"
    )
    private static let speaking = list(
        "says said wants wanted asked told thinks prefers suggested offered promised sagt"
    )
    private static let belongings = list(
        "birthday number phone address email mail wife husband mother father son daughter flat house idea quote team party"
    )
    /// Words with a capital that are nobody's name.
    private static let others = list(
        "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august "
            + "september october november december christmas easter english german french next action follow need also mum "
            + "dad mom note list standup retro meeting idea todo recommend dream long neighbour neighbor landlord "
            + "customer boss teacher montag dienstag mittwoch donnerstag freitag samstag sonntag "
            // Programs and firms.
            + "airtable alexa amazon android ansible apple asana aws azure bear chatgpt chrome confluence debian discord "
            + "docker dropbox emacs evernote excel facebook figma firefox git github gitlab gmail google grafana icloud "
            + "instagram ipad iphone java javascript jenkins jira kafka keynote kindle kubernetes latex linear linkedin linux "
            + "logseq markdown microsoft miro mysql netflix notion obsidian onedrive openai outlook paypal postgres "
            + "powerpoint python reddit redis rust safari salesforce signal siri skype slack spotify sqlite stripe swift "
            + "teams telegram terraform todoist trello twitter typescript ubuntu vim whatsapp wikipedia windows word "
            + "wordpress xcode youtube zapier zoom zotero"
    )
}
