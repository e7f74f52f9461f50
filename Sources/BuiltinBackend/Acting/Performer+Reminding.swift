import Assistant
import Foundation
import Notes
import SpokenDates

/// What is to be done is kept.
extension Performer {
    /// Keeps something to be done; several when the line lists them.
    /// - Parameter reason: why, which is kept below it.
    func remind(_ task: Clause, because reason: String? = nil) throws -> Answer {
        // "can you remind me to call mum?"
        if task.words.last?.mark == "?", !task.text.hasSuffix("?") {
            return try remind(Clause(task.text), because: reason)
        }
        if let problem = dates.problem(in: task.wholeText) { return .nothing("\(problem) Nothing was noted.") }
        if isBareChange(Clause(line)) { return .nothing(Reply.nothingToCorrect) }
        if isUncounted(task) { return .nothing(Reply.cannotCount) }
        if RelativeDay.isHalfDay(task) { return .nothing(Reply.noHourToCountFrom) }
        if let day = RelativeDay(task, dates) { return try remind(task, day) }
        guard maker.namesTask(task) else { return .nothing(Reply.noTask) }
        // "remind me about it on friday" is about the note that was spoken of.
        let words = Clause(maker.undated(task)).keys.filter {
            !Vocabulary.prepositions.contains($0) && !["instead", "please", "stattdessen", "bitte"].contains($0)
        }
        if words.count == 1, ["it", "that", "this", "them"].contains(words[0]),
            let pronoun = task.words.first(where: { $0.key == words[0] })
        {
            guard memory.notes.count == 1, let title = memory.notes.first?.title else { return .nothing(Reply.noTask) }
            let named = task.source.replacingCharacters(in: pronoun.range, with: title)
            return try remind(Clause(named).from(task.start), because: reason)
        }
        // "need to buy tape, rope and glue" is a list of what to buy.
        let first = task.key(task.start)
        if Self.shopping.contains(first), dates.deadline(in: task.wholeText) == nil,
            task.words.contains(where: { $0.mark == "," }), case let things = Items.split(task.from(task.start + 1)),
            things.count > 2
        {
            return try create("\(DraftMaker.capitalized(first)) list", things)
        }
        return try capture(
            maker.task(task, because: reason.flatMap { task.source.contains($0.dropFirst()) ? nil : $0 })
        )
    }

    /// Whether words name a time from now that is not sure: "in 2-3 hours", "in two to three weeks".
    private func isUncounted(_ task: Clause) -> Bool {
        func isNumber(_ index: Int) -> Bool { NumberWords.cardinal(task.key(index)) != nil }
        return dates.deadline(in: task.wholeText) == nil
            && task.words.indices.contains { index in
                let first = task.key(index + 1)
                guard task.key(index) == "in", isNumber(index + 1) || first.first?.isNumber ?? false else {
                    return false
                }
                let joint = ["to", "or", "bis", "oder"].contains(task.key(index + 2)) ? 1 : 0
                let end = isNumber(index + 2 + joint) ? index + 3 + joint : index + 2
                let isRange = end > index + 2 || first.contains("-")
                return isRange && DateReader.isUnit(task.key(end))
            }
    }
    /// Verbs whose objects are the things of a list.
    private static let shopping: Set<String> = ["buy", "get", "pack", "bring"]

    /// Takes the day off a reminder, and how it comes again; the note stays.
    func stopReminding(_ reading: Reading) throws -> Answer {
        let (found, answer) = try note(reading, reading[.note])
        guard let note = found else { return answer }
        guard note.due != nil else { return .nothing("\(note.title) is not due. Nothing was changed.") }
        let outcome = try script.call(.update(note.id, ["due": ""]))
        // What came again and again is no task that is left.
        guard note.body.contains(NoteItem.rhythmLabel), Checklist.isOneTask(note), outcome.error == nil else {
            return Answer(outcome, "\(note.title) is no longer due.")
        }
        return Answer(
            try script.call(.update(note.id, ["done": true])),
            "\(note.title) comes no more, and is ticked off."
        )
    }
}
