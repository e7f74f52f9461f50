import Foundations

/// All slash commands, in the order in which help lists them within a section.
package enum SlashCommands {
    /// The names of all, without the slash.
    package static var names: [String] { all.map(\.name) }

    /// Every command; a new one is one line here.
    static let all: [any SlashCommand] = [
        NewCommand(),
        ImportCommand(),
        EditCommand(),
        PasteCommand(),
        AppendCommand.task,
        AppendCommand.bullet,
        AppendCommand.heading,
        AppendCommand.divider,
        PinCommand(),
        UnpinCommand(),
        MoveCommand(),
        FolderCommand(),
        CheckCommand(),
        DoneCommand(),
        MergeCommand(),
        SuggestCommand(),
        AcceptCommand(),
        DismissCommand(),
        DeleteCommand(),
        RestoreCommand(),
        PurgeCommand(),
        UndoCommand(),
        RedoCommand(),
        SearchCommand(),
        RelatedCommand(),
        TopicCommand(),
        RecentCommand(),
        DueCommand(),
        TagsCommand(),
        FoldersCommand(),
        LogCommand(),
        NotesCommand(),
        ShowCommand(),
        CopyCommand(),
        TrashCommand(),
        PaletteCommand(),
        SessionsCommand(),
        ResumeCommand(),
        BackendCommand(),
        ModelCommand(),
        ContextCommand(),
        SentCommand(),
        FiltersCommand(),
        ThinkingCommand(),
        ResetCommand(),
        RewindCommand(),
        RenameCommand(),
        ThemeCommand(),
        HelpCommand(),
        WhatsNewCommand(),
        ExportCommand(),
        SaveCommand(),
        ReportCommand(),
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
        if let other = otherNames[name.lowercased()] { return named(other) }
        let known = all.filter { !$0.destroys || $0.name.hasPrefix(name) }
        return NearestName.of(name, among: known.map(\.name)).flatMap(named)
    }

    /// Names that other programs have for the same.
    private static let otherNames = [
        "find": "search", "list": "notes", "ls": "notes", "open": "show", "view": "show",
        "mv": "move", "add": "new", "topics": "topic", "share": "export", "email": "export",
    ]

    /// The names that have the letters of a beginning in their order, and the nearest one.
    static func meant(by letters: String) -> [String] {
        guard letters.count > 2 else { return [] }
        let known = all.filter { !$0.destroys }.map(\.name)
        let fitting = known.filter { FuzzyName.hasInOrder(letters, $0) }
        return fitting.isEmpty ? [nearest(to: letters)?.name].compactMap(\.self) : fitting
    }
}
