import Assistant

/// Reads a reply that was constrained by ``SchemaCalls/schema`` and arrives in pieces.
///
/// The characters of an answer are passed on as they come; a call is one event at its end. What does not fit the schema
/// (a server may not enforce it) is text.
struct SchemaCallDecoder: CallDecoder {
    private enum State {
        /// It is not clear yet what comes.
        case start
        case answer
        /// Behind the answer, within its object.
        case afterAnswer
        /// Behind the object.
        case end
        case text
    }

    /// The longest call, in bytes; a longer one is text.
    static let longestCall = 256 << 10

    private static let callKeys = ["action", "tool", "name"]
    private static let argumentKeys = ["arguments", "parameters"]

    /// Until its end, nobody can tell a call from an answer.
    let isInCall = false

    private var state = State.start
    /// Whether what came may be the beginning of an answer.
    private var mayBeAnswer = true
    /// What came and was not passed on.
    private var pending: [UInt8] = []
    private var pace = RereadingPace()
    private var answer = JSONStringDecoder()
    private var output: DecodedEvents

    init(ids: String) {
        output = DecodedEvents(ids: ids)
    }

    mutating func feed(_ text: String) -> [ModelEvent] {
        pending += text.utf8
        if pace.isDue(pending.count) {
            read()
            pace.note(heldBack: pending.count)
        }
        if pending.count > Self.longestCall { showPending() }
        return output.take()
    }

    /// What is left when the reply has ended.
    ///
    /// An answer that was cut is kept as far as it came.
    mutating func end() throws(BackendError) -> [ModelEvent] {
        read()
        if state == .start, pending.contains(where: { !$0.isWhiteSpace }) {
            guard !mayBeAnswer, !beginsLikeCall else {
                throw BackendError(
                    .brokenOff,
                    "The reply broke off in the middle of a tool call, and nothing of the call was done. "
                        + "Ask again; if it happens again, set a higher maxTokens."
                )
            }
            showPending()
        }
        answer.end(into: &output.text)
        return output.take()
    }

    private mutating func read() {
        var scanner = CallScanner(pending[...], isEnd: false)
        scanner.skipSpace()
        do {
            switch state {
            case .answer: readAnswer()
            case .start: try start(&scanner)
            case .afterAnswer: try afterAnswer(&scanner)
            case .end where scanner.next == nil: return
            case .end, .text: showPending()
            }
        } catch {
            if error == .mismatch { showPending() }
        }
    }

    private mutating func start(_ scanner: inout CallScanner) throws(CallScanner.Stop) {
        let beginning = scanner
        do {
            for token in ["{", #""answer""#, ":", "\""] {
                scanner.skipSpace()
                try scanner.skip(token)
            }
            go(to: .answer, behind: scanner.count)
        } catch {
            guard error == .mismatch else { throw error }
            mayBeAnswer = false
            scanner = beginning
            try readObject(&scanner)
        }
    }

    private mutating func readObject(_ scanner: inout CallScanner) throws(CallScanner.Stop) {
        guard let members = try scanner.object().members else { throw .mismatch }
        if let name = Self.callKeys.lazy.compactMap({ members[$0]?.text }).first {
            let arguments = Self.argumentKeys.lazy.compactMap { members[$0] }.first ?? [:]
            output.addCall(name, arguments: arguments.argumentText)
        } else if let text = members["answer"]?.text {
            output.text += text.utf8
        } else {
            throw .mismatch
        }
        go(to: .end, behind: scanner.count)
    }

    private mutating func readAnswer() {
        for (index, byte) in pending.enumerated() where !answer.take(byte, into: &output.text) {
            return go(to: .afterAnswer, behind: index + 1)
        }
        pending = []
    }

    /// Reads further members, which the schema does not allow, and the end of the object.
    private mutating func afterAnswer(_ scanner: inout CallScanner) throws(CallScanner.Stop) {
        if scanner.next == UInt8(ascii: ",") {
            _ = try scanner.object(opening: ",")
        } else {
            try scanner.skip("}")
        }
        go(to: .end, behind: scanner.count)
    }

    private mutating func go(to next: State, behind count: Int) {
        pending.removeFirst(count)
        state = next
        read()
    }

    /// Makes what is pending text, and goes on with text.
    private mutating func showPending() {
        output.text += pending
        pending = []
        state = .text
    }

    /// Whether the first name in the object is, as far as it came, one of a call.
    private var beginsLikeCall: Bool {
        let text = String(decoding: pending, as: UTF8.self).drop { $0 != "\"" }.dropFirst()
        let name = text.prefix { $0 != "\"" }
        return (Self.callKeys + Self.argumentKeys).contains { $0.hasPrefix(name) }
    }
}
