/// Finds the end of a JSON object that arrives byte by byte, by its braces, brackets and strings.
struct JSONBalance {
    /// What a byte did.
    enum Step: Equatable {
        /// The object goes on.
        case inside
        /// The byte was the last one of the object.
        case complete
        /// The byte cannot stand here: a closing bracket that nothing opened.
        case misplaced
    }

    private var open: [UInt8] = []
    private var isEscaped = false
    /// Whether the next byte stands in a string.
    private(set) var isInString = false

    /// Takes the next byte; the first must be `{`.
    mutating func take(_ byte: UInt8) -> Step {
        guard !isInString else {
            takeInString(byte)
            return .inside
        }
        switch byte {
        case UInt8(ascii: "\""):
            isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            open.append(byte)
        case UInt8(ascii: "}"):
            return close(UInt8(ascii: "{"))
        case UInt8(ascii: "]"):
            return close(UInt8(ascii: "["))
        default:
            break
        }
        return .inside
    }

    private mutating func takeInString(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
        }
    }

    /// Closes the innermost bracket of this kind, and with it those that were left open inside.
    private mutating func close(_ bracket: UInt8) -> Step {
        guard let index = open.lastIndex(of: bracket) else { return .misplaced }
        open.removeSubrange(index...)
        return open.isEmpty ? .complete : .inside
    }
}

extension UInt8 {
    /// Whether it may stand between the tokens of JSON.
    var isWhiteSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }

    /// The byte as it may stand in a JSON string: small models forget to escape the ends of lines.
    var escapedInJSON: [UInt8] {
        switch self {
        case UInt8(ascii: "\n"): Array(#"\n"#.utf8)
        case UInt8(ascii: "\r"): Array(#"\r"#.utf8)
        case UInt8(ascii: "\t"): Array(#"\t"#.utf8)
        default: [self]
        }
    }
}
