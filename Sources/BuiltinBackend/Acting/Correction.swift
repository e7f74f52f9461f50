import Assistant
import Foundation
import Foundations
import Notes
import SpokenDates

/// A change of one place in a note: what a person says after "no, …" or "… is now …".
struct Correction {
    /// The note that is changed.
    let note: NoteReport
    /// What goes and what comes.
    let old: String
    let new: String
    /// Where `old` stands in the body.
    let range: Range<String.Index>
    /// The date on which the note is due from now on, when that is what changes.
    var due: String?

    /// The date that changes along with the words.
    var dueToo: String?
    /// Why it cannot be made.
    var problem: String?
    /// The notes that it may be meant for as well, with this one; empty where it is meant for this one.
    var rivals: [NoteReport] = []

    /// One that cannot be made.
    static func refused(_ note: NoteReport, _ problem: String) -> Correction {
        let start = note.body.startIndex
        return Correction(note: note, old: "", new: "", range: start..<start, problem: problem)
    }

    /// The arguments of the update: the smallest change that is unmistakable, and the title where it says the same.
    var changes: [String: JSONValue] {
        if let due { return ["due": .string(due)] }
        var changes: [String: JSONValue] = [:]
        if let dueToo { changes["due"] = .string(dueToo) }
        let line = note.body.lineRange(for: range)
        let whole = note.body[line].trimmingCharacters(in: .newlines)
        if note.body.ranges(of: old).count == 1 {
            changes["replace"] = ["find": .string(old), "with": .string(new)]
        } else if note.body.ranges(of: whole).count == 1, let end = note.body.range(of: whole)?.upperBound {
            let start = note.body[line].range(of: whole)?.lowerBound ?? line.lowerBound
            let changed = note.body[start..<range.lowerBound] + new + note.body[range.upperBound..<end]
            changes["replace"] = ["find": .string(whole), "with": .string(String(changed))]
        } else {
            changes["body"] = .string(note.body.replacingCharacters(in: range, with: new))
        }
        // A title has a day without the date in brackets.
        func plain(_ text: String) -> String { text.range(of: " (").map { String(text[..<$0.lowerBound]) } ?? text }
        let isWhole = note.title.contains(old)
        let places = note.title.ranges(of: isWhole ? old : plain(old)).filter { place in
            let (before, behind) = (note.title[..<place.lowerBound], note.title[place.upperBound...])
            // The 7 of "platform 7" is no part of "7:05".
            let isOfNumber =
                behind.hasPrefix(where: { ".:,".contains($0) }) && behind.dropFirst().hasPrefix(where: \.isNumber)
                || before.hasSuffix(where: { ".:,".contains($0) }) && before.dropLast().hasSuffix(where: \.isNumber)
            return !before.hasSuffix(where: \.isWordPart) && !behind.hasPrefix(where: \.isWordPart) && !isOfNumber
        }
        if let place = places.first, places.count == 1, isOfTitle(whole) {
            changes["title"] = .string(
                DraftMaker.capitalized(note.title.replacingCharacters(in: place, with: isWhole ? new : plain(new)))
            )
        }
        return changes
    }
}

extension Correction {
    /// Whether a line says what the title says; of another line, the title has its value by chance.
    private func isOfTitle(_ line: String) -> Bool {
        let said = Stems.all(in: line)
        return !note.body.trimmingCharacters(in: .newlines).contains(where: \.isNewline)
            || Stems.all(in: note.title).allSatisfy { said.contains($0) }
    }

    /// The line of the body in which it stands.
    var line: String { String(note.body[note.body.lineRange(for: range)]) }

    /// The words of a line that come, as they stand in it.
    func written(in said: Clause) -> Clause? {
        let keys = Clause(new).keys
        return said.places(of: keys).first.map { said[$0..<$0 + keys.count] }
    }

    /// The index of the first word of the place, among those of the body.
    func firstWord(in body: Clause) -> Int? { body.words.firstIndex { $0.range.upperBound > range.lowerBound } }

    /// How many words lie between the place and the nearest of some stems in the body; many when none stands there.
    func distance(to stems: Set<String>) -> Int {
        let body = Clause(note.body)
        guard let place = firstWord(in: body) else { return .max }
        return body.indices(of: stems).map { abs($0 - place) }.min() ?? .max
    }
}

extension Character {
    var isWordPart: Bool { isLetter || isNumber }
}

extension StringProtocol {
    func hasPrefix(where fits: (Character) -> Bool) -> Bool { first.map(fits) ?? false }
    func hasSuffix(where fits: (Character) -> Bool) -> Bool { last.map(fits) ?? false }
}

extension Correction {
    /// Whether words have another new number beside the value, which would be lost: "ward 9 bed 12", "3 nights so 355"; or one with it
    /// that is not written: "mondays 4.30".
    func leavesNumbers(of said: Clause, beside new: Clause) -> Bool {
        func digits(_ key: String) -> String { key.filter(\.isNumber) }
        guard problem == nil else { return false }
        let known = Set((Clause(self.new).keys + Clause(note.title).keys + Clause(note.body).keys).map(digits))
        // What was read of the line anew stands in no part of it.
        guard new.source == said.source else {
            let told = Set(new.keys.map(digits))
            return said.keys.map(digits).contains { !$0.isEmpty && !known.contains($0) && !told.contains($0) }
        }
        if digits(self.new).isEmpty, due == nil, !digits(new.text).isEmpty { return true }
        let part = said.part(around: new.start...max(new.start, new.end - 1))
        return part.words.indices.contains { index in
            let number = digits(part.key(index))
            return !new.words.indices.contains(index) && !number.isEmpty && !known.contains(number)
        }
    }
}
