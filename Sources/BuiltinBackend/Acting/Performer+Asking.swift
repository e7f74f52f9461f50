import Assistant
import Notes
import SpokenDates

/// Questions that are asked before anything is written.
extension Performer {
    /// Asks which of several notes is meant.
    func which(_ notes: [NoteReport], _ reading: Reading, for act: Act? = nil) -> Answer {
        var choices = notes.prefix(9).map(Memory.Pointer.init)
        for (index, note) in notes.prefix(9).enumerated() where notes.count(where: { $0.title == note.title }) > 1 {
            choices[index].title += note.due.flatMap(wording.words).map { ", due \($0)" } ?? ""
        }
        return ask(choices, for: act ?? reading.act)
    }

    /// Asks whether one of some notes is meant, or with `isAll` all of them.
    func ask(
        _ notes: [Memory.Pointer],
        for act: Act,
        _ question: String? = nil,
        isAll: Bool? = nil,
        about said: String? = nil
    ) -> Answer {
        Answer(
            question ?? Reply.which(notes, for: act),
            pending: Memory.Pending(kind: .which, choices: notes, line: said ?? line, act: act, isAll: isAll)
        )
    }
}
