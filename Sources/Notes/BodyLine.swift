/// One line of a note's body, as it is drawn.
package enum BodyLine: Equatable, Sendable {
    case heading1(String)
    case heading2(String)
    case checkboxLine(Bool, String, Int)
    case bullet(String)
    case divider
    case paragraph(String)

    /// The lines of `body`.
    package static func parse(_ body: String) -> [BodyLine] {
        body.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            if line.hasPrefix("- [ ] ") { return .checkboxLine(false, String(line.dropFirst(6)), index) }
            if line.hasPrefix("- [x] ") { return .checkboxLine(true, String(line.dropFirst(6)), index) }
            return .paragraph(String(line))
        }
    }
}
