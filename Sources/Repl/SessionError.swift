/// What a person is told when a command cannot be done; each case says what to do next.
package enum SessionError: Error, Equatable, Sendable {
    case unknownCommand(String, nearest: String?)
    case missingArgument(usage: String)
    case notInListing(Int, count: Int)
    case nothingToUndo
    case nothingToRedo
    case noCheckboxes(title: String)
    case noSuchCheckbox(String, count: Int)
    case notInTrash(title: String)
    case noEditor
    case editFailed(reason: String, copy: String)
    case nothingToSave
}

extension SessionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownCommand(let name, let nearest?):
            "There is no command /\(name). Did you mean /\(nearest)?"
        case .unknownCommand(let name, nil):
            "There is no command /\(name). /help lists them; to say it to the assistant, type //\(name)."
        case .missingArgument(let usage):
            "Something is missing. Type \(usage)."
        case .notInListing(let number, 0):
            "There is no listing for number \(number) to count in. Type /notes first, or use a handle."
        case .notInListing(let number, let count):
            "The last listing ends at \(count), so there is no number \(number)."
        case .nothingToUndo:
            "There is nothing to undo."
        case .nothingToRedo:
            "There is nothing to redo."
        case .noCheckboxes(let title):
            "“\(title)” has no checkboxes. A line that begins with “- [ ] ” is one."
        case .noSuchCheckbox(let text, let count):
            "“\(text)” is not a checkbox number; the note has 1 to \(count)."
        case .notInTrash(let title):
            "“\(title)” is not in the Trash."
        case .noEditor:
            "There is no editor here. Set VISUAL or EDITOR, and use /edit in a terminal."
        case .editFailed(let reason, let copy):
            "The note was not saved: \(reason). Your text is kept in \(copy)."
        case .nothingToSave:
            "Nothing was said yet, so there is nothing to save."
        }
    }
}
