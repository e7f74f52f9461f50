/// Reads HTML, or XML such as ENML, whatever is wrong with it.
///
/// Entities that a text declares itself are refused, and are never resolved: a few lines of them can stand for gigabytes.
struct MarkupParser {
    /// A text declares entities of its own.
    struct DeclaresEntities: Error {}

    /// The deepest nesting; what is deeper comes into the element at that depth.
    private static let deepest = 200
    private static let empty: Set<String> = [
        "area", "base", "br", "col", "embed", "en-media", "en-todo", "hr", "img", "input", "link", "meta", "source",
        "wbr",
    ]
    /// The elements of which an open one ends where the next of the same row begins, in which element.
    private static let rows: [String: (ends: Set<String>, within: Set<String>)] = [
        "li": (["li"], ["ul", "ol"]),
        "tr": (["tr", "td", "th"], ["table"]),
        "td": (["td", "th"], ["tr", "table"]),
        "th": (["td", "th"], ["tr", "table"]),
        "dt": (["dt", "dd"], ["dl"]),
        "dd": (["dt", "dd"], ["dl"]),
        "option": (["option"], ["select"]),
    ]
    private static let endingParagraphs: Set<String> = [
        "p", "div", "ul", "ol", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr",
    ]

    private let bytes: [UInt8]
    private var position = 0
    private var open = [MarkupElement(name: "")]
    private var hidden = 0

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The text as an element without a name.
    /// - Throws: ``DeclaresEntities``.
    static func parse(_ text: String) throws(DeclaresEntities) -> MarkupElement {
        var parser = MarkupParser(text)
        try parser.run()
        return parser.open[0]
    }

    private mutating func run() throws(DeclaresEntities) {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                readText()
            } else if starts(with: "<!--") {
                skip(past: "-->", from: position + 4)
            } else if starts(with: "<![CDATA[") {
                readCharacterData()
            } else if starts(with: "<?") {
                skip(past: "?>", from: position)
            } else if starts(with: "<!") {
                try skipDeclaration()
            } else if starts(with: "</") {
                readEndTag()
            } else if position + 1 < bytes.count, Self.isLetter(bytes[position + 1]) {
                readStartTag()
            } else {
                add(.text("<"))
                position += 1
            }
        }
        close(downTo: 1)
    }

    // MARK: Pieces

    private mutating func readText() {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        add(.text(MarkupEntities.resolved(bytes[position..<end])))
        position = end
    }

    private mutating func readCharacterData() {
        let start = position + 9
        let end = find("]]>", from: start) ?? bytes.count
        add(.text(String(decoding: bytes[start..<end], as: UTF8.self)))
        position = min(bytes.count, end + 3)
    }

    private mutating func skipDeclaration() throws(DeclaresEntities) {
        var depth = 0
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            if depth > 0, quote == nil, starts(with: "<!ENTITY") { throw DeclaresEntities() }
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return
            default: break
            }
        }
    }

    private mutating func readStartTag() {
        position += 1
        let name = readName()
        var attributes: [String: String] = [:]
        var isClosed = false
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if Self.isSpace(bytes[position]) {
                position += 1
            } else if bytes[position] == UInt8(ascii: "/") {
                position += 1
                isClosed = position < bytes.count && bytes[position] == UInt8(ascii: ">")
            } else {
                let (key, value) = readAttribute()
                if attributes[key] == nil { attributes[key] = value }
            }
        }
        position = min(bytes.count, position + 1)
        begin(MarkupElement(name: name, attributes: attributes), isClosed: isClosed || Self.empty.contains(name))
        if name == "script" || name == "style", !isClosed { skip(past: "</" + name, from: position, inclusive: false) }
    }

    private mutating func readAttribute() -> (String, String) {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !"=>/".utf8.contains(bytes[position]) {
            position += 1
        }
        if position == start { position += 1 }
        let key = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return (key, "") }
        position += 1
        skipSpace()
        guard position < bytes.count else { return (key, "") }
        let quote = bytes[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let from = position + 1
            let end = bytes[from...].firstIndex(of: quote) ?? bytes.count
            position = min(bytes.count, end + 1)
            return (key, MarkupEntities.resolved(bytes[from..<end]))
        }
        let from = position
        while position < bytes.count, !Self.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">") {
            position += 1
        }
        return (key, MarkupEntities.resolved(bytes[from..<position]))
    }

    private mutating func readEndTag() {
        position += 2
        let name = readName()
        let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        position = min(bytes.count, end + 1)
        if hidden > 0, !Self.empty.contains(name) {
            hidden -= 1
        } else if let index = open.lastIndex(where: { $0.name == name }), index > 0 {
            close(downTo: index)
        }
    }

    private mutating func readName() -> String {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !"/><".utf8.contains(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    }

    // MARK: The tree

    private mutating func begin(_ element: MarkupElement, isClosed: Bool) {
        if hidden == 0 { endWhatEnds(before: element.name) }
        if isClosed {
            add(.element(element))
        } else if open.count < Self.deepest {
            open.append(element)
        } else {
            hidden += 1
        }
    }

    /// Ends an open item, cell or paragraph that has no end of its own.
    private mutating func endWhatEnds(before name: String) {
        if let row = Self.rows[name] {
            let inner = open.lastIndex { row.within.contains($0.name) } ?? 0
            if let first = open[(inner + 1)...].firstIndex(where: { row.ends.contains($0.name) }) {
                close(downTo: first)
            }
        }
        if Self.endingParagraphs.contains(name), let last = open.last, last.name == "p" {
            close(downTo: open.count - 1)
        }
    }

    private mutating func add(_ piece: Markup) { open[open.count - 1].children.append(piece) }

    /// Ends all elements from an index on.
    private mutating func close(downTo index: Int) {
        while open.count > index {
            let element = open.removeLast()
            open[open.count - 1].children.append(.element(element))
        }
    }

    // MARK: Bytes

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, start <= bytes.count else { return nil }
        var index = start
        while let next = bytes[index...].firstIndex(of: first) {
            if bytes[next...].starts(with: wanted) { return next }
            index = next + 1
        }
        return nil
    }

    private mutating func skip(past text: String, from start: Int, inclusive: Bool = true) {
        let found = find(text, from: min(start, bytes.count))
        position = found.map { inclusive ? $0 + text.utf8.count : $0 } ?? bytes.count
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
