import Foundation
import Notes
import TerminalUI
import Testing

@Suite struct NoteListViewTests {
    static let world = World.fixed()
    static let notes = [
        NoteItem(
            id: UUID(),
            title: "Spare key",
            body: "The spare key is under the blue pot, behind the shed",
            tags: ["home", "keys"],
            createdAt: world.daysAgo(3),
            aiCategory: .memory,
            isPinned: true,
            lastReferencedAt: world.daysAgo(0),
            deletedAt: world.daysAgo(2)
        ),
        NoteItem(
            id: UUID(),
            title: "旅行 👩‍👩‍👧‍👦",
            body: "# 旅行 👩‍👩‍👧‍👦\n- [ ] **passport**\n- tickets",
            createdAt: world.daysAgo(40),
            lastReferencedAt: world.daysAgo(1)
        ),
    ]
    static let handles = [notes[0].id: "7f3a", notes[1].id: "12abc"]

    @Test func `A row begins with the text of a note, not with its front matter or its marks`() {
        let body = "---\ntags: [a]\n---\n**Pot** and a [map](https://x.example)"
        let note = NoteItem(id: UUID(), title: "Garden", body: body, createdAt: Self.world.daysAgo(3))
        for kind in [NoteListView.Kind.notes, .search("pot")] {
            let view = NoteListView(kind, notes: [note], handles: [:], world: Self.world)
            #expect(
                view.lines(Look()).first?.text.contains(
                    kind == .notes ? "Garden  Pot and a map " : "Garden  …Pot and a map "
                ) == true
            )
        }
    }

    @Test func `A list numbers its notes and marks the pinned ones`() {
        let counts = NoteCounts(notes: 12, pinned: 2, enriched: 3)
        #expect(
            text(.notes, frame: NoteListView.Frame(counts: counts), Look(width: 60)) == """
                ▌ 1  7f3a   ★ 🧠 Spare key  The spare key is und…  Wednesday
                  2  12abc  旅行 👩‍👩‍👧‍👦  passport, tickets              02/02/26

                12 notes · 2 pinned · 3 enriched

                """
        )
    }

    @Test func `A list that nobody gave a width is not cut, and short rows stay as they are`() {
        let title = String(repeating: "The spare key of the shed ", count: 5) + "end"
        let long = NoteItem(id: UUID(), title: title, body: "under the pot", createdAt: Self.world.daysAgo(3))
        let rows = [Look(width: Look.unwrapped), Look(width: 100)].map {
            text(.notes, notes: [long] + Self.notes, $0).split(separator: "\n")
        }
        #expect(rows[0][0].hasSuffix(" end  under the pot  Wednesday"))
        #expect(rows[1][0].hasSuffix("…  Wednesday"))
        #expect(rows[0][1...] == rows[1][1...])
    }

    @Test func `A narrow list leaves out the date`() {
        #expect(
            text(.notes, Look(width: 30)) == """
                ▌ 1  7f3a   ★ 🧠 Spare key
                  2  12abc  旅行 👩‍👩‍👧‍👦  passport…

                2 notes · 1 pinned · 1 enrich…

                """
        )
    }

    @Test func `Without Unicode the list is ASCII but for the notes' own words`() {
        let drawn = text(.notes, notes: [Self.notes[0]], Look(width: 40, isUnicode: false))
        #expect(
            drawn == """
                | 1  7f3a  * [Memory] Spare key

                1 note - 1 pinned - 1 enriched

                """
        )
    }

    @Test func `The Trash says when, the recent notes say when in words`() {
        #expect(text(.trash, Look(width: 60)).contains("The spare key…  deleted Thursday\n"))
        #expect(text(.recent, Look(width: 60)).contains("The spare key is under t…  today\n"))
        #expect(text(.recent, Look(width: 60)).contains("  yesterday\n"))
    }

    @Test(
        arguments: [
            (NoteListView.Kind.notes, NoteCounts?.none, "No notes yet."),
            (.notes, NoteCounts(notes: 4), "No note fits."),
            (.search("mi\u{7}lk"), nil, "Nothing matches \"milk\"."),
            (.recent, nil, "No note was referenced in the last 7 days."),
            (.trash, nil, "The Trash is empty."),
        ]
    )
    func `An empty list says so`(kind: NoteListView.Kind, counts: NoteCounts?, start: String) {
        #expect(text(kind, notes: [], frame: NoteListView.Frame(counts: counts), Look(width: 80)).hasPrefix(start))
    }

    @Test func `Months can stand above their notes`() {
        let list = NoteListView(
            .notes,
            notes: Self.notes,
            handles: Self.handles,
            frame: NoteListView.Frame(isByMonth: true),
            world: Self.world
        )
        let lines = list.lines(Look(width: 60)).map(\.text)
        #expect(lines.first == "March")
        #expect(lines[2...3] == ["", "February"])
    }

    @Test func `Notes that came up lately are a block of their own`() {
        let list = NoteListView(
            .notes,
            notes: Self.notes,
            handles: Self.handles,
            frame: NoteListView.Frame(recent: 1),
            world: Self.world
        )
        let lines = list.lines(Look(width: 60)).map(\.text)
        #expect(lines[0] == "Recently referenced")
        #expect(lines[1].hasSuffix("today"))
        #expect(lines[2...3] == ["", "Notes"])
        #expect(lines[4].hasPrefix("  2  "))
    }

    @Test(arguments: [
        (Look(width: 60), "💡 Idea 2 · ✅ Task 1 · 📝 Note 9"),
        (Look(width: 60, isUnicode: false), "Idea 2 - Task 1 - Note 9"),
    ])
    func `A line of categories stands above the list`(look: Look, line: String) {
        let categories = [CategoryCount(.idea, 2), CategoryCount(.task, 1), CategoryCount(.other, 9)]
        let list = NoteListView(
            .notes,
            notes: Self.notes,
            handles: Self.handles,
            frame: NoteListView.Frame(categories: categories, category: .task),
            world: Self.world
        )
        let lines = list.lines(look)
        #expect(lines[0].text == line)
        #expect(lines[0].spans.filter(\.style.isBold).map(\.text).joined().contains("Task 1"))
        #expect(lines[1].text.isEmpty)
    }

    @Test(arguments: [24, 40, 80, 100])
    func `The line of categories breaks between them, and never inside one`(width: Int) {
        let categories = NoteCategory.allCases.map { CategoryCount($0, 12) }
        let list = NoteListView(
            .notes,
            notes: Self.notes,
            handles: Self.handles,
            frame: NoteListView.Frame(categories: categories),
            world: Self.world
        )
        let lines = list.lines(Look(width: width)).prefix { !$0.text.isEmpty }
        let chips = lines.flatMap { $0.text.components(separatedBy: " · ") }
        #expect(chips == categories.map { "\($0.category.icon) \($0.category.label) 12" })
        #expect(lines.allSatisfy { $0.columns <= width })
    }

    @Test func `Without a category there is no line of them`() {
        let frame = NoteListView.Frame(categories: [CategoryCount(.other, 9)])
        #expect(text(.notes, frame: frame, Look(width: 60)).hasPrefix("▌ 1"))
    }

    @Test func `What a search found shows the passage that matches, with its words in bold`() {
        let note = NoteItem(
            id: UUID(),
            title: "Letter",
            body: String(repeating: "lorem ipsum ", count: 30) + "and the keys are under the pot, as ever",
            createdAt: Self.world.now()
        )
        let list = NoteListView(.search("key"), notes: [note], handles: [:], world: Self.world)
        let line = list.lines(Look(width: 80))[0]
        #expect(line.text.contains("…lorem ipsum and the keys are under the pot, as ever"))
        #expect(line.spans.filter { $0.style == .bold }.map(\.text) == ["Letter", "keys"])
    }

    @Test func `One note is one note`() {
        let counts = NoteCounts(notes: 1, pinned: 0, enriched: 0)
        #expect(NoteListView.stats(counts, look: Look()).text == "1 note · 0 pinned · 0 enriched")
    }

    @Test(arguments: [12, 30, 40, 80, 200], 0..<20)
    func `No line of a list is too wide`(width: Int, seed: Int) {
        var generator = SeededGenerator(seed)
        let notes = (0..<12).map { _ in
            NoteItem(
                id: UUID(),
                title: RandomText.make(&generator, pieces: 12, isHostile: true),
                body: RandomText.make(&generator, pieces: 30, isHostile: true),
                tags: [RandomText.make(&generator, pieces: 4, isHostile: true)],
                createdAt: Self.world.now(),
                aiCategory: NoteCategory.allCases.randomElement(using: &generator),
                isPinned: Bool.random(using: &generator)
            )
        }
        let list = NoteListView(.notes, notes: notes, handles: [:], world: Self.world)
        #expect(list.lines(Look(width: width)).allSatisfy { $0.columns <= width })
    }

    private func text(
        _ kind: NoteListView.Kind,
        notes: [NoteItem] = Self.notes,
        frame: NoteListView.Frame = NoteListView.Frame(),
        _ look: Look
    ) -> String {
        let list = NoteListView(kind, notes: notes, handles: Self.handles, frame: frame, world: Self.world)
        return LineEncoder(look).text(list.lines(look))
    }
}
