package import Foundation

/// The beginning of a note's id, as a person may type it.
package struct IDPrefix: Equatable, Sendable {
    /// The prefix as ids begin when written out: lower case, with dashes.
    package let key: String

    /// Reads hexadecimal digits; dashes are ignored, case too.
    ///
    /// `nil` for anything else, no digits, or more than an id has.
    package init?(_ text: String) {
        let digits = text.lowercased().filter { $0 != "-" }
        guard (1...32).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return nil
        }
        var key = ""
        for (offset, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(offset) { key.append("-") }
            key.append(digit)
        }
        self.key = key
    }

    /// The shortest prefix of an id, in digits, that no other id has; `others` need only hold its neighbours in order.
    ///
    /// Neighbours are written out in lower case.
    package static func shortest(of id: UUID, among others: [String]) -> String {
        let digits = id.key.utf8.filter { $0 != UInt8(ascii: "-") }
        let common = others.map { other in
            zip(digits, other.utf8.filter { $0 != UInt8(ascii: "-") }).prefix { $0 == $1 }.count
        }
        let length = max(Handle.minimumLength, (common.max() ?? 0) + 1)
        return String(decoding: digits.prefix(length), as: UTF8.self)
    }
}

extension UUID {
    /// The id as stores keep it: lower case, with dashes.
    package var key: String { uuidString.lowercased() }
}
