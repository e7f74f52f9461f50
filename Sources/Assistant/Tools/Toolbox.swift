import Foundation
package import Notes

/// The tools of an assistant, and the one place where a model's calls are run.
package struct Toolbox: Sendable {
    private let tools: [any NoteTool]
    private let controller: NoteActionController

    /// The tools for notes.
    package init(controller: NoteActionController, world: World) {
        self.init(Self.tools(in: world), controller: controller)
    }

    /// These tools.
    init(_ tools: [any NoteTool], controller: NoteActionController) {
        self.tools = tools
        self.controller = controller
    }

    /// All tools there are; a new one is one line here.
    static func tools(in world: World) -> [any NoteTool] {
        [
            SearchNotesTool(calendar: world.calendar),
            ReadNoteTool(),
            CreateNoteTool(),
            UpdateNoteTool(),
            DeleteNoteTool(),
            RestoreNoteTool(),
            UndoTool(),
            FoldersTool(),
        ]
    }

    /// The names of all tools there are.
    package static func names(in world: World) -> Set<String> { Set(tools(in: world).map(\.name)) }

    /// The tools as a model sees them.
    package var definitions: [ToolDefinition] { tools.map(\.definition) }

    /// Reads the arguments of a call; nothing is done yet.
    package func prepare(_ call: ToolCall) -> PreparedCall { PreparedCall(call, for: tools, on: controller) }

    /// The notes that calls would delete or empty, by title; calls that cannot be carried out have none.
    func notesToDelete(in calls: [PreparedCall]) async -> [DeletionGuard.Candidate] {
        var titles: [UUID: String] = [:]
        for id in calls.flatMap(\.destroys) {
            guard let note = try? await controller.liveNote(id) else { continue }
            titles[note.id] = note.title
        }
        let handles = (try? await controller.store.handles(of: Array(titles.keys))) ?? [:]
        return titles.map { DeletionGuard.Candidate(title: $1, handle: handles[$0] ?? "") }
            .sorted { ($0.title, $0.handle) < ($1.title, $1.handle) }
    }

    /// The change that a call would make and nobody asked for; `nil` when it may be carried out.
    /// - Parameters:
    ///   - asked: what the person's line asks for; `nil` where nothing else is done.
    ///   - made: the notes that the model made in this turn.
    /// - Throws: ``ToolError/notAskedFor(isShown:)`` for what cannot be shown, or why the call cannot be carried out.
    func proposal(for call: PreparedCall, asked: AskedChanges?, made: Set<UUID>) async throws -> ProposedChange? {
        guard let asked else { return nil }
        switch call.touch {
        case .nothing: return nil
        case .other:
            guard asked.isOrder else { throw ToolError.notAskedFor(isShown: false) }
            return nil
        case .note(let id):
            let note = try await controller.liveNote(id)
            guard !made.contains(note.id), !asked.asks(for: note), let card = try await call.preview() else {
                return nil
            }
            return ProposedChange(card: card, note: note, call: call)
        }
    }

    /// Stamps the notes that a turn showed as referenced.
    func stamp(_ cards: [NoteCard]) async { await controller.stamp(cards) }

    /// What the model is told of a call.
    package func result(of call: ToolCall, _ result: Result<NoteAction, any Error>) -> ToolResult {
        switch result {
        case .success(let action):
            return ToolResult(callID: call.id, content: JSONValue.json(action.output))
        case .failure(let error):
            var content: [String: JSONValue] = ["error": .string("\(error)")]
            if error.isAboutArguments, let tool = tools.first(where: { $0.name == call.name }) {
                content["schema"] = tool.schema.json
            }
            if case .ambiguousNote(_, let handles)? = error as? ToolError {
                content["notes"] = .array(handles.map { ["id": .string($0)] })
            }
            return ToolResult(callID: call.id, content: JSONValue.object(content).json, isError: true)
        }
    }
}

extension Error {
    fileprivate var isAboutArguments: Bool {
        switch self as? ToolError {
        case .notJSON, .badArguments, .emptyPatch, .emptyNote: true
        default: false
        }
    }
}
