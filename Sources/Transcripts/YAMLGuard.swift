/// Refuses what a transcript has no use for before the YAML parser sees it.
///
/// The parser calls itself for each level of nesting, follows aliases and makes what a tag says; here a file is read
/// with the scanner's rules for tokens, and is refused when it nests deeply, or has anchors, aliases, tags, directives,
/// a second document, or unquoted texts over several lines.
struct YAMLGuard {
    /// What is wrong, and where.
    struct Problem: Error, Equatable {
        /// The line, from 1.
        var line: Int
        /// The problem as a part of a sentence.
        var sentence: String
    }

    /// The deepest nesting of brackets and braces.
    private static let maximumDepth = 64
    /// The last column in which a block may begin, from 0; a block in a block begins further to the right.
    private static let maximumColumn = 120

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0
    /// The column of the innermost name or dash, from 0.
    private var blockColumn = -1
    private var hasContent = false

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The first thing in a file that is refused; `nil` when the parser may have it.
    static func problem(in text: String) -> Problem? {
        if let problem = unwritable(in: text) { return problem }
        var scanner = YAMLGuard(text)
        do throws(Problem) {
            while scanner.position < scanner.bytes.count { try scanner.scanToken() }
        } catch {
            return error
        }
        return nil
    }

    private static func unwritable(in text: String) -> Problem? {
        var line = 1
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                line += 1
            } else if !YAMLText.isWritableAsIs(scalar), scalar != "\r" {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
                return Problem(line: line, sentence: "the character U+\(code) must be written as an escape in quotes")
            }
        }
        return nil
    }

    private var column: Int { position - lineStart }

    private func byte(at index: Int) -> UInt8 {
        bytes.indices.contains(index) ? bytes[index] : UInt8(ascii: "\n")
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isBreak(byte) }

    private func problem(_ sentence: String) -> Problem { Problem(line: line, sentence: sentence) }

    private mutating func scanToken() throws(Problem) {
        let byte = bytes[position]
        let isAlone = Self.isBlank(self.byte(at: position + 1))
        switch Unicode.Scalar(byte) {
        case "\n", "\r": skipBreak()
        case " ", "\t": position += 1
        case "#": skipLine()
        case "%" where column == 0: throw problem("a line must not start with `%`")
        case "-" where column == 0 && isMarker("---"), "." where column == 0 && isMarker("..."):
            try scanMarker()
        case "&", "*", "!": throw problem("anchors, aliases and tags are not allowed; put the text in quotes")
        case "[", "{": try open()
        case "]", "}": try close()
        case ",": position += 1
        case "\"", "'":
            let start = column
            scanQuoted(byte)
            try scanName(from: start)
        case "|" where depth == 0, ">" where depth == 0: try scanBlockScalar()
        case "-" where isAlone:
            try beginBlock(at: column)
            position += 1
        case "?" where isAlone || depth > 0: throw problem("a text that starts with `?` must be in quotes")
        case ":" where isAlone || depth > 0: position += 1
        default:
            let start = column
            scanPlain()
            if try !scanName(from: start) { try checkContinuation() }
        }
        hasContent = hasContent || !Self.isBlank(byte) && byte != UInt8(ascii: "#")
    }

    private mutating func skipBreak() {
        position += bytes[position] == 0x0D && byte(at: position + 1) == 0x0A ? 2 : 1
        line += 1
        lineStart = position
    }

    /// Goes to the end of the line.
    private mutating func skipLine() {
        while position < bytes.count, !Self.isBreak(bytes[position]) { position += 1 }
    }

    private func isMarker(_ marker: String) -> Bool {
        bytes[position...].starts(with: marker.utf8) && Self.isBlank(byte(at: position + 3))
    }

    private mutating func scanMarker() throws(Problem) {
        let isStart = bytes[position] == UInt8(ascii: "-") && !hasContent
        position += 3
        while position < bytes.count, bytes[position] == 0x20 { position += 1 }
        guard isStart, Self.isBreak(byte(at: position)) else {
            throw problem("a file holds one transcript, without `---` or `...` in it")
        }
    }

    private mutating func open() throws(Problem) {
        depth += 1
        position += 1
        if depth > Self.maximumDepth { throw problem("brackets and braces are nested too deeply") }
    }

    private mutating func close() throws(Problem) {
        depth = max(0, depth - 1)
        position += 1
        if depth == 0, byte(at: position) == UInt8(ascii: ":") {
            throw problem("a name must be a word, not a list or a mapping")
        }
    }

    private mutating func beginBlock(at column: Int) throws(Problem) {
        blockColumn = column
        if column > Self.maximumColumn { throw problem("this is nested too deeply") }
    }

    /// After a scalar: takes the `:` that makes it the name of a member of a block.
    @discardableResult
    private mutating func scanName(from start: Int) throws(Problem) -> Bool {
        guard depth == 0 else { return false }
        var end = position
        while byte(at: end) == 0x20 || byte(at: end) == 0x09 { end += 1 }
        guard byte(at: end) == UInt8(ascii: ":"), Self.isBlank(byte(at: end + 1)), end < bytes.count else {
            return false
        }
        position = end + 1
        try beginBlock(at: start)
        return true
    }

    private mutating func scanQuoted(_ quote: UInt8) {
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isBreak(byte) {
                skipBreak()
            } else if byte == quote {
                position += 1
                guard quote == UInt8(ascii: "'"), self.byte(at: position) == quote else { return }
                position += 1
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""),
                !Self.isBreak(self.byte(at: position + 1))
            {
                position = min(position + 2, bytes.count)
            } else {
                position += 1
            }
        }
    }

    /// Takes the part of an unquoted text that is on this line.
    private mutating func scanPlain() {
        var previous: UInt8 = 0
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isBreak(byte) { return }
            if byte == UInt8(ascii: ":"), Self.isBlank(self.byte(at: position + 1)) { return }
            if byte == UInt8(ascii: "#"), Self.isBlank(previous) { return }
            if depth > 0, ",[]{}".utf8.contains(byte) { return }
            previous = byte
            position += 1
        }
    }

    /// Refuses an unquoted text that goes on in the next line, where it would hide what stands in it.
    private func checkContinuation() throws(Problem) {
        guard Self.isBreak(byte(at: position)) else { return }
        var next = position
        var start = next
        while next < bytes.count, Self.isBlank(bytes[next]) {
            next += 1
            if Self.isBreak(bytes[next - 1]) { start = next }
        }
        guard next < bytes.count, bytes[next] != UInt8(ascii: "#") else { return }
        let goesOn = depth > 0 ? !",]}".utf8.contains(bytes[next]) : next - start > blockColumn
        guard goesOn else { return }
        throw problem("a text over several lines must be in quotes or in a block after `|`")
    }

    private mutating func scanBlockScalar() throws(Problem) {
        let before = bytes[lineStart..<position]
        guard before.contains(where: { !Self.isBlank($0) }) else {
            throw problem("the `|` of a block must follow its name or dash on the same line")
        }
        position += 1
        var explicit: Int?
        while let digit = bytes.indices.contains(position) ? bytes[position] : nil, !Self.isBlank(digit) {
            if (0x31...0x39).contains(digit) { explicit = Int(digit) - 0x30 }
            position += 1
        }
        skipLine()
        let indent = explicit.map { max(blockColumn, 0) + $0 } ?? detectedIndent()
        while position < bytes.count {
            let spaces = bytes[(position + breakLength)...].prefix { $0 == 0x20 }.count
            let isEmpty = Self.isBreak(byte(at: position + breakLength + spaces))
            guard isEmpty || spaces >= indent else { return }
            skipBreak()
            skipLine()
        }
    }

    /// The length of the line break at the position.
    private var breakLength: Int {
        guard position < bytes.count else { return 0 }
        return bytes[position] == 0x0D && byte(at: position + 1) == 0x0A ? 2 : 1
    }

    /// The indentation of a block as its first lines show it.
    private func detectedIndent() -> Int {
        var next = position
        var spaces = 0
        var widest = 0
        while next < bytes.count, bytes[next] == 0x20 || Self.isBreak(bytes[next]) {
            spaces = Self.isBreak(bytes[next]) ? 0 : spaces + 1
            widest = max(widest, spaces)
            next += 1
        }
        return max(widest, blockColumn + 1, 1)
    }
}
