import Foundation
import Notes

/// What a model may know beyond the texts of notes: what belongs together, and what was written before.
extension NoteActionController {
    /// Finds what has to do with a note, and says why.
    /// - Throws: ``ToolError`` when the id does not name exactly one live note; what the store throws.
    func related(to id: String) async throws -> NoteAction {
        let note = try await liveNote(id)
        let related = try await store.related(to: note.id, limit: RelatedNote.mostShown, in: world.calendar)
        var action = try await found(related.map(\.note))
        var reasons: [String: [String]] = [:]
        for (item, card) in zip(related, action.cards) where !withholdsPrivate || !item.note.isPrivate {
            reasons[card.handle] = item.reasons.map(\.phrase)
        }
        action.output.reasons = reasons
        return action
    }

    /// What a topic has; nothing that a private note names, where those are withheld.
    func topic(_ topic: Topic) async throws -> NoteAction {
        let items = try await store.topic(topic).filter { item in
            !withholdsPrivate || !item.notes.contains(where: \.isPrivate)
        }
        let handles = try await store.handles(of: items.flatMap(\.notes).map(\.id))
        let reports = items.map { item in
            TopicReport(
                name: item.name,
                count: item.count,
                notes: item.notes.map { handles[$0.id] ?? $0.shortHandle }
            )
        }
        var output = ToolOutput(notes: [])
        output.topic = reports
        return NoteAction(kind: .found, cards: [], output: output)
    }

    /// The latest versions of a note, beside the note itself.
    /// - Throws: as ``read(_:)``.
    func versions(of id: String) async throws -> NoteAction {
        let note = try await liveNote(id)
        var action = try await read(id)
        let style = Date.ISO8601FormatStyle(timeZone: world.timeZone)
        let versions = NoteVersion.all(in: try await store.history(of: note.id)).prefix(VersionReport.most)
        action.output.versions = versions.filter { !withholdsPrivate || !$0.note.isPrivate }.map { version in
            VersionReport(
                version: version.number,
                date: (version.change?.date ?? version.note.updatedAt).formatted(style),
                author: version.change?.author.name ?? "person",
                title: version.note.title,
                body: String(version.note.body.prefix(NoteReport.wholeBodyLength))
            )
        }
        return action
    }

    /// Every tag with the number of its notes; private notes are not counted where those are withheld.
    func tags() async throws -> [TagCount] {
        let all = try await store.tags()
        guard withholdsPrivate else { return all }
        var hidden = try await store.notes(NoteFilter(tag: "private"))
        for folder in try await store.folders() where folder.name.lowercased() == "private" {
            hidden += try await store.notes(NoteFilter(folder: folder.name))
        }
        var counts: [String: Set<UUID>] = [:]
        for note in hidden { for tag in note.tags { counts[tag.tagKey, default: []].insert(note.id) } }
        return all.map { TagCount(tag: $0.tag, count: $0.count - (counts[$0.tag.tagKey]?.count ?? 0)) }
            .filter { $0.count > 0 }
    }
}

extension ChangeAuthor {
    /// Who it is, in a word.
    fileprivate var name: String {
        switch self {
        case .person: "person"
        case .model(let name): name
        }
    }
}
