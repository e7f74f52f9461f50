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
    /// A word or an HTTP status for the kind of error; empty when there is none.
    private let code: String

    /// Reads `{"error": {"message": …}}`, `{"error": "…"}`, `{"detail": …}` and `{"message": …}`; `nil` when it is
    /// something else.
    ///
    /// Google puts it into an array.
    init?(in body: JSONValue) {
        let body = body.elements?.first ?? body
        switch body["error"] ?? body["detail"] {
        case .object(let members):
            message = Self.oneLine(members["message"]?.text ?? JSONValue.object(members).json)
            code = ["code", "type"].lazy.compactMap { members[$0].flatMap(Self.word) }.first ?? ""
        case .string(let text):
            message = Self.oneLine(text)
            code = ""
        case .array(let elements):
            // FastAPI gives the place of a problem beside its description.
            message = Self.oneLine(elements.prefix(3).map(Self.problem).joined(separator: "; "))
            code = ""
        default:
            guard body["choices"] == nil, let text = body["message"]?.text else { return nil }
            message = Self.oneLine(text)
            code = body["code"].flatMap(Self.word) ?? body["type"]?.text ?? ""
        }
    }

    /// The same for the person, when it came in the place of a reply or in the middle of one.
    var backendError: BackendError {
        let said = message.isEmpty ? "" : ": “\(message.prefix(200))”"
        if isTooLong {
            return BackendError(.tooLong, "The conversation is too long for the model.")
        }
        if isOutOfCredit {
            return BackendError(
                .rejected,
                "The account at the server has no credit left\(said). Add credit there."
            )
        }
        if isBusy {
            return BackendError(.busy, "The server is busy or failing\(said). Ask again in a moment.")
        }
        return BackendError(.brokenOff, "The server reports an error\(said). Ask again.")
    }

    /// Whether the conversation does not fit the model.
    var isTooLong: Bool { ServerDifference.tooLong.shows(in: "\(code) \(message)") }

    /// Whether the account has no credit left, which waiting does not change.
    var isOutOfCredit: Bool { code == "insufficient_quota" }

    /// Whether the model wrote a call that the server could not read, which it may do better the next time (Groq).
    var isSlipOfModel: Bool { code == "tool_use_failed" }

    private var isBusy: Bool {
        let text = code.lowercased()
        return Int(code).map { $0 == 408 || $0 == 429 || $0 >= 500 }
            ?? ["rate_limit", "overloaded", "server_error"]
            .contains(where: text.contains)
    }

    private static func word(_ value: JSONValue) -> String? { value.text ?? value.wholeNumber.map(String.init) }

    private static func problem(_ problem: JSONValue) -> String {
        let place = problem["loc"]?.elements?.compactMap(word).joined(separator: ".")
        let text = problem["msg"]?.text ?? problem.json
        return place.map { "\($0): \(text)" } ?? text
    }

    private static func oneLine(_ text: String) -> String {
        text.prefix(2_000).split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    }
}
