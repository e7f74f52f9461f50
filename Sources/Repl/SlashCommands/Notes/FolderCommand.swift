import Notes
import TerminalUI

/// `/folder`.
struct FolderCommand: SlashCommand {
    let name = "folder"
    let parameters = "[new | rename | delete] <folder>"
    let summary = "List a folder's notes; make, rename (… to …) or delete one, whose notes come into “Notes”"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.folder

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let words = arguments.words
        let rest = words.dropFirst().joined(separator: " ")
        switch words.first?.lowercased() {
        case nil: return [.run(FoldersCommand(), "")]
        case "new":
            return try await write(.createFolder(FreeName.read(rest, usage: "/folder new <name>")), in: context)
        case "delete" where !rest.isEmpty: return try await write(.deleteFolder(rest.withoutQuotes), in: context)
        case "rename":
            guard let names = Self.names(in: Array(words.dropFirst())) else {
                throw SessionError.missingArgument(usage: Self.renaming)
            }
            let new = try FreeName.read(names.new, usage: Self.renaming)
            return try await write(.renameFolder(names.old.withoutQuotes, to: new), in: context)
        case "delete": throw SessionError.missingArgument(usage: "/folder delete <folder>")
        default:
            let folder = try await context.notes.store.folder(arguments.withoutQuotes)
            return [.run(NotesCommand(), "folder:\(folder.name)")]
        }
    }

    private static let renaming = "/folder rename <folder> to <name>"

    private func write(_ edit: NoteEdit, in context: SlashContext) async throws -> [Action] {
        let changes = try await context.notes.store.write([edit], by: .person, at: context.notes.world.now())
        return changes.folderSentence.map { [.say($0)] } ?? []
    }

    /// The names before and after the last “to”; of two words, each is one.
    private static func names(in words: [String]) -> (old: String, new: String)? {
        if let place = words.lastIndex(where: { $0.lowercased() == "to" }), place > 0, place < words.count - 1 {
            return (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
        }
        return words.count == 2 ? (words[0], words[1]) : nil
    }
}

extension [NoteChange] {
    /// What became of a folder and of its notes, as a sentence; `nil` when there is no folder among the changes.
    package var folderSentence: String? {
        guard let folder = lazy.compactMap(\.folder).first else { return nil }
        let moved = count { $0.note?.isTrashed == false }
        let notes = moved == 1 ? "its note" : "its \(moved) notes"
        switch (folder.before, folder.after) {
        case (let old?, let new?): return "The folder “\(old.harmless)” is called “\(new.harmless)” now."
        case (nil, let new?):
            return moved == 0
                ? "There is a folder “\(new.harmless)” now."
                : "There is a folder “\(new.harmless)” again, with \(notes)."
        case (let old?, nil):
            return moved == 0
                ? "There is no folder “\(old.harmless)” any more."
                : "There is no folder “\(old.harmless)” any more; \(notes) \(moved == 1 ? "is" : "are") in "
                    + "“\(NoteItem.defaultFolder)”."
        case (nil, nil): return nil
        }
    }
}

extension String {
    /// The text in one line, without what a terminal would take for an order.
    var harmless: String { TextSanitizer.cleanLine(self) }
}
