/// What a line can ask for; a rule has one, and `Performer` does it.
enum Act: String, CaseIterable, Codable, Sendable {
    // Keeping
    case keep, keepTitled, keepLast, remind, more, append
    // Lists
    case makeList, add, remove, moveItem, removeAll, removeDone, replaceItem, tick, tickAll, untick, untickAll, settle
    case retract
    case readList, readOpen, askItem, countItems, listLists
    // Notes
    case delete, rename, pin, unpin, tag, untag, file, correct, change, revise, reschedule, stopReminding
    case undo, redo, restore
    // Folders, the Trash, and what came up lately
    case listFolders, readFolder, makeFolder, readTrash, readRecent, readRelated, readQuestions, readPeople,
        readProjects
    // What a note could be besides
    case suggestTitle, extractTasks, link
    // Looking
    case answer, readBefore, readField, recall, find, findAll, listNotes, findTag, findPinned, count, agenda, overdue
    // Talking
    case greeting, thanks, goodbye, wellBeing, praise, apology, whoAreYou, help, dismissal, confirmation, rewriting
    case proceeding, remark, foreign, useCommand, clock
    /// Nothing of the above: a statement that is kept, or words that are looked up.
    case statement, lookup, unclear

    /// Whether it changes notes.
    var writes: Bool {
        switch self {
        case .keep, .keepTitled, .remind, .more, .append, .makeList, .add, .remove, .moveItem, .removeAll, .removeDone,
            .replaceItem, .tick,
            .tickAll, .untick, .untickAll, .settle, .retract, .delete, .rename, .pin, .unpin, .tag, .untag, .file,
            .correct,
            .change, .revise, .reschedule, .stopReminding, .undo, .redo, .restore, .makeFolder, .extractTasks, .link,
            .statement:
            true
        default: false
        }
    }
}

extension Act {
    /// Whether it is about lists, so that one that is not named has to be found.
    var isAboutLists: Bool {
        [
            .add, .more, .remove, .moveItem, .removeAll, .removeDone, .replaceItem, .tick, .tickAll, .untick,
            .untickAll, .settle, .retract, .readList, .readOpen, .askItem, .countItems,
        ].contains(self)
    }

    /// Whether it needs no note.
    var isTalk: Bool { Reply.talk(self) != nil }
}
