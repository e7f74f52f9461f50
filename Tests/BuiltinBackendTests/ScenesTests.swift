import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

@testable import BuiltinBackend

/// Plays conversations from a file and prints what became of the notes, for whoever looks for lines that do harm.
///
/// `MAGPIE_SCENES=FILE swift test --filter ScenesTests` plays them. The file has one line each:
///
///     + TITLE: BODY            a note that there is, with \n for newlines
///     @2026-03-20 08:00        the clock, and a new conversation
///     LINE                     what is said
///
/// An empty line begins with no notes again, on Saturday, 14 March 2026 at 09:26.
@Suite(.enabled(if: ScenePlayer.file != nil)) struct ScenesTests {
    @Test func `Every line of a scene is said, and what it changes is printed`() async throws {
        let text = try String(contentsOf: #require(ScenePlayer.file), encoding: .utf8)
        var said = ""
        for scene in text.components(separatedBy: "\n\n") {
            var player = ScenePlayer()
            for line in scene.split(separator: "\n") { said += try await player.play(String(line)) }
            said += "\n"
        }
        print(said)
    }
}

/// A scene while it is played.
private struct ScenePlayer {
    static let file = ProcessInfo.processInfo.environment["MAGPIE_SCENES"].map { URL(filePath: $0) }

    private let store = SQLiteNotesStore.inMemory()
    private var conversation = Conversation()
    private var now = Talk.world.now()

    /// Plays a line, and says what came of it.
    mutating func play(_ line: String) async throws -> String {
        let text = line.replacing("\\n", with: "\n")
        if text.hasPrefix("+") { return try await write(text.dropFirst().trimmed) }
        if text.hasPrefix("@") {
            now = try Date(text.dropFirst().trimmed + ":00Z", strategy: Self.clock)
            conversation = Conversation()
            return "\(line)\n"
        }
        return try await say(text)
    }

    private static let clock = Date.ISO8601FormatStyle(dateTimeSeparator: .space)

    private func write(_ text: String) async throws -> String {
        let (title, body) = text.cut(at: ": ")
        let note = NoteItem(id: UUID(), title: title, body: body ?? "", createdAt: now.addingTimeInterval(-86_400))
        _ = try await store.write([.create(note)], by: .person, at: note.createdAt)
        return "+ \(text.replacing("\n", with: " ⏎ "))\n"
    }

    private mutating func say(_ text: String) async throws -> String {
        let before = try await notes()
        let (store, now) = (store, now)
        let world = World(now: { now }, makeID: { UUID() }, timeZone: .gmt, locale: Talk.world.locale)
        let controller = NoteActionController(store: store, world: world, author: .model("builtin"))
        let toolbox = Toolbox(controller: controller, world: world)
        let loop = TurnLoop(backend: BuiltinBackend(world: world), toolbox: toolbox, system: "")
        let turn = await loop.run(text, in: &conversation) { _ in }
        self.now += 60
        let after = try await notes()
        let changes = after.compactMap { id, note -> String? in
            guard let old = before[id] else { return "NEW \(note)" }
            return old == note ? nil : "CHG \(old) → \(note)"
        }
        let deleted = before.filter { after[$0.key] == nil }.map { "DEL \($0.value)" }
        if turn.reply.isEmpty { for c in turn.calls { print(c.call.name, c.call.arguments) } }
        let cards = turn.cards.map { "\($0.preview.state) \($0.preview.title)" }
        return
            "> \(text)\n    \(([turn.reply.isEmpty ? "\(turn.ending)" : turn.reply] + cards).joined(separator: " | "))\n"
            + (changes.sorted() + deleted.sorted()).map { "    \($0)\n" }.joined()
    }

    /// The notes, in one line each.
    private func notes() async throws -> [UUID: String] {
        let notes = try await store.notes(NoteFilter())
        return Dictionary(uniqueKeysWithValues: notes.map { ($0.id, Self.summary(of: $0)) })
    }

    private static func summary(of note: NoteItem) -> String {
        let body = note.body == note.title ? "" : ": " + note.body.replacing("\n", with: " ⏎ ")
        return "[\(note.title)]\(body)" + (note.dueAt.map { " due \($0.text)" } ?? "")
    }
}

extension String {
    fileprivate func cut(at separator: String) -> (String, String?) {
        guard let range = range(of: separator) else { return (self, nil) }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
