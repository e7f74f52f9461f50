import Assistant
import Notes
import SpokenDates

extension Performer {
    /// Answers what a note has besides its text: when it was written, its folder, its category, its words.
    func readField(_ reading: Reading) throws -> Answer {
        let (found, answer) = try note(reading, reading[.note])
        guard let note = try found.flatMap({ try script.call(.read($0.id)).notes.first }) else { return answer }
        switch reading.rule {
        case "field.folder": return Answer("\(note.title) is in the folder \(note.folder).")
        case "field.category":
            return Answer("\(note.title) \(note.category.map { "is of the category \($0)" } ?? "has no category").")
        case "field.changer":
            let isNew = note.updated == note.created
            let did = "\(isNew ? "wrote" : "changed") \(note.title)\(isNew ? "" : " last")"
            return Answer("\(note.changer.map { "\($0)," } ?? "You") \(did) \(day(note.updated)).")
        case "field.actions":
            let boxes = Checklist(note.body).items.filter { $0.hasBox && !$0.isDone }.map(\.text)
            let named = (note.actions ?? NoteOrders(NoteText(note.text)).items).enumerated().filter {
                !boxes.contains($1)
            }
            let items = named.map { "\n- a\($0 + 1) \($1)" } + boxes.map { "\n- ☐ \($0)" }
            return Answer(
                items.isEmpty
                    ? "I found nothing to be done in \(note.title)."
                    : "\(Reply.count(items.count, "action item")) in \(note.title):\(items.joined())"
            )
        case "field.words":
            return Answer(
                "\(note.title) has \(Reply.count(note.body.split(whereSeparator: \.isWhitespace).count, "word"))."
            )
        default:
            let wrote = "You wrote \(note.title) \(day(note.created))"
            return Answer(
                note.updated == note.created ? "\(wrote)." : "\(wrote); it was changed last \(day(note.updated))."
            )
        }
    }

    /// "today at 9:26", "on 3 March 2025".
    private func day(_ stamp: String) -> String {
        guard let date = wording.date(ofStamp: stamp), let time = stamp.split(separator: "T").last?.prefix(5) else {
            return stamp
        }
        return "\(wording.age(date)) at \(time)"
    }

    /// Names the command that does what was asked for, with the notes and the words that it takes.
    func useCommand(_ reading: Reading) throws -> Answer {
        var answer = Reply.useCommand(reading)
        if reading.rule == "command.merge", let (kept, gone, isInto) = both(in: reading.clause) {
            if isInto { return askToMerge(kept, into: gone) }
            answer = answer.replacing("NOTE with NOTE", with: "\(Reply.typed(kept)) with \(Reply.typed(gone))")
        } else if answer.contains(" NOTE"), reading[.note] != nil || reading.rule == "command.export.note" {
            let ids = reading[.note].map { shelf.notes(for: $0, memory) } ?? memory.notes.map(\.id)
            let named = ids.count == 1 ? try whole(ids[0]) : nil
            if let named { answer = answer.replacing(" NOTE", with: " \(Reply.typed(named))") }
        } else if answer.contains(" TEXT."), let text = reading[.text] {
            answer = answer.replacing(" TEXT.", with: " \(NoteName(text).text).")
        }
        var refused = Answer.nothing(answer)
        if reading.rule == "command.merge", let (first, second, _) = both(in: reading.clause) {
            refused.named = [first, second].map(Memory.Pointer.init)
        }
        return refused
    }

    /// Asks whether one note is to become part of another, which stays.
    private func askToMerge(_ gone: NoteReport, into kept: NoteReport) -> Answer {
        ask(
            [kept, gone].map(Memory.Pointer.init),
            for: .useCommand,
            "Shall I put what \(gone.title) says into \(kept.title)? \(gone.title) then goes to the Trash.",
            isAll: true
        )
    }

    /// Makes one note of two, as `/merge` does: the first one stays.
    func merge(_ pointers: [Memory.Pointer]) throws -> Answer {
        guard pointers.count == 2, let kept = try whole(pointers[0].id), let gone = try whole(pointers[1].id) else {
            return .nothing("Nothing was merged.")
        }
        let merged = kept.item.merged(with: gone.item)
        let changes: [String: JSONValue] = [
            "body": .string(merged.body), "tags": .array(merged.tags.map(JSONValue.string)),
            "pinned": .bool(merged.isPinned), "due": .string(merged.dueAt?.text ?? ""),
        ]
        if let error = try script.call(.update(kept.id, changes)).error { return .nothing(Reply.failed(error)) }
        let outcome = try script.call(.delete(gone.id))
        return Answer(
            outcome,
            "\(kept.title) has what \(gone.title) said, which is in the Trash. /undo takes it back."
        )
    }

    /// The two notes whose whole titles stand in words, in their order, and whether “into” is between them; `nil` for fewer or
    /// more.
    private func both(in words: Clause) -> (NoteReport, NoteReport, isInto: Bool)? {
        let text = words.verbatim.lowercased()
        var places: [(range: Range<String.Index>, note: NoteReport)] = []
        for note in shelf.notes.sorted(by: { $0.title.count > $1.title.count }) {
            // What a longer title has is no title of its own.
            let range = text.ranges(of: note.title.lowercased()).first { range in
                !(text[..<range.lowerBound].last?.isLetter ?? false)
                    && !(text[range.upperBound...].first?.isLetter ?? false)
                    && !places.contains { $0.range.overlaps(range) }
            }
            if let range { places.append((range, note)) }
        }
        let sorted = places.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard sorted.count == 2 else { return nil }
        let between = Clause(String(text[sorted[0].range.upperBound..<sorted[1].range.lowerBound]))
        return (sorted[0].note, sorted[1].note, between.contains(["into", "to", "in"]))
    }
}

extension NoteReport {
    /// The note as it is merged.
    fileprivate var item: NoteItem {
        var note = text
        (note.tags, note.folder, note.isPinned) = (tags, folder, pinned)
        note.dueAt = due.flatMap(DueDate.init)
        return note
    }
}

extension Reply {
    /// A note as it is typed behind a command: its title, or its handle where that has quotation marks of its own.
    static func typed(_ note: NoteReport) -> String {
        note.title.contains { "\"“”„'".contains($0) } ? note.id : "\"\(note.title)\""
    }
}
