/// Takes off what a request says for politeness only.
enum Courtesy {
    /// The clause without polite words around the request, such as "hey, could you please … for me".
    static func stripped(_ clause: Clause) -> Clause {
        var clause = clause
        while !clause.isEmpty {
            if let rest = clause.after(openings), !rest.isEmpty {
                clause = rest
            } else if let rest = clause.after(wishes), beginsWithCommand(rest) {
                clause = rest
            } else if let rest = clause.before(endings), !rest.isEmpty, !isOpen(rest) {
                clause = rest
            } else {
                break
            }
        }
        return clause
    }

    /// The clause without a polite ending.
    static func withoutEnding(_ clause: Clause) -> Clause {
        var clause = clause
        while let rest = clause.before(endings), !rest.isEmpty, !isOpen(rest) { clause = rest }
        return clause
    }

    private static func beginsWithCommand(_ clause: Clause) -> Bool {
        let first = clause.key(clause.match(adverbs) ?? clause.start)
        return commandVerbs.contains(first)
    }

    /// Whether a clause needs what follows it: "the right one is" is cut from "the right one is ok".
    private static func isOpen(_ clause: Clause) -> Bool {
        guard let last = clause.words.last else { return true }
        return Vocabulary.copulas.contains(last.key) || openEnds.contains(last.key)
    }

    private static let openEnds: Set<String> = ["and", "or", "not", "very", "feels", "looks", "be", "the", "says", "a"]

    private static let adverbs: [Phrase] = ["please|just|also|quickly"]

    private static let openings: [Phrase] = [
        "please", "hey|hi|hello|yo|ok|okay|alright|so|well|oh|um|uh|and|also|then|now|yes|yeah|sure|actually|listen",
        "hey|hi|hello|ok|okay magpie|siri|alexa|google|assistant|there|buddy|computer|olly", "magpie|olly|siri|alexa",
        "could|can|would|will you please|kindly|maybe|possibly|also|just|quickly?",
        "can|could|may i ask you to", "can|could|may i have|get you to", "can|could we please|also|just?",
        "would you mind", "do you mind", "would it be possible to", "is it possible to", "are you able to",
        "i want|need you to please|also|just?", "i|id would|d? like you to",
        "i was hoping|wondering you|if could|you could?",
        "maybe|perhaps we|you can|could|should", "lets", "let us", "go ahead and", "if you could|can please?",
        "be sure to", "just", "kindly", "quickly", "simply", "do me a favor|favour and?", "why dont you",
        "you can|should|could|need to?", "for me", "thanks", "one more thing", "next", "by the way", "btw",
        "make sure to|you to?", "try to", "start by", "feel free to", "how about", "excuse me", "sorry|sry but?",
    ]

    private static let wishes: [Phrase] = [
        "i need|want|have|wish|got to please|also|just?", "id like|love to also?", "i would like|love to also?",
        "we need|want|have|should to?", "help me to? please?", "i should|must|gotta|wanna", "can|could|may i please?",
        "let me", "it is time to", "its time to", "i am going|ready to", "im going|ready|trying|looking|hoping to",
        "i want", "i ought to", "am i able to",
    ]

    private static let endings: [Phrase] = [
        "please", "for me", "thanks", "thank you", "thank you very|so much", "would|will|could|can you",
        "if you can|could|would|please",
        "if possible", "right now", "right away", "asap", "ok", "okay", "magpie", "with me", "when you can",
        "when you get a chance", "if you dont mind", "alexa", "siri", "google", "olly", "real quick", "too", "as well",
        "would|will|could|can you please",
    ]

    /// Verbs with which an order to keep notes or lists begins.
    static let commandVerbs: Set<String> = [
        "add", "put", "include", "insert", "place", "append", "remove", "delete", "erase", "take", "cross", "check",
        "tick", "uncheck", "untick", "clear", "empty", "wipe", "make", "create", "start", "set", "setup", "begin",
        "build",
        "note", "write", "jot", "save", "record", "remember", "find", "search", "show", "see", "view", "list", "know",
        "read", "open", "rename", "tag", "pin", "unpin", "edit", "update", "change", "replace", "swap", "drop",
        "scratch",
        "strike", "mark", "get", "throw", "cancel", "hear", "review", "store", "keep", "log", "blank", "eliminate",
        "remind", "look", "tell", "insert", "enter", "compile", "prepare", "discard", "trash", "substitute", "generate",
    ]
}
