import Assistant
import Foundation
import Foundations
import Notes

/// A turn as a script that is replayed from its beginning at every step.
///
/// What the person wants is done by straight-line code. Each call that the conversation already holds a result for
/// returns it; the first one without a result ends the step, and the turn loop runs it.
final class TurnScript {
    /// Ends a step: these calls have to be run first.
    struct Pending: Error {
        var calls: [ToolCall]
    }

    private let exchanges: [(call: ToolCall, result: ToolResult)]
    private let position: Int
    private var next = 0
    /// The note that the last call made or changed; `nil` where it deleted one, or took something back.
    private(set) var lastWritten: NoteReport?
    /// The notes that calls made or changed, as they were after each.
    private(set) var written: [NoteReport] = []
    /// The number of the step that an undo would take back, where that was asked.
    private(set) var nextStep: Int64?
    /// The calls that have been run, in order.
    private var made: [ToolRequest] = []

    /// - Parameters:
    ///   - exchanges: the calls of this turn and their results, in order.
    ///   - position: the number of messages so far, from which the ids of new calls are made.
    init(exchanges: [(call: ToolCall, result: ToolResult)], position: Int) {
        self.exchanges = exchanges
        self.position = position
    }

    /// Whether a call was made that may have changed something.
    var hasWritten: Bool { made.contains(where: \.isWrite) }

    /// How many calls were made that may have changed something.
    var writes: Int { made.count(where: \.isWrite) }

    /// Whether nothing was changed but notes that were made or changed, each of which is told of in full.
    var hasOnlyEdited: Bool { made.allSatisfy { !$0.isWrite || Self.writing.contains($0.name) } }

    /// Whether a search for the same was made in this turn, for as many notes or more.
    func hasMade(_ search: ToolRequest) -> Bool {
        made.contains { $0.withoutLimit == search.withoutLimit && $0.limit >= search.limit }
    }

    /// The outcomes of calls that are made in one step.
    /// - Throws: ``Pending`` when they have not been run.
    func call(_ requests: [ToolRequest]) throws(Pending) -> [ToolOutcome] {
        guard !requests.isEmpty else { return [] }
        guard next < exchanges.count else {
            throw Pending(
                calls: requests.enumerated().map { index, request in
                    ToolCall(
                        id: "builtin-\(position)-\(index + 1)",
                        name: request.name,
                        arguments: request.arguments.json
                    )
                }
            )
        }
        let outcomes = requests.indices.map { index in
            next + index < exchanges.count ? ToolOutcome(exchanges[next + index].result) : ToolOutcome.missing
        }
        if requests == [.nextUndo] { nextStep = ToolOutcome.step(of: exchanges[next].result) }
        next += requests.count
        made += requests
        for (request, outcome) in zip(requests, outcomes) where request.isWrite {
            written += outcome.notes
            lastWritten = Self.writing.contains(request.name) ? outcome.notes.first ?? lastWritten : nil
        }
        return outcomes
    }

    private static let writing = ["create_note", "update_note"]

    /// The outcome of one call.
    /// - Throws: ``Pending`` when it has not been run.
    func call(_ request: ToolRequest) throws(Pending) -> ToolOutcome { try call([request]).first ?? .missing }
}

/// A call of one of the tools.
struct ToolRequest: Equatable {
    var name: String
    var arguments: JSONValue

    /// Whether it may change notes or folders.
    fileprivate var isWrite: Bool { ToolCall.isWrite(name, arguments) }

    fileprivate var limit: Double {
        guard case .number(let limit)? = arguments["limit"] else { return 0 }
        return limit
    }

    fileprivate var withoutLimit: ToolRequest {
        guard case .object(var members) = arguments else { return self }
        members["limit"] = nil
        return ToolRequest(name: name, arguments: .object(members))
    }

    /// Finds notes; an empty query lists the newest.
    static func search(
        _ query: String,
        from: String? = nil,
        to: String? = nil,
        tag: String? = nil,
        category: String? = nil,
        due: String? = nil,
        folder: String? = nil,
        limit: Int = 20,
        isQuiet: Bool = true
    ) -> ToolRequest {
        var members: [String: JSONValue] = ["query": .string(query), "limit": .number(Double(limit))]
        if isQuiet { members["quiet"] = true }
        members["from"] = from.map(JSONValue.string)
        members["to"] = to.map(JSONValue.string)
        members["tag"] = tag.map(JSONValue.string)
        members["category"] = category.map(JSONValue.string)
        members["due"] = due.map(JSONValue.string)
        members["folder"] = folder.map(JSONValue.string)
        return ToolRequest(name: "search_notes", arguments: .object(members))
    }

    /// Lists the newest lists, however old they are.
    static let lists = ToolRequest(
        name: "search_notes",
        arguments: ["query": "", "lists": true, "limit": 50, "quiet": true]
    )

    /// Finds notes by what a person typed, operators and all.
    static func typed(_ search: String, limit: Int) -> ToolRequest {
        ToolRequest(
            name: "search_notes",
            arguments: ["query": .string(search), "operators": true, "limit": .number(Double(limit)), "quiet": true]
        )
    }

    /// Reads one whole note.
    /// - Parameter showsOpen: whether the person is shown only what is not ticked off.
    static func read(_ id: String, showsOpen: Bool = false) -> ToolRequest {
        ToolRequest(name: "read_note", arguments: showsOpen ? ["id": .string(id), "open": true] : ["id": .string(id)])
    }

    /// Writes a new note.
    /// - Parameter isOnlyOne: whether nothing is made where a note has the title already.
    static func create(_ draft: Draft, isOnlyOne: Bool = false) -> ToolRequest {
        var members: [String: JSONValue] = [:]
        members["title"] = draft.title.map(JSONValue.string)
        members["body"] = draft.body.map(JSONValue.string)
        members["category"] = draft.category.map(JSONValue.string)
        members["due"] = draft.due.map(JSONValue.string)
        members["folder"] = draft.folder.map(JSONValue.string)
        if !draft.tags.isEmpty { members["tags"] = .array(draft.tags.map(JSONValue.string)) }
        if isOnlyOne { members["only"] = true }
        return ToolRequest(name: "create_note", arguments: .object(members))
    }

    /// Changes one note.
    static func update(_ id: String, _ changes: [String: JSONValue]) -> ToolRequest {
        ToolRequest(name: "update_note", arguments: .object(changes.merging(["id": .string(id)]) { $1 }))
    }

    /// Takes back the last change, or does it again.
    /// - Parameter steps: those that are meant, by number; `nil` for the last ones.
    static func undo(again: Bool, times: Int = 1, of steps: [Int64]? = nil) -> ToolRequest {
        var members: [String: JSONValue] = again ? ["redo": true] : [:]
        if let steps {
            return ToolRequest(name: "undo", arguments: ["steps": .array(steps.map { .number(Double($0)) })])
        }
        if times > 1 { members["times"] = .number(Double(times)) }
        return ToolRequest(name: "undo", arguments: .object(members))
    }

    /// What an undo would take back now.
    static let nextUndo = ToolRequest(name: "undo", arguments: ["look": true])

    /// The notes in the Trash.
    static func trash() -> ToolRequest {
        ToolRequest(name: "search_notes", arguments: ["query": "", "trash": true, "limit": 50])
    }

    /// The notes that came up in conversations lately.
    static func recent() -> ToolRequest {
        ToolRequest(name: "search_notes", arguments: ["query": "", "recent": true, "limit": 8])
    }

    /// The notes that have to do with one.
    static func related(to id: String) -> ToolRequest {
        ToolRequest(name: "search_notes", arguments: ["query": "", "related": .string(id)])
    }

    /// What all notes have of a topic.
    static func topic(_ topic: Topic) -> ToolRequest {
        ToolRequest(name: "search_notes", arguments: ["query": "", "topic": .string(topic.rawValue)])
    }

    /// Lists the folders, or changes them.
    static func folders(_ arguments: [String: JSONValue] = [:]) -> ToolRequest {
        ToolRequest(name: "folders", arguments: .object(arguments))
    }

    /// Takes a note out of the Trash.
    static func restore(_ id: String) -> ToolRequest {
        ToolRequest(name: "restore_note", arguments: ["id": .string(id)])
    }

    /// Moves one note to the Trash.
    static func delete(_ id: String) -> ToolRequest { ToolRequest(name: "delete_note", arguments: ["id": .string(id)]) }
}

/// What became of a call.
enum ToolOutcome {
    case notes([NoteReport], remark: String?)
    case related([NoteReport], reasons: [String: [String]])
    case topics([TopicReport])
    case folders([NoteFolder])
    case failure(String)
    /// Nothing was made, as a note has the title already.
    case taken(String)

    /// A result that is not there: another backend began this turn.
    static var missing: ToolOutcome { .failure("the tool gave no result") }

    init(_ result: ToolResult) {
        if result.isError {
            let content = try? JSONValue(json: result.content)
            let reason = content?["error"]?.text ?? "the tool failed"
            self = content?["taken"] == true ? .taken(reason) : .failure(reason)
        } else if let output = try? JSONDecoder().decode(ToolOutput.self, from: Data(utf8: result.content)) {
            self =
                output.folders.map { .folders($0) } ?? output.topic.map { .topics($0) }
                ?? output.reasons.map { .related(output.notes, reasons: $0) }
                ?? .notes(output.notes, remark: output.remark)
        } else {
            self = .failure("the tool gave a result that I cannot read")
        }
    }

    /// The number of the step that a write made; `nil` where it made none.
    static func step(of result: ToolResult) -> Int64? {
        result.isError ? nil : (try? JSONDecoder().decode(ToolOutput.self, from: Data(utf8: result.content)))?.step
    }

    /// The notes, or none after a failure.
    var notes: [NoteReport] {
        switch self {
        case .notes(let notes, _), .related(let notes, _): notes
        case .folders, .topics, .failure, .taken: []
        }
    }

    /// Why each related note is one, by its id.
    var reasons: [String: [String]] {
        if case .related(_, let reasons) = self { reasons } else { [:] }
    }

    /// What a topic has.
    var topics: [TopicReport] {
        if case .topics(let topics) = self { topics } else { [] }
    }

    /// The folders, or none.
    var folders: [NoteFolder] {
        guard case .folders(let folders) = self else { return [] }
        return folders
    }

    /// The reason why it failed.
    var error: String? {
        switch self {
        case .failure(let reason), .taken(let reason): reason
        case .notes, .related, .topics, .folders: nil
        }
    }
}
