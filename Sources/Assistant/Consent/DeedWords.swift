/// The words by which a reply says that something was done, English and German.
enum DeedWords {
    /// What may be said to have been done to notes.
    static let deeds = list(
        """
        saved stored added created made noted recorded written jotted kept deleted removed trashed erased cleared emptied dropped
        updated changed edited modified renamed retitled moved pinned unpinned tagged untagged ticked unticked checked
        marked crossed replaced appended merged restored undone set scheduled rescheduled filed
        gespeichert hinzugefugt erstellt angelegt notiert vermerkt eingetragen aufgeschrieben festgehalten gemerkt geloscht
        entfernt geleert aktualisiert geandert bearbeitet umbenannt verschoben angeheftet abgehakt erledigt ersetzt erganzt
        zusammengefuhrt wiederhergestellt ruckgangig gesetzt
        """
    )
    /// What “I” do to bring something somewhere.
    static let puts = list("put popped placed stuck dropped wrote jotted tucked")
    /// What “I am” doing to notes.
    static let going = list(
        "adding saving storing noting deleting removing moving updating recording renaming tagging filing writing creating"
    )
    /// What follows a deed without a subject: “moved it”, “renamed to”.
    static let afterDeed = list(
        "the it that this these those them your to from under as in into on off a an all both for with"
    )
    /// What a deed is said of without a verb: “note saved”, “reminder set”.
    static let subjects = list("note notes reminder list item items task entry notiz erinnerung eintrag")
    /// Where notes are.
    static let places = list(
        "list lists note notes folder trash reminders liste listen notiz notizen ordner papierkorb erinnerungen"
    )
    /// Words by which something is somewhere.
    static let states = list(
        "on in has says includes contains called is are steht stehen ist sind liegt liegen heisst hat"
    )
    /// Words by which it was so before.
    static let unchanged = list("already still schon bereits noch")
    /// Phrases that say that something is done.
    static let settled = phrases([
        "youre all set", "all set", "consider it done", "thats taken care of", "its taken care of", "taken care of",
        "thats sorted", "all sorted", "alles erledigt",
    ])
    /// Phrases that promise to remember something.
    static let promises = phrases([
        "i will remember that", "i will remember this", "i will remember it", "ill remember that", "ill remember this",
        "ill remember it", "i will keep that in mind", "ill keep that in mind", "i will keep this in mind",
        "ill keep this in mind", "ill keep it in mind", "i will keep it in mind", "i wont forget", "i will not forget",
        "ill make a note", "i will make a note", "ill note that", "i will note that", "ill note it",
        "das merke ich mir", "ich merke mir das", "ich merke es mir", "merk ich mir", "werde mir das merken",
        "werde es mir merken", "vergesse ich nicht", "das notiere ich", "das schreibe ich auf",
    ])
    /// Words by which a promise or an offer depends on something.
    static let conditions = list("if unless once when before until could should would wenn falls sobald soll")
    /// Words that may stand alone for a deed when something was asked for.
    static let finished = list(
        "done saved stored added noted remembered recorded deleted removed ticked updated created erledigt gespeichert notiert geloscht"
    )
    /// What may stand between “I”, “I have” or “has been” and the deed.
    static let between = list("have has ve now just also already successfully safely gone ahead went and then been")
    /// Words with which a sentence tells of no deed of this moment.
    static let elsewhere = list(
        """
        not never nothing no cannot cant couldnt wont if unless once when before until after could would should might may
        earlier previously yesterday ago last since week month year said wrote
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
