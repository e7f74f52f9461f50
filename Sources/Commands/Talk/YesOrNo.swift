import LineEditing
import Notes
import Repl

/// The answer of a person to a question that stands on the screen.
enum YesOrNo {
    /// What can be typed.
    static let reminder = "Type y for yes or n for no; Return is no."

    /// Asks until the answer is yes or no; Return alone is a no.
    /// - Parameter remind: is given what can be typed, when something else was.
    /// - Returns: `nil` when they stopped the turn with Ctrl-C or Ctrl-D instead.
    static func read(from editor: LineEditor, remind: (String) -> Void) async -> Bool? {
        while case .line(let text) = await editor.readAnswer(prompt: "[y/N] ") {
            if let answer = answer(text) { return answer }
            remind(reminder)
        }
        return nil
    }

    /// Asks about changes that can wait: Return, Ctrl-C and Ctrl-D leave them waiting, and so does a slash command.
    /// - Parameter remind: is given what can be typed, when something else was.
    static func decide(from editor: LineEditor, remind: (String) -> Void) async -> Session.Decision {
        while case .line(let text) = await editor.readAnswer(prompt: "[y/n, Return: later] ") {
            if ["", "later", "not now"].contains(text.trimmed.lowercased()) { return .later }
            if let answer = answer(text) { return .answered(answer) }
            if text.drop(while: \.isWhitespace).hasPrefix("/") { return .command(text) }
            remind("Type y to make it, n to drop it, or Return to decide later; a /command can be typed too.")
        }
        return .later
    }

    /// What a line answers, Return alone being a no; `nil` where it is neither yes nor no.
    static func answer(_ text: String) -> Bool? {
        switch text.trimmed.lowercased() {
        case "y", "yes": true
        case "n", "no", "": false
        default: nil
        }
    }

    /// Asks on the terminals that a command was started with, where no line editor is at work.
    /// - Returns: as ``read(from:remind:)``; `nil` also where there is no terminal.
    static func readOnce(remind: (String) -> Void) async -> Bool? {
        var configuration = LineEditorConfiguration()
        configuration.output = 2
        guard let editor = try? LineEditor(configuration) else { return nil }
        defer { editor.close() }
        return await read(from: editor, remind: remind)
    }
}
