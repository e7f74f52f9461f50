import Assistant
import Foundation
import Notes
import SpokenDates

/// Where a line belongs that tells something: below one of the notes, or in a note of its own.
struct Belonging {
    /// A note below which it may belong, or `nil` for one of its own, and what speaks for that.
    struct Place {
        let note: NoteReport?
        /// Whether lines can go below the note: no list is meant, nothing to be done, and no recipe.
        var takesLines = true
        let signs: [BelongingSign: Double]

        /// Whether it is about what is told, and not only has a word of it: "the half dozen" beside "half a tablet".
        var isAboutIt: Bool { signs[.elsewhere] != 1 || signs[.line] == 1 || signs[.pointsBack] == 1 }
        var weight: Double { signs.reduce(0) { $0 + $1.key.weight * $1.value } }
    }

    /// How likely a note must be for a line to be written below it unasked, and how likely where a fact is told that stands for
    /// itself.
    private static let (surely, surelyOfFact) = (0.6, 0.9)

    let places: [Place]
    /// How likely a fact is told.
    private let fact: Double

    /// The note below which it surely belongs; `nil` where there is none, or that cannot be told.
    var note: NoteReport? {
        guard let best = places.max(by: { $0.weight < $1.weight }) else { return nil }
        return best.takesLines && best.isAboutIt
            && likelihood(of: best) >= (fact >= 0.8 ? Self.surelyOfFact : Self.surely)
            ? best.note : nil
    }

    private func likelihood(of place: Place) -> Double {
        1 / places.reduce(0) { $0 + exp($1.weight - place.weight) }
    }

    /// - Parameters:
    ///   - text: what is told.
    ///   - relations: what it has in common with each of the notes.
    ///   - notes: the notes that may have to do with it.
    ///   - last: the handle of the note that was spoken of last.
    init(of text: Clause, _ kinds: LineKinds, in notes: [NoteReport], _ relations: [Relation], last: String?) {
        let stems = Set(relations.first?.said ?? [])
        let rarity = Dictionary(
            uniqueKeysWithValues: stems.map { stem in
                (stem, 1 / Double(1 + relations.count { $0.known.contains(stem) }))
            }
        )
        func rare(_ stems: Set<String>) -> Double { stems.reduce(0) { $0 + (rarity[$1] ?? 0) } }
        fact = kinds[.fact]
        let isUnrelated = !relations.contains(where: \.isAny)
        let points = stems.isEmpty || Words.pronouns.contains(text.key(text.start))
        places =
            zip(notes, relations).filter { ($1.isAny || points && $0.id == last) && !$1.isBeside }.map {
                note,
                relation in
                let isLast = note.id == last
                return Place(
                    note: note,
                    takesLines: !Self.isList(note, kinds),
                    signs: [
                        .said: rare(relation.known) / max(rare(stems), 0.001),
                        .titled: relation.titleShare,
                        .first: relation.hasFirst ? 1 : 0,
                        .line: relation.isAboutSame ? 1 : 0,
                        .last: isLast ? 1 : 0,
                        .pointsBack: isLast && points ? 1 : 0,
                        .task: note.due != nil ? 1 : 0,
                        .change: relation.isAny ? kinds[.change] : 0,
                        .elsewhere: relation.isAny && !relation.isAboutThing ? 1 : 0,
                    ]
                )
            } + [
                Place(
                    note: nil,
                    signs: [.own: 1, .ownFact: kinds[.fact], .ownUnrelated: isUnrelated ? 1 : 0]
                )
            ]
    }

    /// Whether a note is a list, or something to be done: no lines go below it; nor is what a recipe takes done with.
    private static func isList(_ note: NoteReport, _ kinds: LineKinds) -> Bool {
        Checklist.isList(note) || !Checklist(note.body).items.isEmpty
            || kinds[.done] + kinds[.off] > kinds[.fact] + kinds[.change] && Enumeration(note) != nil
    }
}
