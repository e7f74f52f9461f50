package import Notes
package import TerminalUI

/// `/folders`.
struct FoldersCommand: SlashCommand {
    let name = "folders"
    let parameters = "[text]"
    let summary = "List folders and how many notes each has, or those with a text in the name"
    let section = HelpSection.understand
    let completion = ArgumentCompletion.folder

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let text = arguments.withoutQuotes
        let fitting = try await context.notes.store.folders().having(text)
        guard !fitting.isEmpty else {
            return [.say("No folder has “\(text)” in its name. /folder new <name> makes one.")]
        }
        let list: [Action] = [.draw(TextTable(folders: fitting).lines)]
        guard text.isEmpty, fitting.count == 1 else { return list }
        return list + [.hint("/folder new <name> makes another folder, and /move <note> <folder> fills it.")]
    }
}

extension TextTable {
    /// Folders with the number of their notes.
    package init(folders: [NoteFolder]) {
        self.init(folders.map { Row($0.name, $0.notes == 1 ? "1 note" : "\($0.notes) notes") })
    }
}
