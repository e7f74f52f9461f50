import Assistant

/// Reads a reply that was constrained by ``SchemaCalls/schema`` and arrives in pieces.
///
/// The characters of an answer are passed on as they come; a call is one event at its end. What does not fit the schema
/// (a server may not enforce it) is text.
struct SchemaCallDecoder: Sendable {
    private enum State {
        /// It is not clear yet what comes.
        case start
        case answer
        /// Behind the answer, within its object.
        case afterAnswer
        /// In further members, which the schema does not allow.
        case moreMembers
        /// In an object that does not begin with an answer.
        case object
        /// Behind the object.
        case end
        case text
    }

    /// The longest call, in bytes; a longer one is text.
    static let longestCall = 1 << 20

    private static let answerStart = Array(#"{"answer":""#.utf8)
    private static let callKeys = ["action", "tool", "name"]
    private static let argumentKeys = ["arguments", "parameters"]

    private var state = State.start
    /// What came and was not passed on.
    private var pending: [UInt8] = []
    /// The same without white space between tokens, while it may be the beginning of an answer.
    private var tokens: [UInt8] = []
    /// The object, with the ends of lines in its strings escaped.
    private var object: [UInt8] = []
    private var balance = JSONBalance()
    private var answer = JSONStringDecoder()
    private var output: DecodedEvents

    init(ids: String) {
        output = DecodedEvents(ids: ids)
    }

    /// What the next piece of the reply brings.
    mutating func feed(_ text: String) -> [ModelEvent] {
        for byte in text.utf8 {
            take(byte)
            if pending.count > Self.longestCall { showPending() }
        }
        return output.take()
    }

    /// What is left when the reply has ended.
    ///
    /// An answer that was cut stands as far as it came.
    /// - Throws: ``BackendError`` of the kind `brokenOff` when it ended in the middle of a call.
    mutating func end() throws(BackendError) -> [ModelEvent] {
        switch state {
        case .start where !tokens.isEmpty:
            throw Self.brokenOff
        case .object:
            if beginsLikeCall { throw Self.brokenOff }
            showPending()
        case .answer:
            answer.end(into: &output.text)
        default:
            break
        }
        return output.take()
    }

    private static let brokenOff = BackendError(
        .brokenOff,
        "The reply broke off in the middle of a tool call, and nothing of the call was done. "
            + "Ask again; if it happens again, set a higher maxTokens."
    )

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .start:
            start(byte)
        case .answer:
            if !answer.take(byte, into: &output.text) { state = .afterAnswer }
        case .afterAnswer:
            afterAnswer(byte)
        case .moreMembers:
            if balance.take(byte) == .complete { state = .end }
        case .object:
            inObject(byte)
        case .end:
            pending.append(byte)
            if !byte.isWhiteSpace { showPending() }
        case .text:
            output.text.append(byte)
        }
    }

    private mutating func start(_ byte: UInt8) {
        pending.append(byte)
        guard !byte.isWhiteSpace else { return }
        tokens.append(byte)
        if tokens == Self.answerStart {
            pending = []
            state = .answer
        } else if !Self.answerStart.starts(with: tokens) {
            guard tokens.first == UInt8(ascii: "{") else { return showPending() }
            let beginning = pending.drop { $0.isWhiteSpace }
            pending.removeLast(beginning.count)
            state = .object
            for byte in beginning { take(byte) }
        }
    }

    private mutating func afterAnswer(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "}"):
            state = .end
        case UInt8(ascii: ","):
            balance = JSONBalance()
            _ = balance.take(UInt8(ascii: "{"))
            state = .moreMembers
        case _ where byte.isWhiteSpace:
            break
        default:
            state = .text
            take(byte)
        }
    }

    private mutating func inObject(_ byte: UInt8) {
        let step = balance.take(byte)
        pending.append(byte)
        object += balance.isInString ? byte.escapedInJSON : [byte]
        switch step {
        case .inside: break
        case .misplaced: showPending()
        case .complete: endObject()
        }
    }

    private mutating func endObject() {
        guard let members = (try? JSONValue(json: String(decoding: object, as: UTF8.self)))?.members else {
            return showPending()
        }
        if let name = Self.callKeys.lazy.compactMap({ members[$0]?.text }).first {
            call(name, Self.argumentKeys.lazy.compactMap { members[$0] }.first ?? [:])
        } else if let text = members["answer"]?.text {
            output.text += Array(text.utf8)
        } else {
            return showPending()
        }
        pending = []
        state = .end
    }

    private mutating func call(_ name: String, _ arguments: JSONValue) {
        output.addCall(name, arguments: arguments.text ?? arguments.json)
    }

    /// Makes what is pending text, and goes on with text.
    private mutating func showPending() {
        output.text += pending
        pending = []
        state = .text
    }

    /// Whether the first name in the object is, as far as it came, one of a call.
    private var beginsLikeCall: Bool {
        let text = String(decoding: object, as: UTF8.self).drop { $0 != "\"" }.dropFirst()
        let name = text.prefix { $0 != "\"" }
        return (Self.callKeys + Self.argumentKeys).contains { $0.hasPrefix(name) }
    }
}
