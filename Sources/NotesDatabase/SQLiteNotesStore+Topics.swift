import Foundation
import GRDB
package import Notes

extension SQLiteNotesStore {
    /// How many of the latest notes are read for questions and people.
    private static let mostRead = 2_000
    /// How many notes share a tag that is a project (source: NotesMagic).
    private static let notesOfProject = 3

    package func topic(_ topic: Topic) async throws -> [Topic.Item] {
        switch topic {
        case .projects: try await projects()
        case .questions: try await questions()
        case .people: KnownPeople(in: try await latestNotes()).items
        }
    }

    package func pinnedViews() async throws -> [String] {
        try await database.read { try String.fetchAll($0, sql: "SELECT name FROM pinnedView ORDER BY id") }
    }

    package func setView(_ name: String, isPinned: Bool) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: isPinned
                    ? "INSERT INTO pinnedView (name, key) VALUES (:name, :key) ON CONFLICT (key) DO NOTHING"
                    : "DELETE FROM pinnedView WHERE key = :key AND :name IS NOT NULL",
                arguments: ["name": name, "key": name.tagKey]
            )
            guard db.changesCount > 0 else { return false }
            try FinalDeedRow.set(.otherThing, db)
            return true
        }
    }

    /// Folders but “Notes”, tags of several notes and such as #project-radar, and what notes call a project; the one that
    /// was changed last first.
    private func projects() async throws -> [Topic.Item] {
        let folders = try await folders().filter { !$0.isDefault && $0.notes > 0 }
        let tags = try await tags().filter { $0.count >= Self.notesOfProject || $0.tag.tagKey.hasPrefix("project") }
        let projects = folders.map(Project.folder) + tags.map(Project.tag)
        let kept = try await database.read { try LatestOfProjects(projects, $0).items($0) }
        let known = Set(kept.flatMap { [$0.name.tagKey, "project " + $0.name.tagKey] })
        let named = try await namedProjects().filter { !known.contains($0.name.tagKey) }
        let changed = { (item: Topic.Item) in item.notes.first?.updatedAt ?? .distantPast }
        return Array((kept + named).sorted { changed($0) > changed($1) }.prefix(Topic.Item.mostItems))
    }

    /// What notes call a project, with the latest of them.
    private func namedProjects() async throws -> [Topic.Item] {
        var items: [Topic.Item] = []
        for note in try await latestNotes() {
            for name in NamedProjects.all(in: note.title + "\n" + note.body) {
                if let place = items.firstIndex(where: { $0.name == "Project \(name)" }) {
                    items[place].count += 1
                    if items[place].notes.count < Topic.Item.mostNotes { items[place].notes.append(note) }
                } else {
                    items.append(Topic.Item(name: "Project \(name)", count: 1, notes: [note]))
                }
            }
        }
        return items
    }

    private func questions() async throws -> [Topic.Item] {
        var items: [Topic.Item] = []
        for note in try await latestNotes() {
            for question in OpenQuestions.all(in: note.body) where items.count < Topic.Item.mostItems {
                items.append(Topic.Item(name: question, count: 1, notes: [note]))
            }
        }
        return items
    }

    private func latestNotes() async throws -> [NoteItem] {
        try await notes(NoteFilter(order: .latestUpdatedFirst, limit: Self.mostRead))
    }
}
