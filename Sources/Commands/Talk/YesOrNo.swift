import LineEditing

/// The answer of a person to a question that stands on the screen.
enum YesOrNo {
    /// Asks until the answer is yes or no; Return alone is a no.
    /// - Returns: `nil` when they stopped the turn with Ctrl-C or Ctrl-D instead.
    static func read(from editor: LineEditor) async -> Bool? {
        while case .line(let text) = await editor.readAnswer(prompt: "[y/N] ") {
            switch text.lowercased().filter({ !$0.isWhitespace }) {
            case "y", "yes": return true
            case "n", "no", "": return false
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
