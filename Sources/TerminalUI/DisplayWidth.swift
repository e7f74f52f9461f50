/// How many columns of a terminal text takes.
///
/// Widths are those of grapheme clusters and do not depend on the locale: ambiguous characters take one column,
/// East Asian wide ones and emoji two, controls and marks none.
package enum DisplayWidth {
    /// The columns of one line of text.
    package static func columns(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text.utf8.count }
        if isSimple(text) { return text.unicodeScalars.count }
        return text.reduce(0) { $0 + columns($1) }
    }

    /// The columns of one grapheme cluster: 0, 1 or 2, more only for several letters joined in one cluster.
    package static func columns(_ character: Character) -> Int {
        // Most are ASCII; `asciiValue` would compare each with a line break of two.
        let bytes = character.utf8
        if bytes.count == 1, let ascii = bytes.first { return 0x20...0x7E ~= ascii ? 1 : 0 }
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        let rest = scalars.dropFirst()
        if rest.isEmpty { return columns(first) }
        if first.properties.isEmoji {
            if rest.contains("\u{FE0F}") { return 2 }
            if rest.first == "\u{FE0E}" { return WideScalars.contains(first) ? 2 : 1 }
            if first.properties.isEmojiPresentation || rest.contains(where: \.properties.isEmojiPresentation) {
                return 2
            }
        }
        return scalars.reduce(0) { $0 + columns($1) }
    }

    /// Whether each scalar is a cluster of one column: ASCII, Latin letters, punctuation and box drawing.
    static func isSimple(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2500...0x259F: true
            default: false
            }
        }
    }

    /// Whether terminals do not agree on the width of a cluster: most sequences of emoji, and late additions.
    static func isDisputed(_ character: Character) -> Bool {
        guard character.asciiValue == nil, let first = character.unicodeScalars.first else { return false }
        let rest = character.unicodeScalars.dropFirst()
        if rest.isEmpty {
            return 0x2630...0x268F ~= first.value || 0x1F1E6...0x1F1FF ~= first.value || first.value >= 0x1FA70
        }
        return rest.contains { $0.properties.generalCategory != .nonspacingMark || 0xFE0E...0xFE0F ~= $0.value }
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20...0x7E: return 1
        case 0...0x9F: return 0
        case 0xA0...0xAC, 0xAE...0x2FF: return 1
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return 1
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        return WideScalars.contains(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
    }
}

extension DisplayWidth {
    /// The text, or as much of its beginning as fits into `columns` together with the ellipsis.
    package static func truncated(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
        Line(text).truncated(to: columns, ellipsis: ellipsis).text
    }

    /// The text followed by spaces up to `columns`; a longer text stays as it is.
    package static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - Self.columns(text)))
    }

    /// The text broken into lines of at most `columns` columns.
    ///
    /// Lines break at spaces, and on either side of an ideograph; a word longer than a line is split between
    /// clusters. Newlines in the text stay line ends. In one column a two-column cluster is drawn as `?`.
    package static func wrapped(_ text: String, to columns: Int) -> [String] {
        Line.wrapped([Span(text)], to: columns).map(\.text)
    }
}
