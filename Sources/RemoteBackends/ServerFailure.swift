import Assistant
import Foundation
import Foundations

/// An answer of a server that is no reply: its status, and what it says.
struct ServerFailure: Error {
    /// The HTTP status.
    let status: Int
    /// What the server says, on one line and without the key.
    let message: String
    /// How long the server asks to wait, in seconds.
    let retryAfter: Double?
    /// Whether the conversation does not fit the model.
    let isTooLong: Bool
    /// Where a redirect leads to, without a name and a password; `nil` when the server does not say.
    private let location: String?
    /// Whether the request had a key.
    private let hasKey: Bool
    private let isOutOfCredit: Bool
    private let isSlipOfModel: Bool

    /// - Parameters:
    ///   - body: the body, possibly cut.
    ///   - retryAfter: the header `Retry-After`: seconds, or a date.
    ///   - location: the header `Location`.
    init(status: Int, body: String, retryAfter: String?, location: String? = nil, key: Secret?, now: Date) {
        self.status = status
        hasKey = key != nil
        let body = key?.redacted(in: body) ?? body
        let error = (try? JSONValue(json: body)).flatMap(OpenAIError.init)
        let isPage = body.drop(while: \.isWhitespace).hasPrefix("<")
        let text = error?.message ?? (isPage ? "" : String(body.prefix(300)))
        let line = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        // In JSON a key may be written in another way than it reads.
        message = key?.redacted(in: line) ?? line
        self.location = location.flatMap(Self.place).map { key?.redacted(in: $0) ?? $0 }
        isTooLong = status == 413 || error?.isTooLong ?? false
        isOutOfCredit = error?.isOutOfCredit ?? false
        isSlipOfModel = error?.isSlipOfModel ?? false
        self.retryAfter = retryAfter.flatMap { RetryAfter.seconds($0, now: now) }
    }

    /// Whether the same request may pass a little later.
    var canPass: Bool {
        guard !isTooLong, !isOutOfCredit else { return false }
        return switch status {
        case 400 where isSlipOfModel: true
        case 408, 429, 502, 503, 504, 529: true
        case 500: !refusesTools && !message.lowercased().contains("support")
        default: false
        }
    }

    /// Whether the server says that the model cannot be given tools.
    var refusesTools: Bool {
        let text = message.lowercased()
        guard text.contains("tool") || text.contains("function call"), !text.contains("alternate") else { return false }
        return ["support", "jinja", "template", "enable-auto-tool-choice"].contains(where: text.contains)
    }

    /// Whether the server does not have the model, or does not have anything at that URL.
    var isAboutModel: Bool {
        guard status != 404 else { return true }
        let text = message.lowercased()
        return status == 400 && text.contains("model")
            && ["not found", "does not exist", "not a valid model", "no such model"].contains(where: text.contains)
    }

    /// The same for the person.
    ///
    /// - Parameters:
    ///   - settings: those of the backend.
    ///   - model: the model that was asked.
    ///   - models: the models that the server has instead, the nearest first; empty where that is not known.
    func error(
        of settings: RemoteSettings,
        at address: ServerAddress,
        model: String,
        models: [String]
    ) -> BackendError {
        let name = settings.name
        let place = address.place
        guard !isTooLong else {
            return BackendError(.tooLong, "The conversation is too long for \(model). Begin a new one with /new.")
        }
        // In the mode auto this leads to another one.
        if [400, 404, 422, 500, 501].contains(status), settings.tools != .auto, refuses(settings.tools), !isSlipOfModel
        {
            let sentence = """
                \(model) cannot take its tools as \(settings.tools.rawValue) at \(place) (\(status)\(said)). Write \
                tools: auto into the settings of “\(name)”.
                """
            return BackendError(.rejected, sentence)
        }
        guard !isAboutModel else { return modelError(of: name, at: place, model: model, models: models) }
        switch status {
        case 401 where settings.isKeyHeldBack, 403 where settings.isKeyHeldBack:
            let sentence = """
                No key was sent to \(place) (\(status)\(said)), because only the environment names that url. Give \
                config.yaml a backend with it, and with its own apiKeyEnv or a key that `magpie keys set` stores.
                """
            return BackendError(.unauthorized, sentence)
        case let status where status == 402 || status == 429 && isOutOfCredit:
            return BackendError(
                .rejected,
                "\(place) answers no more: the account has nothing left (\(status)\(said)). See to its credit."
            )
        case 403:
            return BackendError(
                .unauthorized,
                "\(place) does not allow that (403\(said)). See whether its key may use \(model). \(settings.keyAdvice)"
            )
        case 501:
            return BackendError(
                .rejected,
                "\(place) cannot do that (501\(said)). Check the url of “\(name)”, and whether it is a chat model."
            )
        case 401 where !hasKey:
            return BackendError(
                .unauthorized,
                "\(place) wants a key, and none is set for “\(name)” (\(status)\(said)). \(settings.keyAdvice)"
            )
        case 401:
            return BackendError(
                .unauthorized,
                "\(place) does not take the key (\(status)\(said)). \(settings.keyAdvice)"
            )
        case 400 where isSlipOfModel:
            return BackendError(.malformed, "\(model) wrote a tool call that cannot be read. Ask again in other words.")
        case 408, 504:
            return BackendError(.timedOut, "\(place) took too long (\(status)\(said)). Try again in a moment.")
        case 429:
            return BackendError(.busy, "\(place) gets too many requests (429\(said)). Try again \(wait).")
        case 300...399:
            let target = location.map { ", to “\($0)”" } ?? ""
            return BackendError(
                .rejected,
                "\(place) sends requests elsewhere (\(status))\(target). Give the backend “\(name)” the url it leads to."
            )
        case 500...599:
            return BackendError(.busy, "\(place) failed (\(status)\(said)). Try again \(wait).")
        default:
            return BackendError(
                .rejected,
                "\(place) does not take the request (\(status)\(said)). Check the settings with `magpie config`."
            )
        }
    }

    private func modelError(of name: String, at place: String, model: String, models: [String]) -> BackendError {
        guard !models.isEmpty else {
            let sentence = """
                \(place) has nothing there (\(status)\(said)). Check the url of “\(name)”, which often ends in /v1, \
                and its model, \(model).
                """
            return BackendError(.modelNotFound, sentence)
        }
        let some = models.prefix(8).joined(separator: ", ")
        let more = models.count > 8 ? " and \(models.count - 8) more" : ""
        let sentence =
            "\(place) does not have the model \(model). It has: \(some)\(more). Choose with /model or --model."
        return BackendError(.modelNotFound, sentence)
    }

    /// A URL as it can be shown: on one line, short, and without what may be secret, which is the name and the password
    /// before the host, and what follows the path.
    private static func place(_ url: String) -> String? {
        let bare = url.prefix { $0 != "?" && $0 != "#" }.filter { !$0.isWhitespace && !$0.isControl }
        let shown = bare.withoutPassword.prefix(200)
        return shown.isEmpty ? nil : String(shown)
    }

    private var said: String { message.isEmpty ? "" : ": “\(message.prefix(200))”" }

    private var wait: String {
        guard let retryAfter, retryAfter >= 2 else { return "in a moment" }
        let seconds = Int(min(retryAfter, 1_000_000).rounded(.up))
        return seconds < 120 ? "in \(seconds) seconds" : "in \((seconds + 59) / 60) minutes"
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { [.control, .format, .lineSeparator].contains($0.properties.generalCategory) }
    }
}
