import Assistant
import Foundation
import Notes

/// Several values that a line says otherwise: "alarm is 8812 now and the gate is 5545".
extension Performer {
    /// Changes each of them in its row; `nil` where any has no row, so that none is changed alone.
    func severalValues(in line: Line) throws -> Answer? {
        let lines = Requests.values(in: line.core).map { Line($0, understanding) }
        guard lines.count > 1, !line.form.asks, chosen == nil else { return nil }
        let changes = lines.compactMap { said in
            let found = shelf.notes.compactMap { surely(said, in: $0) }
            return found.count == 1 ? found[0] : nil
        }
        guard changes.count == lines.count, Set(changes.map { "\($0.note.id) \($0.range)" }).count == changes.count
        else { return nil }
        return Answer(
            joining: try zip(lines, changes).map { said, change in
                let written = script.lastWritten.flatMap { $0.id == change.note.id ? $0 : nil }
                return try apply(written.flatMap { surely(said, in: $0) } ?? change)
            }
        )
    }

    /// What a line that says one value surely changes in a note.
    private func surely(_ line: Line, in note: NoteReport) -> Correction? {
        correction(of: note, by: line).flatMap { $0.isSure && $0.correction.problem == nil ? $0.correction : nil }
    }
}

extension Requests {
    /// A line for each value that is told of something, "gate is 5545 now" of "alarm is 8812 now, gate 5545"; none where a part of it
    /// tells anything else.
    static func values(in words: Clause) -> [String] {
        let all = parts(of: words).map { $0.after(joining) ?? $0 }
        guard (2...mostCorrections).contains(all.count) else { return [] }
        let lines = all.compactMap { part -> String? in
            let bare = part.before(now) ?? part
            let numbers = bare.words.indices.filter { bare.key($0).contains(where: \.isNumber) }
            guard let value = numbers.first, numbers.count == 1, value + 2 >= bare.end, value > bare.start else {
                return nil
            }
            let name = bare.upTo(value).before(being) ?? bare.upTo(value)
            let isName = !name.words.contains { Words.statementVerbs.contains($0.key) || Deed.isPast($0.key) }
            return isName && !Stems.contentWords(of: name.words).isEmpty
                ? "\(name.text) is \(bare.from(value).text) now" : nil
        }
        return lines.count == all.count ? lines : []
    }

    private static let joining: [Phrase] = ["and|also|und"]
    private static let now: [Phrase] = ["now|jetzt"]
    private static let being: [Phrase] = ["is|are|ist|sind"]
}
