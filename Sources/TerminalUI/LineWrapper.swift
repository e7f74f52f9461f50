import Notes

/// Breaks a stream of characters into lines; what has been put out is never taken back.
struct LineWrapper {
    /// What the wrapper puts out.
    enum Output: Equatable {
        case span(Span)
        case lineBreak
    }

    private struct Cell {
        var character: Character
        var style: Style
        var columns: Int
    }

    /// The columns by which the next lines that a break begins are indented; small enough to leave room for text.
    var indent: Int {
        get { hangingIndent }
        set { hangingIndent = max(0, min(newValue, width / 2, width - 2)) }
    }

    /// The columns of the lines that follow.
    var width: Int { didSet { width = max(1, width) } }
    private var hangingIndent = 0
    private var column = 0
    private var lineStart = 0
    private var spaces: [Cell] = []
    private var word: [Cell] = []
    private var wordColumns = 0
    private var previous: Character?
    private var isSplittingWord = false
    private var output: [Output] = []
    private var open = Span("")

    init(width: Int) {
        self.width = max(1, width)
    }

    /// Adds one cluster of the text; a space is a place to break.
    mutating func add(_ character: Character, _ style: Style) {
        let isSpace = character == " "
        if isSpace || Self.mayBreak(between: previous, and: character) { flushWord() }
        previous = character
        var cell = Cell(character: character, style: style, columns: DisplayWidth.columns(character))
        if cell.columns > width { cell = Cell(character: "?", style: style, columns: 1) }
        if isSpace {
            spaces.append(cell)
        } else if isSplittingWord {
            writeSplitting(cell)
        } else {
            word.append(cell)
            wordColumns += cell.columns
            if wordColumns > width - hangingIndent { splitWord() }
        }
    }

    /// Adds the rest of a line at once, where that comes to the same as adding it character by character: printable ASCII
    /// without the marks of ``InlineMarkdown``, no word of which is wider than a line.
    /// - Returns: whether it was added.
    mutating func addPlain(_ text: String, _ style: Style) -> Bool {
        guard word.isEmpty, spaces.isEmpty, !isSplittingWord else { return false }
        var text = text
        return text.withUTF8 { bytes in
            guard Self.isPlain(bytes, longestWord: width - hangingIndent) else { return false }
            var end = 0
            while end < bytes.count {
                let start = end
                while end < bytes.count, bytes[end] == 0x20 { end += 1 }
                let word = end
                while end < bytes.count, bytes[end] != 0x20 { end += 1 }
                // Spaces at the end of a line are dropped.
                guard word < end else { break }
                var from = start
                if column + end - start > width {
                    if column > min(lineStart, hangingIndent) { breakLine() }
                    from = word
                }
                write(String(decoding: bytes[from..<end], as: UTF8.self), style, columns: end - from)
            }
            return true
        }
    }

    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, longestWord: Int) -> Bool {
        var length = 0
        for byte in bytes {
            // Marks: asterisk, underscore, backtick, tilde.
            if byte < 0x20 || byte >= 0x7E || byte == 0x2A || byte == 0x5F || byte == 0x60 { return false }
            length = byte == 0x20 ? 0 : length + 1
            if length > longestWord { return false }
        }
        return true
    }

    /// Writes a mark at the very beginning of a line, such as a bullet, as far as there is room for it.
    mutating func addMark(_ text: String, _ style: Style) {
        for character in text where column + DisplayWidth.columns(character) < width {
            write(Cell(character: character, style: style, columns: DisplayWidth.columns(character)))
        }
        lineStart = column
    }

    /// Writes a line that is no text.
    mutating func addDivider(_ text: String, _ style: Style) {
        write(text, style, columns: DisplayWidth.columns(text))
    }

    /// Writes a text as it is; it breaks wherever the line is full.
    mutating func addVerbatim(_ text: String, _ style: Style) {
        for character in text {
            let columns = DisplayWidth.columns(character)
            let isTooWide = columns > width
            writeSplitting(Cell(character: isTooWide ? "?" : character, style: style, columns: isTooWide ? 1 : columns))
        }
    }

    /// Writes what was held back; spaces at the end of a line are dropped.
    mutating func endLine() {
        flushWord()
        spaces = []
        previous = nil
    }

    /// Begins a further line, without an indent.
    mutating func startNewLine() {
        closeSpan()
        output.append(.lineBreak)
        column = 0
        lineStart = 0
    }

    /// What has been put out since the last call.
    mutating func takeOutput() -> [Output] {
        closeSpan()
        defer { output = [] }
        return output
    }

    private mutating func flushWord() {
        isSplittingWord = false
        guard !word.isEmpty else { return }
        if column + spaces.count + wordColumns <= width {
            for space in spaces { write(space) }
        } else if column > min(lineStart, hangingIndent) {
            breakLine()
        }
        spaces.removeAll(keepingCapacity: true)
        for cell in word { write(cell) }
        word.removeAll(keepingCapacity: true)
        wordColumns = 0
    }

    private mutating func splitWord() {
        if column > lineStart { breakLine() }
        spaces.removeAll(keepingCapacity: true)
        for cell in word { writeSplitting(cell) }
        word.removeAll(keepingCapacity: true)
        wordColumns = 0
        isSplittingWord = true
    }

    private mutating func writeSplitting(_ cell: Cell) {
        if column + cell.columns > width, column > 0 { breakLine() }
        write(cell)
    }

    private mutating func breakLine() {
        startNewLine()
        if hangingIndent > 0 {
            write(String(repeating: " ", count: hangingIndent), .plain, columns: hangingIndent)
        }
        lineStart = hangingIndent
    }

    private mutating func write(_ cell: Cell) {
        if cell.style != open.style { closeSpan(opening: cell.style) }
        open.text.append(cell.character)
        column += cell.columns
    }

    private mutating func write(_ text: String, _ style: Style, columns: Int) {
        if style != open.style { closeSpan(opening: style) }
        open.text += text
        column += columns
    }

    private mutating func closeSpan(opening style: Style = .plain) {
        if !open.text.isEmpty { output.append(.span(open)) }
        open = Span("", style)
    }

    private static func mayBreak(between previous: Character?, and next: Character) -> Bool {
        guard let previous, previous != " " else { return false }
        guard WideScalars.isBreakable(previous) || WideScalars.isBreakable(next) else { return false }
        return !closing.contains(next) && !opening.contains(previous) && DisplayWidth.columns(next) > 0
    }

    private static let closing: Set<Character> = [
        "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "〉", "》", "〕", "ー", "々", "…", ",", ".", ":", ";",
        "!", "?", ")", "]", "}", "\"", "'", "”", "’",
    ]
    private static let opening: Set<Character> = ["（", "「", "『", "【", "〈", "《", "〔", "(", "[", "{", "“", "‘"]
}
