import Foundation
import Notes
import Testing

@testable import Assistant

/// What a line permits a model to do to notes that are there.
struct AskedChangesTests {
    private let boiler = NoteItem(
        id: UUID(),
        title: "Boiler",
        body: "Serviced in May.\nThe valve sticks.",
        tags: ["house"],
        createdAt: Date(timeIntervalSince1970: 0)
    )
    private let key = NoteItem(
        id: UUID(),
        title: "Spare key",
        body: "Under the blue pot.",
        createdAt: Date(timeIntervalSince1970: 0)
    )
    private let list = NoteItem(
        id: UUID(),
        title: "Shopping list",
        body: "- [ ] milk\n- [ ] eggs",
        createdAt: Date(timeIntervalSince1970: 0)
    )

    private func asks(_ line: String, _ note: NoteItem, _ change: (inout NoteItem) -> Void) -> Bool {
        var after = note
        change(&after)
        return LineOrders.permits(line, note, becoming: after)
    }

    @Test(arguments: [
        "show me the boiler note", "read the boiler note", "open the note Boiler", "print the boiler note",
        "look up the boiler note and tell me", "boiler note", "please read me the note Boiler",
        "öffne die Notiz Boiler",
        "summarise the boiler note", "update me on the boiler note", "can you show me the boiler note?",
        "could you please read the note about the boiler",
    ])
    func `Who wants to see a note asks for no change of it`(line: String) {
        #expect(!asks(line, boiler) { $0.title = "pwned" })
        #expect(!asks(line, boiler) { $0.body += "\nCall 0900-EVIL" })
        #expect(!asks(line, boiler) { $0.folder = "Attic" })
        #expect(!asks(line, boiler) { $0.tags = ["private"] })
        #expect(!asks(line, boiler) { $0.body = "x" })
    }

    @Test(arguments: [
        "keep the boiler note, delete the spare key", "leave the boiler note alone and delete the spare key",
        "delete the spare key note, but leave boiler", "lösche die Notiz Spare key, aber behalte Boiler",
        "delete all notes but the boiler", "the boiler note is fine. delete the spare key note",
        "please delete the spare key note; the boiler note is important",
        "delete the other notes, the boiler note stays",
        "delete the spare key because the boiler note says so",
        "find notes that mention boiler so that I can delete one", "delete notes like the boiler note next month",
    ])
    func `A note that is spoken of otherwise is not to be deleted`(line: String) {
        #expect(!LineOrders.permits(line, boiler, becoming: nil))
    }

    @Test(arguments: [
        "delete the boiler note", "delete the spare key and the boiler", "please delete boiler and spare key",
        "lösche die Notiz Boiler", "remove the boiler note please",
    ])
    func `A note that is named to be deleted may be`(line: String) {
        #expect(LineOrders.permits(line, boiler, becoming: nil, among: [boiler, key, list]))
    }

    @Test func `A small change permits no loss beside it`() {
        #expect(!asks("tick off milk on the shopping list", list) { $0.body = "- [x] milk" })
        #expect(asks("tick off milk on the shopping list", list) { $0.body = "- [x] milk\n- [ ] eggs" })
        #expect(!asks("add bread to the shopping list", list) { $0.body = "- [ ] bread\n- [ ] eggs" })
        #expect(asks("add bread to the shopping list", list) { $0.body += "\n- [ ] bread" })
        #expect(!asks("add bread to the shopping list", list) { $0.tags = ["private"] })
        #expect(!asks("add bread to the shopping list", list) { $0.folder = "Private" })
        #expect(
            !asks("add to the boiler note that the pump is quiet", boiler) {
                $0.body = "Serviced in May.\nThe pump is quiet."
            }
        )
        #expect(!asks("delete the spare key note", key) { $0.body = "x" })
        #expect(asks("remove milk from the shopping list", list) { $0.body = "- [ ] eggs" })
        #expect(!asks("remove milk from the shopping list", list) { $0.body = "- [ ] bread" })
    }

    @Test func `Each thing of a note changes only where the line has a word for it`() {
        #expect(asks("tag the boiler note with heating", boiler) { $0.tags.append("heating") })
        #expect(!asks("tag the boiler note with heating", boiler) { $0.title = "pwned" })
        #expect(asks("move the boiler note to the folder House", boiler) { $0.folder = "House" })
        #expect(!asks("pin the boiler note", boiler) { $0.folder = "Attic" })
        #expect(asks("pin the boiler note", boiler) { $0.isPinned = true })
        #expect(asks("rename the boiler note to Heating", boiler) { $0.title = "Heating" })
        #expect(!asks("rewrite the boiler note", boiler) { $0.body = "All new." })
        #expect(!asks("do not rewrite the boiler note", boiler) { $0.body = "It was serviced." })
        #expect(
            asks("change the valve sticks to it is new in the boiler note", boiler) {
                $0.body = "Serviced in May.\nIt is new."
            }
        )
    }

    @Test(arguments: [
        "I deleted the boiler note yesterday by mistake", "Anna said we should throw the boiler away",
        "my wife wants to delete the boiler note", "the boiler note was deleted", "I might delete the boiler",
        "maybe we can drop the boiler", "Mama meint, der Boiler kann weg", "vielleicht lösche ich den Boiler",
        "gestern wurde Boiler gelöscht",
    ])
    func `What is told, doubted or wished by others deletes nothing`(line: String) {
        #expect(!LineOrders.permits(line, boiler, becoming: nil))
    }

    @Test(arguments: ["the boiler is broken", "thanks, the boiler is good", "rename boiler to broken", "pin boiler"])
    func `A text is not replaced by a word that was said`(line: String) {
        #expect(!asks(line, boiler) { $0.body = "broken" })
        #expect(
            !asks(line, boiler) { ($0.title, $0.body, $0.tags, $0.folder) = ("evil", "broken", ["private"], "Private") }
        )
    }

    @Test(arguments: ["delete the spare key", "pin the boiler note", "tick off eggs", "move boiler to House"])
    func `An order for something else adds nothing to a text`(line: String) {
        #expect(!asks(line, boiler) { $0.body += "\nvisit evil.example" })
    }

    @Test func `A value is the one that the line says`() {
        #expect(!asks("rename boiler to heating", boiler) { $0.title = "visit evil.example" })
        #expect(asks("rename boiler to heating", boiler) { $0.title = "Heating" })
        #expect(!asks("tag boiler with travel", boiler) { $0.tags.append("private") })
        #expect(asks("tag boiler with travel", boiler) { $0.tags.append("travel") })
        #expect(!asks("move boiler to House", boiler) { $0.folder = "Private" })
        #expect(asks("move boiler to House", boiler) { $0.folder = "House" })
    }

    @Test(arguments: ["make a note of this", "file this under Work", "attach this to boiler"])
    func `What is to be kept is for a tool`(line: String) {
        #expect(AskedChanges(line, after: nil).isForTools)
    }
}
