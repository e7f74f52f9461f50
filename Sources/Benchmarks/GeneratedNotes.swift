import Foundation
import Notes
import Transcripts

/// Notes that nobody wrote: the same ones every time, with words as frequent as in real texts.
struct GeneratedNotes {
    /// The words, from the most to the least frequent; see ``Words``.
    private let words = Words()
    private var random = SplitMix64(seed: 2)
    private let calendar = Calendar(identifier: .gregorian)
    private var date = Date(timeIntervalSince1970: 1_700_000_000)

    /// The next notes, each later than the one before.
    mutating func next(_ count: Int) -> [NoteItem] {
        (0..<count).map { _ in note() }
    }

    private mutating func note() -> NoteItem {
        date += Double.random(in: 60...600, using: &random)
        return NoteItem(
            id: UUID(using: &random),
            title: text(Int.random(in: 1...6, using: &random)).capitalized,
            body: body(),
            tags: (0..<number([0, 0, 0, 1, 1, 2])).map { _ in words.tag(using: &random) },
            createdAt: date,
            aiCategory: chance(0.3) ? NoteCategory.allCases.randomElement(using: &random) : nil,
            source: .conversation,
            isPinned: chance(0.005),
            lastReferencedAt: chance(0.05) ? date : nil,
            deletedAt: chance(0.01) ? date : nil,
            dueAt: chance(0.02) ? DueDate(Day(date, in: calendar).adding(number([1, 7, 30]))) : nil
        )
    }

    private mutating func body() -> String {
        switch Double.random(in: 0..<1, using: &random) {
        case ..<0.15:
            let marks = ["- [ ] ", "- [x] "]
            return (0...number([2, 4, 8, 16])).map { _ in marks[number([0, 0, 1])] + text(number([1, 2, 3])) }
                .joined(separator: "\n")
        case ..<0.2:
            return text(number([4, 10])) + " " + words.chinese(number([6, 20, 40]), using: &random)
        case ..<0.25:
            return text(number([6, 12])) + [" 🎉", " 👩‍👩‍👧", " ☕️", " 🇫🇷"][number([0, 1, 2, 3])]
        case ..<0.9:
            return text(number([6, 9, 12, 20, 40])) + "."
        default:
            return (0...number([2, 4])).map { _ in text(60) + "." }.joined(separator: "\n\n")
        }
    }

    private mutating func text(_ count: Int) -> String {
        (0..<count).map { _ in words.word(using: &random) }.joined(separator: " ")
    }

    private mutating func number(_ choices: [Int]) -> Int { choices.randomElement(using: &random) ?? 0 }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }
}

extension UUID {
    /// A random id (version 4) from a generator.
    init(using random: inout SplitMix64) {
        let high = random.next().bigEndian
        let low = random.next().bigEndian
        var bytes = withUnsafeBytes(of: (high, low)) { Array($0) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
