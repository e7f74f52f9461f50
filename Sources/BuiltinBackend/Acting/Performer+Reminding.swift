import Assistant
import Foundation
import Notes
import SpokenDates

/// What is to be done is kept.
extension Performer {
    /// Keeps something to be done; several when the line lists them.
    func remind(_ task: Clause) throws -> Answer {
        // "can you remind me to call mum?"
        if task.words.last?.mark == "?", !task.text.hasSuffix("?") { return try remind(Clause(task.text)) }
        if let problem = dates.problem(in: task.wholeText) { return .nothing("\(problem) Nothing was noted.") }
        // "push it by 2 to 3 days"
        if Clause(line).match(Self.changing) != nil { return .nothing(Reply.nothingToCorrect) }
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
            return try remind(Clause(task.source.replacingCharacters(in: pronoun.range, with: title)).from(task.start))
        }
        // "need to buy tape, rope and glue" is a list of what to buy.
        let first = task.key(task.start)
        if Self.shopping.contains(first), dates.deadline(in: task.wholeText) == nil,
            task.words.contains(where: { $0.mark == "," }), case let things = Items.split(task.from(task.start + 1)),
            things.count > 2
        {
            return try create("\(DraftMaker.capitalized(first)) list", things)
        }
        return try capture(maker.task(task))
    }

    /// Whether words name a time from now that was not read: "in 2-3 hours".
    private func isUncounted(_ task: Clause) -> Bool {
        dates.deadline(in: task.wholeText) == nil
            && task.words.indices.contains { index in
                task.key(index) == "in" && task.key(index + 1).first?.isNumber ?? false
                    && (index + 2...index + 5).contains { Self.spans.contains(task.key($0)) }
            }
    }
    private static let spans: Set<String> = ["hour", "hours", "minutes", "mins", "days", "weeks", "months"]

    /// Verbs whose objects are the things of a list.
    private static let shopping: Set<String> = ["buy", "get", "pack", "bring"]
}
