/// The words by which a reply says that something was done, English and German.
enum DeedWords {
    /// What brings something into notes: it makes one, or changes one.
    private static let keeping = list(
        """
        saved stored added noted recorded written jotted kept set scheduled filed tagged pinned marked logged captured
        gespeichert abgespeichert gesichert hinzugefugt notiert vermerkt vorgemerkt eingetragen aufgeschrieben aufgenommen
        festgehalten gemerkt gesetzt angeheftet hinterlegt abgelegt adding saving storing noting recording filing writing
        tagging
        """
    )
    private static let creating = list("created made opened started erstellt angelegt eroffnet creating")
    private static let changing = list(
        """
        updated changed edited modified renamed retitled moved unpinned untagged ticked unticked checked crossed replaced
        cleaned tidied reorganized reorganised appended rescheduled postponed completed corrected swapped archived
        aufgeraumt aktualisiert geandert bearbeitet umbenannt verschoben abgehakt ersetzt erganzt korrigiert ausgetauscht archiviert
        moving updating renaming
        """
    )
    private static let removing = list(
        "removed cleared emptied crossed dropped struck entfernt geleert gestrichen rausgenommen removing"
    )
    private static let deleting = list(
        """
        deleted trashed erased binned discarded purged wiped ditched geloscht weggeworfen verworfen deleting
        """
    )
    private static let restoring = list(
        "restored recovered undone wiederhergestellt zuruckgeholt ruckgangig restoring"
    )
    private static let merging = list("merged combined zusammengefuhrt zusammengelegt")
    /// What is a part of a note, or is taken from one.
    private static let parts = list(
        """
        from off out item items line lines entry entries section heading tag tags word words part reminder reminders date
        aus von vom eintrag eintrage punkt punkte zeile zeilen abschnitt erinnerung erinnerungen datum
        """
    )
    /// Where deleted notes are.
    private static let trash = list("trash bin papierkorb")

    /// What may be said to have been done to notes.
    static let deeds: Set<String> = keeping.union(creating).union(changing).union(removing).union(deleting)
        .union(restoring).union(merging).union(list("erledigt handled")).subtracting(going)

    /// Notes as a whole.
    static let wholes = list(
        "note notes list lists one ones copy copies version entries duplicate duplicates notiz notizen liste listen kopie"
    )

    /// What of it would make a claim true, in a sentence of these words.
    ///
    /// “I deleted milk” may tell of a line of a note, “I deleted the note” does not.
    static func kinds(of word: String, in words: [String]) -> Set<Deed> {
        let isOfWhole = parts.isDisjoint(with: words) && !wholes.isDisjoint(with: words)
        let isOfTrash = namesTrash(words)
        var kinds: Set<Deed> = []
        if keeping.contains(word) || puts.contains(word) { kinds.formUnion([.created, .changed]) }
        if creating.contains(word) { kinds.formUnion(isOfWhole ? [.created] : [.created, .changed]) }
        if changing.contains(word) { kinds.insert(.changed) }
        if removing.contains(word) { kinds.formUnion([.changed, .deleted]) }
        if deleting.contains(word) { kinds.formUnion(isOfWhole ? [.deleted] : [.deleted, .changed]) }
        if restoring.contains(word) { kinds.formUnion(isOfWhole || isOfTrash ? [.restored] : [.restored, .changed]) }
        if merging.contains(word) { kinds.formUnion([.created, .changed, .deleted]) }
        if isOfTrash, moving.contains(word) { kinds = [.deleted] }
        return kinds.isEmpty ? Set(Deed.allCases) : kinds
    }

    private static let moving = list("moved moving verschoben put placed dropped")

    /// Whether the Trash is spoken of, and not some trash.
    static func namesTrash(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { before, word in
            trash.contains(word) && ["the", "your", "den", "dem", "im", "deinen", "deinem"].contains(before)
        }
    }

    /// What “I” do to bring something somewhere.
    static let puts = list("put popped placed stuck dropped wrote jotted tucked")
    /// What “I am” doing to notes.
    static let going = list(
        """
        adding saving storing noting deleting removing moving updating recording renaming tagging filing writing creating
        restoring
        """
    )
    /// What follows a deed without a subject: “moved it”, “renamed to”.
    static let afterDeed = list(
        "the it that this these those them your to from under as in into on off down away a an all both for with"
    )
    /// What a deed is said of without a verb: “note saved”, “reminder set”.
    static let subjects = list(
        """
        note notes reminder list lists item items task entry version copy copies duplicate duplicates one ones
        notiz notizen erinnerung eintrag liste aufgabe kopie version
        """
    )
    /// Where notes are.
    static let places = list(
        "list lists note notes folder trash reminders liste listen notiz notizen ordner papierkorb erinnerungen"
    )
    /// Words by which something is somewhere.
    static let states = list(
        "on in has says includes contains called is are steht stehen ist sind liegt liegen heisst hat"
    )
    /// Words by which it is so since a moment ago.
    static let now = list("now jetzt nun")
    /// What a clause begins with that is told of, after “I noted that”.
    static let subjectsTold = list("the your you my i he she it they we his her our their a an there someone nobody")
    /// Words by which something is in notes no more.
    static let gone = list("gone weg verschwunden")
    /// A sentence with deeds of several words as one: “threw it away”, “got rid of”, “took it off”, “brought it back”.
    static func joiningWords(_ sentence: String) -> String {
        sentence.replacing(/\b(?:got|gotten) rid of\b/, with: "discarded")
            .replacing(/\b(?:took|taken|taking) care of\b/, with: "handled")
            .replacing(/\b(?:no more|no longer|nicht mehr)\b/, with: "gone")
            .replacing(/\b(?:threw|thrown|tossed)((?: [a-z']+){0,5}?) (?:away|out)\b/) { "discarded\($0.1)" }
            .replacing(/\b(?:took|taken)((?: [a-z0-9']+){0,5}?) (off|out)\b/) { "removed\($0.1) \($0.2)" }
            .replacing(/\bbrought((?: [a-z']+){0,5}?) back\b/) { "restored\($0.1)" }
    }

    /// What joins a second deed to the first.
    static let joints = list("and then also und dann auch ,")
    /// Words by which it was so before.
    static let unchanged = list("already still schon bereits noch")
    /// Phrases that say that something is done.
    static let settled = phrases([
        "youre all set", "all set", "consider it done", "thats taken care of", "its taken care of", "taken care of",
        "thats sorted", "all sorted", "alles erledigt",
    ])
    /// The same, where nothing else stands in the sentence.
    static let wholly = phrases(["sorted", "all sorted", "handled", "taken care of", "geregelt"])
    /// An answer before what was done.
    static let noes = phrases(["no", "no need", "nope", "nein", "nicht notig"])
    /// Notes that nobody asks about: only what was just done tells of them.
    static let doubles = list("duplicate duplicates copy copies dublette dubletten kopie kopien")
    /// Phrases that promise to remember something.
    static let promises = phrases([
        "i will remember that", "i will remember this", "i will remember it", "ill remember that", "ill remember this",
        "ill remember it", "i will keep that in mind", "ill keep that in mind", "i will keep this in mind",
        "ill keep this in mind", "ill keep it in mind", "i will keep it in mind", "i wont forget", "i will not forget",
        "ill make a note", "i will make a note", "ill note that", "i will note that", "ill note it",
        "das merke ich mir", "ich merke mir das", "ich merke es mir", "merk ich mir", "werde mir das merken",
        "werde es mir merken", "vergesse ich nicht", "das notiere ich", "das schreibe ich auf", "ill remind you",
        "i will remind you", "youll get a reminder", "you will get a reminder", "ich erinnere dich",
        "ich werde dich erinnern", "du bekommst eine erinnerung",
    ])
    /// What a claim may begin with before it says what it is of.
    static let openings = list("and also the your my und auch die der das den deine")
    /// Words by which a reply refuses, offers, asks for something, or tells of what was found.
    static let reservations = list(
        """
        not never nothing no none cannot cant couldnt dont didnt doesnt isnt wasnt arent unable failed error sorry
        unfortunately if unless can could would should might may already still please tell say try type give let found
        there which private waiting yes need needs rather instead only
        nicht nichts nie kein keine keinen kann konnte wenn falls leider bereits schon noch bitte sag sage nenne welche gefunden
        privat brauche soll nur
        """
    )
    /// Words by which a promise or an offer depends on something.
    static let conditions = list("if unless once when before until could should would wenn falls sobald soll")
    /// Words that may stand alone for a deed when something was asked for.
    static let finished = list(
        "done saved stored added noted remembered recorded deleted removed ticked updated created erledigt gespeichert notiert geloscht"
    )
    /// What may stand between “I”, “I have” or “has been” and the deed.
    static let between = list(
        "have has ve now just also already successfully safely gone ahead went and then been did , both all"
    )
    /// Words with which a sentence tells of no deed of this moment.
    static let elsewhere = list(
        """
        not never nothing no cannot cant couldnt wont if unless once when before until after could would should might may
        earlier previously yesterday ago last since week month year said
        nicht nichts nie kein keine keinen wenn falls sobald bevor bis konnte konnten sollte gestern damals fruher
        letzte letzten letzter vor
        """
    )

    private static func list(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static func phrases(_ texts: [String]) -> [[String]] {
        texts.map { $0.split(separator: " ").map(String.init) }
    }
}
