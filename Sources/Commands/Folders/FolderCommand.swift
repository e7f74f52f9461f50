import ArgumentParser
import Foundation
import Notes
import Repl
import TerminalUI

/// `magpie folder`.
struct FolderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "folder",
        abstract: "List folders, and make, rename, fill or delete them.",
        discussion: """
            The notes of a deleted folder come into “Notes”, the folder that always exists.

              $ magpie folder
              $ magpie folder rec
              $ magpie folder new Work
              $ magpie folder move 7f3a "Spare key" --to Work
              $ magpie folder rename Work Office
              $ magpie folder delete Office
              $ magpie notes --folder Work
            """,
        subcommands: [
            ListFoldersCommand.self, NewFolderCommand.self, RenameFolderCommand.self, MoveToFolderCommand.self,
            DeleteFolderCommand.self,
        ],
        defaultSubcommand: ListFoldersCommand.self,
        aliases: ["folders"]
    )
}

/// `magpie folder list`, which needs not be said.
struct ListFoldersCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List folders with the number of their notes, or those with a text in the name.",
        discussion: """
              $ magpie folder
              $ magpie folder rec
              $ magpie folder --json | jq -r '.[] | select(.notes == 0).name'
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FolderOutputOptions

    @Argument(help: "A text that the names are to have.")
    var text: String?

    func run(in context: CommandContext) async throws {
        let folders = try await global.openStore(in: context).folders().having(text ?? "")
        if folders.isEmpty, let text, let meant = SubcommandNames.meantOfFolder(text) {
            throw ValidationError("No folder has “\(text)” in its name. Did you mean `magpie folder \(meant)`?")
        }
        if folders.isEmpty { context.say("No folder has “\(text ?? "")” in its name. `magpie folder` lists them all.") }
        try await context.answer(OutputFormat(isJSON: output.json), json: folders) {
            let look = global.outputLook(in: context)
            context.out(LineEncoder(look).text(TextTable(folders: folders).lines(look)))
        }
    }
}

/// `magpie folder new`.
struct NewFolderCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make an empty folder.",
        discussion: "  $ magpie folder new Work"
    )

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FolderOutputOptions

    @Argument(help: "The name.")
    var folder: String

    func run(in context: CommandContext) async throws {
        try await output.write(.createFolder(folder), global, in: context)
    }
}

/// `magpie folder rename`.
struct RenameFolderCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a folder another name; its notes stay in it.",
        discussion: """
              $ magpie folder rename Work "Day job"
              $ magpie folder rename Work to Office
            """
    )

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FolderOutputOptions

    @Argument(help: "The folder.")
    var folder: String

    @Argument(help: "Its new name; to may stand before it.")
    var name: [String]

    func validate() throws {
        guard name.count == 1 || name.count == 2 && name[0].lowercased() == "to" else {
            throw ValidationError("Put quotation marks around a name of several words.")
        }
    }

    func run(in context: CommandContext) async throws {
        try await output.write(.renameFolder(folder, to: name.last ?? ""), global, in: context)
    }
}

/// `magpie folder delete`.
struct DeleteFolderCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Remove a folder; its notes come into “Notes”, and `magpie undo` takes it back.",
        discussion: "  $ magpie folder delete Work",
        aliases: ["rm"]
    )

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FolderOutputOptions

    @Argument(help: "The folder.")
    var folder: String

    func run(in context: CommandContext) async throws {
        try await output.write(.deleteFolder(folder), global, in: context)
    }
}

/// `magpie folder move`.
struct MoveToFolderCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Move notes into a folder, in one step of undo.",
        discussion: """
              $ magpie folder move 7f3a "Spare key" --to Work
            """
    )

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: ArgumentHelp("The folder.", valueName: "folder"))
    var to: String

    @Argument(help: "Handles or whole titles; all are found before any is moved.")
    var notes: [String]

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let folder = try await store.folder(to).name
        let picker = context.picker(of: store)
        var edits: [NoteEdit] = []
        var there: [String] = []
        for typed in notes {
            let note = try await picker.noteToChange(typed)
            guard !note.isTrashed else { throw CommandError.inTrash(note.title) }
            if note.folder == folder { there.append(note.title) }
            edits.append(.update(note.id) { $0.folder = folder })
        }
        let changes = try await store.write(edits, by: .person, at: context.world.now())
        for title in there { context.say("“\(title)” is in “\(folder)” already.") }
        try await global.output(output, of: store, in: context).changes(changes)
    }
}

/// How a command that changes folders tells of it.
struct FolderOutputOptions: ParsableArguments {
    @Flag(help: "Print JSON: an array of the folders there are then.")
    var json = false

    /// Makes a change of folders, and tells what it came to.
    func write(_ edit: NoteEdit, _ global: GlobalOptions, in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let changes = try await store.write([edit], by: .person, at: context.world.now())
        let folders = try await store.folders()
        try await context.answer(OutputFormat(isJSON: json), json: folders) {
            if let sentence = changes.folderSentence { context.say(sentence) }
        }
    }
}
