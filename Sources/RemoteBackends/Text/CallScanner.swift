import Assistant

/// Reads a call part by part, in text that may go on.
struct CallScanner {
    /// Why it cannot go on.
    enum Stop: Error {
        /// What has come fits so far.
        case needsMore
        /// Something else stands here.
        case mismatch
    }

    /// An object as it was written.
    struct Object {
        /// The ends of lines in its strings are escaped: small models forget to.
        var json: String
        /// Its members; `nil` when it is not JSON.
        var members: [String: JSONValue]?
    }

    private let text: ArraySlice<UInt8>
    private let isEnd: Bool
    private var place: Int
    /// Whether it stopped inside an object.
    private(set) var isInObject = false

    /// - Parameter isEnd: whether nothing follows the text.
    init(_ text: ArraySlice<UInt8>, isEnd: Bool) {
        self.text = text
        self.isEnd = isEnd
        place = text.startIndex
    }

    /// How much has been read, in bytes.
    var count: Int { place - text.startIndex }
    /// The next byte; `nil` where no more has come.
    var next: UInt8? { place < text.endIndex ? text[place] : nil }
    /// Whether everything has been read, and nothing follows.
    var isOver: Bool { isEnd && next == nil }

    /// Whether it stopped behind the end of a line.
    var isAtLineStart: Bool { text[..<place].last == UInt8(ascii: "\n") }

    /// Skips white space.
    mutating func skipSpace() {
        while next?.isWhiteSpace == true { place += 1 }
    }

    /// Reads exactly this.
    mutating func skip(_ mark: String) throws(Stop) {
        for byte in mark.utf8 {
            guard let next else { throw .needsMore }
            guard next == byte else { throw .mismatch }
            place += 1
        }
    }

    /// Skips bytes that fit, and the end of the line after them.
    /// - Parameter longest: the most bytes before the end of the line.
    mutating func skipLine(of isFitting: (UInt8) -> Bool, longest: Int) {
        let end = text[place...].prefix(longest).firstIndex { !isFitting($0) }
        place = end ?? min(place + longest, text.endIndex)
        if next == UInt8(ascii: "\n") { place += 1 }
    }

    /// Reads a JSON object.
    ///
    /// An object with a missing bracket ends before the first closing bracket that matches nothing.
    /// - Parameters:
    ///   - opening: what it begins with; a comma when its first members were read already.
    ///   - stray: a byte outside of strings that ends it as well.
    mutating func object(opening: String = "{", stray: UInt8? = nil) throws(Stop) -> Object {
        try skip(opening)
        var object = Array("{".utf8)
        var open = object
        var isInString = false
        var isEscaped = false
        isInObject = true
        reading: while !open.isEmpty {
            guard let byte = next else { throw .needsMore }
            if isInString {
                object += byte.escapedInJSON
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else {
                switch byte {
                case stray: break reading
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    let opening = byte == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "[")
                    guard let innermost = open.lastIndex(of: opening) else { break reading }
                    open.removeSubrange(innermost...)
                default: break
                }
                object.append(byte)
            }
            place += 1
        }
        isInObject = false
        let json = String(decoding: object, as: UTF8.self)
        return Object(json: json, members: (try? JSONValue(json: json))?.members)
    }
}

extension UInt8 {
    /// Whether it may stand between the tokens of JSON.
    var isWhiteSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }

    /// The byte as it may stand in a JSON string.
    fileprivate var escapedInJSON: [UInt8] {
        switch self {
        case UInt8(ascii: "\n"): Array(#"\n"#.utf8)
        case UInt8(ascii: "\r"): Array(#"\r"#.utf8)
        case UInt8(ascii: "\t"): Array(#"\t"#.utf8)
        default: [self]
        }
    }
}
