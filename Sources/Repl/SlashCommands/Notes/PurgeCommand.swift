import Notes
import TerminalUI

/// `/purge`.
struct PurgeCommand: SlashCommand {
    let name = "purge"
    let parameters = "<note> | all"
    let summary = "Delete a note of the Trash for good, or all of them; asks first"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.trashedNote
    let destroys = true

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/purge <note>, after /trash") }
        let notes = context.notes
        try await notes.store.purgeTrash(in: notes.world)
        var chosen: [NoteItem]
        let isAll = arguments.lowercased() == "all"
        if isAll {
            chosen = try await notes.store.notes(NoteFilter(isTrashed: true))
        } else {
            do {
                chosen = [try await notes.noteToChange(arguments, usage: "/purge <note>", inTrash: true)]
            } catch NotePickerError.notInTrash(let title) {
                throw SessionError.notInTrash(title: title)
            }
        }
        guard let first = chosen.first else { return [.say("The Trash is empty.")] }
        guard first.isTrashed else { throw SessionError.notInTrash(title: first.title) }
        let what = chosen.count == 1 ? "“\(first.title)”" : "all \(chosen.count) notes of the Trash"
        let ids = chosen.map(\.id)
        return [
            .ask(
                "Delete \(what) for good, with every version? There is no undo.",
                unasked: "`magpie purge \(isAll ? "--all" : first.shortHandle) --yes`"
            ) { isAccepted in
                guard isAccepted else { return [.say("Nothing was deleted.")] }
                return try await notes.store.purge(ids).sentences.map { .say($0) }
            }
        ]
    }
}
