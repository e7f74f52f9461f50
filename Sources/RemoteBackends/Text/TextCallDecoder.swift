import Assistant

/// Takes the calls out of a text that arrives in pieces.
///
/// Calls are `[NOTE_ACTION:{…}]` and `<tool_call>{…}</tool_call>` anywhere, at the end also without their closing mark;
/// and a message that is nothing but JSON objects `{"name": …, "arguments": …}` of known tools, bare or in code fences.
/// A code fence with nothing but calls in it goes with them. Everything else is text: each byte goes into a call or is
/// passed on, as soon as it cannot become one.
struct TextCallDecoder: CallDecoder {
    /// The longest text that is held back because it may become a call, in bytes; a longer one is text.
    static let longestBlock = 64 << 10

    /// What a text begins with.
    private enum Beginning {
        /// These calls, in so many bytes.
        case calls([TextCallReader.Reading], count: Int)
        /// So many bytes of text.
        case text(Int)
        /// What follows decides; if nothing follows, so many bytes are text.
        case open(isInCall: Bool, text: Int)
    }

    private let reader: TextCallReader
    private let takesBlocks: Bool
    private let quoted: QuotedCalls
    /// What has come and may become a call.
    private var pending: [UInt8] = []
    private var pace = RereadingPace()
    private var isAtStart = true
    /// Whether the rest of the line that a call stood on is empty so far.
    private var isAfterCall = false
    /// The backticks that the line begins with; `nil` when there is something else in it.
    private var backticks: Int? = 0
    /// Whether the text is in a code fence.
    private var isInCode = false
    private var output: DecodedEvents

    private(set) var isInCall = false

    init(tools: [String], ids: String, takesBlocks: Bool, quoted: QuotedCalls) {
        reader = TextCallReader(tools: tools)
        self.takesBlocks = takesBlocks
        self.quoted = quoted
        output = DecodedEvents(ids: ids)
    }

    mutating func feed(_ text: String) -> [ModelEvent] {
        pending += text.utf8
        if pace.isDue(pending.count) { read(isEnd: false) }
        return output.take()
    }

    mutating func end() -> [ModelEvent] {
        read(isEnd: true)
        return output.take()
    }

    private mutating func read(isEnd: Bool) {
        var rest = pending[...]
        isInCall = false
        reading: while !rest.isEmpty {
            switch beginning(of: rest, isEnd) {
            case .calls(let calls, let count):
                show(calls)
                isAfterCall = rest.prefix(count).last != UInt8(ascii: "\n")
                rest = rest.dropFirst(count)
            case .open(let isInCall, _) where !isEnd && rest.count <= Self.longestBlock:
                self.isInCall = isInCall
                break reading
            case .open(_, let count), .text(let count):
                show(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
        }
        pending = Array(rest)
        pace.note(heldBack: pending.count)
    }

    private mutating func show(_ calls: [TextCallReader.Reading]) {
        isAtStart = false
        for call in calls { output.addCall(call.name, arguments: call.arguments) }
    }

    /// Shows text; the end of the line that a call stood on goes with the call.
    private mutating func show(_ text: ArraySlice<UInt8>) {
        isAtStart = false
        for byte in text {
            follow(byte)
            if byte != UInt8(ascii: "\n") || !isAfterCall { output.text.append(byte) }
            isAfterCall = false
        }
    }

    /// Follows where lines and code fences begin and end.
    private mutating func follow(_ byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            backticks = 0
        } else if byte == UInt8(ascii: "`") {
            backticks = backticks.map { $0 + 1 }
            if backticks == 3 { isInCode.toggle() }
        } else if !byte.isWhiteSpace {
            backticks = nil
        }
    }
}

// MARK: - What a text begins with

extension TextCallDecoder {
    private typealias Stop = CallScanner.Stop

    private func beginning(of text: ArraySlice<UInt8>, _ isEnd: Bool) -> Beginning {
        var scanner = CallScanner(text, isEnd: isEnd)
        if isAtStart, let whole = wholeMessage(text, isEnd) { return whole }
        switch text.first {
        case UInt8(ascii: "[") where takesBlocks, UInt8(ascii: "<"):
            do {
                return .calls([try markedCall(&scanner)], count: scanner.count)
            } catch {
                return error == .mismatch
                    ? .text(max(1, scanner.count)) : .open(isInCall: scanner.isInObject, text: text.count)
            }
        case UInt8(ascii: "`") where backticks == 0 && !isInCode:
            var opening: Int?
            do {
                return .calls(try fencedCalls(&scanner, &opening), count: scanner.count)
            } catch {
                let count = opening ?? max(1, scanner.count)
                return error == .mismatch ? .text(count) : .open(isInCall: scanner.isInObject, text: count)
            }
        default:
            return .text(1)
        }
    }

    /// What a message that may be nothing but objects begins with; `nil` for any other message.
    private func wholeMessage(_ text: ArraySlice<UInt8>, _ isEnd: Bool) -> Beginning? {
        var scanner = CallScanner(text, isEnd: isEnd)
        do {
            return .calls(try objects(&scanner), count: text.count)
        } catch {
            guard error == .mismatch else { return .open(isInCall: false, text: text.count) }
            // Nothing inside an object is a call of its own. Without an object, a code fence with other calls may follow.
            let hasObject = text.prefix(scanner.count).contains(UInt8(ascii: "{"))
            return hasObject ? .text(scanner.count) : nil
        }
    }

    /// Reads objects up to the end of the message, bare or in code fences.
    private func objects(_ scanner: inout CallScanner) throws(Stop) -> [TextCallReader.Reading] {
        var readings: [TextCallReader.Reading] = []
        scanner.skipSpace()
        let isFenced = scanner.next == UInt8(ascii: "`")
        repeat {
            if isFenced {
                try scanner.skip("```")
                scanner.skipSpace()
                if scanner.next == UInt8(ascii: "j") { try scanner.skip("json") }
                scanner.skipSpace()
            }
            repeat {
                readings.append(try unquoted(reader.message(try scanner.object())))
                scanner.skipSpace()
            } while scanner.next == UInt8(ascii: "{")
            if isFenced { try scanner.skip("```") }
            scanner.skipSpace()
        } while isFenced && scanner.next == UInt8(ascii: "`")
        guard scanner.isOver else { throw scanner.next == nil ? .needsMore : .mismatch }
        return readings
    }

    /// Reads a call between marks; some models stop before the closing one.
    private func markedCall(_ scanner: inout CallScanner) throws(Stop) -> TextCallReader.Reading {
        let isBlock = takesBlocks && scanner.next == UInt8(ascii: "[")
        try scanner.skip(isBlock ? "[NOTE_ACTION:" : "<tool_call>")
        scanner.skipSpace()
        let object = try scanner.object(stray: isBlock ? nil : UInt8(ascii: "<"))
        scanner.skipSpace()
        if !scanner.isOver || object.members == nil { try scanner.skip(isBlock ? "]" : "</tool_call>") }
        return try unquoted(isBlock ? reader.block(object) : reader.element(object))
    }

    /// Reads a code fence that holds nothing but calls between marks; at the end, it need not be closed.
    /// - Parameter opening: the length of the line that opens it, once that has been read.
    private func fencedCalls(
        _ scanner: inout CallScanner,
        _ opening: inout Int?
    ) throws(Stop) -> [TextCallReader.Reading] {
        try scanner.skip("```")
        scanner.skipLine(of: \.isOfLanguage, longest: 20)
        opening = scanner.count
        scanner.skipSpace()
        var calls: [TextCallReader.Reading] = []
        repeat {
            calls.append(try markedCall(&scanner))
            scanner.skipSpace()
        } while !scanner.isOver && scanner.next != UInt8(ascii: "`")
        guard !scanner.isOver else { return calls }
        try scanner.skip("```")
        scanner.skipLine(of: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }, longest: 20)
        guard scanner.isOver || scanner.isAtLineStart else { throw scanner.next == nil ? .needsMore : .mismatch }
        return calls
    }

    private func unquoted(_ call: TextCallReader.Reading?) throws(Stop) -> TextCallReader.Reading {
        guard let call, !quoted.contains(call) else { throw .mismatch }
        return call
    }
}

extension UInt8 {
    /// Whether it may stand behind the backticks that open a code fence.
    fileprivate var isOfLanguage: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x20, 0x0D, 0x09:
            true
        default:
            "+-#_.".utf8.contains(self)
        }
    }
}
