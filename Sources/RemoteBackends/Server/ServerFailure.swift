import Assistant
import Foundation
import Foundations

/// An error that a server answered with: its status and its message.
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
        // The key may have been escaped in the JSON.
        message = key?.redacted(in: line) ?? line
        self.location = location.flatMap(Self.place).map { key?.redacted(in: $0) ?? $0 }
        isTooLong = status == 413 || error?.isTooLong ?? false
        isOutOfCredit = error?.isOutOfCredit ?? false
        isSlipOfModel = error?.isSlipOfModel ?? false
        self.retryAfter = retryAfter.flatMap { RetryAfter.seconds($0, now: now) }
    }

    /// Whether the message shows a difference between servers.
    func shows(_ difference: ServerDifference) -> Bool { difference.shows(in: message) }

    /// Whether the server will take requests once it has loaded its model.
    var isLoading: Bool { status == 503 && shows(.loading) }

    /// What the server did, without its name.
    var occasion: String { "answered \(status)\(said)" }

    /// Whether the same request may pass a little later.
    var canPass: Bool {
        guard !isTooLong, !isOutOfCredit, !isLoading else { return false }
        return switch status {
        case 400 where isSlipOfModel: true
        case 408, 429, 502, 503, 504, 529: true
        case 500: !shows(.noTools) && !shows(.unsupported)
        default: false
        }
    }

    /// Whether the server does not have the model, or does not have anything at that URL.
    var isAboutModel: Bool { status == 404 || status == 400 && shows(.noSuchModel) }

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
        let (kind, sentence) = trouble(of: settings, at: address.place, model: model, models: models)
        return BackendError(kind, sentence)
    }

    private func trouble(
        of settings: RemoteSettings,
        at place: String,
        model: String,
        models: [String]
    ) -> (BackendError.Kind, String) {
        let name = settings.name
        let advice = settings.keyAdvice
        // In the mode auto, a server that refuses a mode is asked in another one.
        let refusesMode = settings.tools != .auto && refuses(settings.tools) && !isSlipOfModel
        return switch status {
        case _ where isTooLong:
            (.tooLong, "The conversation is too long for \(model).")
        case _ where isLoading:
            (.loading, "\(place) is still loading its model. Ask again when it has.")
        case 400 where refusesMode, 404 where refusesMode, 422 where refusesMode, 500 where refusesMode,
            501 where refusesMode:
            (
                .rejected,
                """
                \(model) cannot take its tools as \(settings.tools.rawValue) at \(place) (\(status)\(said)). Write \
                tools: auto into the settings of “\(name)”.
                """
            )
        case _ where isAboutModel && models.isEmpty:
            (
                .modelNotFound,
                """
                There is nothing at that url of \(place) (\(status)\(said)). Check the url of “\(name)”, which often \
                ends in /v1, and its model, \(model).
                """
            )
        case _ where isAboutModel:
            (.modelNotFound, Self.sentence(model, isNotAmong: models, at: place))
        case 401 where settings.isKeyHeldBack, 403 where settings.isKeyHeldBack:
            (
                .unauthorized,
                """
                No key was sent to \(place) (\(status)\(said)), because only the environment names that url. Give \
                config.yaml a backend with it, and with its own apiKeyEnv or a key that `magpie keys set` stores.
                """
            )
        case _ where status == 402 || status == 429 && isOutOfCredit:
            (.rejected, "The account at \(place) has no credit left (\(status)\(said)). Add credit there.")
        case 403:
            (
                .unauthorized,
                "\(place) does not allow that (403\(said)). See whether its key may use \(model). \(advice)"
            )
        case 501:
            (
                .rejected,
                "\(place) cannot do that (501\(said)). Check the url of “\(name)”, and whether it is a chat model."
            )
        case 401 where !hasKey:
            (.unauthorized, "\(place) wants a key, and none is set for “\(name)” (401\(said)). \(advice)")
        case 401:
            (.unauthorized, "\(place) does not take the key (401\(said)). \(advice)")
        case 400 where isSlipOfModel:
            (.malformed, "\(model) wrote a tool call that cannot be read. Ask again in other words.")
        case 408, 504:
            (.timedOut, "\(place) took too long (\(status)\(said)). Try again in a moment.")
        case 429:
            (.busy, "\(place) gets too many requests (429\(said)). Try again \(wait).")
        case 300...399:
            (
                .rejected,
                """
                \(place) sends requests elsewhere (\(status))\(location.map { ", to “\($0)”" } ?? ""). Give the backend \
                “\(name)” the url it leads to.
                """
            )
        case 500...599:
            (.busy, "\(place) failed (\(status)\(said)). Try again \(wait).")
        default:
            (
                .rejected,
                "\(place) does not take the request (\(status)\(said)). Check the settings with `magpie config`."
            )
        }
    }

    private static func sentence(_ model: String, isNotAmong models: [String], at place: String) -> String {
        let some = models.prefix(8).joined(separator: ", ")
        let more = models.count > 8 ? " and \(models.count - 8) more" : ""
        return "\(place) does not have the model \(model). It has: \(some)\(more). Choose with /model or --model."
    }

    /// A URL as it can be shown: short, on one line, and without user name, password and query.
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
