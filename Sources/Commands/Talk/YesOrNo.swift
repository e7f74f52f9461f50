import LineEditing

/// The answer of a person to a question that stands on the screen.
enum YesOrNo {
    /// Asks until the answer is yes or no; Return alone is a no, or an answer for later.
    /// - Parameter canWait: whether Return leaves the question open.
    /// - Returns: `nil` when they stopped the turn with Ctrl-C or Ctrl-D instead, or left the question open.
    static func read(from editor: LineEditor, canWait: Bool = false) async -> Bool? {
        while case .line(let text) = await editor.readAnswer(prompt: canWait ? "[y/n, Return: later] " : "[y/N] ") {
            switch text.lowercased().filter({ !$0.isWhitespace }) {
            case "y", "yes": return true
            case "n", "no": return false
            case "": return canWait ? nil : false
            default: continue
            }
        }
        return nil
    }

    /// Asks on the terminals that a command was started with, where no line editor is at work.
    /// - Returns: as ``read(from:)``; `nil` also where there is no terminal.
    static func readOnce() async -> Bool? {
        var configuration = LineEditorConfiguration()
        configuration.output = 2
        guard let editor = try? LineEditor(configuration) else { return nil }
        defer { editor.close() }
        return await read(from: editor)
    }
}
