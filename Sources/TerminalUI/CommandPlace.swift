/// Where a command is typed that a sentence names.
package enum CommandPlace: Sendable {
    /// The prompt of magpie.
    case prompt
    /// The shell.
    case shell

    /// The command as it is typed there: `/undo 2` at the prompt, and `magpie undo 2` in backquotes in the shell.
    package func command(_ words: String) -> String {
        switch self {
        case .prompt: "/\(words)"
        case .shell: "`magpie \(words)`"
        }
    }
}
