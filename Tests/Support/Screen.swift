/// What a terminal shows: a small emulator of the sequences that line editors and our own drawing use.
///
/// Colours are ignored, and so is every sequence it does not know.
package struct Screen: Sendable {
    /// The number of columns.
    package private(set) var columns: Int
    /// The number of rows.
    package private(set) var rowCount: Int
    /// Where the cursor is, from 0.
    package private(set) var cursor = (row: 0, column: 0)
    /// The rows that have left the screen at its top, oldest first.
    package private(set) var scrolledOff: [String] = []
    /// Every printed character and newline in the order of their coming, whatever has been drawn over since.
    package private(set) var transcript = ""
    /// Whether the program has asked for bracketed paste.
    package private(set) var isPasteBracketed = false
    /// Whether a colour was asked for.
    package private(set) var isColored = false
    /// The parameters of every sequence that asked for a colour or another style, such as `38;5;247`.
    package private(set) var styles: Set<String> = []
    /// What the program asked to be told and was not yet, as a terminal says it.
    package var answers = ""
    /// How often the bell has rung.
    package private(set) var bells = 0

    /// A cell is a character with all that combines with it; the right half of a wide one is empty.
    private var cells: [[String]]
    /// Whether a row goes on with the one above it, which was full.
    private var isContinued: [Bool]
    private var parser = Parser.text
    private var undecoded: [UInt8] = []
    private var wrapsNext = false
    private var isInserting = false

    private enum Parser {
        case text
        case escape
        case charset
        case control(String)
        case string
    }

    package init(columns: Int = 80, rows: Int = 24) {
        self.columns = columns
        rowCount = rows
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        isContinued = Array(repeating: false, count: rows)
    }

    /// What a row shows, from 0, without the spaces at its end.
    package func row(_ index: Int) -> String {
        cells.indices.contains(index) ? Self.trimmed(cells[index]) : ""
    }

    /// The rows from the top to the last one that is not empty.
    package var rows: [String] {
        var rows = cells.map(Self.trimmed)
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }

    /// The whole screen.
    package var text: String { rows.joined(separator: "\n") }

    /// The row the cursor is in.
    package var currentRow: String { row(cursor.row) }

    /// Changes the size; as xterm does, lines are not wrapped again.
    package mutating func resize(columns: Int, rows: Int) {
        cells = cells.map { Array(($0 + Array(repeating: " ", count: columns)).prefix(columns)) }
        while cells.count > rows, cursor.row >= rows { scrollUp() }
        let blank = Array(repeating: " ", count: columns)
        cells = Array((cells + Array(repeating: blank, count: rows)).prefix(rows))
        isContinued = Array((isContinued + Array(repeating: false, count: rows)).prefix(rows))
        self.columns = columns
        rowCount = rows
        cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
        wrapsNext = false
    }

    /// Changes the width; as most terminals do, lines that were wrapped are wrapped again.
    package mutating func reflow(columns: Int) {
        var lines: [[String]] = []
        var place = (line: 0, offset: 0)
        for (row, cells) in cells.enumerated() {
            if !isContinued[row] || lines.isEmpty { lines.append([]) }
            if row == cursor.row { place = (lines.count - 1, lines[lines.count - 1].count + cursor.column) }
            lines[lines.count - 1] += cells
        }
        var rows: [(cells: [String], isContinued: Bool)] = []
        var newCursor = cursor
        for (index, line) in lines.enumerated() {
            let used = (line.lastIndex { $0 != " " } ?? -1) + 1
            let isHere = index == place.line
            var cut = 0
            repeat {
                // A wide character does not fit into the last column.
                let count = cut + columns < line.count && line[cut + columns].isEmpty ? columns - 1 : columns
                let cells = Array(line.dropFirst(cut).prefix(count))
                rows.append((cells + Array(repeating: " ", count: columns - cells.count), cut > 0))
                if isHere, place.offset >= cut { newCursor = (rows.count - 1, min(place.offset - cut, columns - 1)) }
                cut += count
                // Behind the end of a full row the cursor stays there, as in tmux.
            } while cut < max(used, isHere ? place.offset : 0)
        }
        while rows.count > rowCount, newCursor.row < rows.count - 1, rows.last?.cells.allSatisfy({ $0 == " " }) == true
        {
            rows.removeLast()
        }
        while rows.count > rowCount {
            scrolledOff.append(Self.trimmed(rows.removeFirst().cells))
            newCursor.row -= 1
        }
        let blank = Array(repeating: " ", count: columns)
        rows += Array(repeating: (blank, false), count: rowCount - rows.count)
        cells = rows.map(\.cells)
        isContinued = rows.map(\.isContinued)
        self.columns = columns
        cursor = (max(newCursor.row, 0), newCursor.column)
        wrapsNext = false
    }

    /// Takes what a program has written.
    package mutating func feed(_ bytes: [UInt8]) {
        undecoded += bytes
        // A character may be cut in two by the end of a read.
        let tail = undecoded.suffix(3)
        let lead = tail.lastIndex { $0 >= 0xC0 }
        let needed = lead.map { tail[$0] >= 0xF0 ? 4 : tail[$0] >= 0xE0 ? 3 : 2 } ?? 0
        let isCut = lead.map { undecoded.count - $0 < needed } ?? false
        let end = isCut ? lead ?? undecoded.count : undecoded.count
        let text = String(decoding: undecoded[..<end], as: UTF8.self)
        undecoded.removeFirst(end)
        for scalar in text.unicodeScalars { take(scalar) }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        switch parser {
        case .text: takeText(scalar)
        case .escape: takeEscape(scalar)
        case .charset: parser = .text
        case .string: if scalar == "\u{7}" || scalar == "\\" { parser = .text }
        case .control(let parameters):
            if ("@"..."~").contains(scalar) {
                parser = .text
                control(scalar, parameters)
            } else {
                parser = .control(parameters + String(scalar))
            }
        }
    }

    private mutating func takeEscape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "[": parser = .control("")
        case "]", "P", "_", "^": parser = .string
        case "(", ")": parser = .charset
        case "D":
            parser = .text
            lineFeed()
        default: parser = .text
        }
    }

    private mutating func takeText(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\u{1B}": parser = .escape
        case "\r": moveTo(cursor.row, 0)
        case "\n": lineFeed()
        case "\u{8}": moveTo(cursor.row, cursor.column - 1)
        case "\u{7}": bells += 1
        case "\t":
            transcript += "\t"
            moveTo(cursor.row, (cursor.column / 8 + 1) * 8)
        default: if scalar.value >= 0x20, scalar.value != 0x7F { put(scalar) }
        }
    }

    private mutating func lineFeed() {
        transcript += "\n"
        wrapsNext = false
        if cursor.row == rowCount - 1 { scrollUp() } else { cursor.row += 1 }
    }

    private mutating func scrollUp() {
        scrolledOff.append(Self.trimmed(cells.removeFirst()))
        cells.append(Array(repeating: " ", count: columns))
        isContinued.removeFirst()
        isContinued.append(false)
        if cells.count > rowCount || cursor.row >= rowCount { cursor.row -= 1 }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        transcript.unicodeScalars.append(scalar)
        let width = scalar.terminalWidth
        guard width > 0 else {
            combine(scalar)
            return
        }
        if wrapsNext || cursor.column + width > columns {
            wrapsNext = false
            cursor.column = 0
            if cursor.row == rowCount - 1 { scrollUp() } else { cursor.row += 1 }
            isContinued[cursor.row] = true
        }
        if isInserting { shift(inserting: width) }
        cells[cursor.row][cursor.column] = String(scalar)
        if width == 2, cursor.column + 1 < columns { cells[cursor.row][cursor.column + 1] = "" }
        wrapsNext = cursor.column + width >= columns
        cursor.column = min(cursor.column + width, columns - 1)
    }

    private mutating func combine(_ scalar: Unicode.Scalar) {
        var column = wrapsNext ? cursor.column : cursor.column - 1
        while column > 0, cells[cursor.row][column].isEmpty { column -= 1 }
        if column >= 0 { cells[cursor.row][column].unicodeScalars.append(scalar) }
    }

    private mutating func moveTo(_ row: Int, _ column: Int) {
        wrapsNext = false
        cursor = (min(max(row, 0), rowCount - 1), min(max(column, 0), columns - 1))
    }

    private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
        if parameters == "?2004" { isPasteBracketed = final == "h" }
        guard !parameters.hasPrefix("?") else { return }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = numbers.first ?? 0
        let count = max(first, 1)
        switch final {
        case "m":
            isColored = isColored || numbers.contains { (30...49).contains($0) || $0 >= 90 }
            styles.insert(parameters)
        case "A": moveTo(cursor.row - count, cursor.column)
        case "B": moveTo(cursor.row + count, cursor.column)
        case "C": moveTo(cursor.row, cursor.column + count)
        case "D": moveTo(cursor.row, cursor.column - count)
        case "E": moveTo(cursor.row + count, 0)
        case "F": moveTo(cursor.row - count, 0)
        case "G": moveTo(cursor.row, count - 1)
        case "d": moveTo(count - 1, cursor.column)
        case "H", "f": moveTo(count - 1, max(numbers.dropFirst().first ?? 1, 1) - 1)
        case "n": if first == 6 { answers += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R" }
        case "K": erase(first, in: cursor.row)
        case "J": eraseDisplay(first)
        case "P": shift(deleting: count)
        case "@": shift(inserting: count)
        case "h", "l": if first == 4 { isInserting = final == "h" }
        case "X": for column in cursor.column..<min(cursor.column + count, columns) { cells[cursor.row][column] = " " }
        default: break
        }
    }

    private mutating func erase(_ mode: Int, in row: Int) {
        let range = mode == 0 ? cursor.column..<columns : mode == 1 ? 0..<(cursor.column + 1) : 0..<columns
        for column in range { cells[row][column] = " " }
        if range.count == columns { isContinued[row] = false }
    }

    private mutating func eraseDisplay(_ mode: Int) {
        for row in 0..<rowCount where (mode != 1 && row > cursor.row) || (mode != 0 && row < cursor.row) {
            erase(2, in: row)
        }
        erase(min(mode, 2), in: cursor.row)
    }

    private mutating func shift(deleting count: Int) {
        var row = cells[cursor.row]
        row.removeSubrange(cursor.column..<min(cursor.column + count, columns))
        cells[cursor.row] = row + Array(repeating: " ", count: columns - row.count)
    }

    private mutating func shift(inserting count: Int) {
        var row = cells[cursor.row]
        row.insert(contentsOf: Array(repeating: " ", count: count), at: cursor.column)
        cells[cursor.row] = Array(row.prefix(columns))
    }

    private static func trimmed(_ cells: [String]) -> String {
        var text = cells.joined()
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension Unicode.Scalar {
    /// How many columns a terminal gives to the scalar on its own: 0, 1 or 2.
    fileprivate var terminalWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
