import Assistant
import Foundation

/// An answer of a server that is no reply: its status, and what it says.
struct ServerFailure: Error {
    /// The HTTP status.
    var status: Int
    /// What the server says, on one line and without the key.
    var message: String
    /// How long the server asks to wait, in seconds.
    var retryAfter: Double?

    /// - Parameters:
    ///   - body: the body, possibly cut.
    ///   - retryAfter: the header `Retry-After`: seconds, or a date.
    init(status: Int, body: String, retryAfter: String?, key: Secret?, now: Date) {
        self.status = status
        let json = try? JSONValue(json: body)
        let isPage = body.drop(while: \.isWhitespace).hasPrefix("<")
        var message = json.flatMap { OpenAIError(in: $0)?.message } ?? (isPage ? "" : String(body.prefix(300)))
        if let key, !key.value.isEmpty { message = message.replacing(key.value, with: "(key)") }
        self.message = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        isTooLong = json.flatMap { OpenAIError(in: $0)?.isTooLong } ?? false
        self.retryAfter = retryAfter.flatMap { Self.seconds($0, now: now) }
    }

    private let isTooLong: Bool

    /// Whether the same request may pass a little later.
    var canPass: Bool {
        switch status {
        case 408, 429, 502, 503, 504, 529: true
        case 500: !refusesTools && !message.lowercased().contains("support")
        default: false
        }
    }

    /// Whether the server says that the model cannot be given tools.
    var refusesTools: Bool {
        let text = message.lowercased()
        return text.contains("tool")
            && (text.contains("support") || text.contains("jinja") || text.contains("template"))
    }

    /// The same for the person.
    ///
    /// - Parameters:
    ///   - name: the name of the backend.
    ///   - model: the model that was asked.
    ///   - models: the models that the server has, where that is known.
    func error(of name: String, at address: ServerAddress, model: String, models: [String]) -> BackendError {
        let said = message.isEmpty ? "" : ": “\(message.prefix(200))”"
        if isTooLong {
            return BackendError(.tooLong, "The conversation is too long for \(model). Begin a new one with /new.")
        }
        switch status {
        case 401, 403:
            let sentence =
                "\(address.place) does not take the key (\(status)\(said)). Set it with `magpie keys set \(name)`."
            return BackendError(.unauthorized, sentence)
        case 404 where models.isEmpty:
            let sentence = """
                \(address.place) has nothing there (404\(said)). Check the url of “\(name)”, which often ends in /v1, \
                and its model, \(model).
                """
            return BackendError(.modelNotFound, sentence)
        case 404:
            let some = models.prefix(8).joined(separator: ", ")
            let more = models.count > 8 ? " and \(models.count - 8) more" : ""
            return BackendError(
                .modelNotFound,
                "\(address.place) does not have the model \(model). It has: \(some)\(more). Choose with /model or --model."
            )
        case 408, 504:
            return BackendError(.timedOut, "\(address.place) took too long (\(status)\(said)). Try again in a moment.")
        case 429:
            let wait = retryAfter.map { "in \(Int($0.rounded(.up))) seconds" } ?? "in a while"
            return BackendError(.busy, "\(address.place) gets too many requests (429\(said)). Try again \(wait).")
        case 300...399:
            return BackendError(
                .rejected,
                "\(address.place) sends requests elsewhere (\(status)). Give the backend “\(name)” the url it leads to."
            )
        case 500...599:
            return BackendError(.busy, "\(address.place) failed (\(status)\(said)). Try again in a moment.")
        default:
            return BackendError(
                .rejected,
                "\(address.place) does not take the request (\(status)\(said)). Check the settings with `magpie config`."
            )
        }
    }

    private static func seconds(_ header: String, now: Date) -> Double? {
        if let seconds = Double(header.trimmingCharacters(in: .whitespaces)) { return max(0, seconds) }
        let format = Date.VerbatimFormatStyle(
            format: """
                \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
                \(second: .twoDigits) GMT
                """,
            locale: Locale(identifier: "en_US_POSIX"),
            timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian)
        )
        guard let date = try? format.parseStrategy.parse(header) else { return nil }
        return max(0, date.timeIntervalSince(now))
    }
}
