import Foundation

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
    /// Words that refer to what the turn before was about.
    static let references = list(
        """
        it its that this these those them they one ones there first second third fourth fifth last latter former both same
        es das dies diese diesen dieses sie ihn ihr ihm den die erste ersten zweite zweiten dritte dritten letzte letzten beide
        """
    )
    static let everything = list("all every everything each both whole alle alles jede jeden beide ganze")
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
    /// What an order to a helper may begin with, and a question of a helper whether to do something.
    static let openings = phrases([
        "can you", "could you", "would you", "will you", "may you", "i want you to", "i would like you to",
        "id like you to",
        "you can", "you may", "go ahead", "lets", "kannst du", "konntest du", "wurdest du", "ich mochte dass du",
    ])
    static let offers = phrases([
        "shall i", "should i", "do you want me to", "would you like me to", "want me to", "may i", "can i", "soll ich",
        "darf ich", "shall we", "should we", "soll ich dir", "do you want to", "mochtest du dass ich", "soll ich also",
        "so shall i", "and shall i",
    ])
    /// Those who do something: a clause that begins with one is no order.
    static let subjects = list(
        "i you he she we they nobody someone everybody ich du er wir ihr man mama papa jemand niemand wer soll sollte sollen muss kann will darf mochte wurde werde ob zu"
    )
    /// Words of a part of a note.
    static let parts = list(
        """
        line lines item items entry entries point points section paragraph sentence bit word words title tag tags label part
        zeile zeilen eintrag eintrage punkt punkte satz absatz abschnitt stelle teil wort worter titel
        """
    )
    static let sources = list("from off out in on aus von vom in im auf an am folder folders ordner")
    static let folders = list("folder folders ordner ordners")
    /// Where something is put, or taken from.
    static let targets = list("to into in on from off auf in zu zur zum von vom aus")
    /// Words of items that are done.
    static let ticked = list("ticked checked done completed finished erledigte erledigten abgehakte abgehakten")
    /// Words by which an item is told to be done.
    static let told = list("bought got gekauft besorgt")
    static let dueWords = list("due date deadline reminder remind fallig datum frist erinnerung")
    static let news = list("now instead changed moved jetzt nun stattdessen")
    /// All words that an order to undo may have.
    static let undoWords = list(
        """
        undo redo do revert reverse take back that it this the last change one step again please deletion edit
        mach mache das es ruckgangig nimm zuruck die letzte anderung den letzten schritt wieder
        """
    )
    /// Words that forbid something.
    static let negations = list(
        """
        not dont doesnt didnt wont cant cannot couldnt shouldnt mustnt wouldnt isnt never no none nothing nobody neither stop
        refrain without except besides nicht nichts kein keine keinen nie niemals niemand ohne ausser
        """
    )
    static let exceptions = list("without except besides not no ohne ausser nicht")
    /// Words of what is to stay.
    static let staying = list(
        "keep leave stay stays preserve other others behalte behalt behalten lass bleibt bleib andere anderen"
    )
    /// Words that make something depend on something, put it off, or leave it open.
    static let conditions = list(
        """
        if unless until before after when whenever once whether later someday would might maybe perhaps should could probably
        almost nearly careful next like such hmm case tomorrow
        wenn falls ob bis bevor nachdem sobald spater statt vielleicht beinahe fast sollte sollten wurde morgen
        """
    )
    /// Words by which something is told, or wished by somebody.
    static let reports = list(
        """
        said says say told tells asked asks thinks thought wants wanted want wish wishes keep keeps wondering mistake accidentally
        was were been had yesterday ago used thinking guess
        sagt sagte gesagt meint meinte findet will wollte hatte wurden war gestern uberlege
        """
    )
    /// Verbs of clauses that tell something.
    static let verbs = list(
        """
        is are was were says say said has have had mentions needs need can will must should would that which who stays
        ist sind war sagt hat kann soll muss steht bleibt
        """
    )
    /// Words that do not tell which note is meant.
    static let silent = [
        orders, fillers, courtesies, references, everything, kinds, folders, parts, ticked, told, dueWords, news,
        particles, agreements,
        list(
            """
            soll sollen ich mein meine meinen meiner notiz rid bought finished completed open tagged called named top trash bin
            instead current whole ganze der den dem des ein eine einen einem im am zum zur aus von vom mit uber auf bei papierkorb
            get take bring put throw kick bring back hol wirf nimm also too there swap replace use using
            """
        ),
    ]

    private static func phrases(_ texts: [String]) -> [[String]] {
        texts.map { $0.split(separator: " ").map(String.init) }
    }
}
