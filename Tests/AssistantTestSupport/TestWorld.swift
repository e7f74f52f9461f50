package import Assistant
package import Foundation
package import Notes
import NotesDatabase
import Synchronization

/// A conversation over an in-memory store, with a clock that stands still and ids that count.
package struct TestWorld {
    package let store: any NotesStore
    package let world: World

    package init(_ notes: [NoteItem] = []) {
        store = SQLiteNotesStore.inMemory(notes)
        let count = Mutex(0)
        world = World(
            now: { Self.now },
            makeID: { count.withLock { Self.id($0.next()) } },
            timeZone: .gmt,
            locale: Locale(identifier: "en_GB")
        )
    }

    package static let now = Date(timeIntervalSince1970: 1_773_480_413)

    /// An id whose first eight digits are `number`.
    package static func id(_ number: Int) -> UUID {
        let digits = String(number, radix: 16)
        let head = String(repeating: "0", count: 4 - digits.count) + digits
        return UUID(uuidString: "\(head)0000-0000-4000-8000-000000000000") ?? UUID()
    }

    package static func note(_ number: Int, _ title: String, _ body: String = "", tags: [String] = []) -> NoteItem {
        NoteItem(id: id(number), title: title, body: body, tags: tags, createdAt: now.addingTimeInterval(-3_600))
    }

    package var toolbox: Toolbox {
        let controller = NoteActionController(store: store, world: world, author: .model("scripted"))
        return Toolbox(controller: controller, world: world)
    }

    package func call(_ name: String, _ arguments: String) async -> Result<NoteAction, any Error> {
        await toolbox.prepare(ToolCall(id: "c", name: name, arguments: arguments)).run()
    }

    package func loop(_ backend: ScriptedBackend) -> TurnLoop {
        TurnLoop(backend: backend, toolbox: toolbox, system: "You are a test.")
    }

    /// Every note, live or in the Trash.
    package var everything: [NoteItem] {
        get async throws {
            try await store.notes(NoteFilter(order: .newestFirst)) + store.notes(NoteFilter(isTrashed: true))
        }
    }
}

extension Int {
    fileprivate mutating func next() -> Int {
        self += 1
        return 0xA000 + self
    }
}
