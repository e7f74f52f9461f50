import Foundation
import SpokenDates

/// A line as it was typed, cut to what can be asked for in it.
struct Line {
    /// The most words that are looked at for an order; what follows is text.
    private static let longest = 60

    /// What was typed.
    let text: String
    /// Its words.
    let whole: Clause
    /// The words without those that are there for politeness.
    let core: Clause
    /// The ways to read it, from the whole to the least.
    let variants: [Clause]
    /// The words up to each mark, for orders after which only a reason can stand: see ``Set<Act>/named``.
    let heads: [Clause]
    /// Where dates stand.
    let dates: WordDates
    /// Its words as templates see them.
    let numbered: NumberedLine
    /// Whether there are more words than are looked at.
    let isLong: Bool
    /// Whether it is German.
    let isGerman: Bool
    /// What its form says of it.
    var form: LineForm { knownForm ?? LineForm(self) }
    /// The form, which is dear to find out.
    private var knownForm: LineForm?

    init(_ text: String, _ understanding: Understanding) {
        let grammar = understanding.grammar
        self.text = text
        let head = text.utf8.count > 2_000 ? String(text.prefix(2_000)) : text
        let typed = Clause(ShortSpelling.plain(PoliteForm.plain(head)))
        let words = Report.marked(UnmarkedHeading.marked(UnmarkedReason.marked(typed)))
        isLong = text.utf8.count > 2_000 || words.count > Self.longest
        whole = isLong ? words.upTo(words.start + Self.longest) : words
        dates = WordDates(whole, understanding.reader)
        isGerman = grammar.isGerman(whole)
        numbered = grammar.numbered(whole, dates: dates.ranges)
        var variants = [whole]
        core = grammar.stripped(numbered, into: &variants)
        let turns = whole.upTo(min(core.start + 1, whole.end)).contains(Words.turns)
        let parts = Self.parts(of: core, turns: turns)
        // "and soap, we are out": the "and" tells where it goes.
        let (start, whole) = (core.start, whole)
        let isJoined = whole.upTo(start).keys.allSatisfy(Self.joints.contains)
        let joined =
            isJoined && start > whole.start ? parts.filter { $0.start == start }.map { whole.upTo($0.end) } : []
        self.variants = variants + parts + joined
        heads = Self.heads(of: core)
        knownForm = LineForm(self)
    }

    /// An order without the reason that follows it, "…, we have some", and what follows words that say nothing: "did
    /// that, …".
    /// - Parameter turns: whether the line turns back to what was said: "no, …", "actually …".
    private static func parts(of core: Clause, turns: Bool) -> [Clause] {
        var parts: [Clause] = []
        let isCorrection = corrections.contains(core.key(core.start))
        let isAdding =
            adding.contains(core.key(core.start)) || core.upTo(min(core.start + 3, core.end)).contains(needing)
        for index in core.words.indices.dropFirst() {
            // "we're out of everything so make me a list"
            let (before, after) = (core.upTo(index), core.from(index))
            let first = after.words.indices.first { !leads.contains(after.key($0)) } ?? after.end
            let isSo = core.key(index - 1) == "so" && Words.orderVerbs.contains(core.key(first))
            let isMarked = isSo || core.words[index - 1].mark.map { ",.;!?".contains($0) } ?? false
            if isMarked {
                parts.append(after)
                if first > after.start, first < after.end { parts.append(after.from(first)) }
            }
            let isOrder = Words.orderVerbs.contains(core.key(core.start))
            // "delete the pizza note ruth paid me", "… von der Liste, macht jetzt Ruth": the noun ends the order.
            let isNoun = Words.noteNouns.contains(core.key(index - 1)) || Words.listNouns.contains(core.key(index - 1))
            let isNext =
                after.match(LineForm.needless) == nil
                && (Words.orderVerbs.contains(core.key(index)) || after.contains(LineForm.actingVerbs)
                    || Words.orderVerbs.contains(core.key(first)))
            let names =
                index > core.start + 2 && !Stems.contentWords(of: core[core.start + 1..<index - 1].words).isEmpty
            if isOrder, isNoun, names, !isNext, !(isMarked && goesOn(after)),
                // "add the blue one, pegs and glue"
                isMarked && !(isAdding && core.key(index - 1) == "one")
                    || !Self.goingOn.contains(core.key(index)) && LineForm.tells(after)
            {
                parts.append(before)
            }
            // "actually twine, cheaper", "das Zelt doch nicht, zu teuer"
            let isTurn = index > core.start && Self.closing.contains(core.key(index - 1)) || turns
            if isMarked, !isOrder, isTurn, !isNext, after.count <= 4 { parts.append(before) }
            guard isOrder || isMarked || isCorrection else { continue }
            // "take the stove off, too heavy", "take ham off jean is bringing it"
            let isOff =
                isOrder && index > core.start + 2 && ["off", "again"].contains(core.key(index - 1)) && !goesOn(after)
                && (!Words.turns.contains(core.key(index)) || after.match(LineForm.lacking) != nil)
                && !["and", "n", "und", "plus"].contains(core.key(index))
            let isComplete = complete.contains(core.key(index - 1)) && Deed.isPast(core.key(index)) || isOff && isMarked
            let isReason =
                subjects.contains(core.key(index)) && index + 1 < core.end
                && !["what", "that", "which", "who", "was"].contains(core.key(index - 1))
                || isComplete
                // "add a bell so he doesn't shout"
                || core.key(index) == "so" && isOrder && subjects.contains(core.key(index + 1))
                || core.key(index) == "my" && LineForm.tells(after) || after.match(LineForm.needless) != nil
            let isAside = core.words[index - 1].mark == "," && !isOrder && LineForm.isAside(after)
            // "make that 265 forgot the vat"
            let isValue =
                isCorrection && core.key(index - 1).contains(where: \.isNumber)
                && LineForm.tells(after)
            // "delete the alarm code, going on fobs"
            let isParticiple = isMarked && after.count > 2 && after.key(after.start).hasSuffix("ing")
            // "going away saturday" is no thing.
            let namesThings = LineForm.namesThings(after) && !leaving.contains(after.key(after.start))
            let isStory = isParticiple || isMarked && LineForm.tells(after)
            if isReason || isValue || isAside || isStory && !(isAdding && namesThings), !isNext {
                parts.append(before)
                if isOrder { break }
            }
        }
        return parts
    }

    /// The words before each mark, where no order and nothing that is called a note or a list follows: "delete the raffle
    /// list, Margaret runs it".
    private static func heads(of core: Clause) -> [Clause] {
        core.words.indices.dropLast().compactMap { index in
            let isMarked = core.words[index].mark.map { ",.;!".contains($0) } ?? false
            return isMarked && !goesOn(core.from(index + 1)) ? core.upTo(index + 1) : nil
        }
    }

    /// Whether what follows a mark is an order of its own, or names one more note or list.
    private static func goesOn(_ rest: Clause) -> Bool {
        Words.orderVerbs.contains(rest.key(rest.start)) && rest.match(LineForm.needless) == nil
            || rest.contains(Words.noteNouns.subtracting(["one"])) || rest.contains(Words.listNouns)
    }

    /// Words with which the name of a note or a list goes on.
    private static let goingOn: Set<String> = [
        "of", "about", "for", "with", "from", "on", "to", "that", "which", "called", "named", "and", "as", "is",
        "über", "für", "vom", "von", "zu", "zum", "zur", "in", "under", "into",
    ]
    /// Words that join a line to what was said before.
    private static let joints: Set<String> = ["and", "oh", "ooh", "plus", "also", "und"]
    /// Words with which an order to do something begins that is no word of it.
    private static let leads: Set<String> = [
        "you", "youd", "can", "could", "please", "so", "then", "and", "but", "just", "better", "bitte", "und", "also",
        "kannst", "du",
    ]
    /// Words of what is to be had, of which several things may be named.
    private static let adding: Set<String> = ["add", "put", "buy", "get", "pack", "kauf", "kaufe"]
    private static let needing: Set<String> = ["need", "brauche", "brauchen"]
    private static let leaving: Set<String> = ["going", "running", "having", "coming", "switching", "using", "leaving"]
    /// Words with which a correction begins.
    private static let corrections: Set<String> = ["make", "its"]
    /// Words that end what is called off.
    private static let closing: Set<String> = ["nicht", "instead", "anymore", "stattdessen"]
    /// Words after which an order may be at its end.
    private static let complete: Set<String> = ["off", "list", "note", "out", "up", "away", "down"]
    /// Words with which a reason begins.
    static let subjects: Set<String> = [
        "i", "we", "he", "she", "they", "its", "theyre", "theyll", "ill", "shell", "ive", "weve", "im", "shes", "hes",
        "thats", "theyve", "theyd", "because", "cause", "cos", "since", "who", "weil", "denn", "ich", "wir",
    ]
}

extension Grammar {
    /// A clause without polite words; every step on the way is added to `variants`, and so is what is left when a wish
    /// such as "i want to" is taken off too.
    func stripped(_ line: NumberedLine, into variants: inout [Clause]) -> Clause {
        var clause = line.clause
        func add(_ shorter: Clause) {
            if !variants.contains(where: { $0.start == shorter.start && $0.end == shorter.end }) {
                variants.append(shorter)
            }
        }
        for _ in 0..<6 {
            if let rest = PoliteForm.order(in: clause) ?? after(openings, clause, line) {
                clause = rest
            } else if let rest = before(endings, clause, line) {
                clause = rest
            } else {
                break
            }
            add(clause)
        }
        if let rest = after(wishes, clause, line) { add(after(openings, rest, line) ?? rest) }
        return clause
    }

    private func after(_ templates: [WrittenTemplate], _ clause: Clause, _ line: NumberedLine) -> Clause? {
        let longest = min(clause.end - 1, clause.start + 8)
        guard clause.start < longest else { return nil }
        for end in (clause.start + 1...longest).reversed() where fits(templates, line.reading(clause.upTo(end))) {
            return isTold(clause.from(end)) || isName(clause, end) || isInDate(end - 1, line) ? nil : clause.from(end)
        }
        return nil
    }

    /// Whether somebody is told of who is called like an assistant: "Olly owes me 20".
    private func isTold(_ rest: Clause) -> Bool {
        let first = rest.key(rest.start)
        return Self.assistants.contains(rest.keyBefore) && !Words.orderVerbs.contains(first)
            && !Words.questionWords.contains(first) && !Words.auxiliaries.contains(first)
            && !Words.taskVerbs.contains(first)
    }

    /// Whether a date begins with the last of some words and goes on: "next friday pay the rent".
    private func isInDate(_ index: Int, _ line: NumberedLine) -> Bool {
        line.dates[index]?.contains { $0 > index + 1 } ?? false
    }

    /// Whether a word with which a line may open is a part of a name: "right ear 0.75", "morning train is at 7:12".
    private func isName(_ clause: Clause, _ end: Int) -> Bool {
        let next = clause.key(end)
        // "shoot with the Parkers" is no sigh.
        if clause.key(end - 1) == "shoot", ["with", "the", "a", "for", "at"].contains(next) { return true }
        if clause.key(end - 1) == "next", clause.words[end - 1].mark == nil,
            ["at", "due"].contains(next) || clause.from(end).contains(Words.statementVerbs)
        {
            return true
        }
        return Self.names.contains(clause.key(end - 1)) && clause.words[end - 1].mark == nil && end < clause.end
            && Shape(next) == .word && !Words.stopWords.contains(next) && !Words.orderVerbs.contains(next)
            && !Words.questionWords.contains(next) && !Words.taskVerbs.contains(next) && !Words.turns.contains(next)
            && !Words.interjections.contains(next) && !Self.assistants.contains(next)
    }
    private static let names: Set<String> = [
        "right", "morning", "evening", "lovely", "well", "fine", "next", "just",
    ]
    private static let assistants: Set<String> = ["olly", "siri", "alexa", "google"]

    private func before(_ templates: [WrittenTemplate], _ clause: Clause, _ line: NumberedLine) -> Clause? {
        let earliest = max(clause.start + 1, clause.end - 5)
        guard earliest < clause.end else { return nil }
        for start in earliest..<clause.end where fits(templates, line.reading(clause.from(start))) {
            let rest = clause.upTo(start)
            return isWhole(rest, before: clause.words[start]) ? rest : nil
        }
        return nil
    }

    /// Whether words before a polite one are at their end: not "yoo = okay", "call my mate".
    private func isWhole(_ rest: Clause, before word: Word) -> Bool {
        guard let last = rest.words.last else { return false }
        let between = rest.source[last.range.upperBound..<word.range.lowerBound]
        // "kayak 2 ok" says how it is.
        if ["ok", "okay"].contains(word.key), last.mark == nil, !Words.orderVerbs.contains(rest.key(rest.start)) {
            return false
        }
        // "Eat, Pray, Love"
        let isThing = last.mark == "," && rest.source[word.range].first?.isUppercase ?? false
        // "bread too please", but "too dear"
        let isOpen = Self.openEnds.contains(last.key) && !(last.key == "too" && Self.asking.contains(word.key))
        return !isThing && !isOpen
            && between.allSatisfy { $0.isWhitespace || ".,;:!?-–—…".contains($0) }
    }
    private static let asking: Set<String> = ["please", "pls", "thanks", "thx", "ty", "ta"]
    private static let openEnds: Set<String> = [
        "too", "so", "very", "quite", "bit", "how", "more", "less", "rather", "the", "a", "an", "my", "our", "your",
        "his", "her", "their", "is", "are", "was", "were", "of", "to", "with", "from", "and", "or", "mein", "meine",
        "meinen", "der", "die", "das", "den", "ist", "for", "until", "till",
    ]

    private func fits(_ templates: [WrittenTemplate], _ line: NumberedLine) -> Bool {
        templates.contains { !$0.matches(line).isEmpty }
    }
}
