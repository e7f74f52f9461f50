/// What is replaced by names before it goes to another machine.
package struct RedactionRules: Equatable, Sendable {
    /// The fewest digits of a long number when nobody says.
    package static let usualDigits = 9

    /// The kinds of what is replaced.
    package var kinds: Set<RedactionKind>
    /// The fewest digits of a number that is replaced as a long one.
    package var digits: Int

    package init(kinds: Set<RedactionKind> = Set(RedactionKind.allCases), digits: Int = usualDigits) {
        self.kinds = kinds
        self.digits = digits
    }

    /// Nothing is replaced.
    package static let none = RedactionRules(kinds: [])
}

/// Redacts texts that belong together: the same value has the same name in all of them.
package struct Redactor: Sendable {
    private let rules: RedactionRules
    private let redactions = Redactions()

    /// - Parameter texts: those in which there may be something to find.
    package init(_ rules: RedactionRules = RedactionRules(), learningFrom texts: [String]) {
        self.rules = rules
        redactions.learn(from: texts, rules)
    }

    /// A text with names in the place of what is to be kept back.
    package func redacted(_ text: String) -> String {
        var used: Set<String> = []
        return redactions.redacted(text, rules, used: &used)
    }

    /// Whether something that is to be kept back stands in a text across lines, or parts of a drawing.
    package func isBroken(in text: String) -> Bool {
        let letters = Self.letters(of: text)
        return redactions.allValues.map(Self.letters).contains { $0.count > 3 && letters.contains($0) }
    }

    private static func letters(of text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
}
