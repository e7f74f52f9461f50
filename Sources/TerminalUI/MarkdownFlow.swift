import Notes

/// Draws Markdown as it comes: kinds of lines, marks within them, and line breaks.
///
/// It takes sanitised text only.
struct MarkdownFlow {
    /// The longest start of a line that tells its kind, in characters.
    private static let longestPrefix = 9
    private static let longestDivider = 40

    /// A rule across a text.
    static func divider(to width: Int, isUnicode: Bool) -> String {
        String(repeating: isUnicode ? "─" : "-", count: max(1, min(width, longestDivider)))
    }

    /// The columns of the lines that follow.
    var width: Int { didSet { wrapper.width = width } }
    private let isUnicode: Bool
    private let isNumbered: Bool
    private let strikes: Bool
    private let base: Style
    private var wrapper: LineWrapper
    private var pending = ""
    private var previous: Character?
    private var lineStyle = Style.plain
    private var isWithinLine = false
    private var hasWritten = false
    private var blankLines = 0
    private var checkboxes = 0
    private var code = CodeLines()
    /// The rows of a table that has not ended yet.
    private var table: [String] = []

    /// - Parameters:
    ///   - width: the columns of a line.
    ///   - isUnicode: whether marks may leave ASCII.
    ///   - isNumbered: whether checkboxes bear their number, from 1.
    ///   - strikes: whether text can be struck through.
    ///   - base: the style of plain text.
    init(width: Int, isUnicode: Bool, isNumbered: Bool = false, strikes: Bool = false, base: Style = .plain) {
        self.width = max(1, width)
        self.isUnicode = isUnicode
        self.isNumbered = isNumbered
        self.strikes = strikes
        self.base = base
        wrapper = LineWrapper(width: width)
    }

    /// What can be drawn with a further piece of the text.
    mutating func feed(_ text: String) -> [LineWrapper.Output] {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while let newline = bytes.place(of: 0x0A, from: start) {
                pending += String(decoding: bytes[start..<newline], as: UTF8.self)
                endLine()
                start = newline + 1
            }
            pending += String(decoding: bytes[start...], as: UTF8.self)
        }
        advance(isComplete: false)
        return wrapper.takeOutput()
    }

    /// What was held back; the last line is not ended.
    mutating func finish() -> [LineWrapper.Output] {
        if isWithinLine || !pending.isEmpty { endLine() }
        endTable()
        return wrapper.takeOutput()
    }

    private mutating func endLine() {
        let isRow = !isWithinLine && MarkdownTable.isRow(pending)
        if !isRow { endTable() }
        if !addCode() {
            if isRow {
                table.append(pending)
                pending = ""
                return
            }
            advance(isComplete: true)
        }
        if isWithinLine { wrapper.endLine() } else { blankLines += 1 }
        isWithinLine = false
        previous = nil
        pending = ""
    }

    /// Draws the rows that were held back: as a table where they are one that fits, else as they are written.
    private mutating func endTable() {
        guard !table.isEmpty else { return }
        let rows = table
        table = []
        if let drawn = MarkdownTable(rows, strikes: strikes, base: base)?.lines(width: width, isUnicode: isUnicode) {
            for (index, spans) in drawn.enumerated() {
                startLine(blankLines: index == 0 ? min(1, blankLines) : 0)
                wrapper.indent = 0
                for span in spans { wrapper.addVerbatim(span.text, span.style) }
            }
            isWithinLine = false
            return
        }
        let rest = pending
        for row in rows {
            pending = row
            advance(isComplete: true)
            if isWithinLine { wrapper.endLine() }
            isWithinLine = false
            previous = nil
        }
        pending = rest
    }

    private mutating func advance(isComplete: Bool) {
        if !isWithinLine { beginLine(isComplete: isComplete) }
        guard isWithinLine else { return }
        if isComplete, wrapper.addPlain(pending, lineStyle) {
            pending = ""
            return
        }
        let characters = Array(pending)
        let text = InlineMarkdown(characters, isComplete: isComplete, strikes: strikes)
        let count = text.read(after: previous, style: lineStyle) { wrapper.add($0, $1) }
        guard count > 0 else { return }
        previous = characters[count - 1]
        pending.removeFirst(count)
    }

    private mutating func beginLine(isComplete: Bool) {
        let head = pending.drop(while: \.isWhitespace)
        guard let first = head.first else { return }
        let indent = pending.beginsWithASCIILetter ? 0 : pending.count - head.count
        if !isComplete {
            // A row of a table is drawn with the others.
            if first == "|" { return }
            let isMarked = first.isNumber || "#-*+`~".contains(first)
            guard head.count >= (isMarked ? Self.longestPrefix : 2) else { return }
            // Whether a line is code is known at its end.
            if code.mayBeCode(pending) { return }
            _ = code.take(pending)
            endTable()
        }
        startLine(blankLines: min(1, blankLines))
        begin(LineStart(head, isWhole: isComplete), indent: indent)
    }

    private mutating func startLine(blankLines: Int) {
        isWithinLine = true
        if hasWritten { for _ in 0...blankLines { wrapper.startNewLine() } }
        hasWritten = true
        self.blankLines = 0
    }

    /// Draws the pending line as it is, when it is code or one of the fences around it; it is whole.
    /// - Returns: whether it was.
    private mutating func addCode() -> Bool {
        guard !isWithinLine else { return false }
        let isAfterIndentedCode = code.isAfterIndentedCode
        let kind = code.take(pending)
        guard kind != .text else { return false }
        // Between two pieces of indented code, empty lines are code as well.
        startLine(blankLines: kind == .indentedCode && isAfterIndentedCode ? blankLines : min(1, blankLines))
        wrapper.indent = 0
        wrapper.addVerbatim(pending, kind == .fence ? .muted : Style(.code))
        return true
    }

    private mutating func begin(_ start: LineStart, indent: Int) {
        pending.removeFirst(indent + start.length)
        lineStyle = base
        wrapper.indent = 0
        switch start.kind {
        case .heading1:
            lineStyle.role = .accent
            lineStyle.isBold = true
        case .heading2:
            lineStyle.isBold = true
        case .divider:
            wrapper.addDivider(Self.divider(to: width, isUnicode: isUnicode), .muted)
        case .checkbox(let isChecked):
            if isNumbered {
                checkboxes += 1
                addMark("\(checkboxes) ", .muted, indent: indent)
            }
            let mark = isUnicode ? (isChecked ? "☑ " : "☐ ") : (isChecked ? "[x] " : "[ ] ")
            addMark(mark, Style(isChecked ? .green : base.role), indent: isNumbered ? 0 : indent)
            if isChecked { lineStyle = Style(.muted, isStruckThrough: strikes) }
        case .bullet:
            addMark(isUnicode ? "• " : "- ", .muted, indent: indent)
        case .numbered(let mark):
            addMark(mark, .muted, indent: indent)
        case .paragraph:
            addMark("", .plain, indent: indent)
        }
    }

    private mutating func addMark(_ mark: String, _ style: Style, indent: Int) {
        let room = max(0, min(indent, width / 3))
        if room > 0 { wrapper.addMark(String(repeating: " ", count: room), .plain) }
        wrapper.addMark(mark, style)
        wrapper.indent += room + DisplayWidth.columns(mark)
    }
}
