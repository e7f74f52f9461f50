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
        let outbox = context.backends.privacy.outbox
        let turns = outbox.turns
        guard !turns.isEmpty else { return [.say("Nothing was sent to a server since magpie was started.")] }
        let wanted: [Outbox.Turn]
        switch arguments {
        case "": wanted = turns
        case "last": wanted = turns.suffix(1)
        default:
            wanted = turns.filter { String($0.number) == arguments }
            guard !wanted.isEmpty else { return [.say(Self.advice(turns) + Self.sentence(outbox.dropped))] }
        }
        let lines: [Action] = [.draw { _ in wanted.flatMap(Self.lines) }]
        return outbox.dropped.requests == 0 ? lines : lines + [.say(Self.sentence(outbox.dropped))]
    }

    private static func advice(_ turns: [Outbox.Turn]) -> String {
        let numbers = turns.map(\.number)
        let first = numbers[0]
        guard let last = numbers.last, last > first else {
            return "Something was sent in turn \(first): /sent \(first)."
        }
        return "Something was sent in the turns \(first) to \(last): /sent \(last) shows one. "
    }

    /// What is not kept any more; empty for nothing.
    private static func sentence(_ dropped: Outbox.Dropped) -> String {
        guard dropped.requests > 0 else { return "" }
        let requests = dropped.requests == 1 ? "the first request" : "the first \(dropped.requests) requests"
        return "Not kept any more: \(requests), \(dropped.bytes) bytes. Only the latest are kept."
    }

    private static func lines(_ turn: Outbox.Turn) -> [Line] {
        let number = turn.number
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
