/// One line of a note's body, as it is drawn.
package enum BodyLine: Equatable, Sendable {
    /// A line that starts with `# `.
    case heading1(String)
    /// A line that starts with `## `.
    case heading2(String)
    /// Whether it is checked, its text, and the index of the line in the body.
    case checkboxLine(Bool, String, Int)
    /// A line that starts with `- `.
    case bullet(String)
    /// A line that is exactly `---`.
    case divider
    /// Any other line.
    case paragraph(String)

    /// The lines of `body`.
    package static func parse(_ body: String) -> [BodyLine] {
        body.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            if line.hasPrefix("# ") { return .heading1(String(line.dropFirst(2))) }
            if line.hasPrefix("## ") { return .heading2(String(line.dropFirst(3))) }
            if line.hasPrefix("- [ ] ") { return .checkboxLine(false, String(line.dropFirst(6)), index) }
            if line.hasPrefix("- [x] ") || line.hasPrefix("- [X] ") {
                return .checkboxLine(true, String(line.dropFirst(6)), index)
            }
            if line.hasPrefix("- ") { return .bullet(String(line.dropFirst(2))) }
            return line == "---" ? .divider : .paragraph(String(line))
        }
    }
}
