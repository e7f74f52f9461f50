import Foundation
import Notes
import NotesDatabase
import Testing

@Suite struct StoreListingTests {
    /// The notes of most tests: 1 is the oldest, 4 and 5 were created at once, 6 lies in the Trash.
    private static let notes = [
        NoteItem.make("one", id: .numbered(1), tags: ["Work"], createdAt: .hours(1), category: .task),
        .make("two", id: .numbered(2), tags: ["work", "home"], createdAt: .hours(2), isPinned: true),
        .make("three", id: .numbered(3), createdAt: .hours(3), category: .other, folder: "Trips"),
        .make("four", id: .numbered(4), tags: ["WORK", "Work"], createdAt: .hours(4), folder: "Trips"),
        .make("five", id: .numbered(5), tags: ["home"], createdAt: .hours(4), isPinned: true),
        .make("six", id: .numbered(6), tags: ["home", "lost"], createdAt: .hours(6)),
    ]

    private static func store() async throws -> SQLiteNotesStore {
        let store = try await SQLiteNotesStore.journaling(notes)
        try await store.delete(.numbered(6), by: .person, at: .hours(7))
        return store
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var filter: NoteFilter
        var numbers: [UInt8]

        init(_ description: String, _ filter: NoteFilter, _ numbers: [UInt8]) {
            testDescription = description
            self.filter = filter
            self.numbers = numbers
        }
    }

    private static let cases = [
        Case("pinned first, then newest, then last inserted", NoteFilter(), [5, 2, 4, 3, 1]),
        Case("newest first", NoteFilter(order: .newestFirst), [5, 4, 3, 2, 1]),
        Case("at most two", NoteFilter(limit: 2), [5, 2]),
        Case("none", NoteFilter(limit: 0), []),
        Case("a folder", NoteFilter(folder: "Trips"), [4, 3]),
        Case("a folder that does not exist", NoteFilter(folder: "trips"), []),
        Case("a category", NoteFilter(category: .task), [1]),
        Case("no category is other", NoteFilter(category: .other), [5, 2, 4, 3]),
        Case("a tag in any case", NoteFilter(tag: "wOrK"), [2, 4, 1]),
        Case(
            "changed then or later",
            NoteFilter(changed: .hours(3)..<Date.hours(9), order: .latestUpdatedFirst),
            [5, 4, 3]
        ),
        Case("created in a range without its end", NoteFilter(dates: .hours(2)..<Date.hours(4)), [2, 3]),
        Case("the Trash", NoteFilter(isTrashed: true, order: .latestDeletedFirst), [6]),
        Case("a tag in the Trash", NoteFilter(tag: "HOME", isTrashed: true), [6]),
        Case("everything at once", NoteFilter(folder: "Notes", category: .other, tag: "home", limit: 5), [5, 2]),
    ]

    @Test(arguments: [
        ("Shopping", "- [ ] milk\n- [x] eggs", true), ("Shopping", "- milk\n* eggs\n\n• salt", true),
        ("Weekend", "jobs:\n- door", true), ("Camping", "- [ ] tent", true), ("Guest list", "", true),
        ("Einkaufsliste", "", true), ("Pay nora", "- [ ] Pay nora", false), ("Pay nora", "- [x] Pay nora\n", false),
        ("A long task that…", "- [ ] A long task that is cut", false), ("Report", "One\nTwo\nThree\n- a\n- b", false),
        ("The specialist", "Room 5", false), ("Script", "```\n- [ ] no\n- [ ] box\n```", false),
    ])
    func `Lists alone are listed`(title: String, body: String, isList: Bool) async throws {
        let note = NoteItem.make(title, body: body, id: .numbered(1), createdAt: .hours(1))
        let store = try await SQLiteNotesStore.journaling([note])
        #expect(try await store.notes(NoteFilter(onlyLists: true)).count == (isList ? 1 : 0))
        #expect(try await store.count(NoteFilter(onlyLists: true)) == (isList ? 1 : 0))
        #expect(try await store.search(NoteQuery(title, filter: NoteFilter(onlyLists: true))).count == (isList ? 1 : 0))
    }

    @Test(arguments: cases)
    func `A filter lets through its notes in its order`(example: Case) async throws {
        let store = try await Self.store()
        #expect(try await store.notes(example.filter).map(\.id) == example.numbers.map(UUID.numbered))
    }

    @Test func `A range of dates lets through what was updated in it`() async throws {
        let store = try await Self.store()
        try await store.update(.numbered(1), by: .person, at: .hours(9)) { $0.body = "x" }
        let found = try await store.notes(NoteFilter(dates: .hours(8)..<Date.hours(10)))
        #expect(found.map(\.id) == [.numbered(1)])
        let forever = Date.distantPast..<Date.distantFuture
        #expect(try await store.notes(NoteFilter(dates: forever)).count == 5)
    }

    @Test func `A note of no category with an open box is a task, one with a box in code or a bullet is none`()
        async throws
    {
        let store = try SQLiteNotesStore(inMemory: [
            .make("Trip", body: "- [x] visa\n- [ ] passport", id: .numbered(1)),
            .make("Script", body: "```\n- [ ] a\n```", id: .numbered(2)),
            .make("Plain", body: "- milk", id: .numbered(3)),
            .make("Diary", body: "- [ ] a", id: .numbered(4), category: .journal),
            .make("Call", id: .numbered(5), category: .task), .make("Done", body: "* [x] a", id: .numbered(6)),
        ])
        var filter = NoteFilter(category: .task)
        #expect(Set(try await store.notes(filter).map(\.id)) == [.numbered(1), .numbered(5)])
        #expect(try await store.count(filter) == 2)
        filter = NoteFilter()
        filter.excluded.categories = [.task]
        #expect(Set(try await store.notes(filter).map(\.id)) == Set([2, 3, 4, 6].map(UUID.numbered)))
    }

    @Test func `The day of a note is that of its last change`() async throws {
        let store = try await Self.store()
        try await store.update(.numbered(1), by: .person, at: .hours(9)) { $0.body = "x" }
        let changed = { (dates: Range<Date>) in Set(try await store.notes(NoteFilter(changed: dates)).map(\.id)) }
        #expect(try await changed(.hours(8)..<Date.hours(10)) == [.numbered(1)])
        #expect(try await changed(.hours(1)..<Date.hours(3)) == [.numbered(2)])
    }

    @Test func `The Trash lists the latest deleted first`() async throws {
        let store = try await Self.store()
        try await store.delete(.numbered(1), by: .person, at: .hours(9))
        try await store.delete(.numbered(3), by: .person, at: .hours(8))
        let trash = try await store.notes(NoteFilter(isTrashed: true, order: .latestDeletedFirst))
        #expect(trash.map(\.id) == [1, 3, 6].map(UUID.numbered))
    }

    @Test func `Tags are counted over live notes, as they were first written`() async throws {
        let store = try await Self.store()
        #expect(try await store.tags() == [TagCount(tag: "Work", count: 3), TagCount(tag: "home", count: 2)])
    }

    @Test func `Tags used equally often are in the order of their names`() async throws {
        let store = try await SQLiteNotesStore.journaling([.make("a", tags: ["pear", "Apple"])])
        #expect(try await store.tags().map(\.tag) == ["Apple", "pear"])
    }

    @Test func `Recently referenced notes are live ones since the cutoff, the latest first`() async throws {
        let store = try await Self.store()
        try await store.stampReferenced([.numbered(3), .numbered(6)], at: .hours(8))
        try await store.stampReferenced([.numbered(2)], at: .hours(9))
        try await store.stampReferenced([.numbered(1)], at: .hours(7))
        let recent = try await store.recentlyReferenced(since: .hours(8), limit: 10)
        #expect(recent.map(\.id) == [2, 3].map(UUID.numbered))
        #expect(try await store.recentlyReferenced(since: .distantPast, limit: 1).map(\.id) == [.numbered(2)])
    }

    @Test(
        arguments: [
            ("7f", 6), ("7F03", 1), ("7f-030000", 1), ("7f030000-0000-4000-8000-000000000003", 1), ("8", 0), ("", 0),
        ]
            + [("xyz", 0), ("%", 0), ("7f030000000040008000000000000003f", 0)]
    )
    func `Notes are found by the beginning of their id, in the Trash too`(
        example: (prefix: String, count: Int)
    ) async throws {
        let store = try await Self.store()
        #expect(try await store.notes(idPrefix: example.prefix).count == example.count)
    }

    @Test func `At most ten notes are found by the beginning of their id`() async throws {
        let store = try await SQLiteNotesStore.journaling((1...12).map { .make("n", id: .numbered($0)) })
        #expect(try await store.notes(idPrefix: "7f").count == 10)
    }

    @Test func `A handle is as long as it must be to be unique, live and trashed`() async throws {
        let ids = ["7F3A9C00", "7F3A9D00", "7F3B0000", "A0000000"].map { "\($0)-0000-4000-8000-000000000000" }
            .compactMap(UUID.init)
        let store = try await SQLiteNotesStore.journaling(ids.map { .make("n", id: $0) })
        try await store.delete(ids[1], by: .person, at: .noon)
        let handles = try await store.handles(of: ids + [UUID.numbered(1)])
        #expect(handles == [ids[0]: "7f3a9c", ids[1]: "7f3a9d", ids[2]: "7f3b", ids[3]: "a000"])
    }

    @Test func `Every handle finds its note alone`() async throws {
        var random = SplitMix(state: 3)
        let ids = (0..<300).map { _ in
            UUID(
                uuid: (
                    random.byte() & 1, random.byte() & 3, random.byte(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, random.byte(),
                    random.byte()
                )
            )
        }
        let store = try await SQLiteNotesStore.journaling(ids.map { .make("n", id: $0) })
        let handles = try await store.handles(of: ids)
        for (id, handle) in handles {
            #expect(try await store.notes(idPrefix: handle).map(\.id) == [id])
        }
        #expect(handles.count == ids.count)
    }
}
