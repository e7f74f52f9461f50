import Assistant
import Foundation
import Notes
import SpokenDates

extension Performer {
    /// Says which folders there are, or which have a text in their names, and how many notes each has.
    func listFolders(_ reading: Reading) throws -> Answer {
        let outcome = try script.call(.folders())
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        let name = reading[.topic]?.text ?? ""
        let fitting = outcome.folders.having(name)
        if fitting.isEmpty { return Answer("No folder has “\(name)” in its name. /folders lists them all.") }
        let folders = fitting.map { "\($0.name) (\(Reply.count($0.notes, "note")))" }
        return Answer("\(Reply.count(folders.count, "folder")): \(Reply.joined(folders)).")
    }

    /// Lists the notes of a folder; where there is no such folder, the words are looked up.
    func readFolder(_ reading: Reading, _ line: Line) throws -> Answer {
        let name = reading[.folder]?.text ?? ""
        let folders = try script.call(.folders()).folders
        guard let folder = folders.named(name) else {
            var found = try answer(reading, line)
            if reading.rule == "folder.read" {
                let others = Reply.joined(folders.map(\.name))
                found.text = "There is no folder \(name). The folders are \(others).\n\(found.text)"
            }
            return found
        }
        let outcome = try script.call(.search("", folder: folder.name, limit: 8, isQuiet: false))
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.notes.isEmpty else { return Answer("There is no note in \(folder.name).") }
        let titles = outcome.notes.map(\.title)
        let rest = folder.notes > titles.count ? ", and \(folder.notes - titles.count) more" : ""
        return Answer("\(Reply.count(folder.notes, "note")) in \(folder.name): \(Reply.joined(titles))\(rest).")
    }

    /// Makes a folder.
    func makeFolder(_ reading: Reading) throws -> Answer {
        let name = DraftMaker.capitalized(reading[.folder]?.text ?? "")
        let outcome = try script.call(.folders(["action": "create", "name": .string(name)]))
        return Answer(outcome, "Made the folder \(name).")
    }

    /// Deletes a folder; its notes come into the folder that always exists.
    func deleteFolder(_ words: Clause) throws -> Answer {
        let name = Self.folderName(words)
        guard let folder = try script.call(.folders()).folders.named(name) else { return Self.noFolder(name) }
        let outcome = try script.call(.folders(["action": "delete", "name": .string(folder.name)]))
        let rest = folder.notes == 0 ? "" : " \(Reply.count(folder.notes, "note")) went to “\(NoteItem.defaultFolder)”."
        return Answer(outcome, "Deleted the folder \(folder.name).\(rest)")
    }

    /// Gives a folder another name.
    func renameFolder(_ words: Clause, to title: Clause?) throws -> Answer {
        let name = Self.folderName(words)
        guard let folder = try script.call(.folders()).folders.named(name), let title else {
            return Self.noFolder(name)
        }
        let outcome = try script.call(
            .folders(["action": "rename", "name": .string(folder.name), "to": .string(title.namedText)])
        )
        return Answer(outcome, "Renamed the folder \(folder.name) to \(title.namedText).")
    }

    /// Gives the folder of a name another one where no note is called so; where one is, asks; `nil` where there is no
    /// such folder.
    func renameFolder(_ words: Clause, _ reading: Reading, besides note: NoteReport?) throws -> Answer? {
        let name = NoteName(words)
        guard reading.act == .rename, !name.isLast, !name.hasNoun, let title = reading[.title],
            let folder = try script.call(.folders()).folders.named(words.text)
        else { return nil }
        guard let note, note.title.tagKey == folder.name.tagKey else { return try renameFolder(words, to: title) }
        return .nothing(
            "There is a note and a folder called \(folder.name). Nothing was changed. Say “rename the folder …” or "
                + "“rename the note …”."
        )
    }

    private static func noFolder(_ name: String) -> Answer {
        .nothing("There is no folder called \(name). Nothing was changed. /folders lists them.")
    }

    /// The name in "the folder called Work" and "my Work folder".
    static func folderName(_ words: Clause) -> String {
        words.words.filter { !folderWords.contains($0.key) }.map { $0.text(in: words.source) }.joined(separator: " ")
    }

    private static let folderWords: Set<String> = [
        "the", "my", "our", "a", "that", "this", "folder", "folders", "called", "named", "ordner", "den", "der",
    ]

    /// Lists what lies in the Trash.
    func readTrash() throws -> Answer {
        let outcome = try script.call(.trash())
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.notes.isEmpty else { return Answer("The Trash is empty.") }
        let titles = Reply.joined(outcome.notes.map(\.title))
        return Answer("\(Reply.count(outcome.notes.count, "note")) in the Trash: \(titles).")
    }

    /// Lists what has to do with a note, and why.
    func readRelated(_ reading: Reading) throws -> Answer {
        let (found, answer) = try note(reading, reading[.note])
        guard let note = found else { return answer }
        let outcome = try script.call(.related(to: note.id))
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.notes.isEmpty else { return Answer("No other note has to do with \(note.title).") }
        let reasons = outcome.reasons
        let named = outcome.notes.map { other in
            reasons[other.id].map { "\(other.title) (\($0.joined(separator: ", ")))" } ?? other.title
        }
        return Answer("\(Reply.count(named.count, "note")) to do with \(note.title): \(Reply.joined(named)).")
    }

    /// Lists what all notes have of something: questions, people, projects.
    func readTopic(_ topic: Topic) throws -> Answer {
        let outcome = try script.call(.topic(topic))
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.topics.isEmpty else { return Answer("Your notes have no \(topic.rawValue) yet.") }
        let lines = outcome.topics.prefix(12).map { item in
            topic == .questions ? item.name : "\(item.name) (\(Reply.count(item.count, "note")))"
        }
        let more = outcome.topics.count - lines.count
        let rest = more > 0 ? ["and \(more) more; /topic \(topic.rawValue) has them all"] : []
        return Answer((lines + rest).joined(separator: "\n"))
    }

    /// Lists what came up in conversations lately, or what was written last, which stands in where nothing came up.
    func readRecent(_ reading: Reading) throws -> Answer {
        if reading.rule == "recent.newest" {
            return try readNewest(NumberWords.first(in: reading.clause) ?? 8, isQuiet: false)
        }
        let outcome = try script.call(.recent())
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.notes.isEmpty else {
            var newest = try readNewest(8, isQuiet: true)
            newest.text = "No note came up in the last 7 days. \(newest.text)"
            return newest
        }
        return Answer("In the last 7 days: \(Reply.joined(outcome.notes.map(\.title))).")
    }

    /// Lists all notes, the newest first, or by their months; or says how many are of each category.
    func listNotes(_ reading: Reading) throws -> Answer {
        if reading.rule == "notes.byMonth" { return try listMonths() }
        if reading.rule == "notes.categories" { return try listCategories() }
        let outcome = try script.call(.search("", limit: Self.mostListed, isQuiet: false))
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.notes.isEmpty else { return Answer(Reply.noNotes) }
        let all =
            outcome.notes.count < Self.mostListed
            ? outcome.notes.count : try script.call(.folders()).folders.reduce(0) { $0 + $1.notes }
        let rest = all > outcome.notes.count ? " and \(all - outcome.notes.count) more; /notes all lists them" : ""
        let titles = outcome.notes.map(\.title)
        return Answer(
            "\(Reply.count(all, "note")): \(rest.isEmpty ? Reply.joined(titles) : titles.joined(separator: ", "))\(rest)."
        )
    }

    private func listMonths() throws -> Answer {
        let outcome = try script.call(.search("", limit: 50))
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.notes.isEmpty else { return Answer(Reply.noNotes) }
        let months = outcome.notes.map { String($0.created.prefix(7)) }
        let lines = months.unrepeated.map { month in
            let titles = zip(outcome.notes, months).filter { $1 == month }.map(\.0.title)
            let day = wording.date(ofStamp: month + "-01").map(wording.fullDay) ?? month
            return "\(day.split(separator: " ").suffix(2).joined(separator: " ")): \(Reply.joined(titles))."
        }
        let rest = months.count == 50 ? ["These are the newest 50; /notes all --by-month lists all."] : []
        return Answer((lines + rest).joined(separator: "\n"))
    }

    private func listCategories() throws -> Answer {
        let kinds = NoteCategory.allCases.filter { $0 != .other }.map(\.rawValue)
        let found = zip(kinds, try script.call(kinds.map { .search("", category: $0, limit: 50) }))
        let counts = found.map { kind, outcome in
            let count = outcome.notes.count { $0.category == kind }
            return count == 0 ? nil : "\(kind) \(count)\(count == 50 ? " or more" : "")"
        }.compactMap(\.self)
        guard !counts.isEmpty else { return Answer("No note has a category yet. They are \(Reply.joined(kinds)).") }
        return Answer(
            "\(counts.joined(separator: ", ")). /notes \(counts[0].prefix { $0 != " " }) lists the first kind."
        )
    }

    /// How many notes are listed where all are asked for.
    private static let mostListed = 20

    private func readNewest(_ count: Int, isQuiet: Bool) throws -> Answer {
        let outcome = try script.call(.search("", limit: min(50, max(1, count)), isQuiet: isQuiet))
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        guard !outcome.notes.isEmpty else { return Answer(Reply.noNotes) }
        return Answer("The newest, first the last: \(Reply.joined(outcome.notes.map(\.title))).")
    }
}
