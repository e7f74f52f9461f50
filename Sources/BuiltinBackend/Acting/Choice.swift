import Assistant
import Foundation

/// An answer to the question which of several notes is meant.
enum Choice: Equatable {
    /// These are meant.
    case chosen([Memory.Pointer])
    /// None of them is, or all but these are not: ask again about those that are left.
    case excluded([Memory.Pointer])
    /// Nothing is to be done.
    case dismissed
    /// Something else is to be done with the only one: "yes but only for friday".
    case limited

    /// `nil` when a line is no answer: then it is a request of its own, and the question is dropped.
    init?(_ text: String, of pending: Memory.Pending) {
        let clause = Clause(text)
        let choices = pending.choices
        guard !choices.isEmpty, clause.count <= 8, clause.words.last?.mark != "?" else { return nil }
        // "delete the friday one" does not say which one is to be moved.
        let isSame = pending.act == .delete || pending.act == .remove
        let orders = ["delete", "remove"].contains(clause.key(clause.start))
        guard isSame || !orders else { return nil }
        // "delete the Anna note" names a note anew, and is no answer.
        let isOrder = orders && clause.key(clause.end - 1) != "one"
        let rest = clause.after(Self.openings).flatMap { $0.isEmpty ? nil : $0 } ?? clause
        let core = rest.before(Self.endings).flatMap { $0.isEmpty ? nil : $0 } ?? rest
        // "all but the hose" singles out what is not meant.
        let excepts = clause.contains(Words.exceptions) && clause.after(Self.negations) == nil
        if excepts, choices.count == 1 {
            self = .limited
        } else if excepts || choices.count > 2 && clause.contains(["both", "beide"]) {
            self = .excluded(choices)
        } else if pending.act == .delete, clause.after(Self.keeping) != nil {
            self = .dismissed
        } else if let named = core.after(Self.negations), !named.isEmpty, let gone = Self.titled(named, choices) {
            self = .excluded(choices.filter { !gone.contains($0) })
        } else if clause.match(Self.refusals) == clause.end || core.match(Self.refusals) == core.end {
            self = .dismissed
        } else if clause.match(Self.consents) == clause.end {
            self = choices.count == 1 || pending.isAll ?? false ? .chosen(choices) : .excluded(choices)
        } else if Self.behindYes(text) != nil {
            // "yes, and tag the other one": neither is done by halves.
            self = .limited
        } else if core.match(Self.every) == core.end {
            // Where one note is asked about, "both" are things in it.
            self = choices.count > 1 ? .chosen(choices) : .excluded(choices)
        } else if core.match(Self.last) == core.end, let last = choices.last {
            self = .chosen([last])
        } else if !pending.isYesOrNo,
            let numbered = Self.numbered(core, choices) ?? (isOrder ? nil : Self.titled(core, choices))
        {
            self = .chosen(numbered)
        } else {
            return nil
        }
    }

    private static func numbered(_ core: Clause, _ choices: [Memory.Pointer]) -> [Memory.Pointer]? {
        if let handle = choices.first(where: { $0.id.lowercased() == core.text.lowercased() }) { return [handle] }
        var numbers: [Int] = []
        for word in core.words where word.key != "and" {
            let single = Clause(word.key)
            guard
                let number = NumberWords.ordinal(in: single, at: 0)?.value ?? NumberWords.cardinal(in: single, at: 0)?
                    .value
                    ?? Int(word.key.drop { $0 == "#" })
            else { return nil }
            numbers.append(number)
        }
        guard !numbers.isEmpty, numbers.allSatisfy({ (1...choices.count).contains($0) }) else { return nil }
        return numbers.map { choices[$0 - 1] }
    }

    /// The choice that words single out, when there is nothing else in them.
    private static func titled(_ words: Clause, _ choices: [Memory.Pointer]) -> [Memory.Pointer]? {
        guard !Words.questionWords.contains(words.key(words.start)),
            !Words.auxiliaries.contains(words.key(words.start)),
            !reading.contains(words.key(words.start))
        else { return nil }
        let wanted = Set(Stems.content(of: words.words))
        guard !wanted.isEmpty else { return nil }
        let named = Addressed(words.words)
        let hits = choices.filter {
            Set(Stems.all(in: $0.title)).isSuperset(of: wanted) && !named.areNamesakes(of: Addressed($0.title))
        }
        return hits.count == 1 ? hits : nil
    }

    /// With these, a note is to be seen first.
    private static let reading: Set<String> = [
        "show", "read", "open", "find", "see", "print", "display", "view", "zeig",
    ]
    private static let openings: [Phrase] = [
        "please? the|number|no|its|just|only|i? mean|meant|number? the?", "i mean|meant the?", "the", "nur|die|der|das",
        "delete|use|take|pick|choose|remove the|number?", "yes the?",
    ]
    private static let endings: [Phrase] = ["one|note|list please?", "of them", "please", "bitte"]
    private static let every: [Phrase] = [
        "both|all|beide|alle", "both|all of? them|those|these", "yes both|all of? them?", "every|each",
    ]
    private static let last: [Phrase] = ["last", "latter"]
    private static let negations: [Phrase] = ["not|nicht the?", "no not the?", "but not the?", "anything but the?"]
    private static let refusals: [Phrase] = [
        "no|nope|nah|n|none|neither|nothing|cancel|stop|nein|keine", "no thanks", "none|neither of them|those?",
        "never mind", "nevermind", "forget it", "leave them|it|both|all", "no leave them|it|both|all?",
        "neither|none leave them|it", "not now", "dont", "no dont", "nein danke", "lieber nicht",
        "keep them|both|all|it", "no keep them|both|all|it",
    ]
    /// With these, what was to be deleted stays: "no sorry, keep the porch one".
    private static let keeping: [Phrase] = [
        "no|nope|nah|nein sorry|wait|please? keep|leave", "keep|leave the|it|them|that|both|all",
        "nein bitte? behalte|lass",
    ]
    private static let more: [Phrase] = ["and|und"]

    /// What is to be done beside what a yes is for: "pin it" of "yes, and pin it".
    static func behindYes(_ text: String) -> Clause? {
        Clause(text).after(consents)?.after(more).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a text says no and nothing else.
    static func isRefusal(_ text: String) -> Bool { says(refusals, text) }

    /// Whether a text says yes and nothing else.
    static func isConsent(_ text: String) -> Bool { says(consents, text) }

    private static func says(_ phrases: [Phrase], _ text: String) -> Bool {
        let said = Clause(text)
        return said.match(phrases) == said.end
    }

    private static let consents: [Phrase] = [
        "yes|yeah|yep|yup|sure|ok|okay|y|ja please?", "do it", "yes|yeah|yep|ok? go ahead|on", "yes do it",
        "yes that one", "that one",
        "yes delete it", "of course",
    ]
}

extension Performer {
    /// The answer to what the person said.
    /// - Throws: ``TurnScript/Pending`` while a tool has to be run first.
    func answer(to text: String) throws -> Answer {
        if memory.wrote, memory.deleted != nil, bringsBack(Clause(text)) {
            return try perform(Line("put it back", understanding))
        }
        guard let pending = memory.pending else { return try perform(addedElsewhere(text) ?? text) }
        if text.utf8.count < 200, let answer = try answer(text, to: pending) { return answer }
        return try naming(lost: pending, in: perform(text))
    }

    /// An order to move what was just added, where a line says that it belongs on another list: "no, put it on the materials list".
    private func addedElsewhere(_ text: String) -> String? {
        guard memory.wrote, memory.added.count == 1, let item = memory.added.first,
            let place = Clause(text).after(["no|nope|nein|sorry|oops|ups put|add it|that on|to|onto"]), !place.isEmpty
        else { return nil }
        return "move \(item) to \(place.text)"
    }

    /// Whether a part of a line begins with an order to bring back what was just deleted, and no other part with an order: "nah put it back
    /// a sec"; not "remind me to get it back", nor "put it back on the list".
    private func bringsBack(_ text: Clause) -> Bool {
        guard !text.source.contains(":"), !text.contains(Requests.joints) else { return false }
        return text.parts.contains { part in
            let order = part.after(Self.hesitations) ?? part
            guard let end = order.match(Self.bringing), !Self.targets.contains(order.key(end)) else { return false }
            return !text.parts.contains { $0.start != part.start && Words.orderVerbs.contains($0.key($0.start)) }
        }
    }

    private static let bringing: [Phrase] = ["put|bring|get it|that|them|those back|bk", "hol|hole es|das zurück"]
    private static let hesitations: [Phrase] = [
        "no|nah|nope|oh|wait|hm|sorry|please|actually|ok|nein|ach|doch|bitte no|wait|please|actually?"
    ]

    /// What an answer to the last turn's question comes to; `nil` when the line is none.
    func answer(_ text: String, to pending: Memory.Pending) throws -> Answer? {
        // "jo?" asks about Jo, and is no yes.
        if Clause(text).words.last?.mark == "?", [.keep, .undo].contains(pending.kind) { return nil }
        if let answer = try restate(text, pending) { return answer }
        switch pending.kind {
        case .keep: return try keep(text, pending)
        case .which where pending.act == .statement && Choice.isForOwn(text): return try keep(text, pending)
        case .undo: return try takeBack(text)
        case .about, .apart: return nil
        case .which: break
        }
        switch Choice(text, of: pending) {
        case nil: return nil
        // What is said otherwise in a note is a fact all the same.
        case .dismissed? where pending.isContradiction:
            let line = Line(pending.line, understanding)
            guard let note = try pending.choices.first.flatMap({ try whole($0.id) }) else {
                return try keep(line.core, line)
            }
            return try append(maker.kept(line.core, line).body ?? line.core.wholeText, to: note)
        case .dismissed?: return Answer(Reply.dismissal)
        case .limited?: return .nothing(Reply.onlyPlainYes)
        case .excluded(let left)?:
            guard !left.isEmpty else { return Answer(Reply.dismissal) }
            var again = pending
            again.choices = left
            return Answer(Reply.which(left, for: pending.act), pending: again)
        case .chosen(let chosen)? where pending.isContradiction:
            guard let note = try chosen.first.flatMap({ try whole($0.id) }),
                let change = try change(of: note, by: pending)
            else {
                return .nothing(Reply.nothingToCorrect)
            }
            let line = Line(pending.line, understanding)
            return try apply(change, and: change.written(in: line.core).flatMap { rest(of: line, beside: $0, change) })
        case .chosen(let chosen)? where pending.items != nil:
            guard let list = try whole(chosen[0].id) else { return .nothing(Reply.nothingMeant) }
            return try change(ListEdit(ticked: pending.items ?? []), list)
        case .chosen(let chosen)? where pending.act == .delete: return try trash(chosen)
        case .chosen(let chosen)? where pending.act == .useCommand: return try merge(chosen)
        case .chosen(let chosen)? where pending.isAll ?? false:
            return try move(chosen, as: Line(pending.line, understanding))
        case .chosen(let chosen)?:
            let line = Line(pending.line, understanding)
            let answers = try chosen.map { pointer in
                self.chosen = pointer
                return try perform(line, as: pending.act)
            }
            return Answer(joining: answers)
        }
    }

    /// Asks again about the line that was asked about, with another value in it: "no, 35" after "mia's is 34".
    private func restate(_ text: String, _ pending: Memory.Pending) throws -> Answer? {
        guard [.keep, .which].contains(pending.kind), [.statement, .revise].contains(pending.act),
            pending.choices.count < 2,
            let new = Clause(text).after(["no|nope|nein|sorry|actually|doch"]), !new.isEmpty,
            case let isDay = WordDates(new, dates).places.first?.words == new.start..<new.end,
            case let shape = Shape(new.key(new.start)), isDay || new.count == 1 && shape != .word
        else { return nil }
        let note = try pending.choices.first.flatMap { try whole($0.id) }
        let said = try note.flatMap { try change(of: $0, by: pending) }.map { Clause($0.new).keys }
        let line = Clause(pending.line)
        let days = isDay ? WordDates(line, dates).places.map { line[$0.words] } : []
        let same = line.words.indices.filter { Shape(line.key($0)) == shape && said?.contains(line.key($0)) ?? true }
        let values = days.isEmpty ? same.map { line[$0..<$0 + 1] } : days
        guard let first = values.first?.words.first, let last = values.first?.words.last, values.count == 1 else {
            return .nothing(Reply.nothingToCorrect)
        }
        var again = pending
        let range = first.range.lowerBound..<last.range.upperBound
        again.line = pending.line.replacingCharacters(in: range, with: new.text)
        guard let note else { return Answer(Reply.offerNote(of: again.line), pending: again) }
        if let change = try change(of: note, by: again) { return offer(change, Line(again.line, understanding)) }
        return Answer(Reply.offerAddition(of: again.line, to: note.title), pending: again)
    }

    /// What a line that was asked about says otherwise than a note, as it was asked about.
    private func change(of note: NoteReport, by pending: Memory.Pending) throws -> Correction? {
        guard pending.isContradiction else { return nil }
        let line = Line(pending.line, understanding)
        _ = try weighed(line)
        if let change = contradicted(by: line), change.note.id == note.id { return change }
        return correction(of: note, by: line)?.correction
    }

    private func takeBack(_ text: String) throws -> Answer? {
        switch act(of: text) {
        case .dismissal: Answer(Reply.dismissal)
        // “undo 2” is more than was asked about.
        case .undo where understanding.readings(of: Line(text, understanding)).first?.rule == "undo.several": nil
        case .confirmation where Choice.isConsent(text), .undo: try takeBackLast(again: false)
        default: nil
        }
    }

    /// What a short answer says; praise, as in "great", says yes.
    func act(of text: String) -> Act? {
        guard let said = understanding.readings(of: Line(text, understanding)).first, said.score >= Ranking.clear else {
            return nil
        }
        let isYes = said.act == .confirmation || said.rule == "talk.praise" && said.clause.count < 3
        // "no do it, 42" is no yes.
        if isYes, Clause(text).words.first?.isBareNo ?? false { return nil }
        return isYes ? .confirmation : said.act
    }
}
