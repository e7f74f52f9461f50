import Assistant
import Notes

/// What the notes say for and against a reading of a line.
struct Evidence {
    typealias Weight = (name: String, value: Double)

    let reading: Reading
    let performer: Performer

    /// The notes that the reading names, or those that were spoken of last where it names none.
    let meant: [String]

    init(_ reading: Reading, _ performer: Performer) {
        self.reading = reading
        self.performer = performer
        let memory = performer.memory
        meant =
            reading[.note].map { performer.shelf.notes(for: $0, memory) }
            ?? performer.told(reading)?.map(\.id) ?? memory.notes.map(\.id)
    }

    var shelf: Shelf { performer.shelf }
    var memory: Memory { performer.memory }

    var meantNotes: [NoteReport] { meant.compactMap(shelf.note) }

    /// What speaks for the reading and against it, by the notes.
    var weights: [Weight] { (reading[.list].map(list) ?? []) + ofAct }

    private var ofAct: [Weight] {
        switch reading.act {
        case .remove, .moveItem, .tick, .untick, .settle, .replaceItem: item
        case .tickAll: all
        case .retract: retraction
        case .append: place
        case .askItem: askedItem
        case .add, .more: addition
        case .correct: correction
        case .change, .revise: change
        case .rename: title
        case .keep, .readFolder, .find: folder
        case .file: filing
        case .tag, .untag: tag + (isOfTagAlone ? [] : note)
        case .reschedule, .stopReminding, .pin, .unpin: note
        case .readField, .suggestTitle, .useCommand: command
        case .link: link
        case .remind: task
        case .delete: deletion
        case .foreign, .recall: passages
        default: []
        }
    }

    /// One weight or another.
    func weigh(_ isSo: Bool, _ yes: Weight, _ no: Weight) -> [Weight] { [isSo ? yes : no] }
}
