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
    /// Something that no card can show beforehand.
    case other(CardlessDeed)
}

/// What a call does that no card can show beforehand.
package enum CardlessDeed: Equatable, Sendable {
    /// Takes back the last steps, or does them again.
    case undo(redoing: Bool, times: Int)
    case makeFolder(String)
    case renameFolder(String, to: String)
    case deleteFolder(String)
    /// Takes a note out of the Trash, by its id as the model gave it.
    case restore(String)
    /// What a tool of another kind does.
    case unknown

    /// What it does, after “wants to”.
    var phrase: String {
        switch self {
        case .undo(true, let times): times == 1 ? "redo a change" : "redo \(times) changes"
        case .undo(false, let times): times == 1 ? "undo the last change" : "undo the last \(times) changes"
        case .makeFolder(let name): "make the folder “\(name.prefix(40))”"
        case .renameFolder(let name, let to): "rename the folder “\(name.prefix(40))” to “\(to.prefix(40))”"
        case .deleteFolder(let name): "delete the folder “\(name.prefix(40))”"
        case .restore(let id): "take the note \(id.prefix(40)) out of the Trash"
        case .unknown: "change something"
        }
    }
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
    package func touches(_ arguments: Arguments) -> ToolTouch { effect == .looks ? .nothing : .other(.unknown) }

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
