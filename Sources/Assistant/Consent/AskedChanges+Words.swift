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

    static let fillers = list("please and so well hey hi hello ok okay now then also bitte und also nun")
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
    static let refusals = list("no nope nein not dont never stop cancel nicht kein keine nie halt lass")
    static let agreements = list(
        "yes yep yeah y ok okay sure do go ahead please perfect great good fine right correct ja jawohl klar gerne mach gut genau"
    )
    /// Words that refer to what the turn before was about.
    static let references = list(
        """
        it its that this these those them they one ones first second third fourth fifth last latter former both same
        es das dies diese diesen dieses sie ihn ihr ihm den die erste ersten zweite zweiten dritte dritten letzte letzten beide
        """
    )
    static let everything = list("all every everything each both alle alles jede jeden beide")
    /// Words after which it is said which of all are meant.
    static let limits = list(
        "about tagged labelled labeled in with from on under that which where named called uber mit aus von im unter die"
    )
    static let noteWords = list("note notes notiz notizen zettel")
    static let kinds = list("list lists liste listen").union(noteWords)
    static let severalNotes = list("notes lists notizen listen")
    static let places = list("folder folders tag tags tagged ordner")
    static let sources = list("from off aus von vom")
    /// Words that ask for something to go.
    static let deletions = list(
        """
        delete remove drop trash bin clear empty erase purge discard throw rid forget cross strike scratch
        weg vergiss
        """
    )
    .union(german("losch entfern streich leer wegwerf"))
    /// Orders that add nothing to a text.
    static let deedsBesideText = list(
        """
        tick check untick uncheck mark done complete move file rename retitle call tag untag pin unpin restore undo postpone
        reschedule benenne nenne verschiebe
        """
    )
    .union(deletions)
    static let news = list("now instead changed moved jetzt nun stattdessen")
    static let rewritings = list(
        """
        rewrite reword rephrase shorten change replace correct fix edit update tidy clean merge
        split sort reorder reorganize organize organise reformat format turn convert expand improve polish
        andern
        """
    )
    .union(german("ander ersetz korrigier verbesser kurz uberarbeit aktualisier sortier"))
    static let additions = list("add append put write insert hinzu").union(german("fug schreib hang setz"))
    static let retitlings = list("rename retitle title call name named titel").union(
        german("benenn umbenenn nenn")
    )
    static let tagging = list("tag tags untag label labels tagge tagged")
    static let filing = list("folder folders file move put ordner").union(german("verschieb leg ableg abheft"))
    static let pinning = list("pin unpin pinned top oben").union(german("pinn anpinn heft anheft"))
    /// Words after which all of a text may go.
    static let clearings = list("clear empty erase wipe everything all leere leeren alles done ticked")
    /// Words with which a day is set.
    static let dating = list(
        """
        due remind reminder remember deadline postpone reschedule snooze move date day today tomorrow tonight morning
        evening noon week weeks month monday tuesday wednesday thursday friday saturday sunday january february march april
        may june july august september october november december fallig erinnere erinner heute morgen ubermorgen woche
        verschiebe montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober
        dezember done complete completed finished tick check undo
        """
    )
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
    /// Words with which a part of a line says why something may go, and those that forbid nothing there.
    static let reasons = list("more anymore longer need needs mehr brauche brauchen")
    static let exceptions = list("without except besides like so next ohne ausser")
    static let negations = list("not dont doesnt no nicht kein keine keinen")
    /// Words that forbid, except, delay or make something depend on something.
    static let hedges = list(
        """
        not dont doesnt didnt wont cant cannot couldnt shouldnt mustnt wouldnt never no without except besides almost nearly
        if unless until before after when whenever once later tomorrow someday would instead careful next so like
        nicht kein keine keinen nie niemals ohne ausser fast wenn falls bis bevor nachdem sobald spater morgen statt
        said says thinks thought wants wanted might maybe perhaps mistake accidentally was were been had yesterday
        meint meinte sagt sagte findet hatte wurde wurden war vielleicht beinahe gestern
        """
    )
    /// Words with which a line begins that only speaks of something.
    static let speaking = list(
        """
        remind remember note merk merke erinnere erinner translate ubersetze show zeig zeige say tell sag read lies find search
        look list open print compare summarize summarise explain suche finde
        """
    )
    /// Words that do not tell which note is meant.
    static let silent = [
        orders, fillers, agreements, courtesies, references, everything, kinds, places,
        list("soll sollen ich mein meine"),
    ]
}
