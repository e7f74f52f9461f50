/// How many colours a stream can show.
package enum ColorDepth: Comparable, CaseIterable, Sendable {
    /// No escape codes at all.
    case none
    /// The sixteen colours that a person sets in the terminal.
    case ansi16
    /// The 256 fixed colours.
    case ansi256
    /// 24 bits.
    case trueColor
}

/// What a person said about colour.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}
