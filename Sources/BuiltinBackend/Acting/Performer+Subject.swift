import Assistant
import Foundation
import Notes
import SpokenDates

/// What a statement is about.
extension Performer {
    /// The only note that tells of all that is surely done: "tap done" goes below the note that tells of the tap.
    private func holder(of done: Set<String>) -> NoteReport? {
        let holders = shelf.notes.filter { note in
            let stems = Deed.stems(Word.words(of: note.title + "\n" + note.body)[...])
            return done.allSatisfy { thing in stems.contains { Deed.areAlike($0, thing) } }
        }
        guard holders.count == 1, !done.isEmpty else { return nil }
        // What a recipe takes is not done with.
        return Checklist.isList(holders[0]) || Enumeration(holders[0]) != nil ? nil : holders[0]
    }

    /// The only note that is about the same as what is new, and no list.
    func subject(of text: Clause, _ kinds: LineKinds, _ relations: [Relation]) -> NoteReport? {
        func only(_ holds: (Relation) -> Bool) -> (note: NoteReport, relation: Relation)? {
            let found = zip(shelf.notes, relations).filter { holds($1) }
            return found.count == 1 ? (found[0].0, found[0].1) : nil
        }
        // What a recipe takes is not done with.
        func isUsedUp(_ note: NoteReport) -> Bool { Ranking.endsSomething(kinds) && Enumeration(note) != nil }
        func found() -> NoteReport? {
            if Ranking.isSurelyFact(kinds) {
                // "I owe Tom 50" names what is said of no other sum; "another" is one more.
                return text.contains(Self.further)
                    ? nil : only(\.isSameSubject).flatMap { Relation.hasNumbers(text, of: $0.note) ? $0.note : nil }
            }
            // "the 85 is back": only one note has what it is about, and is called so.
            if Ranking.isSurelyChange(kinds), !Line.subjects.contains(text.key(text.start)),
                let (note, relation) = only(\.hasFirst), relation.isCalledSo, !Relation.isForOther(text, note)
            {
                return note
            }
            let most = relations.map(\.shared).max() ?? 0
            let closes = Ranking.endsSomething(kinds) && LineForm.closes(text)
            return only { $0.isAny && $0.shared == most }.flatMap { note, relation in
                let isAbout =
                    relation.isSubject || closes && relation.isNamed
                    || Ranking.isPerhapsNews(kinds) && relation.isAboutSame
                // News of something goes below the only note that has to do with it.
                let isNewsOfIt = Ranking.isNews(kinds) && relation.isAboutThing && !isUsedUp(note)
                return isAbout || isNewsOfIt ? note : nil
            }
        }
        let done = Ranking.isSurelyDone(kinds) ? Deed.told(text).flatMap { Deed($0).things.first } : nil
        if !Ranking.isSurelyFact(kinds), let note = done.flatMap(holder) { return note }
        return found().flatMap { Checklist.isList($0) || Relation.isForOther(text, $0) ? nil : $0 }
    }

    /// What a statement has in common with each note.
    func relations(of text: Clause) -> [Relation] { Relation.all(of: text, in: shelf.notes, dates) }
}
