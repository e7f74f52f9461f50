import Assistant
import Foundations
import Notes
import SpokenDates

/// Notes that go to the Trash.
extension Performer {
    /// Moves a note to the Trash, if the line names it beyond doubt: by its title, by its kind, or as the last one.
    func delete(_ reading: Reading) throws -> Answer {
        if chosen == nil, let told = reading[.text], reading[.note] == nil { return try delete(told, reading) }
        guard var words = reading[.note] else { return .nothing(Reply.nothingMeant) }
        if chosen == nil, words.contains(Self.folders) { return try deleteFolder(words) }
        if chosen == nil, let said = words.after(["that|dass"]), let answer = try forget(said) { return answer }
        if chosen == nil, let news = renewal(of: Line(line, understanding)) {
            let mark = words.parts.first ?? words
            let note = try note(reading, mark).note
            let change = note.flatMap { correction(of: $0, by: Line("\(mark.text) \(news.text)", understanding)) }
            if let change, change.isSure { return try apply(change.correction) }
            return .nothing(Reply.losesNews(news.text))
        }
        if chosen == nil { words = withoutReason(words) }
        let name = NoteName(words)
        if chosen == nil, name.number != nil, let gone = try goneForGood(name, reading) { return gone }
        // "note 2" is the second of a list that was shown, and not the one with a 2 in its title.
        if chosen == nil, let number = name.number, shelf.numbered(words, memory) == nil,
            !shelf.notes.contains(where: { $0.titleStems == [number] })
        {
            return .nothing("/delete \(number) deletes the note of that number in the last list. Nothing was deleted.")
        }
        let isList = memory.list.map { list in memory.notes.allSatisfy { $0.id == list.id } } ?? false
        // After a change, "scrap that" takes it back, and "delete it" may mean the note or the item.
        if chosen == nil, name.isLast, !name.hasNoun {
            let isDeletion = !reading.fixedWords.isDisjoint(with: Self.deletions)
            if !isDeletion, memory.wroteText, !memory.made { return try undo(again: false) }
            if memory.changed || lastNote.map(Checklist.isList) ?? false, let note = try note(reading, words).note {
                return which([note], reading)
            }
        }
        if let notes = together(words) { return askToDelete(notes) }
        // "delete the jobs, they're all done" means the jobs, and not all of something.
        if chosen == nil, reading.clause.upTo(words.end).contains(Self.every) { return try deleteMany(words, reading) }
        // The third line of what is to be done may be one of several of a list.
        let isLine = shelf.numbered(words, memory)?.contains { id in memory.listing.count { $0.id == id } > 1 } ?? false
        if chosen == nil, isLine || isList && name.isLast && words.contains(Self.parts) {
            return .nothing("Which item do you mean? Nothing was changed. Name it, or say “delete the list”.")
        }
        let item = Reading(rule: "list.remove", act: .remove, slots: [.items: [words]], clause: words, weights: [])
        if isList, let answer = try editNumbered(item) { return answer }
        // "delete Notes" where a note is called so.
        let isTitle = shelf.titled(name).contains { $0.title == name.text }
        if chosen == nil, words.contains(Self.many), !isTitle { return try deleteMany(words, reading) }
        // "delete bread" is about an item, where no note is called so.
        let holders = shelf.notes.filter { Checklist.isList($0) && Checklist($0.body).same(as: words.text) != nil }
        if chosen == nil, !name.hasNoun, let list = holders.first {
            if let note = shelf.notes.first(where: name.names), note.id != list.id {
                guard isTitle else { return .nothing(Reply.isItemToo(words.text, list.title, note.title)) }
            } else {
                let question = holders.count == 1 ? "Shall I take \(words.text) off \(list.title)?" : nil
                return ask(holders.map(Memory.Pointer.init), for: .remove, question, about: "take \(words.text) off")
            }
        }
        // "delete mike" of a note on several persons is about his line.
        let isNote =
            name.hasNoun || name.isLast
            || shelf.notes.contains { name.names($0) || name.key.isSubset(of: $0.titleStems) }
        if chosen == nil, !isNote {
            let lines = try shelf.notes.map(whole).compactMap { note in
                note.line(with: words).map { (note: note, line: $0) }
            }
            if lines.count == 1 {
                return askToTake("“\(lines[0].line)”", Items.trimmed(words).text, off: lines[0].note)
            }
        }
        let (found, answer) = try note(reading, words)
        // "delete the plate from the car note" is about a part of a note, and "invoices a and b" about several.
        func isOn(_ list: NoteReport) -> Bool {
            Checklist.isList(list) && list.title.lowercased() != name.text.lowercased() && !name.isList && !name.isLast
                && name.key.isDisjoint(with: list.titleStems)
        }
        if chosen == nil, let note = found, Self.isPart(words, of: note) || isOn(note) {
            return .nothing(
                "That would delete the whole note \(note.title), so nothing was changed. /edit changes its text."
            )
        }
        if chosen == nil, let note = found, words.contains(["and", "und"]),
            note.title.lowercased() != name.text.lowercased(),
            !name.hasNoun
                || ListName.key(note.title) != ListName.key(words.text) && !isOnly(note, name, isCalledNote: true)
        {
            return which([note], reading)
        }
        guard let note = found else {
            guard chosen == nil, answer.pending == nil else { return answer }
            if let gone = try goneForGood(name, reading) { return gone }
            let like = shelf.like(name)
            return like.isEmpty ? answer : which(like, reading)
        }
        // "the list" may be another one than the last; "that list" is not.
        let isPointed = !name.isList || words.contains(["that", "this", "it"])
        // "the reminder" is one: no list that was spoken of last.
        let isTask = !words.contains(Self.tasks) || note.due != nil || Checklist(note.body).items.count == 1
        // "delete that" after "Shall I add that to the trip?" may mean what was to be added.
        let isLastCard =
            name.isLast && isPointed && isTask && memory.pending?.act != .statement
            && memory.notes.contains { $0.id == note.id }
        let isCalledList = !reading.fixedWords.isDisjoint(with: Words.listNouns) && Checklist.isList(note)
        let isCalledNote =
            name.hasNoun || isCalledList || words.contains(["stuff"])
            || !reading.fixedWords.isDisjoint(with: Self.writings)
        let isSure =
            isLastCard || isTitle || isNamed(note, by: name, isCalledNote: isCalledNote)
            || isOnly(note, name, isCalledNote: isCalledNote)
        // "cancel netflix" is to be done in the world, where the note only tells of it.
        let mayBeDone =
            !reading.fixedWords.isDisjoint(with: Self.doings) && !name.hasNoun && !isCalledNote && !isLastCard
        if chosen == nil, mayBeDone, note.due == nil, !Checklist.isOneTask(note), !Checklist.isList(note),
            WordDates(Clause(note.body), dates).places.isEmpty
        {
            return which([note], reading)
        }
        let isCalled = name.hasNoun && !words.endsInOne
        let isAlone =
            isLastCard || isTitle || isCalled || !Self.holdsMore(note, than: name) && !Self.tellsOfTwo(note, name)
        guard chosen != nil || isSure && isAlone && !reading.fixedWords.contains("know") else {
            return which([note], reading)
        }
        var done = try trash([Memory.Pointer(note)])
        if reading.clause.containsPhrase(Self.forGood) {
            done.text += " /purge \(Reply.typed(note)) deletes it for good."
        }
        return done
    }

    /// The words that name a note, without the reason that follows them: "the squad list game is over".
    private func withoutReason(_ words: Clause) -> Clause {
        guard words.parts.count == 1, !shelf.notes.contains(where: NoteName(words).names) else { return words }
        return words.words.indices.dropFirst(2).reversed().lazy.map(words.upTo).first { words in
            let name = NoteName(words)
            return name.key.count > 1 && LineForm.tells(words.from(words.end))
                && shelf.notes.filter { name.key.isSubset(of: $0.titleStems) }.count == 1
        } ?? words
    }

    /// Takes the line that says just this off its note; `nil` where none does, or it is all that the note says.
    private func forget(_ said: Clause) throws -> Answer? {
        let told = Self.told(said)
        let places = try shelf.notes.map(whole).flatMap { note in
            BodyLine.rawLines(of: note.body).filter { Self.told(Clause($0)) == told }.map { (note: note, line: $0) }
        }
        guard told.count > 1, let place = places.first else { return nil }
        guard places.count == 1 else { return .nothing("That stands in several places. Nothing was changed.") }
        let left = BodyLine.rawLines(of: place.note.body).filter { $0 != place.line }
        guard left.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        let outcome = try script.call(.update(place.note.id, ["body": .string(left.joined(separator: "\n"))]))
        return Answer(outcome, "Took “\(place.line)” off \(place.note.title). /undo brings it back.")
    }

    /// The command that deletes for good, where no live note but the only one in the Trash has the words of a name.
    private func goneForGood(_ name: NoteName, _ reading: Reading) throws -> Answer? {
        guard reading.clause.containsPhrase(Self.forGood), !shelf.notes.contains(where: name.names) else { return nil }
        var trash = Shelf()
        trash.add(try script.call(.trash()).notes)
        let found = trash.named(name).filter(name.names)
        guard found.count == 1, let gone = found.first else { return nil }
        return .nothing("\(gone.title) is in the Trash. Type /purge \(Reply.typed(gone)) to delete it for good.")
    }

    /// The verbs that say nothing else than that a note is to go.
    private static let deletions: Set<String> = ["delete", "erase", "remove", "trash", "lösche", "lösch"]
    /// Words of verbs for what is done to things as well.
    private static let doings: Set<String> = ["bin", "chuck", "dump", "cancel", "throw", "take"]
    private static let forGood: [Phrase] = ["permanently|irrevocably|forever", "for good|ever"]

    /// Moves notes to the Trash, and says so.
    func trash(_ notes: [Memory.Pointer]) throws -> Answer {
        let outcomes = try script.call(notes.map { .delete($0.id) })
        shelf.drop(zip(notes, outcomes).filter { $1.error == nil }.map(\.0.id))
        if let error = outcomes.lazy.compactMap(\.error).first { return .nothing(Reply.failed(error)) }
        let back = notes.count == 1 ? "Take it back with /undo." : "/undo turn takes them back."
        return Answer("Moved \(Reply.joined(notes.map(\.title))) to the Trash. \(back)")
    }

    /// Whether words name something that is in a note, or of it: "long from the long walk", "the boiler's code", one of its things.
    private static func isPart(_ words: Clause, of note: NoteReport) -> Bool {
        let isOf = words.words.dropLast().contains { $0.isPossessive }
        let name = NoteName(words)
        // "the brown paper" of "Props: brown paper, a birdcage"
        let isThing = !name.hasNoun && Enumeration(note)?.removing(name.key) != nil
        return isOf && !name.key.isSubset(of: note.titleStems) || isInside(words) && !isInside(Clause(note.title))
            || isThing
    }
    private static func isInside(_ words: Clause) -> Bool {
        words.words.indices.dropFirst().contains { index in
            inside.contains(words.key(index)) && index + 1 < words.end
                && !words.upTo(index).keys.allSatisfy(Vocabulary.determiners.contains)
        }
    }
    private static let inside: Set<String> = ["from", "in", "off", "out", "aus", "von", "vom", "im"]
    /// Words of an order that say that a note is meant.
    private static let writings = Words.noteNouns.union(["wrote", "noted"])
    /// What of a list is meant by "the last one", and is no note.
    private static let parts: Set<String> = ["one", "ones", "item", "entry", "eintrag", "punkt"]
    private static let many: Set<String> = ["notes", "notizen", "reminders", "erinnerungen"]

    /// What names a folder, and no note.
    static let folders: Set<String> = ["folder", "folders", "ordner"]
    private static let tasks: Set<String> = ["reminder", "task", "erinnerung", "aufgabe"]

    /// "The ferry is cancelled, delete that": the note of the last card if the words tell of it, or the only one with
    /// two words of its title among them; any other that may be meant is asked about.
    private func delete(_ told: Clause, _ reading: Reading) throws -> Answer {
        let said = Set(Stems.content(of: told.words))
        let last = memory.notes.count == 1 ? memory.notes.first?.id : nil
        var shares = shelf.notes.map { note in (note: note, count: note.titleStems.intersection(said).count) }
        var most = shares.map(\.count).max() ?? 0
        if most == 0 {
            if let answer = try takePart(told) { return answer }
            shares = shelf.notes.map { ($0, said.intersection(Stems.all(in: $0.body)).count) }
            most = shares.map(\.count).max() ?? 0
            // What only stands in the text of notes is asked about.
            if most > 0 {
                return which(shares.filter { $0.count == most }.map(\.note), reading)
            }
        }
        guard most > 0 else {
            // "just paid him, you can delete that"
            if let last, told.contains(Words.pronouns), let note = try whole(last) { return which([note], reading) }
            return Answer(last == nil ? Reply.nothingMeant : "I found no note about that. Nothing was deleted.")
        }
        let meant = shares.filter { $0.count == most }.map(\.note)
        // "the scarf was fetched, delete that note", where no other note has that word.
        let named = meant[0].titleStems.intersection(said)
        let isOnly = shelf.notes.allSatisfy { note in
            note.id == meant[0].id || named.isDisjoint(with: note.stems)
        }
        let isCalledNote = !named.isEmpty && isOnly && reading.clause.from(told.end).contains(Words.noteNouns)
        let isMeant = meant[0].id == last || most > 1 || named == meant[0].titleStems || isCalledNote
        guard meant.count == 1, isMeant else { return which(meant, reading) }
        return try trash([Memory.Pointer(meant[0])])
    }

    /// Takes the items off that words name in a list, or asks about them, or about the only line that has the words.
    ///
    /// "butter kann weg" beside a list with butter deletes no list. `nil` where no item and no line has the words.
    private func takePart(_ told: Clause) throws -> Answer? {
        let said = Set(Stems.content(of: told.words))
        let notes = try shelf.notes.map(whole)
        let lists = notes.compactMap { note -> (note: NoteReport, items: [String])? in
            let items = Checklist(note.body).items.map(\.text).filter { item in
                let stems = Stems.content(of: Clause(item).words)
                return !stems.isEmpty && said.isSuperset(of: stems)
            }
            return items.isEmpty ? nil : (note, items)
        }
        if lists.count > 1 {
            return .nothing("That is on \(Reply.joined(lists.map(\.note.title))). Nothing was changed. Name the list.")
        }
        if let (note, items) = lists.first {
            let isAll = said.isSubset(of: items.reduce(into: Set()) { $0.formUnion(Stems.all(in: $1)) })
            let names = Reply.joined(items)
            return isAll ? try change(ListEdit(removed: items), note) : askToTake(names, names, off: note)
        }
        let subject = Deed.subject(told)
        let lines = notes.compactMap { note in note.line(with: subject).map { (note: note, line: $0) } }
        guard lines.count == 1 else { return nil }
        return askToTake("“\(lines[0].line)”", Items.trimmed(subject).text, off: lines[0].note)
    }

    /// Whether words name a note so that no other can be meant.
    /// - Parameter isCalledNote: whether the line says that a note is meant.
    private func isNamed(_ note: NoteReport, by name: NoteName, isCalledNote: Bool) -> Bool {
        let title = note.titleStems
        let isKind =
            name.bare != name.key && !name.bare.isEmpty && name.bare.isSubset(of: title)
            && (isOfKind(note, name)
                || name.bare.count > 1 && name.key.isDisjoint(with: NoteName.appointments))
        return isKind || name.isList && Checklist.isList(note) && !ListName.key(name.words.text).isEmpty
            || !name.key.isEmpty && name.key.isSubset(of: title)
                && (isCalledNote || name.key == title || name.key.count > 1)
    }

    /// Whether a note is of the kind that it is called: it has the word, or a day where an appointment is meant.
    private func isOfKind(_ note: NoteReport, _ name: NoteName) -> Bool {
        let kinds = name.key.subtracting(name.bare)
        let hasDay = note.due != nil || !WordDates(Clause(note.body), dates).places.isEmpty
        return kinds.isSubset(of: note.stems) || hasDay && kinds.isSubset(of: NoteName.appointments)
    }

    /// Whether a note also tells of something else than what it is called: it is called after its first line, and one below that has
    /// no word of the name.
    private static func holdsMore(_ note: NoteReport, than name: NoteName) -> Bool {
        let lines = note.body.filledLines
        guard !Checklist.isList(note), let first = lines.first, first.count > note.title.count,
            first.lowercased().hasPrefix(note.title.lowercased())
        else { return false }
        return lines.dropFirst().contains { name.key.isDisjoint(with: Stems.all(in: String($0))) }
    }

    /// Whether a line of a note says the same of another thing as well: "garage code is 4711, alarm code is 1234".
    private static func tellsOfTwo(_ note: NoteReport, _ name: NoteName) -> Bool {
        let parts = Clause(note.body).parts.map { (text: $0, stems: Set(Stems.all(in: $0.words))) }
        // "the alarm codes" are all of them.
        let isOne = Clause(name.text).keys.last.map { !$0.hasSuffix("s") || $0.hasSuffix("ss") } ?? false
        guard isOne, let named = parts.first(where: { name.key.isSubset(of: $0.stems) }),
            !values(of: named.text).isEmpty
        else { return false }
        return parts.contains { part in
            !name.key.isSubset(of: part.stems) && !named.stems.isDisjoint(with: part.stems)
                && !values(of: part.text).isEmpty
        }
    }

    /// Whether a note of one line has all words of a name, and no other note has them: "the snail idea", with one of them in its
    /// title, or "the note about the courier" of a note that has its title from that line.
    private func isOnly(_ note: NoteReport, _ name: NoteName, isCalledNote: Bool) -> Bool {
        let isCalled =
            isCalledNote && note.body.lowercased().contains(note.title.lowercased())
            || name.key.count > 1 && !name.key.isDisjoint(with: note.titleStems)
        // "the bank password" of "Passwords: mail blue7, bank red9" is a part of it.
        return isCalled && Enumeration(note) == nil && !name.key.isEmpty && !note.body.contains(where: \.isNewline)
            && shelf.notes.filter { name.key.isSubset(of: $0.stems) }.map(\.id) == [note.id]
    }

    private static let tagged: [Phrase] = [
        "all? the|my? notes? tagged|labelled|labeled with|as?", "all? the|my? notes? with the? tag",
        "every|each|any note tagged|labelled|labeled with|as?", "every|each|any note with the? tag",
    ]

    static let every: Set<String> = [
        "everything", "all", "every", "both", "anything", "alles", "alle", "beide", "whatever", "each",
    ]

    /// Asks whether several notes are to go.
    private func askToDelete(_ notes: [Memory.Pointer]) -> Answer {
        let all = notes.count == 2 ? "both" : "all \(notes.count)"
        let titles = Reply.joined(notes.map(\.title))
        return ask(notes, for: .delete, "Do you mean \(titles)? A yes deletes \(all) notes.", isAll: true)
    }

    /// Several notes at once: what would go is named, and one is asked for.
    private func deleteMany(_ words: Clause, _ reading: Reading) throws -> Answer {
        if let notes = try inFolder(words) {
            // More may be meant than were looked up.
            if (2...8).contains(notes.count) { return askToDelete(notes.map(Memory.Pointer.init)) }
            return notes.isEmpty ? .nothing(Reply.noSuchNote) : which(notes, reading)
        }
        let name = NoteName(words)
        let about = Set(name.key.filter { !Self.every.contains($0) && $0 != "everyth" && $0 != "anyth" })
        let all = about.isEmpty ? try script.call(.search("", limit: 9)).notes : shelf.notes
        let found = all.filter { about.isSubset(of: $0.stems) }
        return found.isEmpty ? .nothing(Reply.noSuchNote) : which(found, reading)
    }

    /// The notes of the folder that "all notes in Work" names, or with the tag of "the notes tagged home"; `nil` where words
    /// name none.
    private func inFolder(_ words: Clause) throws -> [NoteReport]? {
        if let tag = words.after(Self.tagged), !tag.isEmpty {
            return try script.call(.search("", tag: Self.tagName(tag.text), limit: 9)).notes
        }
        guard let place = words.words.indices.last(where: { Self.inside.contains(words.key($0)) }),
            place + 1 < words.end,
            let folder = try script.call(.folders()).folders.named(Self.folderName(words.from(place + 1)))
        else { return nil }
        return try script.call(.search("", folder: folder.name, limit: 9)).notes
    }
}
