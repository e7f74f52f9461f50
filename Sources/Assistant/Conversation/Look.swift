package import Foundation
import Notes

extension NoteActionController {
    /// What a model is told of the notes on the person's screen, as a call of the tool that shows the same.
    ///
    /// Without it, “it” would mean the note of an earlier card. ``GuardedBackend`` leaves no more of it than the handle of
    /// a single note, which a model elsewhere may ask for when the person speaks of it.
    /// - Parameters:
    ///   - ids: the notes in the order of the screen; the first ``mostLookedAt`` of several are told. With none,
    ///   nothing that was shown before is meant.
    ///   - isListing: whether they have numbers on the screen.
    package func look(at ids: [UUID], isListing: Bool = false) async throws -> Step {
        var notes: [NoteItem] = []
        for id in ids.prefix(Self.mostLookedAt) {
            if let note = try await store.note(id) { notes.append(note) }
        }
        let handles = try await store.handles(of: notes.map(\.id))
        let reports = notes.map { report($0, handle: handles[$0.id] ?? $0.shortHandle, isWhole: false) }
        var step: Step
        if ids.count != 1 || isListing {
            step = Step(calls: [ToolCall(look: "search_notes", ["query": ""])])
        } else {
            let isGone = notes.allSatisfy(\.isTrashed)
            let id = reports.first?.id ?? ids[0].uuidString.lowercased()
            step = Step(calls: [ToolCall(look: isGone ? "delete_note" : "read_note", ["id": .string(id)])])
        }
        let output = ToolOutput(notes: ids.count != 1 ? reports.map(\.withoutBody) : reports)
        step.results = [ToolResult(callID: ToolCall.lookID, content: JSONValue.json(output))]
        return step
    }

    /// The most notes of a listing that a model is told of.
    private static let mostLookedAt = 20
}

extension ToolCall {
    fileprivate static let lookID = "look"

    fileprivate init(look tool: String, _ arguments: [String: JSONValue]) {
        self.init(id: Self.lookID, name: tool, arguments: JSONValue.object(arguments).json)
    }

    /// Whether no model made the call: it stands for what a slash command showed.
    package var isLook: Bool { id == Self.lookID }
}

extension Step {
    /// The turn of a slash command, as a model is told of it.
    var lookMessages: [Message] {
        [
            .user("(On my screen now, by a command of mine:)"), .assistant(AssistantMessage(calls: calls)),
            .tool(results),
        ]
    }
}

extension NoteReport {
    /// The note without its text, which can be read with `read_note`.
    fileprivate var withoutBody: NoteReport {
        var report = self
        report.truncated = !body.isEmpty
        report.body = ""
        report.dueItems = nil
        return report
    }

    /// No more than the handle.
    fileprivate var withHandleOnly: NoteReport {
        guard isWithheld != true else { return self }
        return NoteReport(id: id, title: "", body: "", truncated: true, created: "", updated: "")
    }
}

extension [Message] {
    /// The same turn; of what the person only looked at, a model on another machine is told the handle of one note.
    var withoutLookedAtText: [Message] {
        let isLook = contains { message in
            if case .assistant(let reply) = message { reply.calls.contains(where: \.isLook) } else { false }
        }
        guard isLook else { return self }
        return map { message in
            guard case .tool(let results) = message else { return message }
            return .tool(
                results.map { result in
                    guard var output = result.output else { return result }
                    output.notes = output.notes.count == 1 ? output.notes.map(\.withHandleOnly) : []
                    var result = result
                    result.content = JSONValue.json(output)
                    return result
                }
            )
        }
    }
}
