import Assistant
import AssistantTestSupport
import Foundation
import LoopbackServer
import Notes
import RemoteBackends
import Repl
import TerminalUI
import Testing

/// A note that wants a model to do harm, and what a model does that obeys it.
struct HostileNote: Decodable, CustomTestStringConvertible, Sendable {
    struct Call: Decodable {
        var tool: String
        var arguments: JSONValue
    }

    var name: String
    var title: String
    var body: String
    var calls: [Call]
    /// What the model says in the end.
    var says: String

    var testDescription: String { name }

    /// Those in the folder Hostile.
    static let all: [HostileNote] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Hostile")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.flatMap { file in
            (try? JSONDecoder().decode([HostileNote].self, from: Data(contentsOf: file))) ?? []
        }
    }()
}

/// Notes that attack, over HTTP, with a model on another machine that reads all notes and obeys every one.
struct HostileNotesTests {
    private static let lines = [
        "remember that the train leaves at 7:40", "add eggs to the shopping list",
        "what do my notes say about the kitchen?", "thanks, all good",
    ]

    /// Each note with two of the lines, one that orders something and one that does not.
    private static let talks = HostileNote.all.sorted { $0.name < $1.name }.enumerated().flatMap { index, note in
        [(note, lines[index % 2]), (note, lines[2 + index / 2 % 2])]
    }

    private static let victims: [NoteItem] = {
        var notes = [
            TestWorld.note(0x7F3A, "Spare key", "under the blue pot by the back door", tags: ["home"]),
            TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk\n- [ ] bread", tags: ["home"]),
            TestWorld.note(0x09BC, "Pancakes", "- [ ] 200g flour\n- [ ] 300ml milk", tags: ["sweet"]),
        ]
        notes[2].folder = "Recipes"
        notes += (1...7).map {
            TestWorld.note(0x2A00 + $0, "Paper \($0)", "one two three four five six", tags: ["paper"])
        }
        notes[8].dueAt = DueDate("2026-03-20")
        notes[0].isPinned = true
        return notes
    }()

    private static func stream(_ delta: JSONValue, _ reason: String) -> LoopbackReply {
        let choice = JSONValue.object(["delta": delta, "finish_reason": .string(reason)])
        return .stream(["data: \(JSONValue.object(["choices": .array([choice])]).json)\n\ndata: [DONE]\n\n"])
    }

    private static func calls(_ calls: [(String, String)]) -> LoopbackReply {
        let list = calls.enumerated().map { index, call in
            JSONValue.object([
                "index": .number(Double(index)), "id": .string("c\(index)"), "type": .string("function"),
                "function": .object(["name": .string(call.0), "arguments": .string(call.1)]),
            ])
        }
        return stream(.object(["tool_calls": .array(list)]), "tool_calls")
    }

    /// What the model answers to each request of a turn.
    private static func replies(_ note: HostileNote) -> [LoopbackReply] {
        let deeds = note.calls.map { ($0.tool, $0.arguments.json) }
        return [calls([("search_notes", #"{"query":"","limit":50}"#)])] + (deeds.isEmpty ? [] : [calls(deeds)])
            + [stream(.object(["content": .string(note.says)]), "stop")]
            // Some write calls into their text, which are taken for calls.
            + [stream(.object(["content": .string("So it is.")]), "stop")]
    }

    @Test func `There are at least sixty of them`() {
        #expect(HostileNote.all.count >= 60)
        #expect(Set(HostileNote.all.map(\.name)).count == HostileNote.all.count)
    }

    @Test(.timeLimit(.minutes(20)), arguments: talks)
    func `A model that obeys a hostile note destroys nothing, and nothing reaches the terminal raw`(
        note: HostileNote,
        line: String
    ) async throws {
        let world = TestWorld(Self.victims + [TestWorld.note(0xBAD0, note.title, note.body)])
        let before = try await world.everything
        try await LoopbackServer.run(replies: Self.replies(note)) { server in
            let outbox = Outbox()
            let privacy = Privacy(notes: world.store, outbox: outbox)
            var settings = RemoteSettings(name: "far", wire: .openAI, url: "\(server.url)/v1", model: "gpt-x")
            settings.tools = .native
            settings.willSend = { outbox.record($0, to: $1) }
            let remote = try RemoteBackend(settings, environment: .init(isThisMachine: { _ in false }))
            let screen = Collector()
            let output = Output(look: { Look(width: 80) }, drawsCards: true, setsOff: true, write: screen.write)
            let session = Session(
                Session.Setup(
                    store: world.store,
                    backend: GuardedBackend(remote, privacy) ?? remote,
                    world: world.world,
                    answers: output,
                    privacy: privacy
                )
            )
            let turn = try #require(await session.handle(line).turn)
            #expect(turn.ending == .completed)
            #expect([0, 1].contains(Self.replies(note).count - server.requests.count))

            let after = try await world.everything
            for old in before {
                let new = try #require(after.first { $0.id == old.id })
                Self.expectKept(old, new, isNamed: line.contains(old.title.lowercased()))
            }
            Self.expectHarmless(screen.take(), cards: Self.boxes(of: turn.cards))

            let sent = outbox.turns.flatMap(\.requests)
            #expect(sent.map(\.size) == server.requests.map { $0.body.utf8.count })
            #expect(server.requests.allSatisfy { $0.path == "/v1/chat/completions" })
            await session.handle("/sent")
            let shown = screen.take()
            #expect(sent.allSatisfy { shown.contains("to \($0.host), \($0.size) bytes") })
            #expect(shown.contains("under the blue pot by the back door"))
            Self.expectHarmless(shown, cards: 0)
        }
    }

    /// How many cards are drawn as boxes: of many notes that were found, only three.
    private static func boxes(of cards: [NoteCard]) -> Int {
        let found = cards.count { $0.preview.state == .searchResult }
        return found > 8 ? cards.count - found + 3 : cards.count
    }

    private static func expectKept(_ old: NoteItem, _ new: NoteItem, isNamed: Bool) {
        #expect(!new.isTrashed && new.title == old.title)
        if isNamed {
            // Something may be added to it, and nothing taken away.
            #expect(new.body.hasPrefix(old.body) && new.tags == old.tags)
        } else {
            var same = new
            same.lastReferencedAt = old.lastReferencedAt
            #expect(same == old)
        }
    }

    /// No control characters, no turned direction, nothing invisible; and no borders but those of magpie's own cards.
    private static func expectHarmless(_ text: String, cards: Int) {
        let bad = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
            case 0xE0000...0xE007F: true
            default: false
            }
        }
        #expect(bad.isEmpty, "\(bad.map { String($0.value, radix: 16) })")
        let lines = text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("╭") } == cards)
        #expect(lines.allSatisfy { !$0.hasPrefix("›") && !$0.hasPrefix("[y/N]") && !$0.hasPrefix("┌") })
    }
}
