/// How an order is said: words, and places for what it is about.
///
/// `delete|remove {N}`: one of several words, then notes. `off?` may be left out. The places:
/// - `{N}` notes, `{O}` one note, `{T}` a note in the Trash;
/// - `{I}` items of the note, or of the only one that has them;
/// - `{V}` and `{W}` values, `{Q}` a quoted one, `{D}` a day, `{E}` a text up to the end of the line.
struct OrderTemplate: Sendable {
    enum Part: Sendable {
        case words(Set<String>, isOptional: Bool)
        case place(Character)
    }

    /// What an order wants to be done.
    enum Kind: String, Sendable {
        case deletion, retitling, filing, unfiling, tagging, untagging, pinning, unpinning, dating, undating
        case ticking, unticking, crossing, completion, reopening, addition, removal, removalOfTicked, clearing
        case replacement, newText, sorting, restoring, undoing, redoing
        case newFolder, folderName, folderDeletion
        /// Only says what the next order is about.
        case mention, mentionOfItem
    }

    let kind: Kind
    let parts: [Part]

    private init(_ kind: Kind, _ text: Substring) {
        self.kind = kind
        parts = text.split(separator: " ").map { part in
            if part.hasPrefix("{"), let place = part.dropFirst().first { return .place(place) }
            let isOptional = part.hasSuffix("?")
            let words = (isOptional ? part.dropLast() : part).split(separator: "|").map(String.init)
            return .words(Set(words), isOptional: isOptional)
        }
    }

    /// All there are; where several fit, the first counts.
    static let all = text.split(separator: "\n").compactMap { line in
        line.firstIndex(of: ":").flatMap { end in
            Kind(rawValue: String(line[..<end])).map { OrderTemplate($0, line[line.index(after: end)...]) }
        }
    }

    static let text = """
        folderDeletion: delete|remove|erase the? folder {V}
        folderDeletion: losch|losche|entferne den? ordner {V}
        newFolder: make|create|add a|the? new? folder called|named? {V}
        newFolder: leg|lege einen? neuen? ordner {V} an
        folderName: rename the? folder {V} to|into {W}
        undating: clear|remove|delete|drop the? due? date|deadline|reminder of|from|for|on {O}
        removalOfTicked: clear|delete|remove all? the? ticked|checked|done|completed items|ones? from|on|in|off {O}
        untagging: remove|delete|take|drop the? tag|label {V} from|off {N}
        untagging: untag {V} from {N}
        untagging: entferne|nimm den? tag {V} von|vom|aus {N}
        deletion: delete|remove|erase|trash|bin|discard|scrap {N}
        deletion: get rid of {N}
        deletion: throw away|out {N}
        deletion: throw {N} away|out
        deletion: put|move|throw {N} in|into|to the trash|bin
        deletion: forget about {N} note|list
        deletion: losch|losche|entferne {N}
        deletion: {N} loschen|entfernen|wegwerfen
        deletion: wirf {N} weg
        retitling: rename|retitle {O} to|into|as {V}
        retitling: change|set the title|name of {O} to {V}
        retitling: call {O} {Q} instead?
        retitling: nenn|nenne {O} {Q}
        retitling: benenn|benenne {O} in|zu {V} um
        retitling: benenn|benenne {O} um in|zu {V}
        dating: make|set {O} due on|at|by? {D}
        dating: set|change the? due? date|deadline|reminder of|for|on {O} to {D}
        dating: move|postpone|reschedule|snooze {O} to|until|till|for {D}
        dating: verschieb|verschiebe {O} auf {D}
        filing: move|put|file {N} to|into|in|under the? folder? {V}
        filing: verschieb|verschiebe|leg|lege {N} in|nach|unter den? ordner? {V}
        unfiling: move|take {N} out of the? folder? {V}
        tagging: tag|label {N} with|as the? tag? {V}
        tagging: add the? tag {V} to {N}
        tagging: tagge {N} mit {V}
        pinning: pin {N} to? the? top?
        pinning: pinn|pinne|hefte {N} an
        unpinning: unpin {N}
        completion: tick|check off? everything|all on|in {O}
        completion: tick|check off? all items|boxes? on|in|of {O}
        completion: tick|check off? the whole|entire {O}
        completion: mark everything on|in {O} as done|bought|complete|completed|finished
        completion: mark {O} as done|complete|completed|finished
        completion: complete|finish {O}
        reopening: untick|uncheck everything|all on|in {O}
        crossing: cross|strike {I} off {O}
        crossing: cross|strike off {I} on|from {O}
        ticking: tick|check off? {I} on|in|off|from {O}
        ticking: tick|check {I} off on|in|from? {O}
        ticking: tick|check {I} off
        ticking: tick|check off? {I}
        ticking: mark|set {I} as done|bought|complete|completed|finished|ticked
        ticking: mark|set {I} on|in {O} as done|bought|complete|completed|finished|ticked
        ticking: i|ive|we|weve bought|got {I}
        ticking: hak|hake {I} ab
        ticking: hak|hake {I} auf|in {O} ab
        unticking: untick|uncheck|reopen {I} on|in|off {O}
        unticking: untick|uncheck|reopen {I}
        replacement: change|replace|correct|swap {V} to|with|by|for|into {W} in|on|of {O}
        replacement: change|replace|correct|swap {V} in|on|of {O} to|with|by|for|into {W}
        replacement: in|on {O} ,? change|replace|correct|swap {V} to|with|by|into {W}
        replacement: ersetze|ersetz {V} durch|mit {W} in|im {O}
        replacement: ander|andere {V} in|zu|auf {W} in|im {O}
        newText: replace|change the text|body|content of {O} with|by|to {E}
        removal: delete|remove|erase the line|item|entry about|with? {I} in|from|on|of {O}
        removal: take|remove|delete|drop {I} off|from|out of? {O}
        removal: take|cross|strike off {I} from {O}
        removal: streich|streiche|nimm|entferne|losche {I} von|aus|vom {O}
        clearing: clear|empty|wipe|leer|leere {O}
        addition: add|append|note|write|put|jot down? to|in|on|into|under {O} that {E}
        addition: add|append|note|write|put|jot down? to|in|on|into|under {O} : {E}
        addition: add|append|put|write|enter|insert {V} to|on|onto|in|into {O}
        addition: put|write|jot|note down {V} on|in|into|under {O}
        addition: schreib|schreibe|setz|setze|trag|trage|pack|packe {V} auf|in|an|zu {O} dazu|ein?
        addition: fug|fuge {V} zu|zur {O} hinzu
        addition: hang|hange an {O} an ,? dass {E}
        sorting: sort|sortier|sortiere {O} alphabetically|alphabetisch?
        restoring: restore|undelete|recover {T} from? the? trash|bin?
        restoring: bring|get|take back {T} from? the? trash|bin?
        restoring: bring|get|take|put {T} back from? the? trash|bin?
        restoring: take|get {T} out of the trash|bin
        restoring: hol|hole {T} zuruck
        restoring: stell|stelle {T} wieder her
        undoing: undo|revert|reverse that|it|this?
        undoing: undo|revert|reverse the|that|my? last? change|deletion|edit|step|one
        undoing: take that|it|this back
        undoing: mach|mache das|es ruckgangig
        undoing: nimm|nehme das|es zuruck
        redoing: redo that|it|this?
        redoing: do that|it|this again
        mention: i no longer need {N} any? more|anymore?
        mention: i dont need {N} any? more|anymore?
        mention: i do not need {N} any? more|anymore?
        mentionOfItem: we|i need {V}
        mentionOfItem: i|ive|we|weve bought|got|paid|finished|did|done {V}
        """
}
