import Assistant
import Foundation
import Notes
import SpokenDates

/// What a line says of where it belongs by its words alone.
struct Told {
    let kinds: LineKinds
    /// Whether it may well be a fact.
    var isFact: Bool { kinds[.fact] >= (setsValue ? 0.3 : 0.5) }
    /// Whether it can be understood by itself: it names something, puts nothing right, and is no one more thing.
    var standsAlone: Bool { namesSubject && !putsRight }
    /// Whether it names something, and is no one more thing.
    let namesSubject: Bool
    /// Whether it corrects something, or says what is not so.
    let putsRight: Bool
    let isDated: Bool
    let corrects: Bool
    /// Whether it begins with a pronoun.
    let points: Bool
    private let length: Double
    private let tells: Bool
    let hasDigits: Bool
    private let setsValue: Bool
    private let moves: Bool
    private let isPast: Bool
    private let isNow: Bool
    private let parts: Int
    /// Its numbers, but for those of days.
    private let numbers: [String]
    /// Whether it names nothing but days and values.
    private let isNameless: Bool

    init(_ text: Clause, _ line: Line, _ dates: DateReader) {
        kinds = line.kinds
        isDated = !line.dates.places.isEmpty
        corrects = LineForm.corrects(line)
        // "it is settled that we meet in May" points at nothing.
        // "the port on it is 51821" points at what was spoken of.
        let isOfIt = text.find(["on|in it is|are"]) != nil
        // "mia's is 34" says no more of what.
        let isElliptic =
            text.words.first?.isPossessive ?? false && Words.statementVerbs.contains(text.key(text.start + 1))
        points = isOfIt || isElliptic || text.opensWithPronoun && !text.contains(["that", "dass"])
        length = Double(min(text.count, 15)) / 15
        tells = LineForm.tells(text)
        // An address is a value, as a number is.
        hasDigits = text.keys.contains { $0.contains { $0.isNumber || $0 == "@" } }
        setsValue = LineForm.setsValue(line)
        moves = LineForm.moves(line)
        isPast = text.words.contains { Deed.isPast($0.key) }
        isNow = line.whole.contains(["now", "jetzt"])
        parts = text.parts.count
        let days = WordDates(text, dates).words
        numbers = text.words.indices.filter { !days.contains($0) }.map { text.key($0) }
            .filter { $0.contains(where: \.isNumber) }
        let said = text.words.indices.filter { !days.contains($0) }.map { text.words[$0] }
        isNameless = Stems.contentWords(of: said[...]).allSatisfy {
            $0.contains(where: \.isNumber) || Deed.isPast($0) || Vocabulary.weakWords.contains($0)
                || Words.turns.contains($0)
        }
        putsRight =
            corrects || Contrast(line) != nil || text.containsPhrase(["instead of"])
            || zip(text.words, text.words.dropFirst()).contains {
                // "boiler no 2" is a number.
                $0.key != "no" && LineForm.negations.contains($0.key) && $1.key.allSatisfy(\.isNumber)
            }
        // "standup too, 9:30"
        let isMore =
            !tells && ["too", "also", "auch"].contains(text.part(around: text.start...text.start).words.last?.key)
        namesSubject = !isNameless && !isMore && !isElliptic
    }

    /// What speaks for it that a note of its own would do beside the notes that it may belong to.
    func ownSigns(beside near: [Belonging.Place]) -> [OwnNoteSign: Double] {
        let best = near.max { $0.weight < $1.weight }
        func most(_ sign: BelongingSign) -> Double { near.compactMap { $0.signs[sign] }.max() ?? 0 }
        return [
            .start: 1, .fact: kinds[.fact], .factKnown: kinds[.fact] * (best?.signs[.known] ?? 0),
            .factThing: most(.thingFact), .remark: kinds[.remark], .corrected: most(.corrected),
            .parts: Double(min(parts, 5)) / 5,
            .numbers: Double(min(numbers.count, 5)) / 5, .alike: best?.note.map(hasAlike) ?? false ? 1 : 0,
            .past: isPast ? 1 : 0, .now: isNow ? 1 : 0, .day: isDated ? 1 : 0, .moved: moves ? 1 : 0,
            .putsRight: putsRight ? 1 : 0,
        ]
    }

    /// Whether a note has a number that looks like one which is new to it.
    private func hasAlike(_ note: NoteReport) -> Bool {
        guard !numbers.isEmpty else { return false }
        let held = Clause(note.title + "\n" + note.body).keys.filter { $0.contains(where: \.isNumber) }
        return numbers.contains { new in
            !held.contains(new)
                && held.contains {
                    Shape($0) == Shape(new) && $0.count(where: \.isNumber) == new.count(where: \.isNumber)
                }
        }
    }

    var own: Belonging.Place {
        Belonging.Place(
            target: .own,
            isSafe: standsAlone,
            signs: [
                .own: 1, .ownFact: kinds[.fact], .ownRemark: kinds[.remark], .ownLong: length,
                .ownDated: isDated ? 1 : 0, .ownTells: tells ? 1 : 0, .ownPoints: points ? 1 : 0,
                .ownBound: standsAlone ? 0 : 1, .ownMoves: moves ? 1 : 0,
            ]
        )
    }

    var nothing: Belonging.Place {
        Belonging.Place(
            target: .nothing,
            isSafe: true,
            signs: [
                .nothing: 1, .nothingFact: kinds[.fact], .nothingRemark: kinds[.remark], .nothingLong: length,
                .nothingDigits: hasDigits ? 1 : 0, .nothingValue: setsValue ? 1 : 0, .nothingTells: tells ? 1 : 0,
                .nothingNameless: isNameless ? 1 : 0,
            ]
        )
    }
}
