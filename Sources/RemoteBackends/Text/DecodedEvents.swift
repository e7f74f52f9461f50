import Assistant

/// Collects the events that a decoder finds in text: pieces of text, and calls between them.
struct DecodedEvents: Sendable {
    /// Text that is in no event yet, as UTF-8.
    var text: [UInt8] = []

    private let ids: String
    private var callCount = 0
    private var events: [ModelEvent] = []

    /// - Parameter ids: what the ids of the calls begin with.
    init(ids: String) {
        self.ids = ids
    }

    /// Adds a call after the text so far.
    mutating func addCall(_ name: String, arguments: String) {
        closeText()
        callCount += 1
        events.append(.call(ToolCall(id: "\(ids)_\(callCount)", name: name, arguments: arguments)))
    }

    /// The events since the last call.
    mutating func take() -> [ModelEvent] {
        defer { events = [] }
        closeText()
        return events
    }

    private mutating func closeText() {
        guard !text.isEmpty else { return }
        events.append(.text(String(decoding: text, as: UTF8.self)))
        text = []
    }
}
