import Foundations

/// All slash commands, in the order in which help lists them within a section.
enum SlashCommands {
    /// Every command; a new one is one line here.
    static let all: [any SlashCommand] = [
        EditCommand(),
        NewCommand(),
        PinCommand(),
        UnpinCommand(),
        MoveCommand(),
        FolderCommand(),
        CheckCommand(),
        DoneCommand(),
        DeleteCommand(),
        RestoreCommand(),
        UndoCommand(),
        RedoCommand(),
        SearchCommand(),
        RecentCommand(),
        DueCommand(),
        TagsCommand(),
        FoldersCommand(),
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

    /// Whether a transcript keeps a line.
    static func isRecorded(_ line: InputLine) -> Bool {
        guard case .command(let name, _) = line else { return line != .empty }
        return named(name)?.isRecorded ?? true
    }

    /// The command whose name is nearest to a mistyped one; `nil` when none is near.
    static func nearest(to name: String) -> (any SlashCommand)? {
        let known = all.filter { !$0.destroys || $0.name.hasPrefix(name) }
        return NearestName.of(name, among: known.map(\.name)).flatMap(named)
    }
}
