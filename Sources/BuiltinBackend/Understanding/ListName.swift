/// The name of a list as a sentence has it: "my grocery list", "the list of chores", "groceries".
struct ListName: Equatable {
    /// The name without determiners, as it was typed; empty for just "the list".
    var name: String
    /// The words it takes, determiners and complements included.
    var words: Range<Int>
    /// Whether a list is asked for that is not there yet: "a new grocery list".
    var isNew = false
    /// Whether it speaks of lists in general: "my lists".
    var isPlural = false
    /// Whether it says whose: "my list".
    var isOwned = false
    /// Whether the word "list" itself is there.
    var hasHead = true

    /// The list that starts at an index.
    static func parse(_ clause: Clause, at start: Int, allowsBareName: Bool = false) -> ListName? {
        var index = start
        var isNew = false
        var isOwned = false
        while determiners.contains(clause.key(index)) || newWords.contains(clause.key(index)) {
            isNew = isNew || newWords.contains(clause.key(index))
            isOwned = isOwned || Vocabulary.possessives.contains(clause.key(index))
            index += 1
        }
        guard let head = head(in: clause, from: index) else {
            return everydayName(in: clause, from: index, start: start, isNew: isNew, isOwned: isOwned)
        }
        var end = head + 1
        if clause.key(end) == "app" || clause.key(end) == "apps" { end += 1 }
        let isPlural = clause.key(head) == "lists"
        var list = ListName(
            name: clause[index..<head + 1].text,
            words: start..<end,
            isNew: isNew,
            isPlural: isPlural,
            isOwned: isOwned
        )
        if head == index { list.name = clause.key(head) == "list" || isPlural ? "" : clause.key(head) }
        list.takeComplement(of: clause, head: head, nameStart: index, allowsBareName: allowsBareName)
        return list
    }

    /// The first list anywhere in a clause.
    static func first(in clause: Clause) -> ListName? {
        for index in clause.words.indices {
            if index > clause.start, !startsAfter.contains(clause.key(index - 1)),
                !determiners.contains(clause.key(index))
            {
                continue
            }
            guard let list = parse(clause, at: index) else { continue }
            let isBare = !list.hasHead && !determiners.contains(clause.key(index))
            if !isBare || index > clause.start && Vocabulary.prepositions.contains(clause.key(index - 1)) {
                return list
            }
        }
        return nil
    }

    private mutating func takeComplement(of clause: Clause, head: Int, nameStart: Int, allowsBareName: Bool) {
        var index = words.upperBound
        guard clause.words.indices.contains(index),
            [nil, ":"].contains(clause.words[index - 1].mark) || clause.key(index) == "called"
        else { return }
        let hasOwnName = head > nameStart && ["of", "for", "about"].contains(clause.key(index))
        if !hasOwnName, let told = clause.match(Self.makings, at: index), told < clause.end {
            let end = Self.complementEnd(clause, from: told)
            name = clause[told..<end].text
            words = words.lowerBound..<end
        } else if let named = clause.match(
            ["that|which is? called|named|titled", "called|named|titled", "with the name", "by the name of"],
            at: index
        ) {
            index = Self.complementEnd(clause, from: named)
            name = clause[named..<index].text
            words = words.lowerBound..<index
        } else if ["of", "for", "about"].contains(clause.key(index)) {
            if let end = clause.match(Self.beneficiaries, at: index) {
                words = words.lowerBound..<end
                return
            }
            let end = Self.complementEnd(clause, from: index + 1)
            guard end > index + 1 else { return }
            name = clause[nameStart..<end].text
            words = words.lowerBound..<end
        } else if allowsBareName, head == nameStart {
            let end = Self.complementEnd(clause, from: index)
            guard end > index else { return }
            name = clause[index..<end].text
            words = words.lowerBound..<end
        }
    }

    private static func complementEnd(_ clause: Clause, from start: Int) -> Int {
        var index = start
        while index < clause.end, !complementStops.contains(clause.key(index)) {
            index += 1
            if clause.words[index - 1].mark != nil { break }
        }
        return index
    }

    private static func head(in clause: Clause, from start: Int) -> Int? {
        var index = start
        while index < min(start + 7, clause.end) {
            let key = clause.key(index)
            if heads.contains(key) {
                return heads.contains(clause.key(index + 1)) ? index + 1 : index
            }
            if key == "to" {
                guard purposes.contains(clause.key(index + 1)) else { return nil }
            } else if blockers.contains(key), !(index > start && purposes.contains(key)) {
                return nil
            }
            if clause.words[index].mark != nil { return nil }
            index += 1
        }
        return nil
    }

    private static func everydayName(in clause: Clause, from index: Int, start: Int, isNew: Bool, isOwned: Bool)
        -> ListName?
    {
        let hasDeterminer = index > start
        for first in index..<min(index + 3, max(clause.end, index)) {
            if first > index, blockers.contains(clause.key(first - 1)) { return nil }
            guard let end = clause.match(hasDeterminer ? ownedNames : plainNames, at: first) else { continue }
            if first > index, !hasDeterminer { return nil }
            if clause.key(end - 1) == "shopping", end < clause.end, !complementStops.contains(clause.key(end)) {
                return nil
            }
            return ListName(
                name: clause[index..<end].text,
                words: start..<end,
                isNew: isNew,
                isOwned: isOwned,
                hasHead: false
            )
        }
        return nil
    }

    private static let heads: Set<String> = [
        "list", "lists", "checklist", "wishlist", "checklists", "todolist", "listing",
    ]
    private static let purposes: Set<String> = [
        "do", "dos", "buy", "get", "read", "watch", "see", "pack", "try", "call", "visit", "cook", "make", "go",
        "bring",
        "complete", "purchase", "learn", "play",
    ]
    private static let determiners: Set<String> = [
        "the", "my", "our", "a", "an", "this", "that", "your", "his", "her", "their", "me", "current", "whole",
        "entire",
        "existing", "own", "all", "any", "these", "those", "every", "same", "other", "saved", "complete", "full",
    ]
    private static let newWords: Set<String> = ["new", "blank", "empty", "fresh", "separate", "another"]
    private static let startsAfter = Vocabulary.prepositions.union([
        "and", "show", "read", "open", "check", "see", "view", "is", "are", "whats", "has", "have", "does", "do",
        "delete", "clear",
        "remove", "erase", "find", "me", "what", "which", "give", "many", "how", "is", "over", "review", "get", "any",
    ])
    private static let blockers: Set<String> = Vocabulary.prepositions.union(Vocabulary.copulas)
        .union([
            "and", "or", "but", "i", "it", "you", "we", "they", "do", "does", "did", "what", "whats", "which", "who",
        ])
        .union([
            "where", "when", "how", "if", "so", "then", "please", "add", "put", "my", "the", "a", "an", "that", "our",
        ])
        .union(["remove", "delete", "them", "as", "every", "all", "not", "have", "has", "had", "there"])
    private static let complementStops: Set<String> = [
        "and", "but", "please", "then", "so", "if", "instead", "too", "also", "yet", "with",
    ]

    /// "the list i made for bills".
    private static let makings: [Phrase] = [
        "that|which? i|we made|created|started|wrote|have|had|keep for|of|about|called|named|with",
        "that|which i|we called|named", "i|we called|named", "that? is? for|about",
    ]
    private static let beneficiaries: [Phrase] = [
        "for me|us|now|today|tonight|tomorrow", "for this|next|the week|weekend|month|year",
    ]
    private static let plainNames: [Phrase] = [
        "groceries", "chores", "todo|todos", "to dos", "to do", "shopping", "errands", "wishlist", "checklist",
        "things to do|buy|get",
    ]
    private static let ownedNames: [Phrase] =
        plainNames + ["tasks", "reminders", "purchases", "need to do|buy|get", "must do"]
}
