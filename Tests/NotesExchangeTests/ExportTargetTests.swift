import AssistantTestSupport
import Foundation
import Notes
import TestSupport
import Testing

@testable import NotesExchange

struct ExportTargetTests {
    private let store: any NotesStore

    init() {
        store =
            TestWorld([
                TestWorld.note(0x7F3A, "Boiler service", "in May"), TestWorld.note(0x09BC, "Road to Oban", "A85"),
                TestWorld.note(0x1111, "notes/2026", "old"), TestWorld.note(0x2222, "Tea \"green\" 🍵", "leaves"),
            ]).store
    }

    private func target(_ typed: String, there: Set<String> = []) async throws -> ExportTarget {
        let picker = NotePicker(store: store)
        return try await ExportTarget(typed, isThere: there.contains) { try await picker.note($0) }
    }

    @Test(arguments: [
        ("Boiler service", "Boiler service", String?.none), ("boiler", "Boiler service", nil),
        ("7f3a", "Boiler service", nil), ("Road to Oban", "Road to Oban", nil),
        ("Road to Oban to ~/oban.md", "Road to Oban", "~/oban.md"), ("boiler to b.md", "Boiler service", "b.md"),
        ("Boiler service ./b.md", "Boiler service", "./b.md"),
        ("notes/2026", "notes/2026", nil), ("Tea \"green\" 🍵", "Tea \"green\" 🍵", nil),
    ])
    func `Whoever names a note wants that one`(typed: String, title: String, place: String?) async throws {
        guard case .note(let note, let path) = try await target(typed) else {
            return #expect(Bool(false), "\(typed) is no note")
        }
        #expect(note.title == title)
        #expect(path == place)
    }

    @Test(arguments: ["~/notes", "./boiler", "all.json", ".", "../Boiler service"])
    func `What looks like a path is one, also where a title is like it`(typed: String) async throws {
        #expect(try await target(typed) == .everything(typed))
    }

    @Test func `A folder that is there is a path, unless a note has just its name`() async throws {
        #expect(try await target("boiler", there: ["boiler"]) == .everything("boiler"))
        #expect(try await target("out", there: ["out"]) == .everything("out"))
        await #expect(throws: ExchangeError.noteAndPath("Boiler service")) {
            try await target("Boiler service", there: ["Boiler service"])
        }
    }

    @Test(arguments: ["Bioler", "Bioler to b.md", "\"out\""])
    func `A word that is neither a note nor a path that exists is told`(typed: String) async throws {
        let error = await #expect(throws: ExchangeError.self) { try await target(typed) }
        #expect(error == .neitherNoteNorPath(typed.withoutQuotes))
    }

    @Test func `A name that no note has, before a path, makes no folder of both`() async throws {
        await #expect(throws: ExchangeError.neitherNoteNorPath("bioler")) { try await target("bioler /tmp/b") }
        #expect(try await target("/tmp/my notes") == .everything("/tmp/my notes"))
    }

    @Test func `One note goes into a file of its title, and replaces nothing`() throws {
        let folder = try TemporaryFolder()
        let exporter = Exporter(store: store)
        var note = TestWorld.note(0x7F3A, "Boiler: service?", "in May")
        let first = try exporter.write(note, to: nil, in: folder.path)
        #expect(first.path == folder.file("Boiler- service-.md"))
        #expect(first.sentences == ["Exported “Boiler: service?” to \(first.path)."])
        let same = try exporter.write(note, to: nil, in: folder.path)
        #expect(same.sentences == ["“Boiler: service?” is in \(first.path) already, as it is now."])
        note.body = "in June"
        #expect(try exporter.write(note, to: folder.path).path == folder.file("Boiler- service- (2).md"))
        #expect(throws: ExchangeError.exists(first.path)) { try exporter.write(note, to: first.path) }
        #expect(try exporter.write(note, to: folder.file("one.json")).written == 1)
        #expect(try folder.names.count == 3)
    }
}
