import Assistant

/// An error as servers of chat completions tell of it, in a body or in a stream.
struct OpenAIError {
    /// What a reply that does not fit the protocol comes to.
    static let malformed = BackendError(
        .malformed,
        "The server's reply is not what the chat completions API says. Check the url of the backend; it often ends in /v1."
    )

    /// What the server says, on one line.
    let message: String
    private let code: String

    /// Reads `{"error": {"message": …}}`, `{"error": "…"}`, `{"detail": …}` and `{"message": …}`; `nil` when it is
    /// something else.
    init?(in body: JSONValue) {
        let error = body["error"] ?? body["detail"]
        switch error {
        case .object(let members):
            message = Self.oneLine(members["message"]?.text ?? JSONValue.object(members).json)
            code = members["code"]?.text ?? members["type"]?.text ?? ""
        case .string(let text):
            message = Self.oneLine(text)
            code = ""
        case .array(let elements):
            message = Self.oneLine(elements.first?["msg"]?.text ?? JSONValue.array(elements).json)
            code = ""
        default:
            guard body["choices"] == nil, let text = body["message"]?.text else { return nil }
            message = Self.oneLine(text)
            code = ""
        }
    }

    /// The same for the person, when it came in the middle of a reply.
    var backendError: BackendError {
        if isTooLong {
            return BackendError(.tooLong, "The conversation is too long for the model. Begin a new one with /new.")
        }
        return BackendError(.brokenOff, "The server reports an error: “\(message.prefix(200))”. Ask again.")
    }

    /// Whether the conversation does not fit the model.
    var isTooLong: Bool {
        let text = (code + " " + message).lowercased()
        return ["context_length", "context size", "context window", "context length", "exceed_context", "too long"]
            .contains(where: text.contains)
    }

    private static func oneLine(_ text: String) -> String {
        text.prefix(2_000).split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    }
}
