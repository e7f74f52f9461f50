/// A sentence template, compiled once; ``BuiltinBackend`` documents the language on the page Templates.
struct Template: Sendable {
    /// One step of matching.
    enum Step: Equatable, Sendable {
        case word(Int)
        case anyWord(WordSet)
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
    /// What a line must have: of each, the word or one of the words.
    let required: [Required]
    /// The number of words that every match has at least.
    let shortest: Int
}

extension Template {
    /// A word, or words of which there must be one.
    enum Required: Equatable, Sendable {
        case word(Int)
        case oneOf(WordSet)

        /// Whether words of a line are enough.
        func isMet(by words: WordSet) -> Bool {
            switch self {
            case .word(let word): words.contains(word)
            case .oneOf(let set): !set.isDisjoint(with: words)
            }
        }
    }
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
        grow(to: index + 1)
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
        grow(to: other.bits.count)
        for (index, word) in other.bits.enumerated() { bits[index] |= word }
    }

    private mutating func grow(to count: Int) {
        if count > bits.count { bits.append(contentsOf: repeatElement(0, count: count - bits.count)) }
    }
}

/// Why a template cannot be compiled; tests show that none is thrown by the rules.
enum TemplateError: Error, Equatable {
    case unbalanced(String)
    case unknownSlot(String)
    case unknownExpansion(String)
}
