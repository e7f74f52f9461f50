import Assistant
import Foundation
import Notes
import SpokenDates

/// Where a line belongs that tells something: to one of the notes, in a note of its own, or nowhere.
struct Belonging {
    /// What the line may belong to.
    enum Target {
        case note(NoteReport)
        case own
        case nothing
    }

    /// One of the places, with what speaks for it.
    struct Place {
        let target: Target
        /// Whether a line may be written there unasked.
        let isSafe: Bool
        let signs: [BelongingSign: Double]

        var note: NoteReport? { if case .note(let note) = target { note } else { nil } }
        var weight: Double { signs.reduce(0) { $0 + $1.key.weight * $1.value } }
    }

    /// How likely a place must be for a line to be written there unasked.
    static let surely = 0.6

    let places: [Place]

    /// The likeliest place, and how likely it is, from 0 to 1.
    var best: (place: Place, likelihood: Double)? {
        guard let best = places.max(by: { $0.weight < $1.weight }) else { return nil }
        return (best, 1 / places.reduce(0) { $0 + exp($1.weight - best.weight) })
    }

    /// - Parameters:
    ///   - text: what is told.
    ///   - line: the line that it stands in.
    ///   - notes: the notes that may have to do with it.
    ///   - relations: what it has in common with each of them.
    ///   - memory: what was spoken of before.
    init(
        of text: Clause,
        _ line: Line,
        in notes: [NoteReport],
        _ relations: [Relation],
        _ memory: Memory,
        _ dates: DateReader
    ) {
        let told = Told(text, line, dates)
        let kinds = told.kinds
        let last = memory.notes.count == 1 ? memory.notes[0].id : nil
        let rarity = Dictionary(
            uniqueKeysWithValues: Set(relations.first?.said ?? []).map { stem in
                (stem, 1 / Double(1 + relations.count { $0.known.contains(stem) }))
            }
        )
        func rare(_ stems: some Collection<String>) -> Double { stems.reduce(0) { $0 + (rarity[$1] ?? 0) } }
        let order = notes.map(\.updated).sorted(by: >)
        let today = dates.now.formatted(.iso8601.year().month().day())
        let near = zip(notes, relations).filter { note, relation in
            relation.isAny
                ? !(told.isFact && relation.isStranger(text, note)) : note.id == last && (told.points || memory.wrote)
        }.map { note, relation in
            let isLast = note.id == last
            let wasWritten = isLast && memory.wrote
            let isOpen = Checklist(note.body).items.contains {
                !$0.isDone && !relation.known.isDisjoint(with: Stems.all(in: $0.text))
            }
            let hasDay = told.isDated && !WordDates(Clause(note.body), dates).places.isEmpty
            let rank = order.firstIndex(of: note.updated) ?? 0
            return Place(
                target: .note(note),
                isSafe: (relation.isAny || told.points) && (isLast || !relation.isLone || Ranking.isSurelyDone(kinds))
                    && (!told.putsRight || relation.isSubject && told.hasDigits),
                signs: [
                    .said: rare(relation.known) / max(rare(rarity.keys), 0.001),
                    .known: Double(min(relation.known.count, 4)) / 4,
                    .rarest: relation.known.compactMap { rarity[$0] }.max() ?? 0,
                    .titled: relation.titleShare,
                    .line: relation.isAboutSame ? 1 : 0,
                    .thing: relation.isAboutThing ? 1 : 0,
                    .thingDone: relation.isAboutThing ? kinds[.done] : 0,
                    .thingFact: relation.isAboutThing ? kinds[.fact] : 0,
                    .beside: relation.isBeside ? 1 : 0,
                    .last: isLast ? 1 : 0,
                    .pointsBack: isLast && told.points ? 1 : 0,
                    .nameless: wasWritten && !relation.isAny ? 1 : 0,
                    .corrected: wasWritten && told.corrects ? 1 : 0,
                    .open: isOpen ? 1 : 0,
                    .openDone: isOpen ? kinds[.done] : 0,
                    .dated: hasDay ? 1 : 0,
                    .single: relation.known.count == 1 ? 1 : 0,
                    .singleBeside: relation.known.count == 1 && relation.isBeside ? 1 : 0,
                    .recent: 1 / Double(1 + rank),
                    .today: note.updated.hasPrefix(today) ? 1 : 0,
                    .fact: kinds[.fact],
                    .remark: kinds[.remark],
                ]
            )
        }
        places = near + [told.own, told.nothing]
    }
}

/// What a line says of where it belongs by its words alone.
private struct Told {
    let kinds: LineKinds
    /// Whether it may well be a fact.
    var isFact: Bool { kinds[.fact] >= (setsValue ? 0.3 : 0.5) }
    /// Whether it can be understood by itself: it names something, and puts nothing right.
    private let standsAlone: Bool
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
    /// Whether it names nothing but days and values.
    private let isNameless: Bool

    init(_ text: Clause, _ line: Line, _ dates: DateReader) {
        kinds = line.form.kinds ?? LineKinds(line)
        isDated = !line.dates.places.isEmpty
        corrects = LineForm.corrects(line)
        // "it is settled that we meet in May" points at nothing.
        points = Words.pronouns.contains(text.key(text.start)) && !text.contains(["that", "dass"])
        length = Double(min(text.count, 15)) / 15
        tells = LineForm.tells(text)
        hasDigits = text.keys.contains { $0.contains(where: \.isNumber) }
        setsValue = LineForm.setsValue(line)
        moves = line.whole.contains(Corrector.moving) || line.whole.contains(["instead", "stattdessen"])
        let days = WordDates(text, dates).words
        let said = text.words.indices.filter { !days.contains($0) }.map { text.words[$0] }
        isNameless = Stems.contentWords(of: said[...]).allSatisfy {
            $0.contains(where: \.isNumber) || Deed.isPast($0) || Vocabulary.weakWords.contains($0)
                || Words.turns.contains($0)
        }
        putsRight =
            corrects || Contrast(line) != nil || text.containsPhrase(["instead of"])
            || zip(text.words, text.words.dropFirst()).contains {
                LineForm.negations.contains($0.key) && $1.key.allSatisfy(\.isNumber)
            }
        standsAlone = !isNameless && !putsRight
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
