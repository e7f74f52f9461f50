/// What a piece of text means; a ``Theme`` gives each role its colour.
package enum Role: CaseIterable, Hashable, Sendable {
    /// The four states of a card.
    case created, updated, deleted, found
    /// The accents of the categories; `orange` also marks pinned notes.
    case yellow, green, indigo, red, orange, purple, teal
    /// Lines of a difference.
    case removed, added
    /// Text that steps back: dates, borders, hints.
    case muted
    /// Code, and the names of commands.
    case code
    /// Headings, and whatever wants to be seen.
    case accent
    /// The prompt.
    case prompt
    /// A failure.
    case error
    /// Something to mind.
    case warning
}

/// How a piece of text looks, by meaning; no role is the terminal's own colour.
package struct Style: Hashable, Sendable {
    /// The plain style.
    package static let plain = Style()
    /// Bold text in the terminal's own colour.
    package static let bold = Style(isBold: true)
    /// Text that steps back.
    package static let muted = Style(.muted)

    /// What the text means.
    package var role: Role?
    /// Bold.
    package var isBold: Bool
    /// Italic.
    package var isItalic: Bool
    /// Struck through.
    package var isStruckThrough: Bool
    /// Text and background exchanged, as on a chip.
    package var isReversed: Bool

    package init(
        _ role: Role? = nil,
        isBold: Bool = false,
        isItalic: Bool = false,
        isStruckThrough: Bool = false,
        isReversed: Bool = false
    ) {
        self.role = role
        self.isBold = isBold
        self.isItalic = isItalic
        self.isStruckThrough = isStruckThrough
        self.isReversed = isReversed
    }
}
