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
}
