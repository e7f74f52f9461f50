/// A line that is a checkbox, taken apart so that it can be put together again byte for byte.
///
/// It is white space, one of `-`, `*` and `+`, 1 to 4 columns of white space, `[ ]`, `[x]` or `[X]`, and white space
/// or nothing; whether the line is code is not looked at.
package struct CheckboxLine: Equatable, Sendable {
    /// Whether the box is ticked.
    package let isChecked: Bool
    /// What stands before the text: `  - [ ] `.
    package let start: String
    /// The item's words.
    package let text: String

    /// The part of ``start`` before the tick.
    private let beforeTick: String
    /// The part of ``start`` after it.
    private let afterTick: String

    /// Reads a line without its line feed; `nil` when it is no checkbox.
    package init?(_ line: String) {
        let scalars = line.unicodeScalars
        let mark = scalars.drop(while: \.properties.isWhitespace)
        guard let first = mark.first, first == "-" || first == "*" || first == "+" else { return nil }
        let box = mark.dropFirst().drop { $0.isBlank }
        let gap = mark.dropFirst().prefix { $0.isBlank }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        let end = box.dropFirst(3)
        guard 1...4 ~= gap, end.first.map({ $0.isBlank || $0 == "\r" }) ?? true else { return nil }
        switch String(box.prefix(3)) {
        case "[ ]": isChecked = false
        case "[x]", "[X]": isChecked = true
        default: return nil
        }
        let text = end.dropFirst()
        beforeTick = String(scalars[..<box.startIndex]) + "["
        afterTick = "]" + String(scalars[end.startIndex..<text.startIndex])
        start = String(scalars[..<text.startIndex])
        self.text = String(text)
    }

    /// The line with the box ticked or cleared; nothing else of it changes.
    package func line(isChecked: Bool) -> String {
        if isChecked == self.isChecked { return start + text }
        return beforeTick + (isChecked ? "x" : " ") + afterTick + text
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
