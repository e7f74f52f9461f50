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
            return db.changesCount > 0
        }
    }

    /// Folders but “Notes”, and tags of several notes; the one that was changed last first.
    private func projects() async throws -> [Topic.Item] {
        let folders = try await folders().filter { !$0.isDefault && $0.notes > 0 }
        let tags = try await tags().filter { $0.count >= Self.notesOfProject }
        let projects = folders.map(Project.folder) + tags.map(Project.tag)
        return try await database.read { try LatestOfProjects(projects, $0).items($0) }
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
