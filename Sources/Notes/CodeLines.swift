/// Tells which lines of a text are code, between fences or indented, line by line.
///
/// Indented code has 4 columns of white space before it, of which a tab is 4, and follows an empty line, the beginning of
/// the text or other indented code; in a list there is none (source: CommonMark 0.31, section 4.4).
package struct CodeLines: Sendable {
    /// What a line is.
    package enum Kind: Equatable, Sendable {
        /// No code.
        case text
        /// The line that opens or closes a fence.
        case fence
        /// A line between them, to be taken as it is.
        case fencedCode
        /// A line that is indented, to be taken as it is.
        case indentedCode
    }

    /// Whether the last line that was not empty is indented code.
    package private(set) var isAfterIndentedCode = false
    private var fence = CodeFence()
    private var isAfterEmptyLine = true
    private var isInList = false

    package init() {}

    /// Whether a line that begins so may be code, as far as it is known.
    package func mayBeCode(_ beginning: some StringProtocol) -> Bool {
        fence.isOpen || CodeFence.mayBegin(beginning.drop(while: \.isWhitespace))
            || isIndentedCode(Self.indent(beginning))
    }

    /// Takes the next line, without its line break, and says what it is.
    ///
    /// Of a line that cannot be code, the first 9 characters after the white space are enough.
    package mutating func take(_ line: some StringProtocol) -> Kind {
        if !fence.isOpen, let first = line.utf8.first, 0x61...0x7A ~= first | 0x20 {
            // A letter begins neither code nor an item.
            (isAfterEmptyLine, isAfterIndentedCode, isInList) = (false, false, false)
            return .text
        }
        let head = line.drop(while: \.isWhitespace)
        guard fence.isOpen || !head.isEmpty else {
            isAfterEmptyLine = true
            return .text
        }
        let indent = Self.indent(line)
        let isIndented = !fence.isOpen && isIndentedCode(indent)
        isAfterEmptyLine = false
        isAfterIndentedCode = isIndented
        if isIndented { return .indentedCode }
        switch fence.take(line) {
        case .fence: return .fence
        case .code: return .fencedCode
        case .text:
            isInList = Self.isItem(head) || isInList && indent > 1
            return .text
        }
    }

    private func isIndentedCode(_ indent: Int) -> Bool {
        indent >= 4 && !isInList && (isAfterEmptyLine || isAfterIndentedCode)
    }

    private static func indent(_ line: some StringProtocol) -> Int {
        line.prefix(while: \.isWhitespace).reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    }

    /// Whether a line without the white space before it is an item of a list.
    private static func isItem(_ head: some StringProtocol) -> Bool {
        let digits = head.prefix { $0.isASCII && $0.isNumber }.count
        let marks = digits == 0 ? "-*+" : ".)"
        let rest = head.dropFirst(digits)
        guard digits <= 3, let mark = rest.first, marks.contains(mark), let next = rest.dropFirst().first else {
            return false
        }
        return next == " " || next == "\t"
    }
}
