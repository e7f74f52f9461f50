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
    enum Kind: Sendable {
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
    static let all: [OrderTemplate] = texts.flatMap { kind, text in
        text.split(separator: "\n").map { OrderTemplate(kind, $0) }
    }

    private static let texts: [(Kind, String)] = [
        (
            .folderDeletion,
            """
            delete|remove|erase the? folder {V}
            losch|losche|entferne den? ordner {V}
            """
        ),
        (
            .newFolder,
            """
            make|create|add a|the? new? folder called|named? {V}
            leg|lege einen? neuen? ordner {V} an
            """
        ),
        (.folderName, "rename the? folder {V} to|into {W}"),
        (
            .undating,
            """
            clear|remove|delete|drop the? due? date|deadline|reminder of|from|for|on {O}
            """
        ),
        (
            .removalOfTicked,
            """
            clear|delete|remove all? the? ticked|checked|done|completed items|ones? from|on|in|off {O}
            """
        ),
        (
            .untagging,
            """
            remove|delete|take|drop the? tag|label {V} from|off {N}
            untag {V} from {N}
            entferne|nimm den? tag {V} von|vom|aus {N}
            """
        ),
        (
            .deletion,
            """
            delete|remove|erase|trash|bin|discard|scrap {N}
            get rid of {N}
            throw away|out {N}
            throw {N} away|out
            put|move|throw {N} in|into|to the trash|bin
            forget about {N} note|list
            losch|losche|entferne {N}
            {N} loschen|entfernen|wegwerfen
            wirf {N} weg
            """
        ),
        (
            .retitling,
            """
            rename|retitle {O} to|into|as {V}
            change|set the title|name of {O} to {V}
            call {O} {Q} instead?
            nenn|nenne {O} {Q}
            benenn|benenne {O} in|zu {V} um
            benenn|benenne {O} um in|zu {V}
            """
        ),
        (
            .dating,
            """
            make|set {O} due on|at|by? {D}
            set|change the? due? date|deadline|reminder of|for|on {O} to {D}
            move|postpone|reschedule|snooze {O} to|until|till|for {D}
            verschieb|verschiebe {O} auf {D}
            """
        ),
        (
            .filing,
            """
            move|put|file {N} to|into|in|under the? folder? {V}
            verschieb|verschiebe|leg|lege {N} in|nach|unter den? ordner? {V}
            """
        ),
        (.unfiling, "move|take {N} out of the? folder? {V}"),
        (
            .tagging,
            """
            tag|label {N} with|as the? tag? {V}
            add the? tag {V} to {N}
            tagge {N} mit {V}
            """
        ),
        (
            .pinning,
            """
            pin {N} to? the? top?
            pinn|pinne|hefte {N} an
            """
        ),
        (.unpinning, "unpin {N}"),
        (
            .completion,
            """
            tick|check off? everything|all on|in {O}
            tick|check off? all items|boxes? on|in|of {O}
            tick|check off? the whole|entire {O}
            mark everything on|in {O} as done|bought|complete|completed|finished
            mark {O} as done|complete|completed|finished
            complete|finish {O}
            """
        ),
        (.reopening, "untick|uncheck everything|all on|in {O}"),
        (
            .crossing,
            """
            cross|strike {I} off {O}
            cross|strike off {I} on|from {O}
            """
        ),
        (
            .ticking,
            """
            tick|check off? {I} on|in|off|from {O}
            tick|check {I} off on|in|from? {O}
            tick|check {I} off
            tick|check off? {I}
            mark|set {I} as done|bought|complete|completed|finished|ticked
            mark|set {I} on|in {O} as done|bought|complete|completed|finished|ticked
            i|ive|we|weve bought|got {I}
            hak|hake {I} ab
            hak|hake {I} auf|in {O} ab
            """
        ),
        (
            .unticking,
            """
            untick|uncheck|reopen {I} on|in|off {O}
            untick|uncheck|reopen {I}
            """
        ),
        (
            .replacement,
            """
            change|replace|correct|swap {V} to|with|by|for|into {W} in|on|of {O}
            change|replace|correct|swap {V} in|on|of {O} to|with|by|for|into {W}
            in|on {O} ,? change|replace|correct|swap {V} to|with|by|into {W}
            ersetze|ersetz {V} durch|mit {W} in|im {O}
            ander|andere {V} in|zu|auf {W} in|im {O}
            """
        ),
        (
            .newText,
            """
            replace|change the text|body|content of {O} with|by|to {E}
            """
        ),
        (
            .removal,
            """
            delete|remove|erase the line|item|entry about|with? {I} in|from|on|of {O}
            take|remove|delete|drop {I} off|from|out of? {O}
            take|cross|strike off {I} from {O}
            streich|streiche|nimm|entferne|losche {I} von|aus|vom {O}
            """
        ),
        (.clearing, "clear|empty|wipe|leer|leere {O}"),
        (
            .addition,
            """
            add|append|note|write to|in|on {O} that {E}
            add|append|note|write to|in|on {O} : {E}
            add|append|put|write|enter|insert {V} to|on|onto|in|into {O}
            schreib|schreibe|setz|setze|trag|trage|pack|packe {V} auf|in|an|zu {O} dazu|ein?
            fug|fuge {V} zu|zur {O} hinzu
            hang|hange an {O} an ,? dass {E}
            """
        ),
        (.sorting, "sort|sortier|sortiere {O} alphabetically|alphabetisch?"),
        (
            .restoring,
            """
            restore|undelete|recover {T} from? the? trash|bin?
            bring|get|take back {T} from? the? trash|bin?
            bring|get|take|put {T} back from? the? trash|bin?
            take|get {T} out of the trash|bin
            hol|hole {T} zuruck
            stell|stelle {T} wieder her
            """
        ),
        (
            .undoing,
            """
            undo|revert|reverse that|it|this?
            undo|revert|reverse the|that|my? last? change|deletion|edit|step|one
            take that|it|this back
            mach|mache das|es ruckgangig
            nimm|nehme das|es zuruck
            """
        ),
        (
            .redoing,
            """
            redo that|it|this?
            do that|it|this again
            """
        ),
        (
            .mention,
            """
            i no longer need {N} any? more|anymore?
            i dont need {N} any? more|anymore?
            i do not need {N} any? more|anymore?
            """
        ),
        (
            .mentionOfItem,
            """
            we|i need {V}
            i|ive|we|weve bought|got|paid|finished|did|done {V}
            """
        ),
    ]
}
