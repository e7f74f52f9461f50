import Foundation
package import Notes

/// The tools of an assistant, and the one place where a model's calls are run.
package struct Toolbox: Sendable {
    private let tools: [any NoteTool]
    private let controller: NoteActionController

    /// The tools for notes.
    ///
    /// A new tool is one line here.
    package init(controller: NoteActionController, world: World) {
        self.controller = controller
        tools = [
            SearchNotesTool(calendar: world.calendar),
            ReadNoteTool(),
            CreateNoteTool(),
            UpdateNoteTool(),
            DeleteNoteTool(),
            RestoreNoteTool(),
            UndoTool(),
        ]
    }

    /// The tools as a model sees them.
    package var definitions: [ToolDefinition] { tools.map(\.definition) }

    /// Runs one call.
    /// - Returns: what was done, or the ``ToolError`` or storage error that says why nothing was.
    package func run(_ call: ToolCall) async -> Result<NoteAction, any Error> {
        guard let tool = tools.first(where: { $0.name == call.name }) else {
            return .failure(ToolError.unknownTool(call.name, known: tools.map(\.name)))
        }
        do {
            return .success(try await tool.run(json: call.arguments, on: controller))
        } catch {
            return .failure(error)
        }
    }

    /// Whether a call deletes a note, or empties it.
    static func isDeletion(_ call: ToolCall) -> Bool {
        if call.name == DeleteNoteTool().name { return true }
        guard call.name == UpdateNoteTool().name else { return false }
        return (try? JSONValue(json: call.arguments))?["body"]?.text?.allSatisfy(\.isWhitespace) ?? false
    }

    /// The titles of the notes that calls would delete or empty; calls that cannot be carried out have none.
    func titlesToDelete(in calls: [ToolCall]) async -> [String] {
        var titles: [UUID: String] = [:]
        for call in calls where Self.isDeletion(call) {
            guard let id = (try? JSONValue(json: call.arguments))?["id"]?.text else { continue }
            guard let note = try? await controller.liveNote(id) else { continue }
            titles[note.id] = note.title
        }
        return titles.values.sorted()
    }

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
