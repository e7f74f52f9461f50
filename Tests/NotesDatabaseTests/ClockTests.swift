import Assistant
import Foundation
import Notes
import NotesDatabase
import Testing

/// A clock that is put back, such as after a flat battery.
@Suite struct ClockTests {
    @Test func `Changes are taken back in the order in which they were made, whatever the clock says`() async throws {
        let store = try await SQLiteNotesStore.journaling([.make("Key", id: .numbered(1))])
        for (index, hours) in [0.0, -48, 3, -1_000].enumerated() {
            try await store.update(.numbered(1), by: .person, at: .hours(hours)) { $0.body = "\(index)" }
        }
        for body in ["2", "1", "0", ""] {
            _ = try await store.undo()
            #expect(try await store.note(.numbered(1))?.body == body)
        }
        for body in ["0", "1", "2", "3"] {
            _ = try await store.redo()
            #expect(try await store.note(.numbered(1))?.body == body)
        }
    }

    @Test func `A note that is deleted before it was made is in the Trash, and stays there`() async throws {
        let store = try await SQLiteNotesStore.journaling([.make("Key", id: .numbered(1))])
        try await store.delete(.numbered(1), by: .person, at: .hours(-24))
        #expect(try await store.purge(deletedBefore: .hours(-24 * 30)) == 0)
        #expect(try await store.note(.numbered(1))?.isTrashed == true)
        _ = try await store.restore(.numbered(1), by: .person, at: .hours(-48))
        #expect(try await store.notes(NoteFilter()).map(\.title) == ["Key"])
    }

    @Test func `The conversation in which something was said last goes on, whatever the clock says`() async throws {
        let store = try SQLiteNotesStore(inMemory: []).conversations
        try await store.begin(1, "one")
        try await store.begin(2, "two", hours: -24)
        #expect(try await store.latest()?.id == .numbered(2))
        try await store.append(.said("three", hours: -48), to: .numbered(1), inTurn: nil)
        #expect(try await store.latest()?.id == .numbered(1))
    }
}
