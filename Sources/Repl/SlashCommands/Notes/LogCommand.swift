package import Assistant
package import Notes
package import TerminalUI

/// `/log`.
struct LogCommand: SlashCommand {
    let name = "log"
    let parameters = "[note] [version]"
    let summary = "List every version of a note; with a number, bring that one back"
    let section = HelpSection.understand
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let words = arguments.words
        // "/log 1 2" is version 2 of note 1; "/log 2" is note 2.
        if words.count > 1, let number = words.last.flatMap({ Int($0) }), words[words.count - 1].count < 4 {
            let note = try await context.notes.liveNote(
                words.dropLast().joined(separator: " "),
                usage: "/log <note> <version>"
            )
            return try await bringBack(number, of: note, in: context)
        }
        let note = try await context.notes.note(arguments, usage: "/log <note>")
        let versions = NoteVersion.all(in: try await context.notes.store.history(of: note.id))
        guard !versions.isEmpty else {
            return [.say("“\(note.title)” was not changed since magpie knows it.")]
        }
        let entries = try await HistoryView.entries(of: versions, in: context.conversations.archive?.store)
        return [
            .remember(.note(note.id)),
            .draw(HistoryView(entries, world: context.notes.world).lines),
            .say("/log <note> <version> brings a version back."),
        ]
    }

    private func bringBack(_ number: Int, of note: NoteItem, in context: SlashContext) async throws -> [Action] {
        let versions = NoteVersion.all(in: try await context.notes.store.history(of: note.id))
        guard let version = versions.first(where: { $0.number == number }) else {
            throw SessionError.noSuchVersion(number, count: versions.count)
        }
        return try await context.notes.change(note, same: "“\(note.title)” is like version \(number) already.") {
            version.bringBack(&$0)
        }
    }
}

extension HistoryView {
    /// Versions with the conversations and the lines in which models made them, as far as those are kept.
    package static func entries(
        of versions: [NoteVersion],
        in conversations: (any ConversationsStore)?
    ) async throws -> [Entry] {
        var entries: [Entry] = []
        for version in versions {
            var entry = Entry(version)
            if let change = version.change, case .model = change.author {
                entry.conversation = try await conversations?.conversation(changingNotesAt: change.date)?.title
                entry.line = try await conversations?.line(changingNotesAt: change.date)
            }
            entries.append(entry)
        }
        return entries
    }
}
