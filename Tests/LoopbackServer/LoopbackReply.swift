/// The bytes with which a ``LoopbackServer`` answers a request.
package struct LoopbackReply: Sendable {
    /// A part of the body, or what stands between two parts.
    package enum Part: Sendable {
        /// Bytes, which go out together.
        case bytes([UInt8])
        /// Nothing, until a test opens the gate.
        case wait(Gate)

        /// Text, which goes out together.
        package static func text(_ text: String) -> Part { .bytes(Array(text.utf8)) }
    }

    /// How the client can tell where the body ends.
    package enum Framing: Sendable {
        /// By `Content-Length`.
        case length
        /// By `Transfer-Encoding: chunked`, one chunk a part.
        case chunked
        /// By the end of the connection.
        case untilClose
        /// There is none: the connection is handed over, as a proxy does.
        case tunnel
    }

    /// What comes after the last part.
    package enum Ending: Sendable {
        /// The end of the body.
        case complete
        /// The connection is closed, wherever the body was.
        case close
        /// Nothing, for as long as the client stays.
        case silence
        /// These bytes again and again, for as long as the client stays.
        case endless([UInt8])
        /// These bytes fifty times a second, for as long as the client stays.
        case drip([UInt8])
    }

    /// The status; `nil` for no head at all.
    package var status: Int?
    /// The headers besides those of the framing.
    package var headers: [(name: String, value: String)]
    /// The body.
    package var parts: [Part]
    /// How the client can tell where the body ends.
    package var framing: Framing
    /// What comes after the last part.
    package var ending: Ending

    package init(
        status: Int? = 200,
        headers: [(name: String, value: String)] = [],
        parts: [Part] = [],
        framing: Framing = .chunked,
        ending: Ending = .complete
    ) {
        self.status = status
        self.headers = headers
        self.parts = parts
        self.framing = framing
        self.ending = ending
    }

    /// A whole body.
    package static func body(
        _ body: String,
        status: Int = 200,
        type: String = "application/json",
        headers: [(name: String, value: String)] = []
    ) -> LoopbackReply {
        LoopbackReply(
            status: status,
            headers: [("Content-Type", type)] + headers,
            parts: [.text(body)],
            framing: .length
        )
    }

    /// A stream of events, in these pieces.
    package static func stream(
        _ pieces: [String],
        framing: Framing = .chunked,
        ending: Ending = .complete
    ) -> LoopbackReply {
        LoopbackReply(
            headers: [("Content-Type", "text/event-stream")],
            parts: pieces.map(Part.text),
            framing: framing,
            ending: ending
        )
    }

    /// The consent of a proxy: from now on the connection leads to the host that was asked for.
    package static let tunnel = LoopbackReply(framing: .tunnel)
    /// No answer, for as long as the client stays.
    package static let silence = LoopbackReply(status: nil, ending: .silence)
    /// The connection is closed without an answer.
    package static let hangUp = LoopbackReply(status: nil, ending: .close)
}

extension LoopbackReply {
    /// The head as it goes over the wire; empty when there is none.
    var head: [UInt8] {
        guard let status else { return [] }
        let length = parts.reduce(0) { sum, part in
            if case .bytes(let bytes) = part { sum + bytes.count } else { sum }
        }
        let framingHeader: [(name: String, value: String)] =
            switch framing {
            case .length: [("Content-Length", String(length))]
            case .chunked: [("Transfer-Encoding", "chunked")]
            case .untilClose: [("Connection", "close")]
            case .tunnel: []
            }
        let lines = (headers + framingHeader).map { "\($0.name): \($0.value)\r\n" }.joined()
        return Array("HTTP/1.1 \(status) Status\r\n\(lines)\r\n".utf8)
    }

    /// A part of the body as it goes over the wire.
    func framed(_ bytes: [UInt8]) -> [UInt8] {
        guard case .chunked = framing, status != nil else { return bytes }
        return bytes.isEmpty ? [] : Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
    }

    /// What tells the client that the body is at its end.
    var end: [UInt8] {
        if case .chunked = framing { Array("0\r\n\r\n".utf8) } else { [] }
    }
}
