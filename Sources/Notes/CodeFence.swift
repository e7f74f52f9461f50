/// Tells which lines of a text are code between fences (source: CommonMark 0.31, section 4.5), line by line.
///
/// A fence that is not closed goes on to the end of the text.
package struct CodeFence: Equatable, Sendable {
    /// What a line is.
    package enum Kind: Equatable, Sendable {
        /// No code.
        case text
        /// The line that opens or closes a fence.
        case fence
        /// A line between them, to be taken as it is.
        case code
    }

    private struct Opening: Equatable {
        var mark: Character
        var length: Int
    }

    private var opening: Opening?

    package init() {}

    /// Whether the lines that follow are code.
    package var isOpen: Bool { opening != nil }

    /// Whether a line that begins so can be a fence, as far as it is known.
    package static func mayBegin(_ head: some StringProtocol) -> Bool {
        head.hasPrefix("```") || head.hasPrefix("~~~")
    }

    /// Takes the next line, without its line break, and says what it is.
    package mutating func take(_ line: some StringProtocol) -> Kind {
        let fence = Self.fence(line)
        guard let opening else {
            guard let fence, fence.mark != "`" || !fence.rest.contains("`") else { return .text }
            self.opening = Opening(mark: fence.mark, length: fence.length)
            return .fence
        }
        guard let fence, fence.mark == opening.mark, fence.length >= opening.length,
            fence.rest.allSatisfy(\.isWhitespace)
        else { return .code }
        self.opening = nil
        return .fence
    }

    /// The mark of a fence, how often it stands there, and what follows; `nil` when the line is none.
    private static func fence(_ line: some StringProtocol) -> (mark: Character, length: Int, rest: String)? {
        let indent = line.prefix { $0 == " " }.count
        let head = line.dropFirst(indent)
        guard indent <= 3, let mark = head.first, mark == "`" || mark == "~" else { return nil }
        let length = head.prefix { $0 == mark }.count
        return length >= 3 ? (mark, length, String(head.dropFirst(length))) : nil
    }
}
