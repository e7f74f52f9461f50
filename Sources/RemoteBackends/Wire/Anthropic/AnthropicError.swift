import Assistant

/// An error as the Messages API tells of it, in a body or in a stream (source: the Anthropic API reference, “Errors”).
struct AnthropicError {
    /// What a reply that does not fit the protocol comes to.
    static let malformed = BackendError(
        .malformed,
        "The server's reply is not what the Messages API says. Check the url of the backend."
    )

    private let type: String
    private let message: String

    init(type: String, message: String) {
        self.type = type
        // The server may say anything, at any length.
        self.message = message.prefix(1_000).split(whereSeparator: \.isGap).joined(separator: " ")
    }

    /// Reads `{"type": "error", "error": {"type": …, "message": …}}`; `nil` when it is something else.
    init?(in body: JSONValue) {
        guard let error = body["error"]?.members else { return nil }
        self.init(type: error["type"]?.text ?? "", message: error["message"]?.text ?? "")
    }

    /// The same for the person.
    var backendError: BackendError {
        let (kind, summary, advice) = trouble
        let reason = message.isEmpty ? "" : ": “\(message.prefix(200))”"
        return BackendError(kind, "\(summary)\(reason). \(advice)")
    }

    private var trouble: (kind: BackendError.Kind, summary: String, advice: String) {
        let retry = "Try again in a moment."
        return switch type {
        case "overloaded_error", "rate_limit_error", "api_error": (.busy, "The server is busy or failing", retry)
        case "timeout_error": (.timedOut, "The server took too long", retry)
        case "authentication_error", "permission_error":
            (.unauthorized, "The server does not take the key", "Check the key of this backend.")
        case "not_found_error":
            (
                .modelNotFound, "The server does not have what was asked for",
                "See what there is with “magpie models”, and choose with /model."
            )
        // The API has no type of its own for a conversation that does not fit the model.
        case "invalid_request_error" where ServerDifference.tooLong.shows(in: message), "request_too_large":
            (.tooLong, "The conversation is too long for the model", "")
        case "invalid_request_error", "billing_error":
            (
                .rejected, "The server does not take the request",
                "Check the settings of this backend with “magpie config”."
            )
        default: (.other, "The server reports an error", retry)
        }
    }
}

extension Character {
    /// Whether it is white space or a control character.
    fileprivate var isGap: Bool {
        isWhitespace || unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
