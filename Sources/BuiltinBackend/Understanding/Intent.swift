import Foundation

/// What a person wants, with its slots: the outcome of understanding one clause.
enum Intent: Equatable {
    case smallTalk(SmallTalk)
    /// Writes a new note.
    case capture(Draft)
    case createList(name: String, items: [String])
    case editList(ListEdit)
    /// Takes every item off; only the ticked ones with `onlyDone`.
    case clearList(NoteReference, onlyDone: Bool)
    /// Ticks off every item.
    case finishList(NoteReference)
    /// Adds to the list that something was added to last: "and coffee".
    case addMore([String])
    /// Says that something was bought or done, which ticks it off where it is on a list.
    case settle([String])
    /// Puts something in the place of what was added last: "no, I meant oat milk".
    case correct(String)
    case deleteNote(NoteReference)
    case deleteAllLists
    case readList(NoteReference)
    /// Whether, or how often, an item is on a list.
    case askItem(String, list: NoteReference, isCount: Bool)
    case listLists
    /// What is to be done, in a range of days or at all.
    case listTasks(Range<Date>?, onlyNext: Bool)
    case find(SearchRequest)
    case answer(Question)
    case read(NoteReference)
    case append(String, NoteReference)
    case patch(NoteAmendment, NoteReference)
    /// Prose without a command: offer to keep it.
    case offerNote
    case unknown
}

/// How a person points at a note or a list.
enum NoteReference: Equatable {
    /// A list, by its name as it was typed; an empty name is a list that was not named.
    case list(String)
    /// A list that was not spoken of at all: "tick off milk".
    case anyList
    /// A note, by words of its title or text.
    case words(String)
    /// "it", "that note": the note of the last card.
    case last
    /// A note chosen from several, by its handle.
    case handle(String)
}

/// A note to be written.
struct Draft: Equatable {
    var title: String?
    var body: String?
    var tags: [String] = []
    var category: String?
    /// How the answer names what was kept, such as "Call mom, due tomorrow at 5".
    var due: String?
}

/// Changes to the items of one list.
struct ListEdit: Equatable {
    var list: NoteReference
    var added: [String] = []
    var removed: [String] = []
    var ticked: [String] = []
    var unticked: [String] = []
}

/// A change to a note other than to its text.
enum NoteAmendment: Equatable {
    case rename(String)
    case tag([String])
    case untag([String])
    case pin(Bool)
    case categorise(String)
    case replace(String, with: String)
}

/// Which notes to show.
struct SearchRequest: Equatable {
    var words: String
    var days: Range<Date>?
    var tag: String?
    var category: String?
}

/// A question to be answered by a sentence of a note.
struct Question: Equatable {
    /// The kind of answer asked for.
    enum Kind: Equatable {
        case time
        case place
        case person
        case amount
        case yesOrNo
        case other
    }

    var kind: Kind
    /// The kind of the second answer that "when and where …" asks for.
    var second: Kind?
    /// The words that carry the topic, lower case.
    var topic: [String]
    /// The topic as it was typed, for the answer that nothing was found.
    var subject: String
    var days: Range<Date>?
    /// Whose business it is.
    var scope: Scope

    /// Whose business a question is; none but the person's own is asked of the notes unless they mention its words.
    enum Scope: Equatable {
        /// The person's own life.
        case own
        /// The person's dealings with a service that knows better: an account, a flight, a parcel.
        case service
        /// Anything else.
        case world
    }
}

/// Talk that needs no note.
enum SmallTalk: Equatable {
    case greeting
    case thanks
    case goodbye
    case wellBeing
    case praise
    case apology
    case whoAreYou
    case help
    case undo
    case dismissal
    case confirmation
    /// "go on": nothing is ever left under way.
    case proceeding
    /// Texts are kept and found here, not written.
    case rewriting
}
