extension Character {
    /// Whether this is a straight or a curly apostrophe.
    package var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2018}" || self == "`" }
}
