import Foundation
import Notes
import TerminalUI
import Testing

/// It is Saturday, 14 March 2026, noon.
struct DueViewTests {
    private static let world = World.fixed()

    private func note(_ due: String?, _ body: String = "", title: String = "Call Katrin") -> NoteItem {
        NoteItem(
            id: UUID(),
            title: title,
            body: body,
            createdAt: Self.world.daysAgo(3),
            dueAt: due.flatMap { DueDate($0) }
        )
    }

    private func card(_ note: NoteItem) -> CardView {
        let card = NoteCard(
            preview: NotePreview(note, state: .created),
            handle: "7f3a",
            dueAt: note.dueAt,
            isDone: note.isDone
        )
        return CardView(card, world: Self.world)
    }

    @Test(arguments: [
        ("2026-03-14", "due today"), ("2026-03-14 17:30", "due today 17:30"), ("2026-03-15", "due tomorrow"),
        ("2026-11-27 17:30", "due Fri 27 Nov 17:30"), ("2027-01-01", "due Fri, 1 Jan 2027"),
        ("2026-03-13", "overdue since yesterday"), ("2026-03-14 11:59", "overdue since today 11:59"),
        ("2025-12-24", "overdue since Wed, 24 Dec 2025"),
    ])
    func `A due date is told as a person would, and says so once it has passed`(date: String, phrase: String) throws {
        let span = DatePhrases(Self.world).due(try #require(DueDate(date)))
        #expect(span.text == phrase)
        #expect((span.style.role == .warning) == phrase.hasPrefix("overdue"))
    }

    @Test(arguments: [("en_US", "due Fri, Nov 27 5:30 PM"), ("de_DE", "due Fr. 27. Nov. 17:30")])
    func `It is written as the locale has it`(locale: String, phrase: String) throws {
        let date = try #require(DueDate("2026-11-27 17:30"))
        let text = DatePhrases(World.fixed(locale: locale)).due(date).text
        // Some locales put a space that does not break before AM and PM, and a comma after the day of the week.
        #expect(text.replacing("\u{202F}", with: " ").replacing("Fr., ", with: "Fr. ") == phrase)
    }

    @Test func `The clocks do not move a due time`() throws {
        var world = Self.world
        world.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        // At 02:30 on that day the clocks in Berlin go from 2 to 3.
        #expect(DatePhrases(world).due(try #require(DueDate("2026-03-29 02:30"))).text == "due Sun 29 Mar 02:30")
    }

    @Test func `A card says when its note is due`() {
        let look = Look(width: 44)
        #expect(
            LineEncoder(look).text(card(note("2026-11-27 17:30", "0176 555")).lines(look)) == """
                ╭ ✚ CREATED ───────────────────────── 7f3a ╮
                │ Call Katrin                              │
                │ due Fri 27 Nov 17:30                     │
                │ 0176 555                                 │
                ╰──────────────────────────────────────────╯

                """
        )
        #expect(card(note("2026-11-27")).sentence == "Note saved: Call Katrin (7f3a), due Fri 27 Nov")
        #expect(
            card(note("2026-03-12", "- [x] Call Katrin")).sentence
                == "Note saved: Call Katrin (7f3a), done, was due Thu 12 Mar"
        )
    }

    @Test(arguments: [Theme.dark, .light])
    func `What is overdue has the colour of a warning`(theme: Theme) {
        let look = Look(width: 44, colorDepth: .ansi16, theme: theme)
        let code = theme.color(of: .warning).code
        let text = LineEncoder(look).text(card(note("2026-03-12")).lines(look))
        #expect(text.contains("\u{1B}[1;\(code)moverdue since Thu 12 Mar\u{1B}[0m"))
    }

    @Test func `Items say when they are due in words`() {
        let body = "- [ ] milk\n- [ ] call Katrin (due 2026-03-12)\n- [x] tea (due 2026-03-16)\n- [ ] odd (due soon)"
        let view = NoteView(note("2026-03-15", body, title: "To do"), handle: "7f3a", world: Self.world)
        #expect(
            view.lines(Look(width: 44)).map(\.text) == [
                "╭──────────────────────────────────── 7f3a ╮",
                "│ To do                                    │",
                "│ due tomorrow                             │",
                "│ 11/03/26 · Typed · 1 min read            │",
                "╰──────────────────────────────────────────╯",
                "",
                "1 ☐ milk",
                "2 ☐ call Katrin (overdue since Thu 12 Mar)",
                "3 ☑ tea (Mon 16 Mar)",
                "4 ☐ odd (due soon)",
            ]
        )
    }

    @Test func `A row of a list says when its note is due`() {
        let note = note("2026-03-12", "0176 555")
        let view = NoteListView(.notes, notes: [note], handles: [note.id: "7f3a"], world: Self.world)
        #expect(
            view.lines(Look(width: 80)).map(\.text).first
                == "  1  7f3a  Call Katrin  overdue since Thu 12 Mar  0176 555             Wednesday"
        )
    }

    @Test func `What is due is a row for each note and item`() throws {
        let reminder = note("2026-03-12 09:00")
        let list = note(nil, "- [ ] milk (due 2026-03-20)", title: "Shopping \u{1B}[31mlist")
        let entries = [reminder, list].flatMap { note in note.dues.map { DueEntry(note: note, due: $0) } }
        let view = DueListView(
            entries,
            handles: [reminder.id: "7f3a", list.id: "5c1e0"],
            emptyText: "Nothing is due.",
            world: Self.world
        )
        #expect(
            view.lines(Look(width: 60)).map(\.text) == [
                "  1  7f3a   overdue since Thu 12 Mar 09:00  Call Katrin",
                "  2  5c1e0  due Fri 20 Mar                  milk  Shopping …",
            ]
        )
        #expect(
            view.lines(Look(width: 40)).map(\.text) == [
                "  1  7f3a   Call Katrin", "            overdue since Thu 12 Mar 09…",
                "  2  5c1e0  milk  Shopping list", "            due Fri 20 Mar",
            ]
        )
        let empty = DueListView([], handles: [:], emptyText: "Nothing is due.", world: Self.world)
        #expect(empty.lines(Look()).map(\.text) == ["Nothing is due."])
    }
}
