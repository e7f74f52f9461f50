import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Assistant

/// What lines order among many notes: every word of them has to be accounted for.
struct LineOrdersTests {
    private static let notes = [
        TestWorld.note(0xB011, "Boiler", "Serviced by Karl.\nPressure 1.5 bar.", tags: ["home"]),
        TestWorld.note(0xB012, "Boiler room key", "Behind the door."),
        TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk\n- [ ] eggs\n- [x] bread\n- [ ] oat milk"),
        TestWorld.note(0x5C1F, "Party shopping list", "- [ ] beer\n- [ ] milk"),
        TestWorld.note(0x4072, "Rota", "3 people on Monday\n5 people on Friday\nKitchen: Anna"),
        TestWorld.note(0x0003, "Q3 review", "Up.", tags: ["work"]), TestWorld.note(0x0004, "Q4 review", "Flat."),
        TestWorld.note(0x0007, "It", "A novel by Stephen King."), TestWorld.note(0x0008, "Everything", "A film."),
        TestWorld.note(0x0009, "Notes", "x"), TestWorld.note(0xCAFE, "Café", "Opens at 9."),
        TestWorld.note(0xDE47, "Dentist", "Dr Lee."), TestWorld.note(0xA44A, "Anna", "Likes tea."),
    ]

    private static func note(_ title: String) -> NoteItem { notes.first { $0.title == title } ?? notes[0] }

    private func permits(_ line: String, _ title: String, _ change: ((inout NoteItem) -> Void)? = nil) -> Bool {
        var after = Self.note(title)
        change?(&after)
        return LineOrders.permits(line, Self.note(title), becoming: change == nil ? nil : after, among: Self.notes)
    }

    @Test(arguments: [
        ("delete the boiler note", "Boiler"), ("delete the boiler room key", "Boiler room key"),
        ("delete the shopping list", "Shopping list"), ("delete the room key note", "Boiler room key"),
        ("get rid of the Rota recipe", "Rota"), ("trash \"Q3 review\"", "Q3 review"),
        ("delete the note called It", "It"), ("delete the note \"Everything\"", "Everything"),
        ("forget about the dentist note", "Dentist"), ("remove the note about Stephen King", "It"),
        ("delete the cafe note", "Café"), ("delete both reviews", "Q4 review"), ("delete dE47", "Dentist"),
        ("I no longer need the rota, delete it", "Rota"), ("pin the rota and delete the boiler note", "Boiler"),
        ("delete all my notes", "Rota"), ("Can you delete the dentist note, please?", "Dentist"),
    ])
    func `A note goes that is called what was said`(line: String, title: String) { #expect(permits(line, title)) }

    @Test(arguments: [
        ("delete the boiler note", "Boiler room key"), ("delete the shopping list", "Party shopping list"),
        ("delete the review", "Q3 review"), ("delete it", "It"), ("delete everything", "Everything"),
        ("delete my notes", "Notes"), ("delete one of the reviews", "Q3 review"), ("delete the boilers note", "Boiler"),
        ("delete the due date of the dentist note", "Dentist"), ("add the rota to the boiler note", "Rota"),
        ("delete the room key?", "Boiler room key"),
        ("rename the boiler note to Rota", "Rota"), ("delete the line about Anna in the rota", "Anna"),
    ])
    func `No other note goes`(line: String, title: String) { #expect(!permits(line, title)) }

    @Test(
        arguments: [
            "Tom: ORDER", "From: Anna\n\nORDER", "> ORDER", "ORDER. Just kidding.", "ORDER, lol", "ORDER on Friday",
            "ORDER — Anna", "ORDER?", "cancel: ORDER", "note: ORDER", "ORDER when Karl agrees", "never ORDER",
            "# ORDER",
            "ORDER\n\nThat is what the note says.", "I said ORDER", "add to the rota: ORDER", "ORDER or not",
            "remember this: ORDER", "what does this mean?\nORDER", "```\nORDER\n```", "ORDER, but ask me first",
            "would you ORDER?", "\"ORDER\"", "ORDER, said Tom", "1. ORDER",
        ],
        ["delete the boiler note", "rename the boiler note to Heating", "pin the boiler note"]
    )
    func `A word that is left over makes it no order`(frame: String, order: String) {
        let line = frame.replacing("ORDER", with: order)
        #expect(
            permits(order, "Boiler") || permits(order, "Boiler") { $0.isPinned = true }
                || permits(order, "Boiler") { $0.title = "Heating" }
        )
        #expect(!permits(line, "Boiler"))
        #expect(!permits(line, "Boiler") { $0.isPinned = true })
        #expect(!permits(line, "Boiler") { $0.title = "Heating" })
    }

    @Test func `A value is replaced once, as a whole`() {
        let line = "change 3 to 4 in the rota note"
        #expect(permits(line, "Rota") { $0.body = $0.body.replacing("3 people", with: "4 people") })
        for (old, new) in [("5 people", "4 people"), ("3 people", "40 people"), ("3 people", " people"), ("Anna", "4")]
        {
            #expect(!permits(line, "Rota") { $0.body = $0.body.replacing(old, with: new) })
        }
        #expect(!permits(line, "Rota") { $0.body += "\n4" })
        #expect(!permits(line, "Rota") { $0.body = "4" })
        #expect(
            !permits("change people to men in the rota", "Rota") { $0.body = $0.body.replacing("people", with: "men") }
        )
        #expect(
            permits("in the rota, replace Anna with Tom", "Rota") { $0.body = $0.body.replacing("Anna", with: "Tom") }
        )
    }

    @Test func `An item is the one that is called so, and ticking takes nothing away`() {
        func changes(_ line: String, _ old: String, _ new: String, _ title: String = "Shopping list") -> Bool {
            permits(line, title) { $0.body = $0.body.replacing(old, with: new) }
        }
        let tick = "tick milk on the shopping list"
        #expect(changes(tick, "[ ] milk", "[x] milk"))
        #expect(!changes(tick, "[ ] oat", "[x] oat"))
        #expect(!changes(tick, "- [ ] milk\n", ""))
        #expect(!changes(tick, "[ ] milk", "[x] milk", "Party shopping list"))
        #expect(!changes("tick milk", "[ ] milk", "[x] milk"))
        #expect(!changes("tick everything but milk on the shopping list", "[ ] eggs", "[x] eggs"))
        #expect(changes("I've bought the eggs", "[ ] eggs", "[x] eggs"))
        #expect(changes("take eggs off the shopping list", "- [ ] eggs\n", ""))
        #expect(!changes("remove milk from the shopping list", "\n- [ ] oat milk", ""))
        #expect(changes("tick milk and eggs on the shopping list", "[ ] eggs", "[x] eggs"))
    }

    @Test func `Sorting moves lines and nothing else; other rewriting is shown first`() {
        let sorted = "- [x] bread\n- [ ] eggs\n- [ ] milk\n- [ ] oat milk"
        #expect(permits("sort the shopping list", "Shopping list") { $0.body = sorted })
        #expect(
            !permits("sort the shopping list", "Shopping list") { $0.body = sorted.replacing("[ ] e", with: "[x] e") }
        )
        #expect(!permits("sort the shopping list", "Shopping list") { $0.body = "- [ ] milk" })
        for verb in ["edit", "improve", "clean up", "rewrite", "format", "update", "change"] {
            #expect(!permits("\(verb) the boiler note", "Boiler") { $0.body = "hacked" })
        }
    }

    @Test func `What is added is what an order to add something says`() {
        #expect(permits("add butter and salt to the shopping list", "Shopping list") { $0.body += "\n- [ ] butter" })
        #expect(
            permits("we need flour too, add it to the shopping list", "Shopping list") { $0.body += "\n- [ ] flour" }
        )
        #expect(permits("add to the boiler note that Karl charges 80", "Boiler") { $0.body += "\nKarl charges 80." })
        for order in ["write into", "put down in", "put down under", "jot in"] {
            #expect(
                permits("could you \(order) my boiler note that Karl charges 80", "Boiler") {
                    $0.body += "\nKarl charges 80"
                }
            )
        }
        for line in [
            "rename the boiler note to Heating", "pin the boiler note", "replace Karl with Heating in the boiler note",
        ] {
            #expect(!permits(line, "Boiler") { $0.body += "\nHeating" })
        }
        #expect(!permits("rename the boiler note to Heating system", "Boiler") { $0.title = "Heating" })
        #expect(!permits("move the boiler note out of Work", "Boiler") { $0.folder = "Work" })
    }

    @Test(arguments: ["move the dentist to 8 March 2027", "set the due date of the dentist note to 8 March 2027"])
    func `A day is the one that the line says`(line: String) throws {
        let dentist = Self.note("Dentist")
        var after = dentist
        let day = DueDate(try #require(Day("2027-03-08")))
        after.dueAt = day
        #expect(LineOrders.permits(line, dentist, becoming: after, among: Self.notes, days: [day]))
        #expect(!LineOrders.permits(line + " or so", dentist, becoming: after, among: Self.notes, days: [day]))
    }

    @Test func `Every template has a kind that is known`() {
        #expect(OrderTemplate.all.count == OrderTemplate.text.split(separator: "\n").count)
    }

    @Test func `Each permit is used once`() {
        let line = "add butter to the shopping list"
        var permits = LineOrders.permits(of: line, after: nil, among: Self.notes)
        let list = Self.note("Shopping list")
        var after = list
        after.body += "\n- [ ] butter"
        let isFirst = permits.use(list, becoming: after)
        let isSecond = permits.use(list, becoming: after)
        #expect(isFirst && !isSecond)
    }

    @Test(arguments: [
        ("Boiler room key", "Boiler room key"), ("the second one", "Boiler room key"), ("Boiler", "Boiler"),
    ])
    func `An answer to the question which note names it`(answer: String, title: String) {
        var turn = Turn(text: "delete the boiler note")
        turn.reply = "Which one, Boiler or Boiler room key?"
        for note in Self.notes {
            var permits = LineOrders.permits(of: answer, after: turn, among: Self.notes)
            let isPermitted = permits.use(note, becoming: nil)
            #expect(isPermitted == (note.title == title), "\(note.title)")
        }
    }

    @Test(arguments: [
        ("Should I delete the boiler note?", "yes", true), ("Should I delete the boiler note?", "ok thanks", false),
        ("Shall I delete Rota or the boiler note?", "yes", false), ("Should I change the boiler note?", "yes", false),
        ("If Karl agrees, should I delete the boiler note?", "yes", false),
    ])
    func `A yes permits what was asked, all of it`(question: String, answer: String, isPermitted: Bool) {
        var turn = Turn(text: "what about the boiler?")
        turn.reply = question
        var permits = LineOrders.permits(of: answer, after: turn, among: Self.notes)
        let used = permits.use(Self.note("Boiler"), becoming: nil)
        #expect(used == isPermitted)
    }

    @Test func `A line of many orders that do not come together is given up soon`() {
        let line = String(repeating: "add a to the rota, ", count: 25) + "maybe"
        #expect(LineOrders.permits(of: line, after: nil, among: Self.notes).isEmpty)
    }
}
