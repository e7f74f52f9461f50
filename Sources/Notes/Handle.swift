/// What a person types for a note: the shortest unique prefix of its id, or its number in the last listing.
package enum Handle: Equatable, Sendable {
    /// The shortest prefix that is ever shown, in hexadecimal digits.
    package static let minimumLength = 4

    /// A number in the last listing, from 1.
    case number(Int)
    /// A prefix of an id: lower case, without dashes.
    case prefix(String)

    /// Reads what a person typed; a leading `#` is allowed.
    ///
    /// `nil` when it can be neither a number nor a prefix.
    ///
    /// Up to three decimal digits are a number; four hexadecimal digits or more are a prefix.
    package init?(_ text: some StringProtocol) {
        // In a loop over a plain string: for the methods of any string the runtime looks through all its types.
        let typed = String(text)
        var digits = ""
        for character in typed.first == "#" ? typed.dropFirst() : typed[...] where character != "-" {
            digits.append(character)
        }
        digits = digits.lowercased()
        guard !digits.isEmpty, digits.utf8.count <= 32, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return nil
        }
        if digits.utf8.count < Self.minimumLength {
            guard let number = Int(digits), number > 0 else { return nil }
            self = .number(number)
        } else {
            self = .prefix(digits)
        }
    }
}
