import Assistant
import TerminalUI

/// `/sent`.
struct SentCommand: SlashCommand {
    let name = "sent"
    let parameters = "[turn | last]"
    let summary = "Show what was sent to which server, word for word"
    let section = HelpSection.control
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let turns = Array(zip(1..., context.backends.outbox.turns))
        guard !turns.isEmpty else { return [.say("Nothing was sent to a server since magpie was started.")] }
        let wanted: [(Int, Outbox.Turn)]
        switch arguments {
        case "": wanted = turns
        case "last": wanted = turns.suffix(1)
        default:
            wanted = turns.filter { String($0.0) == arguments }
            guard !wanted.isEmpty else {
                return [.say("There are \(turns.count) turns in which something was sent: /sent 1 shows the first.")]
            }
        }
        return [.draw { _ in wanted.flatMap { Self.lines($1, number: $0) } }]
    }

    private static func lines(_ turn: Outbox.Turn, number: Int) -> [Line] {
        let said = turn.line.map { " “\(TextSanitizer.cleanLine(String($0.prefix(60))))”" } ?? ""
        return [Line([Span("turn \(number)\(said)", Style(.accent))])] + turn.requests.flatMap(lines)
    }

    private static func lines(_ request: SentRequest) -> [Line] {
        let head = Line([Span("to \(TextSanitizer.cleanLine(request.host)), \(request.size) bytes", Style(.muted))])
        return [head]
            + request.parts.flatMap { part in
                [Line([Span(TextSanitizer.cleanLine(part.name), Style(.muted))])]
                    + TextSanitizer.clean(part.text).split(separator: "\n", omittingEmptySubsequences: false).map {
                        Line("  " + $0)
                    }
            } + [Line()]
    }
}
