import Notes
import SpokenDates

/// What stands behind each preposition of a task: Mrs Patel of "pads for Mrs Patel", the loan of "ring the bank about the loan".
struct Aim {
    /// The stems behind each kind of preposition, days by themselves.
    private let named: [Key: Set<String>]

    /// The stems before the first of them.
    private let lead: Set<String>

    private struct Key: Hashable {
        let kind: Int
        let isDay: Bool
    }

    /// Prepositions by what they say: for whom or when, about what, from whom, with whom, where, to whom.
    private static let kinds: [Set<String>] = [
        ["for", "für"], ["about", "re", "regarding", "wegen", "über"], ["from", "von", "vom"], ["with", "mit"],
        ["at", "bei", "beim"], ["to", "an"],
    ]
    /// Words that name nobody and nothing.
    private static let nameless = Relation.addresses.union(Vocabulary.determiners).union([
        "it", "myself", "yourself", "himself", "herself", "itself", "ourselves", "themselves", "selbst",
    ])
    /// How many words behind one belong to it at most.
    private static let reach = 4

    init(_ words: Clause) {
        lead = Deed.stems(words.upTo(words.words.firstIndex { Self.kind(of: $0.key) != nil } ?? words.end).words)
        named = words.words.indices.reduce(into: [:]) { named, index in
            guard let kind = Self.kind(of: words.key(index)) else { return }
            // "seen to the tap" sends nothing there.
            if Self.kinds[kind].contains("to"), Deed.stems(words.upTo(index).words).count < 2 { return }
            let part = words.part(around: index...index).from(index + 1)
            let end = part.words.indices.first {
                Vocabulary.prepositions.contains(words.key($0)) || Self.kind(of: words.key($0)) != nil
            }
            for word in part.upTo(min(end ?? part.end, part.start + Self.reach)).words {
                // "for 30 pounds"
                if word.key.first?.isNumber ?? false, Shape(word.key) != .ordinal { break }
                let isDate = DateNames.mayBeDate(word.key) || Shape(word.key) == .ordinal
                guard isDate || Shape(word.key) == .word, !Self.nameless.contains(word.key) else { continue }
                named[Key(kind: kind, isDay: isDate && kind == 0), default: []].formUnion(
                    isDate ? [word.key] : Deed.stems([word])
                )
            }
        }
        .filter { !$0.value.isEmpty }
    }

    private static func kind(of key: String) -> Int? { kinds.firstIndex { $0.contains(key) } }

    /// Whether both say what they are for, or about, or from whom, and not the same.
    private func isOther(than aim: Aim) -> Bool {
        named.contains { kind, stems in
            aim.named[kind].map { other in !stems.contains { stem in other.contains { Deed.areAlike(stem, $0) } } }
                ?? false
        }
    }

    /// Whether it says whom or what something is for or about, and none of that is among some stems.
    ///
    /// From whom something was got says nothing of another task: "got tape from Kev" ends "tape".
    func isOutside(_ stems: Set<String>) -> Bool {
        let things = named.filter { !$0.key.isDay && $0.key.kind < 2 }.values
        return !things.isEmpty && things.allSatisfy(stems.isDisjoint)
    }

    /// Whether a task is for or about something else, where some of its things are not named: "buy chain oil" beside "bought oil for
    /// the car".
    func isOther(than task: String, of title: String, named: Set<String>) -> Bool {
        guard !self.named.isEmpty else { return false }
        let aim = Aim(Clause(task))
        if isOther(than: aim) { return true }
        let own = Deed.Task(task).things.intersection(aim.lead)
        return own.contains { own in !named.contains { Deed.areAlike($0, own) } }
            && isOutside(Set(Stems.all(in: title + "\n" + task)))
    }
}
