extension ListStep {
    /// The prepositions that lead from an item to its list.
    static func prepositions(for action: Action) -> [Phrase] {
        switch action {
        case .add: addPrepositions
        case .untick: addPrepositions + removePrepositions
        default: removePrepositions
        }
    }

    /// Prepositions with which even "drop" puts something on a list.
    static let ontoWords: Set<String> = ["on", "onto", "in", "into", "to"]
    /// Verbs that report as well as order: "note that milk is on my list".
    static let reports: Set<String> = ["note", "record", "save", "log", "write", "jot"]
    static let subclauses: [Phrase] = ["down? that i|we|my|the|there|it", "down? the fact", "down? to"]
    static let namings: [Phrase] = ["called|named|titled", "that|which is|says? called|named?"]

    private static let addPrepositions: [Phrase] = [
        "to|on|onto|in|into|under|for|at|too|unto|within", "on|in to", "down on|in", "up on",
    ]
    private static let removePrepositions: [Phrase] = [
        "off|from|of|out|on|in|within|for", "off|out of|from|on|in", "of off",
    ]
    static let leadingPrepositions: [Phrase] = ["to|on|in|into|onto|from|off|under|for", "off of"]
    static let pronouns: [Phrase] = [
        "it|them|that|this|those|these|one|some", "that|this one|item|task|chore", "those|these items|tasks",
        "all of them", "them all",
    ]
    static let everything: [Phrase] = [
        "everything|all|contents",
        "all|every of? the|my|these|those? items|item|things|tasks|entries|entry|stuff|contents|reminders|chores",
        "the|my items|contents|things|tasks|entries", "items|contents|tasks|things|entries",
        "everything thats? is? currently?",
        "each|every item|task|thing|entry|single", "every single item|thing|task", "the? whole thing",
        "all items and? tasks?",
        "everything and anything", "anything and everything", "all of it|them", "anything",
        "all current|existing items|tasks",
    ]
    /// What an item without a list must not hold: it is for another kind of note.
    static let targets: [Phrase] = ["to|in|into|onto|from the|my|our|a|an|your|his|her"]
    static let thrownAway: [Phrase] = ["throw|toss|chuck it|that|them away|out", "get rid of it|that"]
    static let clearVerbs: [Phrase] = [
        "clear|empty|wipe|blank|clean|flush|reset|purge out|off|up|down?",
        "start|begin over|again|afresh|anew|fresh with|on", "restart|redo", "clearing|emptying out?",
        "remove|delete|erase|take everything|all from|off|on|in of?",
    ]
    static let makeVerbs: [Phrase] = ["make|leave|set|get|turn|start"]
    static let clearTails: [Phrase] = [
        "out|off|up|clean|completely|entirely|over|blank|items|contents", "so|and we|i can start over|fresh|again",
    ]
    static let emptyTails: [Phrase] = [
        "be? blank|empty|clear|cleared|emptied|clean", "to empty|blank", "over|afresh|anew", "from scratch",
    ]
    static let tails: [Phrase] = [
        "please", "instead", "too", "also", "as well", "yet", "already", "again", "anymore", "any more", "any longer",
        "now", "today",
        "for me", "app", "off", "if possible",
    ]
    static let timeTails: [Phrase] = [
        """
        for|on|by? this|next|the? week|weekend|month|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|\
        friday|saturday|sunday
        """
    ]
    static let complements: [Phrase] = ["that|which|i|we", "to complete|finish|do|buy|get"]
    static let wishes: [Phrase] = [
        "i|we also|really|still|just|do? need|want", "i|we would also? like|love to? have|get|see?",
        "id|wed also? like|love to? have|get|see?", "make sure|certain that?", "please? ensure that?",
        "see to it that", "can|could|may i|we have|get",
        "have|get|keep", "i|we have|got|must to? have|get?", "i|we need|want to have|get|see", "lets have|get",
        "there should be", "i should have",
    ]
    static let participles: [Phrase] = [
        """
        added|put|placed|included|inserted|written|listed|appended|entered|removed|deleted|erased|dropped|\
        cleared|emptied|wiped|gone|trashed|scrapped|discarded|eliminated
        """,
        "cleared|emptied|wiped out|off|clean|up", "taken off|out|away?",
        "scratched|struck off|out?", "crossed|checked|ticked off|out", "marked off",
    ]
    static let passiveAuxiliaries: [Phrase] = [
        "to? be|get", "is|are|gets|get|being", "need|needs|has|have|ought to be|get?",
        "should|must|can|could|will be|get?", "also|just|now",
        "needs|need to", "should|must|to",
    ]
    static let goesOn: [Phrase] = [
        "needs|need|has|have|ought to be|go", "should|must|can|could|will be|go", "belongs|goes|go",
        "needs|need to be put|added",
    ]
    static let offWords: Set<String> = ["off", "from", "out"]
    static let notItems: Set<String> = [
        "any", "go", "anything", "things", "items", "more", "else", "there", "everything", "move", "turn", "back",
        "help", "if", "stuff", "name", "look",
    ]
    /// Words with which a question begins, other than a polite order.
    static let asking: Set<String> = Vocabulary.questionWords.union(Vocabulary.copulas)
        .union(["do", "does", "did", "have", "has", "had", "dont", "didnt", "havent", "isnt", "arent"])
    static let comesOff: [Phrase] = ["can|should|could|needs|need|must|may|to? to? come|go|be", "comes|goes"]
    static let notNeeded: [Phrase] = [
        "is|are no longer needed|required|necessary|wanted", "isnt|arent needed|required|necessary anymore?",
    ]
    static let copulas: [Phrase] = ["is|are|gets|get|goes|go|be", "is|are to? be?"]
    static let clearings: [Phrase] = ["cleared|emptied|wiped"]
    static let everythingOf: [Phrase] = [
        "remove|delete|erase|clear|wipe|take|cross|get off|out|rid? of? all|every|each of? the?"
    ]
    static let contents: [Phrase] = ["items|item|tasks|entries|contents|things|stuff off|out?"]
    static let listWants: [Phrase] = [
        "needs|need|wants|requires", "should|must|could have|include|contain|say",
        "needs|has to have|include|contain|say", "is missing|lacking",
        "doesnt|does|dont not? need|require", "shouldnt have", "should not have", "no longer needs|need|requires",
    ]
    static let listRejects: [Phrase] = ["does|should not", "no longer"]
    static let itemTails: [Phrase] = [
        "on|to|in it|there|them", "added|included|put on|to? it|there?", "anymore", "any more|longer", "from the store",
        "now|already|today|yesterday|tonight",
        "after all", "right now",
    ]
    static let denials: [Phrase] = [
        "i|we dont|do not? need|want|have to? buy|get|have|do|pick? up?",
        "i|we no longer need|want|have to? buy|get|do?", "i|we wont|will not? need|be? needing?",
        "i|we dont|do not? actually|really|even need|want to? buy|get?", "theres no need to|for", "no need to|for",
        "i|we am|are? no longer need|needing", "no longer need to?",
        "i|we already have|got|own|bought", "ive|weve already got|bought|have?", "i|we have already? got|bought",
    ]
    static let completions: [Phrase] = [
        "i|we just|already|finally|have|also? just|already? finished|completed|did|done|bought|packed|accomplished|handled",
        "ive|weve just|already|finally? finished|completed|did|done|bought|packed|gotten|got|paid|picked up?",
        "i|we just|already got|picked up?", "im|we|i am|are? all? done|finished|through with?",
        "i|we just|already|have? took|taken care of", "done|finished with", "ive taken care of",
    ]
    static let needs: [Phrase] = [
        "im|were|i|we am|are? all|completely|almost? out of", "i|we ran|run|running out of",
        "im|were|i|we am|are? running? low|short on|of", "i|we also|really|do|still? need|want more|some?",
        "i|we just|have? ran|run out of", "theres|there is|are no more?", "i|we have no more?",
        "i|we need|have|want|got to buy|get|pick|purchase up?", "weve|ive run out of",
        "i|we dont have any|enough more?",
        "i|we forgot", "i|we would like", "id like",
    ]
    static let tellings: [Phrase] = [
        "i|we think|guess|believe? i|we? just|already|also|really|still|should|must|do|will? have|need|had|want? to?",
        "i|we just|already|also? got|bought|finished|completed|did|have", "ive|weve just|already|got|to?",
        "ill|well|id|im|were going|supposed|about? to?", "i|we|ive just|already|have? changed my|our mind about|on",
    ]
    static let endsOfTelling: [Phrase] = [
        "is|are|has|was been? done|finished|complete|completed|over", "already|now|yesterday|today",
    ]
    static let updateVerbs: [Phrase] = [
        "update|append|amend|extend|edit|modify|change|supplement|increase|expand|augment"
    ]
    static let updateConnectors: [Phrase] = [
        "with|by", "by adding|including", "to include|add|have|contain", "and include",
    ]
    static let newItems: [Phrase] = [
        "a|an|another|the|this? new|following? item|items|task|thing|entry|things", "the following", "this|these",
    ]
    static let openVerbs: [Phrase] = [
        "open|reopen|find|access|edit|update|change|modify|get|load|locate|search|see|view|select|use|check",
        "open|pull|bring|look up|at|for", "go to|into|in", "look for|at|up|in|on",
    ]
    static let swapVerbs: [Phrase] = [
        "replace|swap|substitute|exchange|switch|change|trade out?", "replacing|swapping|changing",
    ]
    static let swapConnectors: [Phrase] = ["with|for|to|by", "out for"]
    static let insteadOf: [Phrase] = ["instead|place of", "in place of", "rather than", "and not"]
    static let conditions: [Phrase] = [
        "if|unless its|it|theyre|they|that|there|theres|i|ive|we|one|not", "only if", "as long as", "unless",
        "assuming its|it", "in case",
    ]
}
