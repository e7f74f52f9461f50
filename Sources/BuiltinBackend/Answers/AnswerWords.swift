import Foundations
import Notes

/// The words that questions are made of, in English and German, and how words are compared.
enum AnswerWords {
    /// The words of a text, lower case, without apostrophes and possessive endings; "wi-fi" and "e-mail" are one each.
    static func words(of text: String) -> [String] {
        text.utf8.allSatisfy { $0 < 0x80 } ? plainWords(of: text) : anyWords(of: text)
    }

    /// What is written as one word with what follows as often as with a hyphen: "wifi", "email".
    private static let joined = ["wi", "e"]

    /// The words of a text that is ASCII alone, as most are; a question looks at all words of many notes.
    private static func plainWords(of text: String) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var words: [String] = []
            var word: [UInt8] = []
            var hasEnding = false
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
                switch byte {
                case 0x30...0x39, 0x61...0x7A: word.append(byte)
                case 0x41...0x5A: word.append(byte + 0x20)
                case 0x27, 0x60: hasEnding = !word.isEmpty
                case 0x2D where joined.contains { $0.utf8.elementsEqual(word) }: break
                default:
                    if hasEnding, word.last == UInt8(ascii: "s"), word.count > 2 { word.removeLast() }
                    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                    word.removeAll(keepingCapacity: true)
                    hasEnding = false
                }
            }
            return words
        }
    }

    private static func anyWords(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var hasEnding = false
        func close() {
            if hasEnding, word.last == "s", word.utf8.count > 2 { word.removeLast() }
            if !word.isEmpty { words.append(word) }
            word = ""
            hasEnding = false
        }
        for character in text {
            if character.isLetter || character.isNumber {
                word.append(contentsOf: character.lowercased())
            } else if character.isApostrophe, !word.isEmpty {
                hasEnding = true
            } else if character == "-", joined.contains(word) {
                continue
            } else {
                close()
            }
        }
        close()
        return words
    }

    /// The stems of the words of a text.
    static func stems(of text: String) -> Set<String> { Set(words(of: text).map(PorterStemmer.stem)) }

    /// How well a word of a note stands for a stem of a question, 0 to 1.
    static func likeness(of stem: String, to other: String) -> Double {
        if stem == other { return 1 }
        if let group = groups[stem], groups[other] == group { return 0.9 }
        let (short, long) = stem.utf8.count < other.utf8.count ? (stem, other) : (other, stem)
        guard mayBeAlike(short.utf8, long.utf8) else { return 0 }
        guard stem.first?.isNumber == false, other.first?.isNumber == false else { return 0 }
        // "boje" and "rettungsboje"
        let root = short.last == "e" ? short.dropLast() : short[...]
        if root.utf8.count >= 3, long.utf8.count - root.utf8.count >= 6, long.hasSuffix(root) { return 0.6 }
        guard short.utf8.count >= 4 else { return 0 }
        // "jacke" and "jacken", "dishwasher" and "dishwashertabs", "jacket" and "winterjacket"
        if long.hasPrefix(short), short.utf8.count >= 5 || long.utf8.count - short.utf8.count <= 2 { return 0.8 }
        if long.hasSuffix(short), short.utf8.count >= 5 { return 0.75 }
        guard short.utf8.count >= 5, short.first == long.first, long.utf8.count - short.utf8.count <= 2 else {
            return 0
        }
        return NearestName.distance(between: stem, other) <= (short.utf8.count >= 9 ? 2 : 1) ? 0.7 : 0
    }

    /// Whether two words may begin or end alike, as far as their first and last bytes tell: most do not, and characters are
    /// slow to compare.
    private static func mayBeAlike(_ short: String.UTF8View, _ long: String.UTF8View) -> Bool {
        guard let (first, last) = ends(of: short), let (longFirst, longLast) = ends(of: long) else { return true }
        return first == longFirst || last == longLast
            || last == UInt8(ascii: "e") && short.dropLast().last == longLast
    }

    /// The first and the last byte; `nil` where one is a part of a letter beyond ASCII.
    private static func ends(of word: String.UTF8View) -> (first: UInt8, last: UInt8)? {
        guard let first = word.first, let last = word.last, first < 0x80, last < 0x80 else { return nil }
        return (first, last)
    }

    /// Whether a word says nothing about the topic.
    static func isStopWord(_ word: String) -> Bool { stopWords.contains(word) || StopWords.contains(word) }

    /// Whether a word says little about the topic: a question has it, its answer often does not.
    static func isWeak(_ word: String) -> Bool {
        weakWords.contains(word) || kinds[word] != nil || numberEndings.contains(word)
    }

    /// What a word of a question says about the kind of its answer.
    static let kinds: [String: AskedQuestion.Kind] = table([
        ("phone telephone tel mobile number telefonnummer nummer telefon handynummer", .number),
        ("code pin password pw passcode passwort kennwort combination", .code),
        ("cost costs price fee kostet kosten preis", .amount),
        ("address adresse", .address), ("date deadline", .time),
        ("person", .person), ("location room", .place),
    ])

    /// What the first words of a question say about the kind of its answer.
    static let openings: [String: AskedQuestion.Kind] = [
        "when": .time, "whens": .time, "wann": .time, "what time": .time, "what day": .time, "what date": .time,
        "which day": .time, "where": .place, "wheres": .place, "wo": .place, "wohin": .place, "which room": .place,
        "what room": .place, "who": .person, "whos": .person, "whom": .person, "whose": .person, "wer": .person,
        "wem": .person, "wen": .person, "how much": .amount, "how many": .amount, "how long": .amount,
        "how often": .amount, "how old": .amount, "how big": .amount, "what size": .amount, "wie viel": .amount,
        "wieviel": .amount, "wie viele": .amount, "wie lange": .amount, "wie oft": .amount,
    ]

    /// How a question begins that wants things counted.
    static let countOpenings: Set<String> = ["how many", "wie viele", "wieviele", "number of"]
    /// Words that end a fragment which asks for a number: "plumbers no?".
    static let numberEndings: Set<String> = ["no", "nr", "num", "digits"]
    /// Words that name a list, and say nothing about which.
    static let listWords: Set<String> = ["list", "lists", "liste", "checklist", "item", "items", "thing", "things"]
    /// Words that ask for what is still to do of a list.
    static let openWords: Set<String> = [
        "left", "open", "still", "remaining", "remains", "undone", "outstanding", "missing", "need", "needs", "short",
        "yet", "not", "hasnt", "havent", "isnt", "arent", "owes", "owe", "unpaid", "offen", "noch", "übrig", "fehlt",
    ]
    /// Words that ask for what is done of a list.
    static let doneWords: Set<String> = ["done", "ticked", "checked", "finished", "erledigt"]

    /// How a question begins whether something is so or done.
    static let doneOpenings: Set<String> = [
        "has", "have", "had", "did", "is", "are", "was", "were", "hat", "habe", "haben", "ist", "sind", "war",
    ]

    /// Words for what was spoken of before.
    static let pointing: Set<String> = [
        "it", "its", "that", "this", "those", "these", "one", "ones", "he", "she", "they", "him", "her", "his", "them",
        "their",
        "there", "then", "er", "sie", "es", "ihn", "ihm", "ihr", "dort",
    ]

    /// Words before a place.
    static let placeWords: Set<String> = [
        "in", "at", "on", "under", "behind", "beside", "near", "inside", "above", "below", "between", "by", "over",
        "with", "room", "im", "am", "unter", "hinter", "neben", "auf", "bei", "beim", "zwischen",
    ]
    /// Words for people who are not named.
    static let people: Set<String> = [
        "mum", "mom", "dad", "wife", "husband", "sister", "brother", "boss", "friend", "neighbour", "neighbor", "dr",
        "mr", "mrs", "ms", "frau", "herr", "mama", "papa",
    ]
    /// Numbers in words, and words for how often.
    static let amounts: Set<String> = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "twenty", "once",
        "twice", "daily", "weekly", "half", "dozen", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
        "zehn", "täglich", "every", "jeden",
    ]

    private static let stopWords: Set<String> = [
        "got", "pls", "r", "u", "ur", "much", "many", "lol", "go", "say", "said", "know", "wer", "wie", "wo", "wann",
        "ist", "sind", "der", "die", "das", "den", "dem", "ein", "eine", "ich", "mein", "meine", "wir", "uns", "habe",
        "haben", "für", "und", "von", "mit", "zu", "auf",
    ]

    private static let weakWords: Set<String> = [
        "write", "wrote", "written", "put", "leave", "left", "keep", "kept", "decide", "decided", "told", "mention",
        "remember", "find", "need", "want", "wanted", "call", "called", "name", "day", "time", "place", "thing",
        "things", "going", "coming", "come", "done", "make", "made", "happen", "happened", "use", "live", "lives",
        "last", "next", "like", "list", "kind", "size", "long", "often", "old", "many", "supposed", "exactly", "right",
        "open", "new", "look",
    ]

    /// Words that mean the same in most notes, by their stems.
    private static let groups: [String: Int] = (synonyms + verbs).enumerated().reduce(into: [:]) { groups, line in
        for word in line.element.split(separator: " ") {
            let stem = PorterStemmer.stem(String(word))
            groups[stem] = groups[stem] ?? line.offset
        }
    }

    /// Verbs with the forms that no ending makes: "pay paid".
    private static let verbs = Dictionary(grouping: Words.pastForms, by: \.value).sorted { $0.key < $1.key }
        .map { verb, forms in ([verb] + forms.map(\.key).sorted()).joined(separator: " ") }

    private static let synonyms = [
        "phone telephone tel mobile number telefon nummer telefonnummer",
        "cost price rate fee charge kosten kostet preis", "birthday born dob birth bday geburtstag geboren",
        "address live lives adresse wohnt", "code pin password pw passcode passwort",
        "meeting mtg appointment appt termin", "wifi wlan", "doctor dr", "repair fix", "begin start", "mum mom mother",
        "dad father", "holiday vacation", "tv television", "kid child children kids", "photo picture", "car auto",
        "owe owes lent owed schuldet schulde geliehen verliehen",
    ]

    private static func table(_ lines: [(String, AskedQuestion.Kind)]) -> [String: AskedQuestion.Kind] {
        lines.reduce(into: [:]) { table, line in
            for word in line.0.split(separator: " ") { table[String(word)] = line.1 }
        }
    }
}
