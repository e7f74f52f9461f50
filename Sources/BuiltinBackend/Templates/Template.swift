/// A sentence template, compiled once; ``BuiltinBackend`` documents the language on the page Templates.
struct Template: Sendable {
    /// One step of matching.
    enum Step: Equatable, Sendable {
        case word(Int)
        case anyWord(Int)
        /// A colon, or the end of a line, after the word before.
        case colon
        case slot(Slot)
        /// The next step, or else the one that is so many further.
        case split(Int)
        /// On with the step that is so many further.
        case jump(Int)
        case accept
    }

    /// What matching goes through, beginning with the first step.
    let steps: [Step]
    /// Sets of words of which a line must have one each.
    let required: [WordSet]
    /// The number of words that every match has at least.
    let shortest: Int
}

/// A set of words, by their numbers.
struct WordSet: Equatable, Sendable {
    private var bits: [UInt64] = []

    init(_ members: [Int] = []) {
        for member in members { insert(member) }
    }

    /// Adds a word.
    mutating func insert(_ member: Int) {
        let index = member >> 6
        if index >= bits.count { bits += Array(repeating: 0, count: index + 1 - bits.count) }
        bits[index] |= 1 << UInt64(member & 63)
    }

    /// Whether a word is among them.
    func contains(_ member: Int) -> Bool {
        let index = member >> 6
        return index < bits.count && bits[index] & 1 << UInt64(member & 63) != 0
    }

    /// Whether no word is in both.
    func isDisjoint(with other: WordSet) -> Bool { zip(bits, other.bits).allSatisfy { $0 & $1 == 0 } }

    /// Adds the words of another set.
    mutating func formUnion(_ other: WordSet) {
        if other.bits.count > bits.count { bits += Array(repeating: 0, count: other.bits.count - bits.count) }
        for (index, word) in other.bits.enumerated() { bits[index] |= word }
    }
}

/// Why a template cannot be compiled; tests show that none is thrown by the rules.
enum TemplateError: Error, Equatable {
    case unbalanced(String)
    case unknownSlot(String)
    case unknownExpansion(String)
}
