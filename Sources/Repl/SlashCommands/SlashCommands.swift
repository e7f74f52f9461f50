/// All slash commands, in the order in which help lists them within a section.
enum SlashCommands {
    /// Every command; a new one is one line here.
    static let all: [any SlashCommand] = [
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
    static func named(_ name: String) -> (any SlashCommand)? {
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
            let distance = command.name.hasPrefix(name) && !name.isEmpty ? 1 : EditDistance.between(command.name, name)
            return (command: command, distance: distance)
        }
        let nearest = candidates.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= max(2, name.count / 2) ? $0.command : nil }
    }
}
