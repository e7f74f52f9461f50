import Assistant
import Notes
import TerminalUI

/// Something that waits for the person: a suggestion, or a change that a model wanted.
enum Offer: Sendable {
    case suggestion(Suggestion)
    case change(ProposedChange)
}

/// What was offered to the person last, numbered from 1; what was taken or dismissed leaves a gap.
struct Offers: Sendable {
    private var offered: [Offer?]
    /// Where the changes of the last line begin.
    private var latest = 0

    init(_ suggestions: [Suggestion] = []) {
        offered = suggestions.map { .suggestion($0) }
    }

    init(_ changes: [ProposedChange]) {
        offered = changes.map { .change($0) }
    }

    /// What is left with further changes, which get the next numbers; suggestions go, and what waits already waits once.
    func adding(_ changes: [ProposedChange]) -> Offers {
        guard !waiting.isEmpty else { return Offers(changes) }
        var all = self
        all.offered = offered.map { if case .change? = $0 { $0 } else { nil } }
        all.latest = all.offered.count
        all.offered += changes.filter { !waiting.contains($0) }.map { .change($0) }
        return all
    }

    /// The numbers of these changes.
    func numbers(of changes: [ProposedChange]) -> [Int] {
        left.compactMap { number, offer in
            if case .change(let change) = offer, changes.contains(change) { number } else { nil }
        }
    }

    /// The changes that wait.
    var waiting: [ProposedChange] { changes(left.map(\.number)) }

    /// Whether nothing is left.
    var isEmpty: Bool { offered.allSatisfy { $0 == nil } }

    /// What is left, with its numbers.
    private var left: [(number: Int, offer: Offer)] {
        offered.enumerated().compactMap { index, offer in offer.map { (index + 1, $0) } }
    }

    /// The numbers that a person typed, such as `1 3` or `1,3`; all that are left where they typed none.
    /// - Throws: ``SessionError/nothingOffered``, ``SessionError/notOffered(_:numbers:)``.
    func numbers(in typed: String) throws -> [Int] {
        guard !isEmpty else { throw SessionError.nothingOffered }
        let words = typed.split { $0.isWhitespace || $0 == "," }.map(String.init)
        let numbers = left.map(\.number)
        guard !words.isEmpty, words != ["all"] else { return numbers }
        return try words.map { word in
            guard let number = Int(word), numbers.contains(number) else {
                throw SessionError.notOffered(word, numbers: numbers)
            }
            return number
        }
    }

    /// The suggestions with these numbers.
    func suggestions(_ numbers: [Int]) -> [Suggestion] {
        left.compactMap { number, offer in
            guard numbers.contains(number), case .suggestion(let suggestion) = offer else { return nil }
            return suggestion
        }
    }

    /// The changes with these numbers.
    func changes(_ numbers: [Int]) -> [ProposedChange] {
        left.compactMap { number, offer in
            guard numbers.contains(number), case .change(let change) = offer else { return nil }
            return change
        }
    }

    /// Whether changes of the last line wait beside those of an earlier one.
    var areOfSeveralLines: Bool {
        let places = left.compactMap { number, offer in if case .change = offer { number - 1 } else { nil } }
        return places.contains { $0 < latest } && places.contains { $0 >= latest }
    }

    /// The changes that wait, each with its number and its title.
    var waitingNames: String {
        left.compactMap { number, offer in
            if case .change(let change) = offer { "\(number) (“\(change.card.preview.title)”)" } else { nil }
        }.joined(separator: ", ")
    }

    /// Says which changes still wait, where any do.
    var reminder: [Action] {
        guard !waiting.isEmpty else { return [] }
        let verb = waiting.count == 1 ? "waits" : "wait"
        return [.say("Still \(verb) for your yes: \(waitingNames). /accept, /dismiss, or a number.")]
    }

    /// Says which changes are dropped unmade, where any wait.
    var farewell: [Action] {
        guard !waiting.isEmpty else { return [] }
        let titles = waiting.map { "“\($0.card.preview.title)”" }.joined(separator: ", ")
        return [.hint("Dropped, and not made, is what was proposed for \(titles).", .warning)]
    }

    /// The rest without these; the others keep their numbers.
    func without(_ numbers: [Int]) -> Offers {
        var rest = self
        for number in numbers where offered.indices.contains(number - 1) { rest.offered[number - 1] = nil }
        return rest
    }
}
