/// The marks within a line: `**bold**`, `*italic*`, `_italic_`, `~~struck~~` and `` `code` ``.
///
/// A mark without its partner stays as it is written, and so do underscores within a word. Partners are at most
/// ``longestSpan`` characters apart, so that a streamed line is never held back for longer.
struct InlineMarkdown {
    /// The longest marked text, in characters.
    static let longestSpan = 200

    private enum Mark {
        case literal(Int)
        case marked(content: Range<Int>, length: Int, style: Style, isCode: Bool)
        case undecided
    }

    private let text: [Character]
    /// The index after the last character that surely is as it will stay.
    private let end: Int
    private let isComplete: Bool
    private let strikes: Bool

    /// - Parameters:
    ///   - text: what is known of the line from here on.
    ///   - isComplete: whether that is the rest of the line; else the last character may still grow.
    ///   - strikes: whether text can be struck through; where it cannot, its tildes stay, because it means the opposite.
    init(_ text: [Character], isComplete: Bool, strikes: Bool = false) {
        self.text = text
        self.strikes = strikes
        self.isComplete = isComplete
        end = isComplete ? text.count : max(0, text.count - 1)
    }

    /// Reads as far as it is decided what the characters mean, and returns how many were read.
    func read(after previous: Character?, style: Style, _ emit: (Character, Style) -> Void) -> Int {
        var index = 0
        while index < end {
            guard isMark(text[index]) else {
                emit(text[index], style)
                index += 1
                continue
            }
            switch mark(at: index, after: index > 0 ? text[index - 1] : previous, style: style) {
            case .undecided:
                return index
            case .literal(let count):
                for character in text[index..<index + count] { emit(character, style) }
                index += count
            case .marked(let content, let length, let inner, let isCode):
                if isCode {
                    for character in text[content] { emit(character, inner) }
                } else {
                    let nested = InlineMarkdown(Array(text[content]), isComplete: true, strikes: strikes)
                    _ = nested.read(after: text[index], style: inner, emit)
                }
                index = content.upperBound + length
            }
        }
        return index
    }

    /// The spans of a whole line.
    static func spans(_ line: String, style: Style = .plain, strikes: Bool = false) -> [Span] {
        // Most lines have no mark.
        guard line.utf8.contains(where: isMark) else { return line.isEmpty ? [] : [Span(line, style)] }
        var spans: [Span] = []
        _ = InlineMarkdown(Array(line), isComplete: true, strikes: strikes).read(after: nil, style: style) {
            character,
            style in
            if spans.last?.style == style {
                spans[spans.count - 1].text.append(character)
            } else {
                spans.append(Span(String(character), style))
            }
        }
        return spans
    }

    /// Whether a byte of a text may be a mark.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "*", "_", "`", "~": true
        default: false
        }
    }

    private func isMark(_ character: Character) -> Bool {
        character == "*" || character == "_" || character == "`" || strikes && character == "~"
    }

    private static func isWordPart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }

    private func mark(at index: Int, after previous: Character?, style: Style) -> Mark {
        let symbol = text[index]
        let length = run(at: index)
        guard isComplete || index + length < end else { return .undecided }
        let next = index + length < end ? text[index + length] : nil
        guard Self.lengths(of: symbol).contains(length), let next, symbol == "`" || !next.isWhitespace else {
            return .literal(length)
        }
        if symbol != "`", length == 1, Self.isWordPart(previous) { return .literal(length) }
        var position = index + length
        while position < min(end, index + length + Self.longestSpan) {
            guard text[position] == symbol else {
                position += 1
                continue
            }
            let closing = run(at: position)
            guard isComplete || position + closing < end else { return .undecided }
            if closing == length, position > index + length, closes(at: position, length: length) {
                return .marked(
                    content: index + length..<position,
                    length: length,
                    style: Self.style(symbol, length, within: style),
                    isCode: symbol == "`"
                )
            }
            position += closing
        }
        return isComplete || position >= index + length + Self.longestSpan ? .literal(length) : .undecided
    }

    private static func lengths(of symbol: Character) -> ClosedRange<Int> {
        switch symbol {
        case "*": 1...3
        case "~": 2...2
        default: 1...1
        }
    }

    private func closes(at position: Int, length: Int) -> Bool {
        let symbol = text[position]
        if symbol == "`" { return true }
        if text[position - 1].isWhitespace { return false }
        let next = position + length < end ? text[position + length] : nil
        return length > 1 || !Self.isWordPart(next)
    }

    private func run(at index: Int) -> Int {
        var length = 1
        while index + length < end, text[index + length] == text[index] { length += 1 }
        return length
    }

    private static func style(_ symbol: Character, _ length: Int, within style: Style) -> Style {
        var style = style
        if symbol == "`" {
            style.role = .code
            return style
        }
        if symbol == "~" {
            style.isStruckThrough = true
            return style
        }
        if length != 2 { style.isItalic = true }
        if length > 1 { style.isBold = true }
        return style
    }
}
