import Assistant

/// What servers of chat completions send with the calls of a reply, and want back unchanged with the results.
///
/// DeepSeek wants its `reasoning_content`, OpenRouter its `reasoning_details`, and Gemini the `extra_content` of each
/// call, which holds a signature.
struct OpenAIExtras: Sendable {
    private static let reasoningKey = "reasoning_content"
    private static let detailsKey = "reasoning_details"
    /// The member of a call.
    static let callKey = "extra_content"

    /// Whether the reply comes in one piece.
    private let isWhole: Bool
    private var reasoning: String?
    private var details: [JSONValue] = []

    init(isWhole: Bool) {
        self.isWhole = isWhole
    }

    /// Takes what a message, or a piece of it, holds.
    mutating func add(_ delta: JSONValue?) {
        if let piece = delta?[Self.reasoningKey]?.text { reasoning = (reasoning ?? "") + piece }
        for detail in delta?[Self.detailsKey]?.elements ?? [] { add(detail: detail) }
    }

    /// Everything to send back; `nil` when there is nothing, or no call to send it with.
    func providerData(with calls: OpenAICalls) -> ProviderData? {
        guard !calls.isEmpty else { return nil }
        var payload: [String: JSONValue] = [:]
        payload[Self.reasoningKey] = reasoning.map(JSONValue.string)
        if !details.isEmpty { payload[Self.detailsKey] = .array(details) }
        if !calls.extras.isEmpty { payload[Self.callKey] = .array(calls.extras) }
        return payload.isEmpty ? nil : ProviderData(payload: .object(payload))
    }

    /// The members of an assistant message that go back.
    static func ofMessage(_ reply: AssistantMessage) -> [String: JSONValue] {
        let members = reply.provider?.payload.members ?? [:]
        return members.filter { $0.key == reasoningKey || $0.key == detailsKey }
    }

    /// The members that go back with each call.
    static func ofCalls(_ reply: AssistantMessage) -> [[String: JSONValue]] {
        let none = [[String: JSONValue]](repeating: [:], count: reply.calls.count)
        // With another number of calls, it is not clear which is which: some were in the text.
        guard let extras = reply.provider?.payload[callKey]?.elements, extras.count == none.count else { return none }
        return extras.map { $0.members == nil ? [:] : [callKey: $0] }
    }

    /// Adds a detail; in a stream, the pieces of a text are put together.
    private mutating func add(detail: JSONValue) {
        guard !isWhole, let last = details.last, let joined = Self.joined(last, detail) else {
            details.append(detail)
            return
        }
        details[details.count - 1] = joined
    }

    /// Two pieces of one text; `nil` when they are not.
    private static func joined(_ one: JSONValue, _ other: JSONValue) -> JSONValue? {
        guard one["type"] == other["type"], one["index"] == other["index"] else { return nil }
        guard var members = one.members else { return nil }
        let key: String
        switch one["type"]?.text {
        case "reasoning.text": key = "text"
        case "reasoning.summary": key = "summary"
        default: return nil
        }
        for (name, value) in other.members ?? [:] where name != key && value != .null { members[name] = value }
        members[key] = .string((one[key]?.text ?? "") + (other[key]?.text ?? ""))
        return .object(members)
    }
}
