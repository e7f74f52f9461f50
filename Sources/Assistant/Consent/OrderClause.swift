import Notes

/// A part of a line, read as an order: "please delete the wifi note", "die Packliste bitte löschen".
struct OrderClause: Sendable {
    /// What an order wants to be done.
    enum Kind: CaseIterable {
        case removal, clearing, retitling, filing, tagging, untagging, pinning, unpinning, ticking, unticking, dating
        case correction, rewriting, addition, restoring, undoing, redoing, making
    }

    /// The words after fillers and politeness.
    let words: [String]
    /// What it orders; empty where it is no imperative.
    let kinds: Set<Kind>
    /// Whether something in its sentence makes it no order to destroy: a question, a doubt, a condition, a report.
    private(set) var isDoubtful = false
    /// Whether it is forbidden, or is a question or depends on something, so that it is no order at all.
    private(set) var isForbidden = false

    private init(_ words: [String], kinds: Set<Kind>) {
        self.words = words
        self.kinds = kinds
    }

    /// The words that tell what is meant.
    var telling: [String] { AskedChanges.telling(words) }

    func has(_ words: Set<String>) -> Bool { !words.isDisjoint(with: self.words) }

    /// Reads a line.
    static func clauses(of line: String) -> [OrderClause] {
        AskedChanges.sentences(of: line).flatMap(clauses(ofSentence:))
    }

    private static func clauses(ofSentence sentence: String) -> [OrderClause] {
        let pieces = split(sentence)
        let bare = pieces.map { withoutPoliteness(AskedChanges.words(of: $0.text)) }
        var clauses: [OrderClause] = []
        for (piece, words) in zip(pieces, bare) where !words.isEmpty {
            var kinds = kinds(of: words)
            // “Delete the spare key and the boiler.”
            if kinds.isEmpty, piece.mayGoOn, let last = clauses.last, goesOn(words) {
                kinds = last.kinds.intersection([.removal])
            }
            clauses.append(OrderClause(words, kinds: kinds))
        }
        let isPolite = bare.first.map { $0.count < AskedChanges.words(of: pieces[0].text).count } ?? false
        let isQuestion =
            sentence.last { !$0.isWhitespace } == "?" && !isPolite
            || bare.first?.first.map(AskedChanges.questions.contains) ?? false
        let all = Set(bare.joined())
        let depends = !AskedChanges.conditions.isDisjoint(with: all.subtracting(contentWords(of: clauses)))
        let isTold = !AskedChanges.reports.isDisjoint(with: all) || sentence.contains(where: "\"“”„«»".contains)
        for index in clauses.indices {
            let isNegated = clauses[index].isNegated
            let isTakenBack = clauses[(index + 1)...].contains { $0.isNegated && !$0.isReason }
            clauses[index].isForbidden = isQuestion || depends || isNegated
            clauses[index].isDoubtful = isQuestion || depends || isNegated || isTold || isTakenBack
        }
        return clauses
    }

    /// The words that are to be added, or to be a title: they forbid nothing.
    private static func contentWords(of clauses: [OrderClause]) -> Set<String> {
        guard let start = clauses.firstIndex(where: { !$0.kinds.isDisjoint(with: [.addition]) }) else { return [] }
        return Set(clauses[start...].flatMap { $0.words.drop { !["that", "dass"].contains($0) } })
    }

    private var isNegated: Bool {
        let head = kinds.contains(.addition) ? words.prefix { !["that", "dass"].contains($0) } : words[...]
        let refused = AskedChanges.negations.union(AskedChanges.staying)
        // “Rewrite it without the table” leaves nothing out of an order.
        let mild = kinds.contains(.rewriting) ? AskedChanges.exceptions : []
        return !refused.subtracting(mild).isDisjoint(with: head)
    }

    /// Whether it forbids what is otherwise an order.
    var isRefusal: Bool { isNegated && !kinds.isEmpty && kinds.isDisjoint(with: [.addition, .rewriting, .making]) }

    /// Whether only a tool can do it.
    var isForToolAlone: Bool {
        !isForbidden && !kinds.isDisjoint(with: [.filing, .pinning, .unpinning, .restoring]) && words.count > 2
    }

    /// Whether it names nothing, as “can you remember things?” does.
    var isAboutAnything: Bool {
        words.count < 3 && words.dropFirst().allSatisfy(["things", "stuff", "notes", "something"].contains)
    }

    /// “I don't need it any more” is a reason, and forbids nothing.
    private var isReason: Bool {
        has(["need", "needs", "brauche", "brauchen"]) && !has(AskedChanges.staying) && kinds.isEmpty
    }

    /// The pieces of a sentence, and of each whether it may only go on with a list of things.
    private static func split(_ sentence: String) -> [(text: String, mayGoOn: Bool)] {
        let joined = sentence.replacing(/[,;:–—]\s|\s(?:and|then|und|dann)\s/.ignoresCase(), with: "\u{1F} ")
            .replacing(/\s(?:but|or|because|so|aber|oder|sondern|weil|denn)\s/.ignoresCase(), with: "\u{1F}\u{1E} ")
        return joined.split(separator: "\u{1F}").map { (String($0), !$0.hasPrefix("\u{1E}")) }
    }

    /// Whether words only name more of what the order before them is about.
    private static func goesOn(_ words: [String]) -> Bool {
        words.count <= 5 && AskedChanges.verbs.isDisjoint(with: words) && AskedChanges.staying.isDisjoint(with: words)
            && AskedChanges.subjects.isDisjoint(with: words) && AskedChanges.deedWords.isDisjoint(with: words)
    }

    private static func withoutPoliteness(_ words: [String]) -> [String] {
        var rest = words[...]
        while let first = rest.first {
            if AskedChanges.fillers.contains(first) {
                rest = rest.dropFirst()
            } else if let opening = AskedChanges.openings.first(where: { rest.starts(with: $0) }) {
                rest = rest.dropFirst(opening.count)
            } else {
                break
            }
        }
        return Array(rest)
    }

    /// What an imperative orders: its verb is its first word, or in German its last.
    private static func kinds(of words: [String]) -> Set<Kind> {
        var words = words
        while let last = words.last, AskedChanges.fillers.contains(last) { words.removeLast() }
        guard let first = words.first, let last = words.last else { return [] }
        var found = Set(Kind.allCases.filter { OrderVerbs.isVerb(first, of: $0, in: words) })
        let isInfinitive = last.hasSuffix("en") && AskedChanges.subjects.isDisjoint(with: words)
        if found.isEmpty, words.count > 1, isInfinitive {
            found = Set(Kind.allCases.filter { OrderVerbs.isVerb(last, of: $0, in: words) })
        }
        // “Remove the tag house from the boiler note”, “change the title to …”
        if !found.isDisjoint(with: [.removal]), words.contains(where: ["tag", "tags", "label"].contains) {
            found = [.untagging]
        }
        if found.contains(.correction), words.contains(where: ["title", "titel", "name"].contains) {
            found.insert(.retitling)
        }
        return found
    }
}

/// The verbs of orders, English and German; after a tilde, the words of which one has to follow.
private enum OrderVerbs {
    private static let table: [OrderClause.Kind: [String: [String]]] = [
        .removal: verbs(
            """
            delete remove erase purge discard bin trash drop scrap throw~away,out,bin get~rid cross~off,out strike scratch
            take~off,out,from,away cut put~trash,bin,papierkorb move~trash,bin kick~off,out
            losch* entfern* streich* wirf~weg nimm~von,aus,vom,weg,runter schmeiss*~weg,raus wegwerfen
            """
        ),
        .clearing: verbs("clear empty wipe leer* clean~out"),
        .retitling: verbs("rename retitle call title name benenn* nenn* umbenenn*"),
        .filing: verbs("move file put unfile shift verschieb* leg*~in,nach,unter pack*~in,nach ablegen"),
        .tagging: verbs("tag label mark~as,with tagge add~tag,tags versieh markier*"),
        .untagging: verbs("untag"),
        .pinning: verbs("pin pinn*~an,oben heft*~an,oben anpinnen anheften keep~top move~top put~top stick~top"),
        .unpinning: verbs("unpin"),
        .ticking: verbs(
            "tick check mark~done,bought,complete,completed,finished complete finish cross~off hak*~ab abhaken set~done markier*~erledigt"
        ),
        .unticking: verbs("untick uncheck reopen"),
        .dating: verbs(
            "set~due,reminder,deadline,date remind postpone reschedule snooze move~to,forward,back make~due verschieb*~auf setz*~fallig erinner*"
        ),
        .correction: verbs(
            """
            change correct fix edit update replace swap exchange make~to set~to turn mach*~aus use ander* ersetz* korrigier*
            aktualisier* tausch* verbesser* bearbeit*
            """
        ),
        .rewriting: verbs(
            """
            rewrite reword rephrase shorten tidy clean~up sort reorder reorganize reorganise reformat format polish improve
            expand convert proofread turn~into
            umschreiben kurz* uberarbeit* sortier* ordne
            """
        ),
        .addition: verbs("add append put insert write enter fug* schreib* hang* setz* trag* erganz* pack*~auf notier*"),
        .restoring: verbs(
            "restore undelete recover bring~back get~back,trash take~trash hol*~zuruck,papierkorb stell*~wieder,her"
        ),
        .undoing: verbs("undo revert reverse take~back mach*~ruckgangig nimm~zuruck"),
        .redoing: verbs("redo do~again"),
        .making: verbs("make create add start new leg*~an erstell* mach* anlegen"),
    ]

    static func isVerb(_ word: String, of kind: OrderClause.Kind, in words: [String]) -> Bool {
        guard let needed = table[kind]?[word] else { return false }
        return needed.isEmpty || words.contains(where: needed.contains)
    }

    /// “hak*” is hak, hake, haken.
    private static func verbs(_ text: String) -> [String: [String]] {
        var verbs: [String: [String]] = [:]
        for entry in text.split(whereSeparator: \.isWhitespace) {
            let parts = entry.split(separator: "~")
            let needed = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
            let word = String(parts[0].filter { $0 != "*" })
            for form in parts[0].hasSuffix("*") ? [word, word + "e", word + "en"] : [word] {
                // A verb that stands alone elsewhere needs nothing.
                if verbs[form] != [] { verbs[form, default: []] = needed.isEmpty ? [] : (verbs[form] ?? []) + needed }
            }
        }
        return verbs
    }
}
