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

    @Test func `A list numbers its notes and marks the pinned ones`() {
        let counts = NoteCounts(notes: 12, pinned: 2, enriched: 3)
        #expect(
            text(.notes, counts: counts, Look(width: 60)) == """
                ▌ 1  7f3a   ★ 🧠 Spare key
                ▌           11/03/26  The spare key is under the blue pot, …
                ▌            #home   #keys
                  2  12abc  旅行 👩‍👩‍👧‍👦
                            02/02/26  passport, tickets

                12 notes · 2 pinned · 3 enriched

                """
        )
    }

    @Test func `A narrow list begins its further lines near the edge`() {
        #expect(
            text(.notes, Look(width: 30)) == """
                ▌ 1  7f3a   ★ 🧠 Spare key
                ▌     11/03/26  The spare key…
                ▌      #home   #keys
                  2  12abc  旅行 👩‍👩‍👧‍👦
                      02/02/26  passport, tic…

                """
        )
    }

    @Test func `Without Unicode the list is ASCII but for the notes' own words`() {
        let drawn = text(.notes, notes: [Self.notes[0]], Look(width: 40, isUnicode: false))
        #expect(
            drawn == """
                | 1  7f3a  * [Memory] Spare key
                |     11/03/26  The spare key is unde...
                |      #home   #keys

                """
        )
    }

    @Test func `The Trash says when, the recent notes say when in words`() {
        #expect(text(.trash, Look(width: 60)).contains("deleted 2 days ago  The spare"))
        #expect(text(.recent, Look(width: 60)).contains("today  The spare"))
        #expect(text(.recent, Look(width: 60)).contains("yesterday  passport"))
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
        #expect(text(kind, notes: [], counts: counts, Look(width: 80)).hasPrefix(start))
    }

    @Test func `Months can stand above their notes`() {
        let list = NoteListView(
            .notes,
            notes: Self.notes,
            handles: Self.handles,
            isByMonth: true,
            world: Self.world
        )
        let lines = list.lines(Look(width: 60)).map(\.text)
        #expect(lines.first == "March")
        #expect(lines[4...5] == ["", "February"])
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
        counts: NoteCounts? = nil,
        _ look: Look
    ) -> String {
        let list = NoteListView(kind, notes: notes, handles: Self.handles, counts: counts, world: Self.world)
        return LineEncoder(look).text(list.lines(look))
    }
}
