import Assistant
import Settings

extension Settings {
    /// What is redacted before it goes to another machine.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    func redaction() throws(SettingsError) -> RedactionRules {
        let chosen = try self[SettingsTable.redaction].value
        guard !chosen.isEmpty else { return .none }
        // What looks like a name of something redacted has to come back as it is.
        return RedactionRules(
            kinds: Set(chosen.map(\.kind) + [.text]),
            digits: try self[SettingsTable.longNumber].value
        )
    }
}

extension Redaction {
    fileprivate var kind: RedactionKind {
        switch self {
        case .keys: .key
        case .passwords: .secret
        case .cards: .card
        case .accounts: .account
        case .emails: .email
        case .phones: .phone
        case .links: .link
        case .numbers: .number
        }
    }
}
