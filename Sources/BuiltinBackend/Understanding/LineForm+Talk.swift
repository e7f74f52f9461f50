import Foundations
import SpokenDates

/// Whether a line is a remark, and whether it states something.
extension LineForm {
    /// Whether a line speaks to the assistant: a greeting, a word about notes and lists, "you".
    static func isAddressed(_ line: Line) -> Bool {
        line.whole.contains(Words.addresses) || line.whole.contains(["lets"]) || line.whole.match(greetings) != nil
            || line.core.words.contains {
                Words.noteNouns.contains($0.key) && !["one", "thing", "task", "page"].contains($0.key)
            }
            || line.core.contains(Words.listNouns) || line.core.contains(handled)
            || line.core.match(wishes) != nil
            || Words.taskVerbs.contains(line.core.key(line.core.start)) && line.dates.places.isEmpty
                && !(hasVerb(line.core)
                    && (hasName(line.core)
                        || line.core.words.last.map { $0.key.contains(where: \.isNumber) } ?? false))
    }

    /// What is done to notes.
    private static let handled: Set<String> = [
        "deleted", "removed", "erased", "updated", "added", "cleared", "renamed", "undone", "restored", "reminded",
        "calendar", "gelöscht", "gestrichen",
    ]
    private static let wishes: [Phrase] = [
        "i|we would|should like|love", "id|wed like|love", "i|we want|wish|need", "let me|us",
    ]

    /// Whether a line may be no more than a remark: feelings, words to the assistant, something that was done.
    static func isTalk(_ line: Line) -> Bool {
        let (whole, core) = (line.whole, line.core)
        if whole.contains(Words.interjections) || whole.words.contains(where: { $0.isDrawnOut }) { return true }
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if ["im", "i", "ich"].contains(first), feelings.contains(second) || first == "im" && core.count <= 4 {
            return true
        }
        // "packed the torch": what was done, without who did it or anything new.
        return Deed.isPast(first) && !tellings.contains(first) || first == "done"
    }

    /// Whether words tell that something happened to what is known, and nothing else: "the parcel came", "ruth paid up
    /// finally".
    static func isBareNews(_ line: Line) -> Bool {
        let core = line.core
        guard line.dates.places.isEmpty || isOnlyToday(line) else { return false }
        guard core.count <= 6, let verb = core.words.indices.dropFirst().first(where: { Deed.isPast(core.key($0)) })
        else {
            return false
        }
        return core.from(verb + 1).words.allSatisfy { word in
            Words.stopWords.contains(word.key) || particles.contains(word.key) || Words.interjections.contains(word.key)
        }
    }

    /// Whether a line ends in laughter, and names no day and no value.
    static func isLaughedAt(_ line: Line) -> Bool {
        line.dates.places.isEmpty && !line.core.words.contains { isValue($0.key) }
            && (line.whole.words.last.map { laughter.contains($0.key) } ?? false)
    }
    private static let laughter: Set<String> = ["lol", "haha", "hahaha", "lmao", "xd", "rofl", "hihi", "hehe"]

    /// Whether it begins as what the person has to do: "gotta call ruth".
    static func isTask(_ core: Clause) -> Bool {
        ["gotta", "needa", "must"].contains(core.key(core.start)) && Words.taskVerbs.contains(core.key(core.start + 1))
    }

    private static let particles: Set<String> = [
        "finally", "eventually", "today", "off", "away", "over", "through", "round", "around", "at", "last", "early",
        "late", "too", "later", "endlich", "heute", "gerade",
    ]

    /// Whether a line says how the person feels, or that they do not know, whatever day it names.
    static func isMood(_ core: Clause) -> Bool {
        if core.match(moods) != nil || core.containsPhrase(exclamations) { return true }
        // "the traffic is a disgrace", "chem is so boring": an opinion at the end, and nothing else that is told.
        guard core.count <= 8, let copula = core.words.lastIndex(where: { copulas.contains($0.key) }),
            copula + 1 < core.end, Words.opinions.contains(core.key(core.end - 1))
        else { return false }
        return core[copula + 1..<core.end - 1].words.allSatisfy { degrees.contains($0.key) }
    }

    private static let degrees: Set<String> = [
        "a", "an", "so", "such", "too", "really", "very", "just", "pretty", "bloody", "fucking", "total", "absolute",
        "complete", "utter", "totally", "absolutely", "still", "always", "ein", "eine", "echt", "sehr", "zu",
        "einfach", "richtig", "voll",
    ]

    /// Whether a few words say how something is today, and name nobody: "very hot in here today".
    static func isWeather(_ line: Line) -> Bool {
        let core = line.core
        let isThis = core.containsPhrase(["this|heute morning|afternoon|evening|morgen|abend"])
        let isToday =
            (isThis || core.contains(["today", "tonight", "now", "heute", "gerade"])) && line.dates.places.count <= 1
        let hasDeed = core.words.contains { Deed.isPast($0.key) || ["has", "have", "had", "hat"].contains($0.key) }
        return isToday && core.count <= 6 && !hasDeed && (core.contains(copulas) || !hasVerb(core))
    }

    private static let copulas: Set<String> = ["is", "was", "are", "were", "ist", "war", "sind", "waren"]
    private static let moods: [Phrase] = [
        "im so|too|really|very|just|soo|sooo|probably|maybe|kinda|definitely", "i am|was|feel so|too|really|very|just",
        "ich bin so|total|echt|zu|voll",
        "idk|dunno|idc", "i dont know|care", "mann|man|boah|puh ist|war das|es|der|die",
    ]
    /// What says how much, wherever it stands.
    private static let exclamations: [Phrase] = [
        "is|was|are|were such a|an", "is|are|was|were|will|gonna killing|killin|kill me",
        "drives|driving me mad|crazy|nuts|insane|bonkers|wild",
    ]
    private static let greetings: [Phrase] = [
        "hi|hello|hey|thanks|thank|bye|goodnight|thx|cheers|congrats|moin|hallo|danke|tschüss|tschau|servus",
        "grüß|grüss gott|dich|euch|sie", "auf wiedersehen|wiederschauen|wiederhören", "ich danke", "i thank",
        "good|guten|gute morning|night|evening|day|afternoon|abend|nacht|morgen|tag",
    ]
    private static let feelings: Set<String> = [
        "love", "hate", "wish", "guess", "feel", "hope", "like", "am", "miss", "wonder", "know", "dont", "cant",
        "think", "liebe", "hasse", "hoffe", "glaube", "bin",
    ]
    /// Past forms that begin what is worth keeping: where things and people are, what was agreed.
    private static let tellings: Set<String> = [
        "put", "left", "met", "saw", "lost", "found", "decided", "moved", "booked", "swapped", "lent", "planted",
        "parked", "hid", "borrowed", "stored", "agreed", "promised", "talked", "spoke",
    ]

    /// Whether no other day than today is named.
    static func isOnlyToday(_ line: Line) -> Bool {
        line.dates.places.count == 1 && line.core.contains(["today", "tonight", "heute", "gerade"])
    }

    static func isOnlyDates(_ line: Line) -> Bool {
        let inDates = Set(line.dates.places.flatMap { Array($0.words) })
        return !line.core.words.indices.contains { index in
            !inDates.contains(index) && !Words.stopWords.contains(line.core.key(index))
        }
    }

    /// Whether a verb makes a statement of the words before and after it.
    static func hasVerb(_ clause: Clause) -> Bool {
        for (offset, word) in clause.words.enumerated().prefix(9) {
            if offset > 0, joints.contains(word.key) { return false }
            let isVerb = Words.statementVerbs.contains(word.key)
            if isVerb, offset > 0 || openers.contains(word.key), clause.count > offset + 1 { return true }
            // "the key hangs behind the door"
            let next = clause.key(clause.start + offset + 1)
            if 1...4 ~= offset, word.key.hasSuffix("s"), word.key.count > 3, clause.count > offset + 2,
                whereabouts.contains(next) || clause.count > 6 && ["on", "in", "at"].contains(next)
            {
                return true
            }
            // "i hid the key in …", "the man repaired it"
            if 1...4 ~= offset, Deed.isPast(word.key), clause.count > offset + 2 { return true }
        }
        return false
    }

    /// Whether words say what somebody does, or how things are: a reason, not a thing.
    static func tells(_ clause: Clause) -> Bool {
        hasVerb(clause) || clause.contains(Words.pronouns) || clause.contains(tellers)
            || clause.words.contains { Deed.isPast($0.key) || Words.auxiliaries.contains($0.key) }
    }

    static let whereabouts: Set<String> = ["behind", "under", "beside", "above", "below", "inside", "near"]
    private static let tellers: Set<String> = ["i", "we", "you", "me", "us", "ich", "wir", "mir", "uns"]
    static let joints: Set<String> = [
        "that", "which", "who", "if", "because", "where", "dass", "weil", "wenn", "ob", "und", "aber",
    ]
    private static let openers: Set<String> = [
        "im", "ive", "its", "hes", "shes", "theyre", "theres", "thats", "put", "left", "met", "saw", "lost", "found",
        "bought", "paid", "decided", "moved", "booked", "swapped", "got", "went", "took", "lent", "planted", "parked",
    ]
}
