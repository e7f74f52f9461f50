import Foundation
import Notes

/// What a person's line asks to be changed, as far as its words say it.
///
/// A model may destroy only where a clause of the line is an imperative for that and names the note, and may change a note
/// otherwise only where everything that it gains and loses is said. Anything else was its own idea, or that of a note it
/// read: it waits for the person.
struct AskedChanges: Sendable {
    /// Whether the line asks for a change at all; a question, and a word of thanks, do not.
    let isOrder: Bool

    /// Whether the line asks for what only a tool does: "remember …", "delete …", "put … on the list".
    let isForTools: Bool

    /// The line's clauses; those of a question that it says yes to.
    let clauses: [OrderClause]
    /// The stems of all words that were said; of what the yes was said to as well.
    let stems: Set<String>
    /// The stems of those that tell which note is meant.
    private let words: Set<String>
    /// The handles in the line.
    private let handles: [String]
    private let shown: ShownNotes
    /// The days that the line names.
    private let days: [DueDate]

    /// The most telling words of a line that may still mean what the turn before was about.
    private static let mostBesideReference = 3

    /// - Parameters:
    ///   - line: what the person said.
    ///   - previous: the turn before.
    ///   - days: reads the days that a text names.
    init(_ line: String, after previous: Turn?, days: (String) -> [DueDate] = { _ in [] }) {
        let question = Self.question(agreedToBy: line, in: previous)
        isOrder = question != nil || !Self.sentences(of: line).allSatisfy(Self.isLooking)
        let order = question.map(Self.order) ?? Self.withoutNewNotes(line)
        clauses = OrderClause.clauses(of: order)
        // “Don't delete it” is obeyed by a word, and so is “move it to Work” with a tool alone.
        let needsTool = Self.isForTools(Self.words(of: line)) || clauses.contains(where: \.isForToolAlone)
        isForTools =
            isOrder && needsTool && !clauses.contains { $0.isRefusal || $0.isAboutAnything && line.contains("?") }
        // Who says yes has read the reply, and asked for it.
        let read = question == nil ? "" : [previous?.text ?? "", previous?.saidLast ?? ""].joined(separator: " ")
        stems = Self.stems(of: order + " " + read)
        words = Set(Self.telling(Self.words(of: order)).map(PorterStemmer.stem))
        handles = Self.words(of: order).filter { $0.count >= Handle.minimumLength && $0.allSatisfy(\.isHexDigit) }
        shown = ShownNotes(previous, named: question ?? "")
        self.days = days(order)
    }

    // MARK: - Notes

    /// Whether the line asks for this change of a note.
    /// - Parameter after: the note as it would be; `nil` when it goes to the Trash.
    func asks(for note: NoteItem, becoming after: NoteItem?) -> Bool {
        guard isOrder else { return false }
        guard let after, !after.isTrashed else { return ordersDeletion(of: note) }
        return asks(forFieldsOf: after, before: note)
            && (note.body == after.body || asks(forTextOf: after, before: note))
    }

    /// Whether the line orders a note as a whole to go.
    private func ordersDeletion(of note: NoteItem) -> Bool {
        clauses.contains { clause in
            guard clause.kinds.contains(.removal), !clause.isDoubtful, !isOfPart(clause, of: note) else { return false }
            if has(handleOf: note, clause) { return true }
            let telling = clause.telling
            guard !telling.isEmpty else {
                let isAll = Self.isEvery(Self.severalNotes, in: clause.words) && clauses.count == 1
                return isAll || refers(to: note, clause)
            }
            let places = Self.stems(of: ([note.folder] + note.tags).joined(separator: " "))
            let isOfPlace = { (word: String) in places.contains(PorterStemmer.stem(word)) }
            if telling.allSatisfy(isOfPlace) {
                // “Delete my recipes”, “delete all notes tagged home”.
                let isPlural = telling.contains {
                    $0.hasSuffix("s") && !Self.words(of: note.tags.joined(separator: " ")).contains($0)
                }
                if isPlural || clause.has(Self.severalNotes) { return true }
            }
            let title = Self.words(of: note.title)
            let isOther =
                clause.words.contains(where: \.isNumber) && !title.filter(\.isNumber).allSatisfy(clause.words.contains)
            return !isOther && telling.contains { Self.isName($0, in: title) }
                && telling.allSatisfy { Self.isName($0, in: title) || isOfPlace($0) }
        }
    }

    /// Whether a clause is about something in a note.
    private func isOfPart(_ clause: OrderClause, of note: NoteItem) -> Bool {
        clause.has(Self.parts.union(Self.sources).subtracting(Self.words(of: note.title)))
    }

    /// Whether the line has an order of this kind for a note.
    private func orders(_ kind: OrderClause.Kind, _ note: NoteItem, destroying: Bool = false) -> Bool {
        order(kind, note, destroying: destroying) != nil
    }

    private func order(_ kind: OrderClause.Kind, _ note: NoteItem, destroying: Bool = false) -> OrderClause? {
        clauses.first { clause in
            clause.kinds.contains(kind) && !(destroying ? clause.isDoubtful : clause.isForbidden)
                && (has(handleOf: note, clause) || namesTitle(of: note, clause.telling) || refers(to: note, clause)
                    // “All done with the shopping, tick the whole list.”
                    || (clause.has(Self.references) || clause.telling.isEmpty && !destroying)
                        && namesTitle(of: note, Array(words)))
        }
    }

    private func has(handleOf note: NoteItem, _ clause: OrderClause) -> Bool {
        handles(of: note).contains { clause.words.contains($0) }
    }

    /// The handles in the line that are the note's.
    private func handles(of note: NoteItem) -> [String] {
        let id = note.id.uuidString.lowercased().filter { $0 != "-" }
        return handles.filter(id.hasPrefix)
    }

    private func namesTitle(of note: NoteItem, _ words: [String]) -> Bool {
        let title = Self.words(of: note.title)
        return words.contains { Self.isName($0, in: title) }
    }

    /// Whether a clause means a note that the turn before showed.
    private func refers(to note: NoteItem, _ clause: OrderClause) -> Bool {
        clause.has(Self.references) && words.count <= Self.mostBesideReference && shown.isMeant(note, by: clause.words)
            || words.isEmpty && clause.words.count == 1 && shown.isOnly(note)
    }

    /// Whether the line has an order for each thing besides the text that would change, and says what it is to be.
    private func asks(forFieldsOf after: NoteItem, before note: NoteItem) -> Bool {
        (after.title == note.title || orders(.retitling, note, destroying: true) && tells(after.title))
            && (after.tags == note.tags || asks(forTags: after.tags, of: note))
            && (after.folder == note.folder || orders(.filing, note) && tellsFolder(after.folder))
            && (after.dueAt == note.dueAt || asks(forDue: after.dueAt, of: note))
            && (after.isPinned == note.isPinned || orders(after.isPinned ? .pinning : .unpinning, note))
            && (after.aiCategory == note.aiCategory || after.aiCategory.map { tells($0.rawValue) } ?? false)
    }

    private func tellsFolder(_ folder: String) -> Bool {
        tells(folder) || folder == NoteItem.defaultFolder && clauses.contains { $0.has(["unfile", "out"]) }
    }

    private func asks(forTags tags: [String], of note: NoteItem) -> Bool {
        let gained = tags.filter { !note.tags.contains($0) }
        let lost = note.tags.filter { !tags.contains($0) }
        let untagging = order(.untagging, note, destroying: true)
        return gained.allSatisfy(tells) && (gained.isEmpty || orders(.tagging, note))
            && lost.allSatisfy { tag in
                untagging.map { Self.stems(of: tag).isSubset(of: $0.words.map(PorterStemmer.stem)) } ?? false
            }
    }

    private func asks(forDue due: DueDate?, of note: NoteItem) -> Bool {
        // A reminder that repeats moves on when it is done.
        if orders(.ticking, note) { return true }
        guard orders(.dating, note) || orders(.correction, note) || due == nil && orders(.removal, note) else {
            return false
        }
        guard let due else { return clauses.contains { $0.has(Self.dueWords) } }
        return days.contains { $0.day == due.day && (due.minute == nil || due.minute == $0.minute) }
    }

    /// Whether all words of a text are said.
    private func tells(_ text: String) -> Bool { Self.stems(of: text).isSubset(of: stems) }

    // MARK: - Texts

    private func asks(forTextOf after: NoteItem, before note: NoteItem) -> Bool {
        let loss = note.loss(becoming: after)
        let destroys = loss == .deletion || loss == .overwriting
        if rewrites(note, destroying: destroys) { return true }
        if loss == .deletion, let clause = order(.clearing, note, destroying: true), !isOfPart(clause, of: note),
            !clause.has(Self.ticked)
        {
            return true
        }
        let active = clauses.filter { !$0.kinds.isEmpty && !(destroys ? $0.isDoubtful : $0.isForbidden) }
        guard !active.isEmpty || !destroys && !clauses.contains(where: \.isForbidden) else { return false }
        let change = TextChange(from: note.body, to: after.body)
        let kinds = active.reduce(into: Set()) { $0.formUnion($1.kinds) }
        return change.gained.allSatisfy(isSaid) && mayTick(change, of: note, by: active)
            && mayLose(change.lost, of: note, by: active, kinds) && names(note, in: change)
    }

    /// Whether the line orders a text of the model's own.
    private func rewrites(_ note: NoteItem, destroying: Bool) -> Bool {
        if orders(.rewriting, note, destroying: destroying) { return true }
        // “Change the note about the spare key” says not how.
        guard clauses.count == 1, let clause = order(.correction, note, destroying: destroying) else { return false }
        let title = Self.words(of: note.title)
        return clause.telling.allSatisfy { Self.isName($0, in: title) }
    }

    private func isSaid(_ word: String) -> Bool {
        stems.contains(PorterStemmer.stem(word)) || StopWords.contains(word) && !Self.negations.contains(word)
    }

    /// Whether each item that is ticked or opened is named, or all of the list are.
    private func mayTick(_ change: TextChange, of note: NoteItem, by active: [OrderClause]) -> Bool {
        func isAsked(_ items: [String], _ kind: OrderClause.Kind, _ told: Set<String>) -> Bool {
            guard !items.isEmpty else { return true }
            let isAll = order(kind, note).map { $0.has(Self.everything) } ?? false
            return isAll
                || (active.contains { $0.kinds.contains(kind) } || clauses.contains { $0.has(told) && !$0.isForbidden })
                    && items.allSatisfy { $0 == note.title ? namesTitle(of: note, Array(words)) : isNamed($0) }
        }
        return isAsked(change.ticked, .ticking, Self.told) && isAsked(change.opened, .unticking, [])
    }

    private func isNamed(_ item: String) -> Bool {
        let telling = Self.telling(Self.words(of: item))
        return !telling.isEmpty && telling.count { stems.contains(PorterStemmer.stem($0)) } * 2 >= telling.count
    }

    /// Whether what a text loses is said: each word, or by what stands beside it.
    private func mayLose(
        _ lost: [TextChange.Lost],
        of note: NoteItem,
        by active: [OrderClause],
        _ kinds: Set<OrderClause.Kind>
    ) -> Bool {
        let hasNews = clauses.contains { $0.has(Self.news) && !$0.isForbidden }
        let removes = !kinds.isDisjoint(with: [.removal, .ticking])
        let corrects = hasNews || kinds.contains(.correction)
        let title = Self.words(of: note.title)
        return lost.allSatisfy { lost in
            guard removes || corrects || kinds.contains(.clearing) else { return lost.words.isEmpty }
            // “Clear the ticked items.”
            let takesTicked = active.contains {
                !$0.kinds.isDisjoint(with: [.removal, .clearing]) && $0.has(Self.ticked)
            }
            if takesTicked { return lost.isWhole && lost.wasTicked }
            let unsaid = lost.words.filter { !isSaid($0) }
            if unsaid.isEmpty { return removes || corrects }
            let isBesideSaid = Self.telling(Self.words(of: lost.line)).contains {
                stems.contains(PorterStemmer.stem($0)) && !Self.isName($0, in: title)
            }
            guard isBesideSaid, lost.isWhole ? removes : corrects else { return false }
            let isPart = active.contains { $0.kinds.contains(.removal) && $0.has(Self.parts) }
            return isPart && lost.isWhole || unsaid.count <= Self.mostUnsaid
        }
    }

    /// The most words of a line of a note that may go with one that is said.
    private static let mostUnsaid = 3

    /// Whether the line names a note: its title, what was shown, or for what stands there its text.
    private func names(_ note: NoteItem, in change: TextChange) -> Bool {
        if !handles(of: note).isEmpty || namesTitle(of: note, Array(words)) { return true }
        let said = clauses.flatMap(\.words)
        let pointsBack = !Self.references.isDisjoint(with: said) || Self.targets.isDisjoint(with: said)
        if pointsBack, words.count <= Self.mostBesideReference, shown.isMeant(note, by: said) || shown.isOnly(note) {
            return true
        }
        let title = Self.words(of: note.title)
        if words.isSubset(of: change.gained.map(PorterStemmer.stem)),
            !Self.kinds.isDisjoint(with: title.filter(said.contains))
        {
            return true
        }
        guard !change.isAddition else { return false }
        return words.intersection(Self.stems(of: note.body)).count * 2 > words.count
    }

    // MARK: - Deeds without a card

    /// Whether the line orders a step to be taken back, or done again, in a few words.
    func orders(undo redoing: Bool) -> Bool {
        clauses.count == 1
            && clauses.contains {
                $0.kinds.contains(redoing ? .redoing : .undoing) && !$0.isDoubtful
                    && Self.undoWords.isSuperset(of: $0.words)
            }
    }

    /// Whether a clause of the line orders a folder to be made, renamed or removed, and has these names of folders.
    func orders(_ kind: OrderClause.Kind, folders names: [String]) -> Bool {
        clauses.contains { clause in
            let said = Set(clause.words.map(PorterStemmer.stem))
            return clause.kinds.contains(kind) && !clause.isDoubtful && clause.has(Self.folders)
                && names.allSatisfy { Self.stems(of: $0).isSubset(of: said) }
        }
    }

    /// Whether the line orders a note to be taken out of the Trash.
    func orders(restoring note: NoteItem) -> Bool { orders(.restoring, note, destroying: true) }

    /// Whether the turn before changed all of these notes.
    func isOfTurnBefore(_ notes: [UUID]) -> Bool { notes.allSatisfy(shown.changed) }

    /// The number of calls by which the turn before changed something.
    var changesBefore: Int { shown.changes }

    // MARK: - Words

    /// The question of the turn before, where the line says yes to it and nothing else.
    private static func question(agreedToBy line: String, in previous: Turn?) -> String? {
        guard previous?.isQuestionDropped == false, let reply = previous?.saidLast,
            reply.last(where: { !$0.isWhitespace }) == "?"
        else { return nil }
        let said = words(of: line)
        guard let first = said.first, agreements.contains(first), !line.contains("?"),
            said.allSatisfy({
                agreements.contains($0) || fillers.contains($0) || courtesies.contains($0) || references.contains($0)
            })
        else { return nil }
        // What is said before the question is not asked.
        return sentences(of: String(reply.suffix(400))).last
    }

    /// A question of a model, “shall I delete the note?”, as the order that a yes to it is.
    private static func order(_ question: String) -> String {
        let bare = question.replacing(/["“”„«»*_`?]/, with: " ")
        let asked = bare.split(separator: /[,:;–—]\s/).last.map(String.init) ?? bare
        let words = asked.split(whereSeparator: \.isWhitespace).map(String.init)
        let folded = words.map { Self.words(of: $0).joined() }
        guard let opening = offers.filter({ folded.starts(with: $0) }).max(by: { $0.count < $1.count }) else {
            return asked
        }
        return words.dropFirst(opening.count).joined(separator: " ")
    }

    /// Whether a word is one of a title's, or the beginning of a compound that has one: "Zahnarzttermin" of "Zahnarzt".
    private static func isName(_ word: String, in title: [String]) -> Bool {
        let stem = PorterStemmer.stem(word)
        return title.contains { name in
            guard !StopWords.contains(name), !silent.contains(where: { $0.contains(name) }) else { return false }
            return PorterStemmer.stem(name) == stem || name.count > 4 && word.hasPrefix(name)
                || word.count > 4 && name.hasPrefix(word)
        }
    }

    /// Whether "all" or "every" stands before one of these nouns.
    private static func isEvery(_ nouns: Set<String>, in words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            everything.contains($0) && (nouns.contains($1) || $1 == "my" || $1 == "meine")
        }
            && !nouns.isDisjoint(with: words)
    }

    /// The words that tell which thing is meant.
    static func telling(_ words: [String]) -> [String] {
        words.filter { word in
            // A short number is a time, a price or a count more often than the name of a note.
            !StopWords.contains(word) && word.count > (word.isNumber ? 3 : 1) && !silent.contains { $0.contains(word) }
        }
    }

    static func stems(of text: String) -> Set<String> {
        Set(words(of: text).map(PorterStemmer.stem))
    }

    /// The words of a text, folded as a search folds them.
    static func words(of text: String) -> [String] {
        text.foldedForSearch.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            .map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0.filter { $0 != "'" } }
    }

    /// The sentences of a line, each with the mark at its end.
    static func sentences(of line: String) -> [String] {
        var sentences = [""]
        for character in line {
            sentences[sentences.count - 1].append(character)
            if ".!?\n".contains(character) { sentences.append("") }
        }
        return sentences.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }
}

extension String {
    var isNumber: Bool { allSatisfy(\.isNumber) }
}
