import Foundations
import SpokenDates

/// Whether a line orders something.
extension LineForm {
    /// Whether what is told of begins with a verb of deletion that is a noun as well: "bin day is tuesday".
    static func isOfBins(_ core: Clause) -> Bool {
        let part = core.part(around: core.start...core.start)
        guard bins.contains(core.key(core.start)) else { return false }
        // "bin men came"
        return hasVerb(part)
            || !Vocabulary.determiners.contains(core.key(core.start + 1)) && happened.contains(part.key(part.end - 1))
    }
    private static let happened: Set<String> = ["came", "been", "gone", "done", "went", "arrived"]
    private static let bins: Set<String> = ["bin", "trash", "dump", "scrap"]

    static func orders(_ core: Clause, _ verbs: Set<String>) -> Bool {
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if verbs.contains(first) {
            // "Mark is …", "call with Anna at …", "check 4411 came": a name or a noun.
            let isNoun =
                Words.statementVerbs.contains(second) && !["put", "made"].contains(second)
                || isOfBins(core)
                // "order number for the glue is 2027"
                || nouns.contains(first) && hasVerb(core)
                    && core.words.last.map { $0.key.contains(where: \.isNumber) } ?? false
                || nouns.contains(first)
                    && (["with", "from", "of", "for", "at", "about", "code", "until", "till"].contains(second)
                        || second.first?.isNumber == true)
            if !isNoun { return true }
        }
        // "…, kannst abhaken"
        if infinitives.contains(core.key(core.end - 1)), core.contains(["kannst", "können", "bitte", "sollst"]) {
            return true
        }
        // "löschen Sie …"
        if second == "sie", first.hasSuffix("en"), first.count > 3 { return true }
        // "… . get it back": a sentence of its own.
        let sentences = core.words.indices.dropFirst().filter { ".!;".contains(core.words[$0 - 1].mark ?? " ") }
        let isOrder: (Int) -> Bool = { index in
            // "dinner on sunday at 1. bring the cake": what the person is to do is no order to a notebook.
            let isForPerson = Words.taskVerbs.contains(core.key(index)) && !actingVerbs.contains(core.key(index))
            return verbs.contains(core.key(index)) && index + 1 < core.end
                && !(isForPerson && !objects.contains(core.key(index + 1)))
        }
        if sentences.contains(where: isOrder) { return true }
        // "send me …", "let me know …"
        if ["me", "us", "mir"].contains(second), !pronouns.contains(first),
            !Words.stopWords.contains(first) || first == "let"
        {
            return true
        }
        return core.words.indices.dropFirst().contains { index in
            let (key, object) = (core.key(index), core.key(index + 1))
            if actingVerbs.contains(key), objects.contains(object) { return true }
            let begins = core.words[index - 1].mark != nil || partJoints.contains(core.key(index - 1))
            if begins, actingVerbs.contains(key), index + 1 < core.end { return true }
            // "since i am going to town, can you start a list for the shop", "i forgot half, so make me a list"
            let isAsked = ["can", "could", "would"].contains(key) && object == "you"
            if isAsked, verbs.contains(core.key(index + 2)) { return true }
            if begins, ["make", "start", "create", "move"].contains(key), made.contains(object) { return true }
            // "we need six, so put Huw on as well"
            if begins, ["put", "take"].contains(key), core.from(index + 2).contains(["on", "off", "in", "back"]) {
                return true
            }
            let next = core.key(index + 2)
            return ["put", "take", "took", "make", "give", "bring"].contains(key) && objects.contains(object)
                && (begins && (next != "to" || object == "me")
                    || object != "me" && ["on", "off", "in", "back"].contains(next))
        }
    }

    /// Whether a line begins with what can be done to a note or a file, and names one, whatever it is called: "merge
    /// Radar: plan and Radar: team", "import my notes from ~/Documents".
    static func isDeed(_ core: Clause) -> Bool {
        guard core.count > 1, core.words[core.start].mark == nil else { return false }
        let rest = core.from(core.start + 1)
        let start = rest.upTo(min(rest.end, rest.start + 3))
        switch core.key(core.start) {
        case "rename", "retitle", "untag", "unpin", "delete", "erase": return true
        case "merge": return rest.contains(["and", "with", "into"])
        // "pin bank: 4711"
        case "pin": return !rest.words.contains { $0.key.contains(where: \.isNumber) } || start.contains(["note"])
        case "import", "export":
            return start.contains(["note", "notes"]) || rest.verbatim.split(separator: " ").contains { isPath($0) }
        case "create", "make", "start", "write":
            // "create a note titled Roof: fix the tiles"
            return rest.words.prefix(4).indices.contains { index in
                rest.key(index) == "note" && ["called", "titled", "named"].contains(rest.key(index + 1))
            }
        // "add a bullet to the ferry note: pay"
        case "add", "append", "insert", "put":
            let place = rest.words.prefix(10).firstIndex { ["to", "in", "into", "on", "under"].contains($0.key) }
            let colon = rest.words.prefix(10).firstIndex { $0.mark == ":" }
            // "add a note to Work: …" keeps one.
            guard let place, let colon, !start.upTo(place).contains(["note", "notes", "reminder"]) else { return false }
            return place < colon
        // "filter notes by tag trip"
        case "filter": return start.contains(["by", "note", "notes"])
        case "remove", "trash", "move", "tag", "label", "restore", "copy", "duplicate", "share", "edit", "combine",
            "link":
            return start.contains(["note", "notes"])
        default: return false
        }
    }

    /// Whether a word is the path of a file: it has a slash at its beginning, or a dot or a tilde before that.
    static func isPath(_ word: Substring) -> Bool { ["/", "~", "./", "../"].contains { word.hasPrefix($0) } }

    private static let made: Set<String> = ["me", "us", "a", "an", "the", "them", "it", "that", "my", "our"]
    private static let infinitives: Set<String> = ["abhaken", "löschen", "streichen", "rausnehmen", "entfernen"]
    private static let partJoints: Set<String> = ["so", "and", "then", "also", "und", "dann", "bitte", "please", "lol"]
    private static let nouns: Set<String> = [
        "call", "list", "note", "record", "check", "set", "change", "text", "start", "store", "drop", "log", "copy",
        "book", "order", "post", "mail", "write", "look", "pin", "tag", "mark", "file", "open", "push", "cancel",
    ]
    /// Verbs that, with “it” or “them” after them, ask for something wherever they stand.
    static let actingVerbs: Set<String> = [
        "delete", "erase", "remove", "add", "set", "update", "tick", "untick", "undo", "restore", "rename", "pin",
        "unpin", "tag", "clear", "scratch", "cross", "forget", "redo", "cancel", "bin", "drop", "ditch", "keep",
        "remind", "scrap", "reopen", "setz", "schreib", "trag", "lösch", "lösche", "streich", "streiche", "hak",
        "hake", "correct", "amend", "korrigier", "korrigiere",
    ]
    private static let objects: Set<String> = [
        "me", "also", "it", "them", "that", "those", "these", "this", "das", "es", "sie",
    ]
}
