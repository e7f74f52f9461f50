// The words by which a line asks for a change, by what they ask for.
extension AskedChanges {
    static func list(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// German verbs in the forms in which orders have them.
    static func german(_ stems: String) -> Set<String> {
        Set(list(stems).flatMap { [$0, $0 + "e", $0 + "en"] })
    }

    static let fillers = list(
        "please and so well hey hi hello ok okay now then also just bitte und also nun mal doch jetzt"
    )
    static let polite = list("can could would will may kannst konntest konnten wurdest wurden")
    static let questions = list(
        """
        what whats which who whos whose when where wheres why how is are was were am do does did has have had can could
        should was welche welcher wer wessen wem wen wann wo warum wie ist sind war waren hat habe haben kann
        """
    )
    static let looks = list(
        """
        show find list search tell read summarize summarise explain compare count look describe open print share check
        display view translate zeig zeige suche finde lies offne
        """
    )
    static let courtesies = list(
        "thanks thank you ok okay great nice cool good perfect morning evening night hi hello hey bye danke hallo gut super tschuss"
    )
    static let agreements = list(
        "yes yep yeah y ok okay sure do go ahead please perfect great good fine right correct ja jawohl klar gerne mach gut genau"
    )
    static let noteWords = list("note notes notiz notizen zettel")
    static let kinds = list("list lists liste listen").union(noteWords)
    static let severalNotes = list("notes lists notizen listen")
    static let orders = list(
        """
        note remember save keep create make tick check untick uncheck mark done complete set move file rename retitle call
        tag untag label pin unpin restore undo postpone reschedule archive
        """
    )
    .union(additions).union(deletions).union(rewritings).union(german("verschieb benenn nenn markier pinn hak"))
    /// The same but for “note”, which is a thing as often as a deed.
    static let deedWords = orders.subtracting(noteWords)
    /// Words that nobody begins with who wants no more than an answer.
    static let forTools = list(
        """
        remember remind save store delete remove add append tick untick uncheck rename tag untag pin unpin restore undo note jot log
        """
    )
    .union(german("merk notier losch entfern hak streich speicher erinner pinn"))
    /// Words that ask for what no words can do, where more follows.
    static let forToolAlone = list("move file unfile shift pin unpin restore undelete recover").union(
        german("verschieb pinn")
    )
    /// What is asked about that can be asked about at all.
    static let anything: Set = ["things", "stuff", "notes", "something"]
    /// Words that ask for a change where the line speaks of notes or lists.
    static let doings = list("take get log archive tidy start begin").union(
        german("nimm hol leg raum erstell mach")
    )
    /// The ends of verbs that are said apart: “write … down”, “schreib … dazu”.
    static let particles = list("down up off out away auf ab an dazu hinzu drauf ein um weg rein raus zuruck")
    /// Words for what is to be kept, and for what was given to be kept.
    static let keeping = list(
        "keep kept save saved store remember record log capture archive file attach lose pack"
    ).union(
        german("speicher behalt merk")
    )
    static let pointers = list(
        "this these following here heres dies diese dieses diesen folgende folgendes hier"
    )
    /// What makes something new, and what stands before it.
    static let makings = list("write make create start begin").union(german("schreib leg erstell mach"))
    static let articles = list("a an another new ein eine einen neue neuen neues")
    static let rewritings = list(
        """
        rewrite reword rephrase shorten change replace correct fix edit update tidy clean merge split sort reorder turn convert
        """
    )
    .union(german("ander ersetz korrigier verbesser kurz uberarbeit aktualisier sortier"))
    static let additions = list("add append put write insert hinzu").union(german("fug schreib hang setz"))
    /// Words that ask for something to go.
    static let deletions = list(
        """
        delete remove drop trash bin clear empty erase purge discard throw rid forget cross strike scratch
        weg vergiss
        """
    )
    .union(german("losch entfern streich leer wegwerf"))
    /// Words that forbid something.
    static let negations = list(
        """
        not dont doesnt didnt wont cant cannot couldnt shouldnt mustnt wouldnt isnt never no none nothing nobody neither stop
        refrain without except besides nicht nichts kein keine keinen nie niemals niemand ohne ausser
        """
    )
}
