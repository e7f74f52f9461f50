import Assistant
import Foundation
import Notes
import SpokenDates

extension Performer {
    /// Says which title would be better, and asks whether the note is to have it.
    func suggestTitle(_ reading: Reading) throws -> Answer {
        let (found, answer) = try note(reading, reading[.note])
        guard let note = try found.map(whole) else { return answer }
        guard let title = TitleRules.title(of: note.text), title != note.title else {
            return Answer("I have no better title than “\(note.title)”. “Rename it to …” gives it another.")
        }
        return Answer(
            "“\(title)” would fit. Shall I call \(note.title) that?",
            pending: Memory.Pending(
                kind: .which,
                choices: [Memory.Pointer(note)],
                line: "change its title to \(title)",
                act: .rename
            )
        )
    }

    /// Gives what a note says is to be done a box.
    func extractTasks(_ reading: Reading) throws -> Answer {
        let (found, answer) = try note(reading, reading[.note])
        guard let note = try found.map(whole) else { return answer }
        var changed = note.text
        // Days are meant as they were when the note was written.
        let dates = DateReader(now: wording.date(ofStamp: note.created) ?? wording.now, calendar: wording.calendar)
        let tasks = TaskRules.tasks(in: NoteText(changed), dates: dates)
        for task in tasks { Suggestion.Kind.task(TaskRules.dated(task, dates)).apply(to: &changed) }
        guard changed.body != note.body else { return Answer("I found nothing to be done in \(note.title).") }
        let outcome = try script.call(.update(note.id, ["body": .string(changed.body)]))
        return Answer(outcome, "\(Reply.count(tasks.count, "task")) in \(note.title): \(Reply.joined(tasks)).")
    }

    /// Links a note to another: where its text names that one, else at its end.
    func link(_ reading: Reading) throws -> Answer {
        let (found, answer) = try note(reading, reading[.note])
        guard let note = try found.map(whole), let name = reading[.title] else { return answer }
        let others = shelf.notes(for: name, memory).filter { $0 != note.id }.compactMap(shelf.note)
        let same = others.filter { $0.title.tagKey == name.text.tagKey }
        guard let other = same.count == 1 ? same[0] : others.count == 1 ? others[0] : nil else {
            return .nothing(
                others.isEmpty
                    ? "I found no other note about \(NoteName(name).text). Nothing was changed."
                    : "Several notes fit: \(Reply.titles(others)). Nothing was changed. Say the whole title."
            )
        }
        guard !WikiLink.names(in: note.body).contains(where: { $0.tagKey == other.title.tagKey }) else {
            return Answer("\(note.title) links to \(other.title) already.")
        }
        guard let link = WikiLink.link(to: other.title) else {
            return .nothing("No link can have the marks [ ] | # ^ of the title \(other.title). Nothing was changed.")
        }
        let mention = NoteMention(of: other.title, in: note.body)
        let change: [String: JSONValue] = mention.map { ["body": .string($0.linked)] } ?? ["append": .string(link)]
        return Answer(try script.call(.update(note.id, change)), "Linked \(note.title) to \(other.title).")
    }
}

extension NoteReport {
    /// The note as the rules for texts read it.
    var text: NoteItem { NoteItem(id: UUID(), title: title, body: body, createdAt: .distantPast) }
}
