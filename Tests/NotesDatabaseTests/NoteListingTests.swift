import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

struct NoteListingTests {
    private struct Enough: Error {}

    private static let listings: [NoteListing] = [
        .notes(NoteFilter()), .found(NoteQuery("radar"), order: nil), .found(NoteQuery("radar"), order: .byTitle),
        .recent(since: .distantPast),
    ]

    private func store() async throws -> SQLiteNotesStore {
        let notes = (1...9).map { number in
            var note = TestWorld.note(number, "Radar \(number)")
            note.lastReferencedAt = TestWorld.now
            return note
        }
        return try SQLiteNotesStore(inMemory: notes)
    }

    @Test(arguments: listings)
    func `A list is gone through in parts, and each note comes with its handle`(listing: NoteListing) async throws {
        let store = try await store()
        let all = try await store.reduce(listing, into: []) { $0.append($1.title + $2) }
        let parts = try await [0, 4, 8].asyncMap { offset in
            try await store.reduce(listing, from: offset, limit: 4, into: []) { $0.append($1.title + $2) }
        }
        #expect(all.count == 9)
        #expect(parts.flatMap { $0 } == all)
        let notes = try await store.notes(NoteFilter())
        let handles = try await store.handles(of: notes.map(\.id))
        #expect(Set(all) == Set(notes.map { $0.title + handles[$0.id, default: ""] }))
    }

    @Test(arguments: listings)
    func `Whoever has enough of a list ends it`(listing: NoteListing) async throws {
        let store = try await store()
        await #expect(throws: Enough.self) {
            try await store.reduce(listing, into: 0) { count, _, _ in
                count += 1
                if count == 3 { throw Enough() }
                #expect(count < 3)
            }
        }
    }

    @Test(arguments: listings)
    func `All notes of a list are counted`(listing: NoteListing) async throws {
        #expect(try await store().count(listing) == 9)
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
