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
    /// What it is there for.
    var effect: ToolEffect { get }

    /// The notes that a call would delete or empty, by their ids as the model gave them; many are asked about first.
    func destroys(_ arguments: Arguments) -> [String]

    /// Carries out a call.
    /// - Throws: ``ToolError`` when the call makes no sense, or what the store throws.
    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction
}

/// What a tool is there for.
package enum ToolEffect: Equatable, Sendable {
    /// It shows notes and changes nothing.
    case looks
    /// It writes notes.
    case changes
    /// It takes notes away.
    case destroys
}

extension NoteTool {
    /// The tool as a model sees it.
    package var definition: ToolDefinition {
        ToolDefinition(name: name, description: description, parameters: schema.json, effect: effect)
    }
}
