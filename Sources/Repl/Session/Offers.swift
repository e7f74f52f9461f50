import Notes

/// What was offered to the person last, numbered from 1; what was taken or dismissed leaves a gap.
struct Offers: Sendable {
    private var offered: [Suggestion?]

    init(_ suggestions: [Suggestion] = []) {
        offered = suggestions
    }

    /// Whether nothing is left.
    var isEmpty: Bool { offered.allSatisfy { $0 == nil } }

    /// What is left, with its numbers.
    var left: [(number: Int, suggestion: Suggestion)] {
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
    subscript(numbers: [Int]) -> [Suggestion] { left.filter { numbers.contains($0.number) }.map(\.suggestion) }

    /// Takes these away.
    mutating func remove(_ numbers: [Int]) {
        for number in numbers where offered.indices.contains(number - 1) { offered[number - 1] = nil }
    }
}
