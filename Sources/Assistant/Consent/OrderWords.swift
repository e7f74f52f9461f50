/// Words of orders that tell nothing themselves.
enum OrderWords {
    static let determiners = set("the my our that this die das der den dem mein meine meinen meiner unsere unser")
    /// What a note is called besides its title.
    static let kinds = set("note notes list recipe notiz liste zettel rezept")
    static let called = set("called named titled namens")
    static let about = set("about on uber zu")
    /// What names no note, unless it is said to be one.
    static let generic = kinds.union(pointers).union(
        set("everything all anything something things stuff notes notizen lists one ones alles")
    )
    /// What points back to notes.
    static let pointers = set(
        """
        it its this that them these those both one note list the first second third fourth fifth last latter former
        es das sie ihn ihr die den diese dieses beide erste ersten zweite zweiten dritte dritten letzte letzten
        """
    )
    static let joints = set("and & , und")
    /// What joins one order to the next.
    static let connectives = set("and then also , ; . ! und dann \n")
    /// What is said for politeness at the beginning of an order, and at its end.
    static let polite = set("please hey hi hello ok okay so and also now just then bitte und dann mal doch jetzt , !")
    static let thanks = set("please thanks thank you bitte danke too also . ! ,")
    /// What an order to a helper may begin with, after which it may end with a question mark.
    static let openings = [
        "can you", "could you", "will you", "i want you to", "id like you to", "i would like you to", "go ahead and",
        "kannst du", "konntest du",
    ].map { $0.split(separator: " ").map(String.init) }
    /// What days and times are said with, besides numbers.
    static let dates = set(
        """
        january february march april may june july august september october november december jan feb mar apr jun jul aug
        sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
        today tomorrow tonight next this coming in at on by the of day days week weeks month months year noon midnight
        morning afternoon evening am pm oclock
        januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
        heute morgen ubermorgen nachsten nachste am um den der uhr tag tagen woche wochen monat
        """
    )

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").flatMap { $0 == "\n" ? ["\n"] : $0.split(separator: "\n") }.map(String.init))
    }
}
