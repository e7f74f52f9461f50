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

    /// The names of the tools that change nothing.
    package static func lookingNames(in world: World) -> Set<String> {
        Set(tools(in: world).filter { $0.effect == .looks }.map(\.name))
    }

    /// The tools as a model sees them.
    package var definitions: [ToolDefinition] { tools.map(\.definition) }

    /// Reads the arguments of a call; nothing is done yet.
    package func prepare(_ call: ToolCall) -> PreparedCall { PreparedCall(call, for: tools, on: controller) }

    /// The notes that a call would delete or empty; none when it cannot be carried out.
    func notesToDelete(in call: PreparedCall) async -> [LossGuard.Candidate] {
        var notes: [UUID: NoteItem] = [:]
        for id in call.destroys {
            guard let note = try? await controller.liveNote(id) else { continue }
            notes[note.id] = note
        }
        let handles = (try? await controller.store.handles(of: Array(notes.keys))) ?? [:]
        return notes.map { LossGuard.Candidate(.deletion, of: $1, handle: handles[$0] ?? "") }
    }

    /// The days that a text names, as the person's calendar has them.
    func days(in text: String) -> [DueDate] {
        DueDate.named(in: text, now: controller.world.now(), in: controller.world.calendar)
    }

    /// Whether a handle is that of one note that the model may see.
    func knows(_ handle: String) async -> Bool { await controller.knows(handle) }

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
            if case .duplicateTitle? = error as? NotesError { content["taken"] = true }
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
