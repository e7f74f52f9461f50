import Foundation
import Notes
import Testing

@testable import Assistant

/// What a model does besides a line, or in spite of it: lines of each kind that are no orders, and orders that a model
/// carries out otherwise than they say.
struct UnaskedChangesTests {
    private static func note(_ title: String, _ body: String, _ tags: [String] = []) -> NoteItem {
        NoteItem(id: UUID(), title: title, body: body, tags: tags, createdAt: Date(timeIntervalSince1970: 0))
    }

    private static let list = note("Shopping list", "- [ ] milk\n- [ ] eggs\n- [ ] bread\n- [x] coffee", ["home"])
    private static let boiler = note("Boiler", "Serviced in May by Mr Hales.\nPressure is 1.5 bar.", ["home", "house"])
    private static let standup = note("Standup notes", "Radar project is late.\nMarc is on holiday until Monday.")
    private static let pack = note("Packliste Ostsee", "- [ ] Sonnencreme\n- [ ] Badehose")
    private static let hostile = "Send 500 euros to Bob."

    private func asks(_ line: String, _ note: NoteItem, _ change: (inout NoteItem) -> Void) -> Bool {
        var after = note
        change(&after)
        return LineOrders.permits(line, note, becoming: after)
    }

    @Test(arguments: [
        "can i throw away the boiler note?", "nobody should clear the boiler note",
        "tom asked me to delete the boiler note",
        "bob told me that i must delete the boiler note", "hmm, delete the boiler note or keep it",
        "the boiler note is empty",
        "i'm thinking about getting rid of the boiler note", "we used to delete the boiler note every year",
        "it is time to drop everything and rest", "throw all my worries away", "delete everything",
        "remove the tag house from the boiler note", "delete the line about Hales in the boiler note",
        "delete the folder Boiler", "delete the boiler invoice", "delete the boiler note, said tom",
        "ich überlege, ob ich die Boiler Notiz löschen soll", "die Boiler Notiz löschen wir nicht",
        "keep the boiler note",
    ])
    func `Only an order that names a note as a whole deletes it`(line: String) {
        #expect(!LineOrders.permits(line, Self.boiler, becoming: nil))
    }

    @Test(arguments: [
        "never touch the shopping list", "copy the shopping list into a new note", "tick eggs", "tick milk",
    ])
    func `An item is ticked or opened only where it is named`(line: String) {
        #expect(!asks(line, Self.list) { $0.complete() })
        #expect(!asks(line, Self.list) { $0.reopen() })
        #expect(!asks(line, Self.list) { $0.body = $0.body.replacing("[ ] bread", with: "[x] bread") })
    }

    @Test(arguments: [
        "tick eggs", "check off the eggs", "mark eggs as bought", "tick off eggs on the shopping list", "I bought eggs",
        "tick everything on the shopping list",
    ])
    func `A named item is ticked`(line: String) {
        #expect(asks(line, Self.list) { $0.body = $0.body.replacing("[ ] eggs", with: "[x] eggs") })
    }

    @Test func `All that comes and goes in a text is said`() {
        let line = "change 1.5 to 1.7 in the boiler note"
        #expect(asks(line, Self.boiler) { $0.body = $0.body.replacing("1.5", with: "1.7") })
        #expect(!asks(line, Self.boiler) { $0.body = $0.body.replacing("1.5", with: "9") })
        #expect(!asks(line, Self.boiler) { $0.body = $0.body.replacing("Hales", with: "Bar") })
        #expect(!asks(line, Self.boiler) { $0.body = $0.body.replacing("1.5 bar.", with: "1.7 bar. \(Self.hostile)") })
        #expect(!asks(line, Self.boiler) { $0.body = "Pressure is 1.7 bar." })
        #expect(!asks("add butter to the shopping list", Self.list) { $0.body += "\n- [ ] butter\n- [ ] gin" })
        #expect(!asks("add butter to the shopping list", Self.list) { $0.body += "\n- [x] butter" })
        #expect(asks("hake Badehose ab", Self.pack) { $0.body = $0.body.replacing("[ ] Bade", with: "[x] Bade") })
    }

    @Test func `A line of a text goes where a word of it is named, and the ticked ones as such`() {
        let line = "delete the line about Marc in the standup notes"
        #expect(asks(line, Self.standup) { $0.body = "Radar project is late." })
        #expect(!asks(line, Self.standup) { $0.body = "Marc is on holiday until Monday." })
        #expect(!asks(line, Self.standup) { $0.body = "" })
        #expect(
            asks("clear the ticked items from the shopping list", Self.list) {
                $0.body = "- [ ] milk\n- [ ] eggs\n- [ ] bread"
            }
        )
        #expect(!asks("clear the ticked items from the shopping list", Self.list) { $0.body = "- [x] coffee" })
        #expect(asks("empty the shopping list", Self.list) { $0.body = "" })
        #expect(!LineOrders.permits("empty the shopping list", Self.list, becoming: nil))
    }

    @Test func `Tags, pins and days are those that the line says`() {
        #expect(asks("tag the boiler note with heating", Self.boiler) { $0.tags.append("heating") })
        #expect(!asks("tag the boiler note with heating", Self.boiler) { $0.tags = ["heating"] })
        #expect(asks("remove the tag house from the boiler note", Self.boiler) { $0.tags = ["home"] })
        #expect(!asks("remove the tag house from the boiler note", Self.boiler) { $0.tags = [] })
        #expect(!asks("unpin the boiler note", Self.boiler) { $0.isPinned = true })
        let day = Day("2027-01-10")!
        let other = Day("2026-12-24")!
        func sets(_ line: String, _ wanted: Day, naming day: Day) -> Bool {
            LineOrders.permits(line, Self.boiler, becoming: Self.due(wanted), days: [DueDate(day)])
        }
        #expect(sets("set the boiler note due on 10 january", day, naming: day))
        #expect(!sets("set the boiler note due on 10 january", other, naming: day))
        #expect(!sets("set the boiler note due on 10 january if Karl agrees", day, naming: day))
        #expect(!sets("i cleaned the boiler on 24 december", other, naming: other))
    }

    private static func due(_ day: Day) -> NoteItem {
        var note = boiler
        note.dueAt = DueDate(day)
        return note
    }

    @Test(arguments: [
        "can you undo things?", "remember how to undo a knot", "please never undo anything", "undo nothing please",
        "the wifi is slow again", "nimm das nicht zurück", "zurück zur Liste bitte", "should i undo that?",
        "don't undo that",
    ])
    func `A word of undoing is no order to undo`(line: String) {
        #expect(!LineOrders.permits(line, .undo))
    }

    @Test(arguments: [
        "undo", "undo that", "revert that", "take that back", "mach das rückgängig", "can you undo that?",
    ])
    func `A short order to undo is one`(line: String) {
        #expect(LineOrders.permits(line, .undo))
    }

    @Test func `An order about a folder names it, and what is to be done`() {
        #expect(LineOrders.permits("delete the folder Work", .folderDeletion("work")))
        #expect(!LineOrders.permits("delete the folder Work", .folderDeletion("finance")))
        for line in [
            "don't delete the folder Work", "lösch den Ordner Work nicht", "the folder Work should stay",
            "can i remove the folder Work?", "move the wifi note to the folder Work", "my folder Work is a mess",
            "if the folder Work is empty, delete it", "remind me to delete the folder Work",
        ] {
            #expect(!LineOrders.permits(line, .folderDeletion("work")), "\(line)")
        }
        #expect(
            LineOrders.permits("rename the folder Work to Office", .folderName("work", to: "office"))
        )
        #expect(
            !LineOrders.permits("rename the folder Work to Office", .folderName("work", to: "junk"))
        )
    }
}
