package import Notes

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

    /// What of that which is there a call would change.
    func touches(_ arguments: Arguments) -> ToolTouch

    /// How a call would change the note that it touches; `nil` when it would not.
    /// - Throws: ``ToolError`` when the call makes no sense, or what the store throws.
    func preview(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteCard?

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

/// What a call changes of that which is there.
package enum ToolTouch: Equatable, Sendable {
    /// Nothing: it looks, or makes something new.
    case nothing
    /// The note with this id, as the model gave it.
    case note(String)
    /// Something that no card can show beforehand: a folder, a step of undo, a note of the Trash.
    case other
}

extension NoteTool {
    package func touches(_ arguments: Arguments) -> ToolTouch { effect == .looks ? .nothing : .other }
    package func preview(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteCard? { nil }

    /// The tool as a model sees it.
    package var definition: ToolDefinition {
        ToolDefinition(name: name, description: description, parameters: schema.json, effect: effect)
    }
}
