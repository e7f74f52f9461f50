/// What is replaced by a name before it goes to another machine.
package enum RedactionKind: String, CaseIterable, Comparable, Sendable {
    /// The number of a card.
    case card = "CARD"
    /// An IBAN.
    case account = "IBAN"
    /// A key of an API, or a private key.
    case key = "KEY"
    /// A password, a PIN and the like.
    case secret = "SECRET"
    /// An e-mail address.
    case email = "EMAIL"
    /// A telephone number.
    case phone = "PHONE"
    /// A link.
    case link = "LINK"
    /// A long number.
    case number = "NUMBER"
    /// A text that looks like one of these names; it is replaced so that it comes back as it was.
    case text = "TEXT"

    /// The longest name, in bytes, its brackets included.
    static let longestName = 16

    /// The name of the first, the second and so on.
    func name(_ number: Int) -> String { "[\(rawValue) \(number)]" }

    /// Whether these bytes are such a name.
    static func isName(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
        let words = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        return words.count == 2 && RedactionKind(rawValue: String(decoding: words[0], as: UTF8.self)) != nil
            && !words[1].isEmpty && words[1].allSatisfy(\.isDigit)
    }

    /// The kind that a name tells of.
    init?(of name: String) {
        self.init(rawValue: String(name.dropFirst().prefix { $0 != " " }))
    }

    /// What it is called, as in “2 card numbers”.
    func counted(_ count: Int) -> String {
        let noun =
            switch self {
            case .card: "card number"
            case .account: "account number"
            case .key: "key"
            case .secret: "secret"
            case .email: "e-mail address"
            case .phone: "phone number"
            case .link: "link"
            case .number: "long number"
            case .text: "text"
            }
        return count == 1 ? "1 \(noun)" : "\(count) \(noun)\(self == .email ? "es" : "s")"
    }

    package static func < (one: RedactionKind, other: RedactionKind) -> Bool { one.rawValue < other.rawValue }
}
