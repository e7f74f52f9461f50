import Assistant
import Notes
import SpokenDates

/// Notes, folders and tags that are named.
extension Evidence {
    /// What speaks for a change of the note that is named.
    var note: [Weight] {
        let isOfAll = reading.act == .untag && reading[.note]?.contains(Performer.every) ?? false
        return weigh(
            meant.isEmpty && !isOfAll,
            ("no such note", Ranking.isMissing),
            ("the note is there", Ranking.isThere)
        )
    }

    /// Whether only a tag says which note is meant.
    var isOfTagAlone: Bool { reading.act == .untag && reading[.note] == nil && reading[.tag] != nil }

    /// What speaks for a tag, and against one that has a word of the title of its note: "tag boat plan sea" has one of one
    /// word.
    var tag: [Weight] {
        if isOfTagAlone {
            let tag = reading[.tag].map { String($0.text.drop { $0 == "#" }).tagKey }
            return weigh(
                shelf.notes.contains { $0.tags.contains { $0.tagKey == tag } },
                ("a note has the tag", Ranking.isThere),
                ("no note has the tag", Ranking.isMissing)
            )
        }
        guard let tag = reading[.tag], tag.count > 1, meant.count == 1, let note = meantNotes.first,
            !note.titleStems.isDisjoint(with: Stems.content(of: tag.words))
        else { return [] }
        return [("a word of the title", Ranking.isMissing)]
    }

    /// Whether a note that is named is called so.
    private func isTitled(_ name: NoteName?) -> Bool {
        meant.contains { id in
            name.map { $0.isLast || $0.key.isSubset(of: shelf.note(id)?.titleStems ?? []) } ?? true
        }
    }

    /// What speaks for another title.
    var title: [Weight] {
        weigh(
            isTitled(reading[.note].map(NoteName.init)),
            ("the note is there", Ranking.isThere),
            ("no note of that title", Ranking.isMissing)
        )
    }

    /// The rules that hold only where there is such a folder.
    private static let ofFolders: Set<String> = ["keep.inFolder", "folder.read.bare", "folder.find.bare"]

    /// What speaks for a folder.
    var folder: [Weight] {
        guard Self.ofFolders.contains(reading.rule) else { return [] }
        return weigh(
            isFolder,
            ("the folder is there", Ranking.isSurelyThere),
            ("no such folder", Ranking.cannotBe)
        )
    }
    private var isFolder: Bool { reading[.folder].map { shelf.folders.named($0.text) != nil } ?? false }

    /// What speaks for moving notes into a folder.
    var filing: [Weight] {
        if reading.rule == "note.file.several" {
            return weigh(
                reading[.items].map { shelf.several($0) != nil || shelf.folder(ofAll: $0) != nil } ?? false,
                ("several notes are there", Ranking.isSurelyThere),
                ("no such notes", Ranking.cannotBe)
            )
        }
        guard reading.rule == "note.file.bare" else { return note }
        let name = reading[.note]
        // "put it in Private" means a folder, also one that there is not.
        let isNote = name.map { $0.contains(["note", "notes", "notiz"]) || NoteName($0).isLast } ?? false
        if name == nil || meant.isEmpty || !isFolder && !isNote {
            return [("no such note or folder", Ranking.cannotBe)]
        }
        return weigh(isFolder, ("both are there", Ranking.isThere), ("no such folder", Ranking.isMissing))
    }

    /// What speaks for a link from one note to another.
    var link: [Weight] {
        let target = reading[.title].map { shelf.notes(for: $0, memory) } ?? []
        return weigh(
            meant.isEmpty || target.isEmpty,
            ("no such notes", Ranking.isMissing),
            ("both are there", Ranking.isThere)
        )
    }

    /// The commands that are meant only where a note is called so.
    private static let calling = ["command.organize", "command.share", "command.edit.note"]

    /// What speaks for naming the command that does something with a note, or one of its fields.
    var command: [Weight] {
        let isCalling =
            switch reading.act {
            case .suggestTitle: reading[.note] != nil && reading.clause.key(reading.clause.start) == "give"
            case .useCommand: Self.calling.contains(reading.rule) && reading[.note] != nil
            default: true
            }
        // Its text answers, unless the note is called so.
        if isCalling {
            let name = reading[.note].map(NoteName.init)
            return weigh(
                name.map { $0.isLast || meantNotes.contains(where: $0.names) } ?? (memory.notes.count == 1),
                ("the note is there", Ranking.isThere),
                ("no note of that title", Ranking.cannotBe)
            )
        }
        guard reading.act == .useCommand, let note = reading[.note] else { return [] }
        // "make me a checklist"
        if reading.rule == "command.form" {
            return note.contains(["me", "us"]) ? [("somebody asks for one", Ranking.cannotBe)] : []
        }
        return meant.isEmpty ? [] : [("the note is there", Ranking.isThere)]
    }

    /// What speaks for the deletion of a note.
    var deletion: [Weight] {
        guard let words = reading[.note] else {
            guard let text = reading[.text] else { return named(nil, isKnown: false) }
            let said = Set(Stems.content(of: text.words))
            return weigh(
                shelf.notes.contains { !said.isDisjoint(with: $0.stems) },
                ("a note tells of it", Ranking.isThere),
                ("no note tells of it", Ranking.isMissing)
            )
        }
        if words.contains(["folder", "ordner"]) { return [("a folder is meant", Ranking.isThere)] }
        return named(NoteName(words), isKnown: !meant.isEmpty)
    }

    private func named(_ name: NoteName?, isKnown: Bool) -> [Weight] {
        if reading.rule == "note.forget.told", !isKnown { return [("no such note", Ranking.cannotBe)] }
        if reading.rule == "note.remove", !isKnown || !(name?.hasNoun ?? true) {
            return [("an item", Ranking.cannotBe)]
        }
        guard isKnown else { return [("no such note", Ranking.isMissing)] }
        // What is scrapped or forgotten may be an item.
        let verbs = ["delete", "erase", "lösche", "lösch"]
        let isSure =
            isTitled(name) || name?.isList ?? false || verbs.contains(reading.clause.key(reading.clause.start))
        guard isSure else { return [("a note tells of it", 0)] }
        return [("the note is there", reading.rule == "note.forget.told" ? Ranking.isSurelyThere : Ranking.isThere)]
    }

    /// What speaks against a task: "cancel the vet on friday", where a note is about the vet.
    var task: [Weight] {
        let words = reading.clause
        let isChange = OwnTask.changing.contains(words.key(words.start)) || words.key(words.start + 1) == "rid"
        guard reading.rule == LineReading.ownTask, isChange else { return [] }
        let object = Set(Stems.content(of: words.from(words.start + 1).words))
        let isThere = shelf.notes.contains { note in
            !object.isDisjoint(with: note.titleStems)
                && (note.due != nil || !WordDates(Clause(note.body), performer.dates).places.isEmpty)
        }
        return isThere ? [("a note is about it", Ranking.isElsewhere)] : []
    }

    /// What speaks for words that may be about the world as well as about the notes.
    var passages: [Weight] {
        guard reading.act == .foreign || reading.rule == "recall.of" else { return [] }
        let (now, calendar) = (performer.wording.now, performer.wording.calendar)
        let question = AskedQuestion(reading.clause.verbatim, now: now, calendar: calendar)
        let isTold = AnswerFinder(question, in: shelf.notes, performer.wording).isSaid()
        if reading.act == .foreign { return isTold ? [("the notes tell of it", Ranking.isElsewhere)] : [] }
        // "the meeting with Petra on tuesday at 4", where the notes tell of another
        let isTimed = reading[.topic].map { performer.maker.task($0).due?.contains(":") ?? false } ?? false
        return weigh(
            isTold && !isTimed,
            ("the notes tell of it", Ranking.isThere),
            ("the notes do not tell of it", Ranking.isMissing)
        )
    }
}
