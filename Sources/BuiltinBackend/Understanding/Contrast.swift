import Notes
import SpokenDates

/// A value and the one that it takes the place of: "21 not 11", "the 15th now, not the 12th", "550 g statt 600 g".
struct Contrast {
    /// The name of its reading.
    static let rule = "contrast"

    /// What is right, and what is wrong.
    private let new, old: Clause
    private let core: Clause

    /// `nil` when a line does not name two values, one of them as wrong.
    init?(_ line: Line) {
        let core = line.core
        let days = line.dates.places.map(\.words)
        let isInDay = Set(days.flatMap { Array($0) })
        let numbers = core.words.indices.filter {
            !isInDay.contains($0) && (core.key($0).contains(where: \.isNumber) || Self.isCount(core.key($0)))
        }
        // "half 4"
        let counts = numbers.map { core.key($0 - 1) == "half" ? $0 - 1..<$0 + 1 : $0..<$0 + 1 }
        let values = (days + counts).filter { core.words.indices.contains($0.lowerBound) }
            .sorted { $0.lowerBound < $1.lowerBound }
        guard
            let negation = core.words.indices.first(where: { Self.negations.contains(core.key($0)) }),
            let wrong = values.first(where: { $0.lowerBound > negation && $0.lowerBound <= negation + 3 })
        else { return nil }
        // "the 7th was 3.5, not 3" says of which day; "it is 120, not 90, and 4 tables" says more, which would be lost.
        // The HP5 of "the HP5 time is 11:30, not 11" is a name.
        let isNumber = core.key(wrong.lowerBound).first?.isNumber ?? false
        let named = values.filter { $0 != wrong }
        let plain = named.filter { !(isNumber && counts.contains($0) && Self.isCode(core.key($0.lowerBound))) }
        let others = plain.isEmpty ? named : plain
        let kin = others.filter { counts.contains($0) == counts.contains(wrong) }
        // "it is 28g for 2, not 27"
        let free = kin.filter { !Self.scales.contains(core.key($0.lowerBound - 1)) }
        let alike = others.allSatisfy { $0.upperBound <= negation } ? (free.count == 1 ? free : kin).last : nil
        guard let right = others.count == 1 ? others.first : alike else { return nil }
        // "two of the choir said not at 7": a number in words is right only with its thing before the "not".
        let isInWords = !core[right].keys.contains { $0.contains(where: \.isNumber) } && counts.contains(right)
        let isNear = negation <= right.upperBound + 1 && !Self.scales.contains(core.key(right.upperBound))
        if isInWords, !isNear || wrong.lowerBound != negation + 1 { return nil }
        self.core = core
        // "at 3 not 2"
        let leads = Self.leads.contains(core.key(right.lowerBound)) && !Self.leads.contains(core.key(wrong.lowerBound))
        new = core[right.dropFirst(leads && right.count > 1 ? 1 : 0)]
        old = core[wrong]
    }

    /// Whether a word begins with a letter and has a number in it.
    private static func isCode(_ key: String) -> Bool {
        key.first?.isLetter ?? false && key.contains(where: \.isNumber)
    }

    /// Whether a word counts: "three", but not "one", which may be anybody.
    private static func isCount(_ key: String) -> Bool { NumberWords.cardinal(key).map { $0 > 1 } ?? false }

    /// The line read as a change of the one value to the other.
    var reading: Reading {
        Reading(
            rule: Self.rule,
            act: .revise,
            slots: [.new: [new], .old: [old], .topic: [core]],
            clause: core,
            weights: [("form", Ranking.clear)]
        )
    }

    /// The stems of what a part of the line says is not so, without the wrong value itself; `nil` where that is in another part.
    func denied(in part: Clause) -> Set<String>? {
        guard part.source == core.source, part.words.indices.contains(old.start) else { return nil }
        return Set(Stems.content(of: part.words)).subtracting(Stems.all(in: old.words)).subtracting(Self.failing)
    }

    /// Stems of verbs of what cannot be on a day.
    private static let failing = Set(["cant", "wont", "cannot", "do", "make", "come", "work"].map(PorterStemmer.stem))

    /// Words behind which stands for how many, or of how many, a value is.
    private static let scales: Set<String> = ["for", "per", "of", "für", "pro", "von"]
    private static let leads: Set<String> = ["at", "on", "um", "am"]
    private static let negations: Set<String> = [
        "not", "nicht", "statt", "instead", "rather", "cant", "cannot", "wont",
    ]
}
