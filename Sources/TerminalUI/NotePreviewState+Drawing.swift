package import Notes

extension NotePreviewState {
    /// The role whose colour a card of this state has.
    package var role: Role {
        switch self {
        case .created: .created
        case .updated: .updated
        case .deleted: .deleted
        case .searchResult: .found
        }
    }

    func glyph(isUnicode: Bool) -> String {
        switch self {
        case .created: isUnicode ? "✚" : "+"
        case .updated: isUnicode ? "✎" : "*"
        case .deleted: isUnicode ? "✖" : "x"
        case .searchResult: isUnicode ? "⌕" : "?"
        }
    }

    func label(isPretended: Bool) -> String {
        switch self {
        case .created: isPretended ? "WOULD BE CREATED" : "CREATED"
        case .updated: isPretended ? "WOULD BE UPDATED" : "UPDATED"
        case .deleted: isPretended ? "WOULD BE DELETED" : "DELETED"
        case .searchResult: "FOUND"
        }
    }

    /// What stands on the card of a change that nobody asked for.
    var proposal: String { self == .deleted ? "PROPOSED: DELETE" : "PROPOSED" }

    func verb(isPretended: Bool) -> String {
        let verb =
            switch self {
            case .created: "saved"
            case .updated: "updated"
            case .deleted: "deleted"
            case .searchResult: "found"
            }
        return isPretended && self != .searchResult ? "would be \(verb)" : verb
    }
}
