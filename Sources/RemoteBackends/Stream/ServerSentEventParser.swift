/// Splits a stream of bytes into events, in whatever pieces the bytes come (source: the HTML standard, section
/// “Server-sent events”).
///
/// Lines end with LF, CR or CRLF; comments, ids and reconnection times are skipped, and so is a byte order mark. An
/// event without the empty line after it counts when the stream ends.
struct ServerSentEventParser: Sendable {
    private var line: [UInt8] = []
    private var name: String?
    private var data: [UInt8]?
    private var endedWithReturn = false
    private var isFirstLine = true
    private var events: [ServerSentEvent] = []

    /// The events that end in these bytes.
    mutating func feed(_ bytes: [UInt8]) -> [ServerSentEvent] {
        for byte in bytes {
            switch byte {
            case 0x0A where endedWithReturn:
                endedWithReturn = false
            case 0x0A, 0x0D:
                endedWithReturn = byte == 0x0D
                endLine()
            default:
                endedWithReturn = false
                line.append(byte)
            }
        }
        return take()
    }

    /// The event that was open when the stream ended, if any.
    mutating func end() -> [ServerSentEvent] {
        if !line.isEmpty { endLine() }
        endEvent()
        return take()
    }

    private mutating func take() -> [ServerSentEvent] {
        defer { events = [] }
        return events
    }

    private mutating func endLine() {
        defer { line.removeAll(keepingCapacity: true) }
        if isFirstLine {
            isFirstLine = false
            if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        }
        guard !line.isEmpty else { return endEvent() }
        let colon = line.firstIndex(of: 0x3A) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.first == 0x20 { value = value.dropFirst() }
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "data": add(value)
        // Older llama.cpp sends an error in a field of its own.
        case "error": add(Array(#"{"error":"#.utf8)[...] + value + [UInt8(ascii: "}")])
        case "event": name = String(decoding: value, as: UTF8.self)
        default: break
        }
    }

    private mutating func add(_ value: ArraySlice<UInt8>) {
        if data == nil {
            data = Array(value)
        } else {
            data?.append(0x0A)
            data?.append(contentsOf: value)
        }
    }

    private mutating func endEvent() {
        defer {
            data = nil
            name = nil
        }
        guard let data else { return }
        events.append(ServerSentEvent(name: name, data: String(decoding: data, as: UTF8.self)))
    }
}

/// One event of a stream (source: the HTML standard, section “Server-sent events”).
struct ServerSentEvent: Equatable, Sendable {
    /// The type, where the server gave one.
    var name: String?
    /// The data; its lines are joined with line feeds.
    var data: String
}
