import Assistant

/// Takes the calls out of a text that arrives in pieces.
///
/// Calls are `[NOTE_ACTION:{…}]` and `<tool_call>{…}</tool_call>` anywhere, at the end also without their closing mark;
/// and a message that is nothing but JSON objects `{"name": …, "arguments": …}` of known tools, bare or in a code fence.
/// Everything else is text, and is passed on as soon as it cannot become a call; what is still open at the end is text,
/// too. A code fence with nothing but calls in it goes with them.
struct TextCallDecoder: Sendable {
    /// The longest text that is held back because it may become a call, in bytes; a longer one is text.
    static let longestBlock = 64 << 10

    private enum Form: Sendable {
        case block
        case element
        case fence
        case bare

        /// Whether a call of this form must make up the whole message.
        var isWholeMessage: Bool { self == .fence || self == .bare }
    }

    private enum State: Sendable {
        /// Nothing but white space has come.
        case start
        /// In text; what is pending is the beginning of a marker.
        case text
        /// In the opening line of a code fence.
        case fenceLine
        /// Between the marker and the object.
        case beforeObject(Form)
        case object(Form)
        /// Between the object and what closes the call.
        case afterObject(Form)
        /// After the code fence that is the whole message so far.
        case afterFence
    }

    private static let markers: [(bytes: [UInt8], form: Form)] = [
        (Array("[NOTE_ACTION:".utf8), .block), (Array("<tool_call>".utf8), .element),
    ]
    private static let elementEnd = Array("</tool_call>".utf8)
    private static let fenceMark = Array("```".utf8)

    private let reader: TextCallReader
    private let markers: [(bytes: [UInt8], form: Form)]
    private var state = State.start
    /// What came since the last piece that is surely text, or surely a call.
    private var pending: [UInt8] = []
    /// The part of `pending` that is the latest object.
    private var object: [UInt8] = []
    private var balance = JSONBalance()
    /// What of the closing mark has come.
    private var closing: [UInt8] = []
    /// The calls of a message that may turn out to be nothing else.
    private var held: [TextCallReader.Reading] = []
    /// Whether the rest of the line that a call stood on is empty so far.
    private var isAfterCall = false
    private var output: DecodedEvents
    private var fences = EmptyFences()

    init(tools: [String], ids: String, takesBlocks: Bool = true) {
        markers = Self.markers.filter { takesBlocks || $0.form != .block }
        reader = TextCallReader(tools: tools)
        output = DecodedEvents(ids: ids)
    }

    /// Whether the text is now in the object of a call that stands amid text.
    var isInCall: Bool {
        if case .object(let form) = state { !form.isWholeMessage } else { false }
    }

    /// What the next piece of text brings.
    mutating func feed(_ text: String) -> [ModelEvent] {
        for byte in text.utf8 {
            take(byte)
            if pending.count > Self.longestBlock { showPending() }
        }
        return fences.feed(output.take())
    }

    /// What is left when the text has ended.
    mutating func end() -> [ModelEvent] {
        switch state {
        case .afterObject(.bare), .afterFence:
            for reading in held { call(reading) }
            held = []
            pending = []
        case .afterObject(let form)
        where !form.isWholeMessage && closing.isEmpty && (try? JSONValue(json: objectText)) != nil:
            // Some models stop before the closing mark.
            endCall(form)
        default:
            showPending()
        }
        return fences.feed(output.take()) + fences.end()
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .start: start(byte)
        case .afterFence: betweenFences(byte)
        case .text: text(byte)
        case .fenceLine: fenceLine(byte)
        case .beforeObject(let form): beforeObject(form, byte)
        case .object(let form): inObject(form, byte)
        case .afterObject(let form): afterObject(form, byte)
        }
    }
}

// MARK: - Text

extension TextCallDecoder {
    private mutating func start(_ byte: UInt8) {
        if byte == UInt8(ascii: "{") { begin(.bare, byte) } else { betweenFences(byte) }
    }

    private mutating func betweenFences(_ byte: UInt8) {
        if byte.isWhiteSpace {
            pending.append(byte)
        } else if byte == UInt8(ascii: "`") {
            closing = []
            state = .fenceLine
            fenceLine(byte)
        } else {
            showPending()
            text(byte)
        }
    }

    private mutating func text(_ byte: UInt8) {
        guard !pending.isEmpty || markers.contains(where: { $0.bytes.first == byte }) else { return show(byte) }
        pending.append(byte)
        let fitting = markers.filter { $0.bytes.starts(with: pending) }
        if let marker = fitting.first(where: { $0.bytes.count == pending.count }) {
            state = .beforeObject(marker.form)
        } else if fitting.isEmpty {
            pending.removeLast()
            showPending()
            text(byte)
        }
    }

    /// Shows a byte of text; the end of the line that a call stood on goes with the call.
    private mutating func show(_ byte: UInt8) {
        if isAfterCall {
            isAfterCall = false
            if byte == UInt8(ascii: "\n") { return }
        }
        output.text.append(byte)
    }

    /// Makes what is pending text, and goes on with text.
    private mutating func showPending() {
        for byte in pending { show(byte) }
        pending = []
        held = []
        state = .text
    }
}

// MARK: - Calls

extension TextCallDecoder {
    private mutating func begin(_ form: Form, _ byte: UInt8) {
        balance = JSONBalance()
        object = []
        state = .object(form)
        inObject(form, byte)
    }

    private mutating func beforeObject(_ form: Form, _ byte: UInt8) {
        if byte == UInt8(ascii: "{") {
            begin(form, byte)
        } else if byte.isWhiteSpace {
            pending.append(byte)
        } else {
            showPending()
            text(byte)
        }
    }

    private mutating func inObject(_ form: Form, _ byte: UInt8) {
        let isTagInside = form == .element && byte == UInt8(ascii: "<") && !balance.isInString
        let step = isTagInside ? .misplaced : balance.take(byte)
        guard step != .misplaced else {
            endObject(form)
            return take(byte)
        }
        pending.append(byte)
        object += balance.isInString ? byte.escapedInJSON : [byte]
        if step == .complete { endObject(form) }
    }

    private mutating func endObject(_ form: Form) {
        closing = []
        state = .afterObject(form)
        guard form.isWholeMessage else { return }
        if let reading = reader.object(objectText) {
            held.append(reading)
        } else {
            showPending()
        }
    }

    private mutating func afterObject(_ form: Form, _ byte: UInt8) {
        switch form {
        case .block:
            close(form, with: [UInt8(ascii: "]")], byte)
        case .element:
            close(form, with: Self.elementEnd, byte)
        case .fence where byte == UInt8(ascii: "{"), .bare where byte == UInt8(ascii: "{"):
            begin(form, byte)
        case .fence:
            close(form, with: Self.fenceMark, byte)
        case .bare:
            close(form, with: [], byte)
        }
    }

    /// Takes a byte of the mark that closes a call, or of the white space before it.
    private mutating func close(_ form: Form, with mark: [UInt8], _ byte: UInt8) {
        if byte.isWhiteSpace, closing.isEmpty {
            pending.append(byte)
        } else if mark.dropFirst(closing.count).first == byte {
            pending.append(byte)
            closing.append(byte)
            if closing.count == mark.count { endCall(form) }
        } else {
            showPending()
            text(byte)
        }
    }

    private mutating func endCall(_ form: Form) {
        guard form != .fence else {
            state = .afterFence
            return
        }
        if let reading = form == .block ? reader.block(objectText) : reader.element(objectText) {
            pending = []
            call(reading)
        }
        showPending()
    }

    private mutating func call(_ reading: TextCallReader.Reading) {
        output.addCall(reading.name, arguments: reading.arguments)
        isAfterCall = true
    }

    private var objectText: String { String(decoding: object, as: UTF8.self) }
}

// MARK: - Code fences

extension TextCallDecoder {
    /// Takes a byte of the opening line: three backticks, and `json` or nothing.
    private mutating func fenceLine(_ byte: UInt8) {
        if closing.count < Self.fenceMark.count {
            guard byte == UInt8(ascii: "`") else {
                showPending()
                return text(byte)
            }
        }
        pending.append(byte)
        closing.append(byte)
        let language = closing.dropFirst(Self.fenceMark.count)
        if byte == UInt8(ascii: "\n") {
            state = .beforeObject(.fence)
        } else if byte == UInt8(ascii: "{") {
            pending.removeLast()
            begin(.fence, byte)
        } else if !Array("json".utf8).starts(with: language.filter { !$0.isWhiteSpace }) {
            pending.removeLast()
            showPending()
            text(byte)
        }
    }
}
