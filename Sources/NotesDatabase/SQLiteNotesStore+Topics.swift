import Foundation
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
        case .people: try await people()
        }
    }

    /// Folders but “Notes”, and tags of several notes; the one that was changed last first.
    private func projects() async throws -> [Topic.Item] {
        var items: [Topic.Item] = []
        for folder in try await folders() where !folder.isDefault && folder.notes > 0 {
            let filter = NoteFilter(folder: folder.name)
            items.append(Topic.Item(name: folder.name, count: folder.notes, notes: try await latest(filter)))
        }
        for tag in try await tags().prefix(Topic.Item.mostItems) where tag.count >= Self.notesOfProject {
            let filter = NoteFilter(tag: tag.tag)
            items.append(Topic.Item(name: "#\(tag.tag)", count: tag.count, notes: try await latest(filter)))
        }
        let changed = { (item: Topic.Item) in item.notes.first?.updatedAt ?? .distantPast }
        return Array(items.sorted { changed($0) > changed($1) }.prefix(Topic.Item.mostItems))
    }

    private func latest(_ filter: NoteFilter) async throws -> [NoteItem] {
        var filter = filter
        filter.order = .latestUpdatedFirst
        filter.limit = Topic.Item.mostNotes
        return try await notes(filter)
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

    private func people() async throws -> [Topic.Item] {
        var names: [String: [NoteItem]] = [:]
        let notes = try await latestNotes()
        for note in notes {
            for name in NamedPeople.all(in: note.title + "\n" + note.body) { names[name, default: []].append(note) }
        }
        // Whoever is known from one note is found in the others by the name alone.
        let spoken = notes.map { note in
            Set((note.title + "\n" + note.body.prefix(NamedPeople.longestText)).split { !$0.isLetter }.map(String.init))
        }
        // Titles have capitals whatever the word.
        let bodies = notes.map { note in
            Set(note.body.prefix(NamedPeople.longestText).split { !$0.isLetter }.map(String.init))
        }
        for (name, known) in names {
            guard let word = name.split(whereSeparator: { !$0.isLetter }).last.map(String.init) else { continue }
            // A name is hardly ever written small: "Template" is a word that stands at the beginning of a line.
            guard known.contains(where: { $0.mentions("@" + word) }) || !isCommon(word, in: bodies) else {
                names[name] = nil
                continue
            }
            let others = zip(notes, spoken).filter { note, words in
                words.contains(word) && !known.contains { $0.id == note.id }
            }
            names[name] = known + others.map(\.0)
        }
        let items = names.map { name, notes in
            let sorted = notes.sorted { $0.updatedAt > $1.updatedAt }
            return Topic.Item(name: name, count: notes.count, notes: Array(sorted.prefix(Topic.Item.mostNotes)))
        }
        return Array(items.sorted { (-$0.count, $0.name) < (-$1.count, $1.name) }.prefix(Topic.Item.mostItems))
    }

    /// Whether more texts have a word written small than with a capital.
    private func isCommon(_ word: String, in texts: [Set<String>]) -> Bool {
        let small = word.lowercased()
        return texts.count { $0.contains(small) } >= max(1, texts.count { $0.contains(word) })
    }

    private func latestNotes() async throws -> [NoteItem] {
        try await notes(NoteFilter(order: .latestUpdatedFirst, limit: Self.mostRead))
    }
}

extension NoteItem {
    /// Whether the part of the note that is read for names has a text, whatever its case.
    fileprivate func mentions(_ text: String) -> Bool {
        (title + "\n" + body.prefix(NamedPeople.longestText)).range(of: text, options: .caseInsensitive) != nil
    }
}
