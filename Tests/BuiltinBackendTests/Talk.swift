import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

@testable import BuiltinBackend

/// A conversation with the built-in assistant over notes in memory, on Saturday, 14 March 2026 at 09:26.
final class Talk {
    private(set) var conversation = Conversation()
    let store: any NotesStore
    private let loop: TurnLoop

    init(_ notes: [(title: String, body: String)] = []) {
        let world = Talk.world
        store = SQLiteNotesStore.inMemory(
            notes.enumerated().map { index, note in
                NoteItem(
                    id: UUID(uuidString: "0000000\(index)-0000-4000-8000-000000000000") ?? UUID(),
                    title: note.title,
                    body: note.body,
                    createdAt: world.now().addingTimeInterval(-Double(index) * 86_400)
                )
            }
        )
        let backend = BuiltinBackend(world: world)
        let controller = NoteActionController(store: store, world: world, author: .model("builtin"))
        loop = TurnLoop(backend: backend, toolbox: Toolbox(controller: controller, world: world), system: "")
    }

    /// Begins a new conversation over the same notes.
    func beginAgain() { conversation = Conversation() }

    /// Takes one turn, and returns it.
    @discardableResult
    func say(_ text: String) async -> Turn { await loop.run(text, in: &conversation) { _ in } }

    /// The answer to a line.
    func answer(_ text: String) async -> String { await say(text).reply }

    /// The note with a title; `nil` when there is none.
    func note(_ title: String) async throws -> NoteItem? {
        try await store.notes(NoteFilter()).first { $0.title == title }
    }

    /// The body of the note with a title; `nil` when there is none.
    func body(of title: String) async throws -> String? { try await note(title)?.body }

    /// The text of the only note; `nil` where there are more.
    func onlyBody() async throws -> String? {
        let bodies = try await bodies()
        return bodies.count == 1 ? bodies.values.first : nil
    }

    /// The bodies of the live notes, by title.
    func bodies() async throws -> [String: String] {
        try await store.notes(NoteFilter()).reduce(into: [:]) { $0[$1.title] = $1.body }
    }

    /// Checks that the backend says the same again to the messages before each of its own.
    func checkReplay() throws {
        for (index, message) in conversation.messages.enumerated() {
            guard case .assistant(let said) = message else { continue }
            let events = BuiltinBackend(world: Talk.world).events(for: Array(conversation.messages[..<index]))
            let text = events.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            let calls = events.compactMap { if case .call(let call) = $0 { call } else { nil } }
            #expect(text == said.text)
            #expect(calls == said.calls)
        }
    }

    /// The titles of the live notes, sorted.
    func titles() async throws -> [String] { try await store.notes(NoteFilter()).map(\.title).sorted() }

    /// Whether no live note is due.
    func hasNoDueNote() async throws -> Bool { try await store.notes(NoteFilter()).allSatisfy { $0.dueAt == nil } }

    static let world = World(
        now: { Date(timeIntervalSince1970: 1_773_480_360) },
        makeID: { UUID() },
        timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
        locale: Locale(identifier: "en_GB")
    )
}

extension Turn {
    /// Whether it wrote nothing.
    var hasOnlyLooked: Bool { calls.allSatisfy { ["search_notes", "read_note"].contains($0.call.name) } }
}
