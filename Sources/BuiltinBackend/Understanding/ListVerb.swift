/// A verb that puts something on a list or takes it off.
struct ListVerb: Equatable {
    var action: ListStep.Action
    /// Whether the verb means a list only when one is named: "put", "take".
    var needsList: Bool
    /// Whether the verb may leave the list to another part of the request: "remove milk and add eggs to my list".
    var standsAlone = true

    /// The verb at the start of a segment, and the index after it.
    static func read(_ segment: Clause) -> (ListVerb, Int)? {
        if let end = segment.match(removePhrases) { return (ListVerb(action: .remove, needsList: true), end) }
        if let end = segment.match(tickPhrases) { return (ListVerb(action: .tick, needsList: false), end) }
        guard var verb = verbs[segment.key(segment.start)] else { return nil }
        verb.standsAlone = verb.action != .add || ["put", "include", "insert"].contains(segment.key(segment.start))
        return (verb, segment.start + 1)
    }

    private static let verbs: [String: ListVerb] = {
        var verbs: [String: ListVerb] = [:]
        func fill(_ action: ListStep.Action, needsList: Bool, _ words: String) {
            for word in words.split(separator: " ") {
                verbs[String(word)] = ListVerb(action: action, needsList: needsList)
            }
        }
        fill(.add, needsList: false, "add adding")
        fill(
            .add,
            needsList: true,
            """
            put putting include including insert inserting place placing append list listing stick throw toss enter log \
            write jot \
            stuff pop slap tack save record set schedule note file register
            """
        )
        fill(
            .remove,
            needsList: true,
            """
            remove removing delete deleting erase erasing take taking drop scratch strike eliminate cancel clear wipe pull kick \
            discard \
            subtract cut ditch omit exclude trash unlist nix axe lose purge nuke deduct withdraw
            """
        )
        fill(.tick, needsList: true, "check tick cross mark checking ticking crossing marking")
        fill(.untick, needsList: false, "uncheck untick unmark")
        return verbs
    }()

    private static let removePhrases: [Phrase] = ["get|getting rid of", "throw|toss away|out", "do away with"]
    private static let tickPhrases: [Phrase] = [
        "check|tick|cross|mark|strike|checking|ticking|crossing off|out", "im|we|i am|are? done|finished with",
    ]

    static let addParticles: [Phrase] = ["down", "in", "item|items"]
    /// A thing named before its list: "new item for the hardware list: nails".
    static let newEntry: [Phrase] = ["a|another|one? new|more item|items|entry|task|thing|chore|addition"]
    static let removeParticles: [Phrase] = ["off|out|down|away", "off of"]
    /// What may follow an item where no list is named.
    static func bareTails(for action: ListStep.Action) -> [Phrase] { action == .add ? addTails : removeTails }

    private static let addTails: [Phrase] = [
        "on there|it|them", "in there|it", "to it|there|them", "to that|this list?",
    ]
    /// What may follow an item whose list another part of the request names: "put apples on".
    static let danglingTails: [Phrase] = ["on|in|to"]
    private static let removeTails: [Phrase] = [
        "off", "off of? it|there|that", "from it|there|that", "out",
        "as|is? done|complete|completed|finished|bought|checked", "off as? done?",
    ]
    /// How an item is said to be dealt with.
    static let doneTails: [Phrase] = [
        "as done|complete|completed|finished|bought|checked off?", "off as? done?", "done|complete|completed|finished",
        "as a|an task|item|chore|thing", "item|entry|task|chore",
    ]

    /// Objects that other rules deal with.
    static let otherObjects: [Phrase] = [
        """
        a|the|another|new|my|this|me? note|notes|reminder|reminders|tag|tags|list|alarm|event|meeting|\
        appointment|contact|song|timer
        """,
        "a new note|list|reminder|event|contact|alarm", "tag|tags|note|event|meeting|alarm|contact",
    ]
}
