extension NoteChange {
    /// The most steps that are taken back at once.
    package static let mostUndone = 100

    /// What is said of several steps that were taken back, or done again, and of those that there were not.
    /// - Parameter details: what each did.
    package static func severalSentence(
        _ done: String,
        _ count: Int,
        of wanted: Int,
        _ details: [String] = []
    ) -> String {
        let changes = ([count == 1 ? "1 change" : "\(count) changes"] + details.prefix(1)).joined(separator: ": ")
        let told = ([changes] + details.dropFirst()).joined(separator: "; ")
        return "\(done): \(told)." + (count < wanted ? " There are no more, though you said \(wanted)." : "")
    }
}

extension NoteChange {
    /// What the change did, as a noun phrase before a title.
    package var action: String {
        switch kind {
        case .created: "creating"
        case .updated: "changing"
        case .deleted: "deleting"
        case .restored: "restoring"
        }
    }
}

extension [NoteChange] {
    /// What a step did, as a noun phrase: creating “Wifi”; 7 changes at once, of “Wifi”, “Boiler”, “Car” and 4 more notes.
    package var phrase: String {
        let titles = sorted { $0.id < $1.id }.mergedByNote.compactMap { $0.note.map { "“\($0.title)”" } }
        if let change = first, count == 1 {
            if let folder = change.folder { return folder.phrase }
            return "\(change.isDescription ? "the summary of" : change.action) \(titles.first ?? "")"
        }
        let more = titles.count > 3 ? " and \(titles.count - 3) more notes" : ""
        return
            "\(count) changes at once\(titles.isEmpty ? "" : ", of ")\(titles.prefix(3).joined(separator: ", "))\(more)"
    }

    /// The changes with those of one note as one, from how it was before the first to how it is after the last.
    package var mergedByNote: [NoteChange] {
        reduce(into: []) { merged, change in
            guard let id = change.note?.id else { return }
            if let index = merged.firstIndex(where: { $0.note?.id == id }) {
                merged[index].after = change.after
            } else {
                merged.append(change)
            }
        }
    }
}

extension FolderChange {
    /// What it did, as a noun phrase.
    fileprivate var phrase: String {
        switch (before, after) {
        case (let old?, let new?): "renaming the folder “\(old)” to “\(new)”"
        case (let old?, nil): "deleting the folder “\(old)”"
        case (nil, let new): "creating the folder “\(new ?? "")”"
        }
    }
}

extension NotesStore {
    /// Takes back the last steps, as far as there are so many.
    /// - Returns: what each took back, the last one first.
    package func undo(times: Int) async throws -> [[NoteChange]] {
        var undone: [[NoteChange]] = []
        while undone.count < times, case let changes = try await undo(), !changes.isEmpty { undone.append(changes) }
        return undone
    }

    /// Does the steps again that were undone last, as far as there are so many.
    /// - Returns: what each did, the first one first.
    package func redo(times: Int) async throws -> [[NoteChange]] {
        var redone: [[NoteChange]] = []
        while redone.count < times, case let changes = try await redo(), !changes.isEmpty { redone.append(changes) }
        return redone
    }
}
