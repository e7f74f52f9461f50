import SpokenDates

/// What a person is to do, said like an order: "take out the bins on monday", "fix the tap", "morgen Mama anrufen".
///
/// With a day or a time it is a reminder. Without one, only what nobody but a person does is kept unasked: "call mum" may
/// be meant for a telephone.
struct OwnTask {
    /// Whether a day or a time says when.
    let isDated: Bool
    /// Whether it can be meant for nobody else.
    let isSure: Bool

    init?(_ line: Line) {
        let core = line.core
        guard core.count > 1, !line.isLong, !core.words.contains(where: { $0.mark.map("?:\n".contains) ?? false }),
            !LineForm.hasVerb(core), !core.contains(Self.telling), !core.key(core.start).hasPrefix("erinner"),
            !core.words.dropFirst().contains(where: {
                Deed.isPast($0.key) || Words.pastVerbs.contains($0.key) || Words.listNouns.contains($0.key)
                    || ["reminder", "reminders"].contains($0.key)
            })
        else { return nil }
        let places = line.dates.places.filter { core.words.indices.contains($0.words.lowerBound) }
        isDated = places.contains { $0.phrase.namesDay || $0.phrase.hasTime || $0.phrase.recurs }
        guard isDated || line.dates.places.isEmpty else { return nil }
        var rest = core
        while let lead = places.first(where: { $0.words.lowerBound == rest.start }) {
            rest = rest.from(lead.words.upperBound)
        }
        while let last = places.last(where: { $0.words.upperBound == rest.end && $0.words.lowerBound > rest.start }) {
            rest = rest.upTo(last.words.lowerBound)
        }
        let tasks = Self.tasks(of: rest)
        guard rest.count > 1,
            tasks.count > 1 || isDated && Self.namesThings(rest)
                || rest.words.dropLast().allSatisfy({ $0.mark == nil })
        else { return nil }
        // "make thursday 14 k" changes what is noted for that day; German says the day behind the verb.
        let next = places.first { $0.words.contains(rest.start + 1) }?.words.upperBound
        guard next == nil || line.isGerman && next != rest.end else { return nil }
        let isOfRhythm = rest.start > core.start && places.contains(where: \.phrase.recurs)
        let verb =
            Self.verb(of: rest, isOfRhythm: isOfRhythm)
            ?? Self.germanVerb(of: rest, next ?? rest.start + 1, isGerman: line.isGerman)
        guard let verb else { return nil }
        // "bake at 180", "30 minuten backen" say how.
        let hasNumber = rest.words.contains { $0.key.contains(where: \.isNumber) }
        isSure =
            isDated || tasks.count > 1
            || Words.chores.contains(verb) && (!hasNumber || ["buy", "pay", "kaufen", "zahlen"].contains(verb))
        // "move lunch to friday", "move lunch from 1 to 2" are about something that is noted.
        let ends = [core.key(rest.end), rest.key(rest.end - 1)]
        if isDated, !Self.moving.isDisjoint(with: ends) { return nil }
    }

    /// Several things to be done, each with its verb: "ring nan and post the parcel"; none where a part has no verb.
    private static func tasks(of words: Clause) -> [Clause] {
        var parts: [Clause] = []
        var start = words.start
        for index in words.words.indices.dropFirst() {
            let isJoint = ["and", "und", "then"].contains(words.key(index))
            if isJoint || words.words[index - 1].mark == "," {
                if index > start { parts.append(words[start..<index]) }
                start = isJoint ? index + 1 : index
            }
        }
        parts.append(words.from(start))
        return parts.allSatisfy { !$0.isEmpty && verb(of: $0) != nil } ? parts : []
    }

    /// Whether one verb has several objects: "bring the timesheet, the pack and the glasses".
    private static func namesThings(_ words: Clause) -> Bool {
        words.words.dropLast().allSatisfy { $0.mark == nil || $0.mark == "," }
            && words.words.dropFirst().contains { ["and", "und"].contains($0.key) }
            && words.parts.dropFirst().allSatisfy {
                !LineForm.hasVerb($0) && !Words.orderVerbs.contains($0.key($0.start))
            }
    }

    /// The verb that some words begin with, and an object after it: "wash the car", but not "water meter", "call at six".
    /// - Parameter isOfRhythm: whether a rhythm stands before it: "every friday order the tablets".
    private static func verb(of words: Clause, isOfRhythm: Bool = false) -> String? {
        let (verb, object) = (words.key(words.start), words.key(words.start + 1))
        guard words.count > 1, Lexicon.english.taskVerbs.contains(verb), !verb.hasSuffix("ing") || verb.count < 6,
            isOfRhythm || !served.contains(verb),
            !Words.pronouns.contains(object), !Self.objects.contains(object)
        else { return nil }
        // "pick up on the 22nd" says nothing of what.
        if particles.contains(object), words.count < 3 { return nil }
        if places.contains(object) || object == "day"
            || object.hasPrefix("back") && places.contains(words.key(words.start + 2))
        {
            return nil
        }
        let isNoun = nouns.contains(verb)
        // "plant sale on saturday" is an event; people water plants, and wash the car.
        let isNamed = words.source[words.words[words.start + 1].range].first?.isUppercase ?? false
        if isNoun, !isNamed, !Vocabulary.determiners.contains(object), !particles.contains(object),
            !(object.hasSuffix("s") && !object.hasSuffix("ss") && words.count == 2)
        {
            return nil
        }
        if isNoun, words.keys.dropFirst().contains(where: { $0.contains(where: \.isNumber) }) {
            return nil
        }
        return verb
    }

    /// The verb that German words end with, "den Müll rausbringen", or at their beginning, "putz die Fenster", "ruf Mama an".
    /// - Parameter next: the first word behind the verb and the day.
    private static func germanVerb(of words: Clause, _ next: Int, isGerman: Bool) -> String? {
        let (first, last) = (words.key(words.start), words.key(words.end - 1))
        let known = Lexicon.german.taskVerbs
        func base(_ key: String) -> String? { known.filter { key.hasSuffix($0) }.max { $0.count < $1.count } }
        // "auto gewaschen" is done.
        if let verb = base(last), known.contains(last) || !last.hasPrefix("ge") {
            return known.contains(last) ? last : verb
        }
        // "back garden fence" is English.
        let object = words.key(next)
        guard isGerman, !objects.contains(object), !["bei", "beim", "mit", "von", "vom"].contains(object) else {
            return nil
        }
        return [first + "en", first + "n", last + first + "en"].first(where: known.contains)
    }

    /// Verbs of what may be done to a note as well: "cancel the vet on friday", where one is about the vet.
    static let changing: Set<String> = ["cancel", "move", "change", "clear", "drop"]
    /// Words before the day or the time that something moves to.
    private static let moving: Set<String> = ["to", "till", "until", "from", "auf", "bis"]
    private static let particles: Set<String> = ["up", "out", "off", "in", "away", "down", "back", "round"]
    /// Verbs of what is ordered from somebody, or done to a calendar.
    private static let served: Set<String> = ["book", "order", "schedule", "plan", "update", "tell", "shop"]
    /// Verbs that are nouns as well.
    static let nouns: Set<String> = [
        "post", "water", "paint", "plant", "watch", "iron", "cover", "bake", "clear", "sign", "send", "dust",
        "practice",
        "run", "check", "change", "cut", "drop", "study", "exercise", "review", "print", "charge", "file", "cook",
        "trim",
        "lift", "strip", "visit", "start", "return", "move", "talk", "measure", "wrap", "sort", "pack", "polish",
    ]
    /// Words that no object begins with.
    private static let places: Set<String> = [
        "with", "from", "of", "for", "at", "about", "on", "in", "until", "till", "is", "are", "and", "or", "by", "as",
    ]
    /// What an order is about that is noted, or for whom it is done.
    private static let objects: Set<String> = [
        "me", "us", "you", "it", "that", "them", "those", "these", "this", "one", "mir", "uns", "das", "es", "sie",
    ]
    /// Words of what is told, and not to be done.
    private static let telling: Set<String> = [
        "due", "instead", "not", "dont", "no", "never", "stattdessen", "nicht", "kein", "keine", "keinen", "nichts",
        "now", "jetzt",
    ]
}
