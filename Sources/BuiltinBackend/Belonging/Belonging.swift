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
        /// Whether it is a note on the like of what is told, and of something else: a fact of another is one more thing.
        var isOfOther = false

        var note: NoteReport? { if case .note(let note) = target { note } else { nil } }
        var weight: Double { BelongingSign.weight(of: signs) }
    }

    /// How likely a place must be for a line to be written there unasked, and to be asked about it.
    static let (surely, perhaps) = (0.5, 0.35)
    /// How likely a note must be for the question whether a line is to be kept to name it.
    static let namedInOffer = 0.7
    /// How likely it must be that a note of its own would do for it to be made unasked, and to be made rather than a note taken that the
    /// line belongs to.
    private static let (surelyOwn, ratherOwn) = (0.7, 0.9)
    /// How likely it must be that a line is to be kept, where no note has a word of it.
    private static let loneOwn = 0.65

    let places: [Place]
    /// What speaks for it that a note of its own would do.
    let ownSigns: [OwnNoteSign: Double]
    /// Whether the line can be understood by itself.
    private let mayStandAlone: Bool
    /// How likely a line that no note has a word of is to be kept, from 0 to 1; `nil` where one has, or the line points at one.
    private let lone: Double?

    /// Whether a note of its own is to be made unasked.
    var isSurelyOwn: Bool { mayStandAlone && (lone.map { $0 >= Self.loneOwn } ?? (own >= Self.surelyOwn)) }

    /// Whether one is to be made rather than a note taken that the line belongs to.
    var isRatherOwn: Bool { mayStandAlone && own >= Self.ratherOwn }

    /// The likeliest place, and how likely it is, from 0 to 1.
    var best: (place: Place, likelihood: Double)? {
        guard let best = places.max(by: { $0.weight < $1.weight }) else { return nil }
        return (best, 1 / places.reduce(0) { $0 + exp($1.weight - best.weight) })
    }

    /// How likely a note of its own would do, from 0 to 1: it may do where the line belongs to a note as well.
    private var own: Double {
        1 / (1 + exp(-OwnNoteSign.weight(of: ownSigns)))
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
        func rare(_ stems: some Collection<String>) -> Double { stems.compactMap { rarity[$0] }.sorted().reduce(0, +) }
        let order = notes.map(\.updated).sorted(by: >)
        let today = dates.now.formatted(.iso8601.year().month().day())
        let near = zip(notes, relations).filter { note, relation in
            relation.isAny || note.id == last && (told.points || memory.wrote)
        }.map { note, relation in
            let isLast = note.id == last
            let wasWritten = isLast && memory.wrote
            let isOpen = Checklist(note.body).items.contains {
                !$0.isDone && !relation.known.isDisjoint(with: Stems.all(in: $0.text))
            }
            let hasDay = told.isDated && !WordDates(Clause(note.body), dates).places.isEmpty
            let rank = order.firstIndex(of: note.updated) ?? 0
            let share = rare(relation.known) / max(rare(rarity.keys), 0.001)
            let isFact = told.isFact && relation.isAny
            let isOfOther =
                isFact && relation.isOfOther(text, note) || Relation.isOfOtherLabel(text, note, among: notes)
                || Relation.isOfStranger(text, note)
            let isStrange = isFact && relation.isStrange(text, note)
            return Place(
                target: .note(note),
                isSafe: !isOfOther && !isStrange && (relation.isAny || told.points)
                    && (isLast || !relation.isLone || isOpen && Ranking.isSurelyDone(kinds))
                    && (!told.putsRight || relation.isSubject && told.hasDigits),
                signs: [
                    .said: share,
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
                ],
                isOfOther: isOfOther
            )
        }
        places = near + [told.own, told.nothing]
        // What was written last may be what a line is about that has no word of it: "dan joined".
        let heaviest = near.map(\.weight).max() ?? -.infinity
        let isLone =
            !told.points && !near.contains { $0.signs[.known, default: 0] > 0 } && heaviest < told.own.weight
        lone = isLone ? 1 / (1 + exp(told.nothing.weight - told.own.weight)) : nil
        ownSigns = told.ownSigns(beside: near)
        // "the fete is on the 9th, not the 8th" puts nothing right where no note speaks of the fete.
        mayStandAlone = told.standsAlone || told.namesSubject && !told.corrects && near.isEmpty
    }
}
