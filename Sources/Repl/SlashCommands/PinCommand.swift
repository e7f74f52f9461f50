import Notes

/// `/pin`.
struct PinCommand: SlashCommand {
    let name = "pin"
    let parameters = "[note]"
    let summary = "Keep a note on top of every list"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in session: isolated Session) async throws {
        let note = try await session.liveNote(arguments, usage: "/pin <note>")
        try await session.change(note, same: "“\(note.title)” is pinned already.") { $0.isPinned = true }
    }
}

/// `/unpin`.
struct UnpinCommand: SlashCommand {
    let name = "unpin"
    let parameters = "[note]"
    let summary = "Let a pinned note go"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in session: isolated Session) async throws {
        let note = try await session.liveNote(arguments, usage: "/unpin <note>")
        try await session.change(note, same: "“\(note.title)” is not pinned.") { $0.isPinned = false }
    }
}
