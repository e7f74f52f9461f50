/// One thing a model can do to notes.
package protocol NoteTool: Sendable {
    /// What the tool takes, decoded after its JSON was found to fit ``schema``.
    associatedtype Arguments: Decodable & Sendable

    /// The name a model calls it by.
    var name: String { get }
    /// When and how to use it, for the model.
    var description: String { get }
    /// What it takes.
    var schema: ToolSchema { get }

    /// Carries out a call.
    /// - Throws: ``ToolError`` when the call makes no sense, or what the store throws.
    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction
}

extension NoteTool {
    /// The tool as a model sees it.
    package var definition: ToolDefinition {
        ToolDefinition(name: name, description: description, parameters: schema.json)
    }

    /// Checks the arguments against the schema, decodes them and carries out the call.
    func run(json: String, on controller: NoteActionController) async throws -> NoteAction {
        let text = json.allSatisfy(\.isWhitespace) ? "{}" : json
        guard let value = try? JSONValue(json: text), case .object = value else { throw ToolError.notJSON }
        let problems = schema.problems(in: value)
        guard problems.isEmpty else { throw ToolError.badArguments(problems) }
        return try await run(value.decoded(as: Arguments.self), on: controller)
    }
}
