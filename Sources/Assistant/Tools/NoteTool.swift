import Notes

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

    /// What a call would destroy besides the text of a note; `nil` for nothing.
    /// - Throws: what the store throws.
    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss?

    /// What of that which is there a call would change.
    func touches(_ arguments: Arguments) -> ToolTouch

    /// How a call would change the note that it touches, or which it would make; `nil` when it would not.
    /// - Throws: ``ToolError`` when the call makes no sense, or what the store throws.
    func preview(_ arguments: Arguments, on controller: NoteActionController) async throws -> ChangePreview?

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
    /// Nothing: it looks.
    case nothing
    /// Nothing either: it makes something new.
    case new
    /// A note.
    case note
    /// Something that no card can show beforehand: a folder, a step of undo, a note of the Trash; done when the person's
    /// line has one of these words.
    case other([String])
}

/// What a call destroys besides the text of a note.
package struct ToolLoss: Equatable, Sendable {
    /// What it does, after “wants to”.
    let phrase: String
    /// How many notes it concerns.
    let weight: Int
}

extension NoteTool {
    package func destroys(_ arguments: Arguments) -> [String] { [] }
    package func touches(_ arguments: Arguments) -> ToolTouch { effect == .looks ? .nothing : .other([]) }

    package func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? { nil }

    package func preview(
        _ arguments: Arguments,
        on controller: NoteActionController
    ) async throws -> ChangePreview? { nil }

    /// The tool as a model sees it.
    package var definition: ToolDefinition {
        ToolDefinition(name: name, description: description, parameters: schema.json, effect: effect)
    }
}
