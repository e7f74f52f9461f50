import Foundation
import Notes

/// What a person's line asks to be changed, as far as its words say it.
///
/// A model may change what the line names, what it refers back to, and what it made itself, and may destroy only where the
/// line has a word for that. Anything else was its own idea, or that of a note it read: it waits for the person.
struct AskedChanges: Sendable {
    /// Whether the line asks for a change at all; a question, and a word of thanks, do not.
    let isOrder: Bool

    /// Whether the line asks for what only a tool does: "remember …", "delete …", "put … on the list".
    let isForTools: Bool

    /// Whether it asks for anything besides new notes.
    private let asksForOthers: Bool

    /// All words of the line; of a question as well that it says yes to.
    private let all: Set<String>
    /// Their stems.
    private let stems: Set<String>
    /// Those of them, as stems, that tell which note is meant.
    private let words: Set<String>
    private let handles: [String]
    /// The words of what the line wants deleted, and of what else it speaks of, part by part.
    private let parts: LineParts

    /// Whether the line forbids something, makes it depend on something, or only speaks of it: then no loss is asked for.
    private let isHedged: Bool

    /// The most telling words of a line that may still mean what the turn before was about by “it” or “that”.
    private static let mostBesideReference = 3

    /// - Parameters:
    ///   - line: what the person said.
    ///   - previous: the turn before.
    init(_ line: String, after previous: Turn?) {
        let whole = Self.words(of: line)
        let question = Self.question(answeredBy: line, whole, in: previous)
        isOrder = question != nil || !Self.sentences(of: line).allSatisfy(Self.isLooking)
        isForTools = isOrder && Self.isForTools(whole)
        let line = Self.withoutNewNotes(line)
        let said = Self.words(of: line)
        let all = said + (question.map(Self.words) ?? [])
        let first = said.first { !Self.fillers.contains($0) }
        asksForOthers = !all.isEmpty
        self.all = Set(all)
        stems = Set(all.map(PorterStemmer.stem))
        parts = LineParts(question.map { [line, $0] } ?? [line])
        isHedged =
            Self.isHedged(line) || line.contains(where: "\"“”„«»".contains)
            || first.map(Self.speaking.contains) ?? false
        let telling = all.filter { word in
            // A short number is a time, a price or a count more often than the name of a note.
            !StopWords.contains(word) && word.count > (word.isNumber ? 3 : 1)
                && !Self.silent.contains { $0.contains(word) }
        }
        words = Set(telling.map(PorterStemmer.stem))
        let pointsBack = words.count <= Self.mostBesideReference && !Self.references.isDisjoint(with: said)
        let refersBack = question != nil || words.isEmpty || pointsBack
        handles =
            (refersBack ? (previous?.calls ?? []).flatMap { Self.handles(in: $0.result) } : [])
            + said.filter { $0.count >= Handle.minimumLength && $0.allSatisfy(\.isHexDigit) }
    }

    /// Whether the line asks for something that has these words.
    func asks(by words: [String]) -> Bool { isOrder && !all.isDisjoint(with: words) }

    /// Whether the line asks for this change of a note.
    /// - Parameters:
    ///   - after: the note as it would be; `nil` when it goes to the Trash.
    ///   - hasRead: whether texts of notes were read in this turn, which may have told the model to do it.
    func asks(for note: NoteItem, becoming after: NoteItem?, hasRead: Bool) -> Bool {
        guard isOrder, asksForOthers else { return false }
        let loss = note.loss(becoming: after)
        guard names(note, strictly: hasRead, isDestructive: loss != nil) else { return false }
        if let loss {
            return !isHedged && asks(for: loss, of: note, becoming: after)
                && after.map { loss == .retitling || asks(forFieldsOf: $0, before: note) } ?? true
        }
        return after.map {
            asks(forFieldsOf: $0, before: note) && mayLose(note.body, to: $0.body) && mayGain(note.body, to: $0.body)
        } ?? true
    }

    /// Whether the line has a word for each thing besides the text that would change.
    private func asks(forFieldsOf after: NoteItem, before: NoteItem) -> Bool {
        func says(_ words: Set<String>) -> Bool { !words.isDisjoint(with: all) }
        return (after.title == before.title || asksForTitle(after.title))
            && (after.tags == before.tags || asksForTags(after, before))
            && (after.folder == before.folder
                || says(Self.filing) && (after.folder == NoteItem.defaultFolder || tells(after.folder)))
            && (after.dueAt == before.dueAt || says(Self.dating) || all.contains(where: \.hasDigit))
            && (after.isPinned == before.isPinned || says(Self.pinning))
    }

    /// Whether the line has a word for titles, and the words of the new one.
    private func asksForTitle(_ title: String) -> Bool {
        !Self.retitlings.union(Self.rewritings).isDisjoint(with: all) && tells(title)
    }

    /// Whether the line has the words of the tags that a note gets, and one for tags where it loses some.
    private func asksForTags(_ after: NoteItem, _ before: NoteItem) -> Bool {
        (before.tags.allSatisfy(after.tags.contains) || !Self.tagging.isDisjoint(with: all))
            && after.tags.filter { !before.tags.contains($0) }.allSatisfy(tells)
    }

    /// Whether all words of a text stand in the line.
    private func tells(_ text: String) -> Bool {
        Self.stems(of: text).isSubset(of: stems)
    }

    /// Whether what a text loses is said, or the line asks for another text.
    private func mayLose(_ body: String, to new: String) -> Bool {
        if !Self.rewritings.isDisjoint(with: all) || !Self.clearings.isDisjoint(with: all) { return true }
        let lost = WordCounts(body).without(WordCounts(new))
        return lost.count(in: stems.union(["x"]), by: Self.stem) == lost.total
    }

    /// Whether the line asks for something to be done to a text, or has at least half of the words that it gains.
    private func mayGain(_ body: String, to new: String) -> Bool {
        // “Pin the boiler note” adds nothing to it.
        if !Self.deedWords.subtracting(Self.deedsBesideText).isDisjoint(with: all) { return true }
        let gained = WordCounts(new).without(WordCounts(body))
        // The “x” ticks an item.
        return gained.count(in: stems.union(["x"]), by: Self.stem) * 2 >= gained.total
    }

    private func names(_ note: NoteItem, strictly: Bool, isDestructive: Bool) -> Bool {
        let id = note.id.uuidString.lowercased().filter { $0 != "-" }
        if handles.contains(where: id.hasPrefix) { return true }
        let isGeneral = !Self.everything.isDisjoint(with: all) && !Self.orders.isDisjoint(with: all)
        if isGeneral, Self.limits.isDisjoint(with: all) { return true }
        if words.isEmpty, !Self.severalNotes.isDisjoint(with: all) { return true }
        let title = Self.words(of: note.title)
        if words.isEmpty, !Self.kinds.isDisjoint(with: title.filter(all.contains)) { return true }
        let isOther =
            isDestructive && all.contains(where: \.isNumber) && !all.isSuperset(of: title.filter(\.isNumber))
        if !isOther, !words.isDisjoint(with: title.map(PorterStemmer.stem)) { return true }
        let place = Self.stems(of: ([note.folder] + note.tags).joined(separator: " "))
        let namesPlace = isGeneral || !Self.places.isDisjoint(with: all)
        if !isDestructive || namesPlace, !words.isDisjoint(with: place) { return true }
        let said = words.intersection(Self.stems(of: note.body))
        if isGeneral { return !said.isEmpty }
        guard strictly else { return said.count > 1 || !said.isEmpty && said.count * 2 >= words.count }
        return said.count * 2 > words.count && (!isDestructive || said.count > 1)
    }

    /// Whether the line has a word for what a note would lose, or says itself what stands in its place.
    private func asks(for loss: Loss, of note: NoteItem, becoming after: NoteItem?) -> Bool {
        switch loss {
        case .deletion:
            let isFromNote = !Self.sources.isDisjoint(with: all) && Self.noteWords.isDisjoint(with: all)
            return !Self.deletions.isDisjoint(with: all) && !isFromNote && !parts.speaksElsewhere(of: note)
        case .overwriting:
            let isAsked = !Self.rewritings.isDisjoint(with: all) || !Self.clearings.isDisjoint(with: all)
            return isAsked || tellsNews(after?.body ?? "", insteadOf: note.body)
                || !Self.deletions.isDisjoint(with: all) && !parts.speaksElsewhere(of: note)
                    && mayLose(note.body, to: after?.body ?? "")
        case .retitling:
            return asksForTitle(after?.title ?? "")
        case .untagging:
            return !Self.tagging.isDisjoint(with: all)
        case .other:
            return false
        }
    }

    /// Whether the line says "now", and half of what is new in a text, which is not much shorter than the old one.
    private func tellsNews(_ text: String, insteadOf old: String) -> Bool {
        let new = WordCounts(text).without(WordCounts(old))
        // Who adds or removes something wants the rest kept.
        guard !Self.news.isDisjoint(with: all), !new.isEmpty, Self.additions.isDisjoint(with: all),
            Self.deletions.isDisjoint(with: all), WordCounts(text).total * 2 >= WordCounts(old).total
        else { return false }
        return new.count(in: stems, by: Self.stem) * 2 >= new.total
    }

    // MARK: - Words

    /// The question of the turn before, where the line says yes to it or answers it in a few words; the end of a long one.
    private static func question(answeredBy line: String, _ said: [String], in previous: Turn?) -> String? {
        guard let reply = previous?.reply, reply.last(where: { !$0.isWhitespace }) == "?", said.count <= 6,
            refusals.isDisjoint(with: said)
        else { return nil }
        let isYes = said.first.map(agreements.contains) ?? false && line.last { !$0.isWhitespace } != "?"
        guard isYes || !sentences(of: line).allSatisfy(isLooking) else { return nil }
        // What is said before the question is not asked.
        return sentences(of: String(reply.suffix(400))).last
    }

    private static func stem(_ word: String) -> String { PorterStemmer.stem(word.foldedForSearch) }

    private static func stems(of text: String) -> Set<String> {
        Set(words(of: text).map(PorterStemmer.stem))
    }

    /// The words of a text, folded as a search folds them.
    static func words(of text: String) -> [String] {
        text.foldedForSearch.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            .map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0.filter { $0 != "'" } }
    }

    /// The sentences of a line, each with the mark at its end.
    private static func sentences(of line: String) -> [String] {
        var sentences = [""]
        for character in line {
            sentences[sentences.count - 1].append(character)
            if ".!?\n".contains(character) { sentences.append("") }
        }
        return sentences.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// Whether a sentence only wants to know something, or is only polite.
    private static func isLooking(_ sentence: String) -> Bool {
        let words = words(of: sentence)
        let first = words.first { !fillers.contains($0) }
        guard let first else { return true }
        // "could you note that …", but "could you show me the note"
        let notes = zip(words, words.dropFirst()).contains { ["you", "please"].contains($0) && $1 == "note" }
        if polite.contains(first), notes || words.contains(where: deedWords.contains) { return false }
        if forTools.contains(first), !sentence.contains("?") { return false }
        if sentence.last(where: { !$0.isWhitespace }) == "?" || questions.contains(first) { return true }
        // "show me the note", "look up the note and tell me", "update me on the note"
        let tellsMe =
            words.contains { ["me", "us", "mir", "uns"].contains($0) } && ["update", "give", "tell"].contains(first)
        if looks.contains(first) || tellsMe { return words.dropFirst().allSatisfy { !deedWords.contains($0) } }
        // "the boiler note"
        if !noteWords.contains(first), words.count <= 5, !noteWords.isDisjoint(with: words),
            pointers.isDisjoint(with: words), words.allSatisfy({ !deedWords.contains($0) })
        {
            return true
        }
        return words.allSatisfy { courtesies.contains($0) || StopWords.contains($0) && !deedWords.contains($0) }
    }

    /// Whether a line forbids something, or makes it depend on something.
    ///
    /// “I don't need it any more” is a reason, and forbids nothing.
    private static func isHedged(_ line: String) -> Bool {
        // “Rewrite it without the table” leaves nothing out of a deletion.
        let hedges = deletions.isDisjoint(with: words(of: line)) ? hedges.subtracting(exceptions) : hedges
        return line.split(whereSeparator: { ",.;:!?\n".contains($0) }).contains { part in
            let words = words(of: String(part))
            let isReason = !reasons.isDisjoint(with: words) && deletions.isDisjoint(with: words)
            return !(isReason ? hedges.subtracting(negations) : hedges).isDisjoint(with: words)
        }
    }

    /// Whether words ask for what only a tool does.
    private static func isForTools(_ words: [String]) -> Bool {
        let words = words.drop { fillers.contains($0) || polite.contains($0) || ["you", "du"].contains($0) }
        guard let first = words.first else { return false }
        // “Remind me what I said.”
        guard questions.isDisjoint(with: words.dropFirst().prefix(2)) else { return false }
        let namesNotes = words.contains { kinds.contains($0) || $0.hasSuffix("liste") || $0.hasPrefix("reminder") }
        if forTools.contains(first) { return first != "note" || words.count > 2 || words.last?.isNumber == false }
        let isSeparate = words.prefix(3).contains("auf") || words.last.map(particles.contains) ?? false
        // “Make a note of this”
        if words.count <= 6, words.contains("note"), words.contains("of"), words.last.map(pointers.contains) ?? false {
            return true
        }
        // “Make a list of fruits” is answered with words.
        let wantsWords = zip(words, words.dropFirst()).contains { kinds.contains($0) && ["of", "von"].contains($1) }
        if wantsWords { return false }
        // “Write a poem about my list.”
        if makings.contains(first), !makesNew(words), !words.prefix(3).contains(where: ["down", "auf"].contains) {
            return words.last.map(particles.contains) ?? false
        }
        if orders.contains(first) || doings.contains(first), namesNotes || isSeparate { return true }
        // “Please keep this”, “this goes to my notes”
        return !pointers.isDisjoint(with: words) && !rewritings.contains(first)
            && (!keeping.isDisjoint(with: words) || !severalNotes.isDisjoint(with: words))
    }

    /// The parts of a line that ask for anything else than a new note; what follows one belongs to it up to the next order.
    private static func withoutNewNotes(_ line: String) -> String {
        let marked = line.replacing(/[,.;!?\n]+|\s(?:and|then|und|dann)\s/.ignoresCase()) {
            String($0.output) + "\u{1F}"
        }
        var isOfNew = false
        return marked.split(separator: "\u{1F}").filter { part in
            let words = words(of: String(part)).drop(while: fillers.contains)
            if makesNew(words) { isOfNew = true } else if words.first.map(orders.contains) ?? false { isOfNew = false }
            return !isOfNew
        }
        .joined()
    }

    /// Whether words begin an order for a new note: “write a note about”, “leg eine neue Liste an”.
    private static func makesNew(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first, makings.contains(first),
            let article = words.prefix(4).lastIndex(where: articles.contains)
        else { return false }
        return words[article...].dropFirst().prefix(2).contains { kinds.contains($0) || $0.hasSuffix("liste") }
    }

    /// The handles of the notes that a tool returned.
    private static func handles(in result: ToolResult) -> [String] {
        (result.output?.notes ?? []).map { $0.id.lowercased().filter { $0 != "-" } }
    }
}

extension String {
    fileprivate var hasDigit: Bool { contains(where: \.isNumber) }
    fileprivate var isNumber: Bool { allSatisfy(\.isNumber) }
}
