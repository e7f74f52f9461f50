import Notes

/// `/pin`.
struct PinCommand: SlashCommand {
    let name = "pin"
    let parameters = "[note]"
    let summary = "Keep a note on top of every list"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let note = try await context.notes.liveNote(arguments, usage: "/pin <note>")
        return try await context.notes.change(note, same: "“\(note.title)” is pinned already.") { $0.isPinned = true }
    }
}

/// `/unpin`.
struct UnpinCommand: SlashCommand {
    let name = "unpin"
    let parameters = "[note]"
    let summary = "Let a pinned note go"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let note = try await context.notes.liveNote(arguments, usage: "/unpin <note>")
        return try await context.notes.change(note, same: "“\(note.title)” is not pinned.") { $0.isPinned = false }
    }
}
