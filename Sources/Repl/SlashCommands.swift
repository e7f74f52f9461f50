/// All slash commands, in the order in which help lists them within a section.
package enum SlashCommands {
    /// Every command; a new one is one line here.
    package static let all: [any SlashCommand] = [
        EditCommand(),
        NewCommand(),
        PinCommand(),
        UnpinCommand(),
        CheckCommand(),
        DeleteCommand(),
        RestoreCommand(),
        UndoCommand(),
        RedoCommand(),
        SearchCommand(),
        RecentCommand(),
        TagsCommand(),
        NotesCommand(),
        ShowCommand(),
        TrashCommand(),
        SessionsCommand(),
        ResumeCommand(),
        BackendCommand(),
        ModelCommand(),
        ContextCommand(),
        ThinkingCommand(),
        RenameCommand(),
        HelpCommand(),
        SaveCommand(),
        QuitCommand(),
    ]

    /// The command with this name.
    package static func named(_ name: String) -> (any SlashCommand)? {
        all.first { $0.name == name }
    }

    /// The longest name that can be a mistyped one, in bytes.
    private static let longestMistyped = 20

    /// Whether a transcript keeps a line.
    static func isRecorded(_ line: InputLine) -> Bool {
        guard case .command(let name, _) = line else { return line != .empty }
        return named(name)?.isRecorded ?? true
    }

    /// The command whose name is nearest to a mistyped one; `nil` when none is near.
    static func nearest(to name: String) -> (any SlashCommand)? {
        guard name.utf8.count <= longestMistyped else { return nil }
        let candidates = all.map { command in
            let distance = command.name.hasPrefix(name) && !name.isEmpty ? 1 : editDistance(command.name, name)
            return (command: command, distance: distance)
        }
        let nearest = candidates.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= max(2, name.count / 2) ? $0.command : nil }
    }

    /// The number of letters to insert, delete, replace or swap with their neighbour to get from one word to another.
    static func editDistance(_ one: String, _ other: String) -> Int {
        let a = Array(one)
        let b = Array(other)
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { table[i][0] = i }
        for j in 0...b.count { table[0][j] = j }
        for i in a.indices {
            for j in b.indices {
                let replaced = table[i][j] + (a[i] == b[j] ? 0 : 1)
                table[i + 1][j + 1] = min(replaced, table[i][j + 1] + 1, table[i + 1][j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }
}
