import SpokenDates

extension OrderRules {
    /// What stands before a thing to be done.
    static let labels: [Phrase] = ["todo|todos", "to do", "action item?", "next step|action", "follow up", "reminder"]

    static let reminders: [Phrase] = [
        "remember to", "dont|never forget to", "do not forget to", "make|be sure to", "remind me to",
    ]
    static let forgetting: [Phrase] = ["dont forget", "do not forget"]
    static let needs: [Phrase] = [
        "i|we still? need|have|got to", "i|we will|ll need|have to", "ill|well need|have to", "ive|weve got to",
        "i|we must", "still? need|have to", "must", "gotta", "i|we should|ought to?",
    ]
    static let advice: [Phrase] = ["i|we should|ought"]

    /// Verbs of things that people write down to do them; none that recipes and directions are full of.
    static let verbs: Set<String> = [
        "call", "phone", "ring", "email", "mail", "text", "message", "write", "reply", "answer", "contact", "ask",
        "tell", "remind", "invite", "thank", "buy", "order", "book", "reserve", "rent", "pay", "renew", "cancel",
        "return", "collect", "deliver", "send", "submit", "sign", "scan", "print", "upload", "file", "register",
        "schedule", "reschedule", "arrange", "organise", "organize", "prepare", "plan", "finish", "complete", "fix",
        "repair", "replace", "install", "update", "upgrade", "review", "proofread", "check", "confirm", "verify",
        "clean", "wash", "vacuum", "mow", "water", "feed", "paint", "tidy", "sell", "donate", "transfer", "apply",
        "visit", "research", "investigate", "draft", "publish", "deploy", "test", "refactor", "merge", "download",
        "pack", "wrap", "post", "ship", "find", "discuss", "share", "hire",
    ]
    static let phrasalVerbs: [Phrase] = [
        "pick|drop|follow|look|sign|set|fill|hand|take|throw|back|clear|sort up|off|out|in|away",
        "talk|speak to|with", "make a|an? appointment|reservation|list|booking",
    ]
    static let verbsWithFor: Set<String> = ["pay", "apply", "ask", "register", "check", "pack", "prepare", "plan"]

    /// What follows such a word where it is a noun.
    static let nounFollowers: Set<String> = [
        "with", "from", "of", "at", "by", "between", "and", "or", "no", "number", "numbers", "day", "log", "list",
        "history", "status", "id", "confirmation", "me", "yourself", "was", "is", "were", "are", "has", "had", "went",
        "will", "would", "after",
    ]
    /// Nouns of two words.
    static let compounds: [String: Set<String>] = [
        "answer": ["key", "phone"], "book": ["club", "report", "review", "title", "idea", "ideas", "fair", "shop"],
        "buy": ["low"], "call": ["center", "centre", "notes", "summary", "quality", "sheet"],
        "check": ["engine", "in", "mark", "box"], "clean": ["code", "slate", "energy"],
        "contact": ["details", "lenses"],
        "email": ["address", "account", "password"], "file": ["name", "format", "size", "system", "server"],
        "find": ["out"],
        "mail": ["order", "server"], "message": ["board"], "order": ["form"], "paint": ["colour", "color"],
        "pay": ["attention", "rise", "slip", "grade"], "phone": ["case", "plan", "bill", "call"],
        "plan": ["a", "b", "c"],
        "post": ["office", "code", "mortem"], "print": ["shop"], "rent": ["increase", "payment"],
        "repair": ["shop", "kit"], "report": ["card"], "research": ["question", "paper", "group", "notes"],
        "return": ["flight", "ticket", "address", "policy", "trip"], "review": ["copy"], "ring": ["size", "road"],
        "schedule": ["change"], "share": ["price", "prices"], "sign": ["language"],
        "test": ["results", "drive", "server", "plan"], "text": ["editor", "message"],
        "wash": ["basin"], "water": ["bill", "bottle", "level", "meter", "heater", "temperature", "polo"],
    ]
    /// Verbs that tell how things are or were.
    static let tellingVerbs: Set<String> = [
        "is", "was", "are", "were", "has", "had", "went", "came", "arrived", "lasted", "took", "seems", "costs",
        "starts", "started", "ended", "got", "helped", "did", "means",
    ]
    static let stativeVerbs: Set<String> = [
        "be", "feel", "know", "admit", "say", "believe", "seem", "have", "think", "agree", "confess", "love", "like",
        "accept", "see", "understand", "remain", "want", "live", "stop",
    ]

    /// Words before an order that are no part of it.
    static let openings: Set<String> = [
        "please", "also", "then", "and", "so", "finally", "first", "next", "ok", "plus",
    ]
    static let adverbs: Set<String> = ["also", "still", "really", "probably", "definitely", "soon", "finally", "just"]
    static let timePrepositions: Set<String> = ["by", "before", "on", "until", "after", "this", "next", "at"]
    /// Days that an order may begin with.
    static let days: Set<String> = Set(DateNames.weekdays).union(["tomorrow", "today", "tonight"])
    /// What a deadline may begin with.
    static let deadlines: Set<String> = days.union(DateNames.months).union([
        "noon", "midnight", "eod", "end", "next", "the", "early", "late",
    ])
    static let obligations: Set<String> = ["must", "need", "needs", "has", "have", "should"]
    static let promises: [Phrase] = ["will", "must", "needs|has to", "is to"]
    /// Subjects of whom nothing was agreed.
    static let someone: Set<String> = Vocabulary.determiners.union(Vocabulary.pronouns)
        .union(["there", "he", "she", "they", "you", "how", "what", "where", "when", "things", "ways", "time", "list"])
}
