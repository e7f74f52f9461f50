/// Word classes that several rules share.
enum Vocabulary {
    static let determiners: Set<String> = [
        "the", "teh", "my", "our", "a", "an", "this", "that", "these", "those", "your", "his", "her", "their", "some",
        "any",
        "all", "every", "another", "me",
    ]
    /// Words behind which no verb stands, but a thing: "a can", "the will", "his left shoe".
    static let articles = determiners.subtracting(["this", "that", "these", "those", "any", "all", "me"])
    static let firstPerson: Set<String> = [
        "i", "im", "ive", "id", "ill", "me", "my", "mine", "we", "weve", "us", "our", "ours", "myself",
    ]
    static let questionWords: Set<String> = [
        "what", "whats", "when", "whens", "where", "wheres", "who", "whos", "whose", "whom", "which", "why", "whys",
        "how", "hows",
    ]
    static let auxiliaries: Set<String> = [
        "is", "are", "was", "were", "am", "do", "does", "did", "have", "has", "had", "isnt", "arent", "dont", "doesnt",
        "didnt", "havent", "hasnt", "will", "would", "can", "could", "should", "shall", "may", "might",
    ]
    static let pronouns: Set<String> = ["it", "them", "that", "tht", "this", "those", "these", "one"]
    static let prepositions: Set<String> = [
        "to", "on", "onto", "in", "into", "from", "off", "of", "for", "at", "with", "by", "under", "about", "per",
        "out", "upon", "within", "inside", "through", "between",
    ]
    /// Words that carry no topic.
    static let stopWords: Set<String> = determiners.union(firstPerson).union(questionWords).union(auxiliaries)
        .union(prepositions).union(pronouns).union([
            "and", "or", "but", "if", "then", "than", "so", "as", "not", "no", "yes", "be", "been", "being", "you",
            "he", "she", "they", "him", "there", "here", "its", "again", "please", "tell", "show", "give", "know",
            "also", "just", "too", "s", "t", "ever", "still", "got", "get", "after", "before", "up", "down", "let",
            "whether", "much", "many", "long", "often", "whats", "theres", "yet", "already", "thats", "theyve",
            "theyll",
            "theyre", "hes", "shes", "youre", "youve",
        ])

    /// Words of talk about notes, and verbs that a question has but its answer may not.
    static let weakWords: Set<String> = [
        "note", "notes", "noted", "write", "wrote", "written", "say", "said", "put", "leave", "left", "keep", "kept",
        "store", "stored", "decide", "decided", "tell", "told", "mention", "mentioned", "remember", "save", "saved",
        "find", "look", "ask", "asked", "need", "want", "wanted", "have", "had", "add", "added", "record", "recorded",
        "call", "called", "name", "date", "day", "time", "place", "thing", "things", "anything", "everything",
        "something", "stuff", "information", "info", "detail", "details", "supposed", "going", "do", "done", "go",
        "make", "made", "think", "thought", "plan", "planned", "happen", "happened", "hide", "hid", "hidden", "live",
        "like", "use", "used", "last", "next", "work", "works", "agree", "agreed", "far", "old", "big", "tall",
        "heavy", "size", "color", "colour", "kind", "sort", "type",
    ]
}
