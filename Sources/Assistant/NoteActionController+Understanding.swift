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
        let rules = try await privacy?.rules()
        for (item, card) in zip(related, action.cards) where rules?.withholds(item.note) != true {
            reasons[card.handle] = item.reasons.map(\.phrase)
        }
        action.output.reasons = reasons
        return action
    }

    /// What a topic has; nothing that a withheld note names.
    func topic(_ topic: Topic) async throws -> NoteAction {
        var items = try await store.topic(topic)
        if let rules = try await privacy?.rules() {
            let withheld = try await store.notes(NoteFilter()).filter(rules.withholds).map { $0.title + "\n" + $0.body }
            items = items.filter { item in
                !item.notes.contains(where: rules.withholds)
                    && !withheld.contains { $0.localizedStandardContains(item.name) }
            }
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
        let rules = try await privacy?.rules()
        action.output.versions = versions.filter { rules?.withholds($0.note) != true }.map { version in
            VersionReport(
                version: version.number,
                date: (version.change?.date ?? version.note.updatedAt).formatted(style),
                author: version.change?.author.name ?? "person",
                title: version.note.title,
                body: beginning(of: version.note.body, NoteReport.wholeBodyLength)
            )
        }
        return action
    }

    /// Every tag with the number of its notes; where rules withhold notes, only those that are shown count.
    func tags(_ rules: PrivacyRules?, live: [NoteItem]) async throws -> [TagCount] {
        let all = try await store.tags()
        guard let rules else { return all }
        let counts = live.filter { !rules.withholds($0) }.flatMap(\.tags).reduce(into: [:]) {
            $0[$1.tagKey, default: 0] += 1
        }
        return all.compactMap { tag in counts[tag.tag.tagKey].map { TagCount(tag: tag.tag, count: $0) } }
    }
}

extension ChangeAuthor {
    /// Who it is, in a word.
    fileprivate var name: String {
        switch self {
        case .person: "person"
        case .model(let name), .accepted(let name): name
        }
    }
}
