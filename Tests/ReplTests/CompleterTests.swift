import AssistantTestSupport
import Foundation
import LineEditing
import Notes
import NotesDatabase
import TestSupport
import Testing

@testable import Repl

struct CompleterTests {
    private let store = SQLiteNotesStore.inMemory([
        TestWorld.note(0x7F3A, "Spare key", "under the pot", tags: ["home"]),
        TestWorld.note(0x7F00, "Shopping list", tags: ["home", "Höme office"]),
        TestWorld.note(0xDEAD, "Old plans").with { $0.deletedAt = TestWorld.now },
        TestWorld.note(0xB1D1, "Evil \u{1B}[31m\u{202E}title", tags: ["evil\u{1B}[2J"]),
    ])

    private func complete(_ text: String) async -> Completions {
        await Completer(store: store).completions(for: CompletionRequest(before: text))
    }

    private func texts(_ text: String) async -> [String] {
        await complete(text).candidates.map(\.text)
    }

    @Test(arguments: [
        ("/res", ["/reset", "/restore", "/resume"]), ("/RES", ["/reset", "/restore", "/resume"]), ("/x", []),
        ("/help s", ["/save", "/search", "/sent", "/sessions", "/show", "/suggest"]), ("/help /sh", ["/show"]),
    ])
    func `Names of commands are completed`(text: String, candidates: [String]) async {
        #expect(await texts(text) == candidates)
    }

    @Test func `What was in the Trash for too long is not completed`() async {
        let start = TestWorld.now.addingTimeInterval(1)
        let completer = Completer(store: store, trashStart: { start })
        #expect(await completer.completions(for: CompletionRequest(before: "/restore ")).candidates.isEmpty)
        #expect(await texts("/restore ") == ["dead"])
    }

    @Test func `Export completes notes and files, and behind a “to” files alone`() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.file("shop.md")))
        #expect(await texts("/export spare") == ["7f3a"])
        #expect(await texts("/export 7f") == ["7f00", "7f3a"])
        #expect(await texts("/export \(folder.path)/") == [folder.file("shop.md")])
        #expect(await complete("/export Spare key to \(folder.path)/s").replacing == folder.path.count + 2)
        #expect(await texts("/export Spare key to \(folder.path)/s") == [folder.file("shop.md")])
    }

    @Test(arguments: [
        ("/ntes", ["/notes"]), ("/srch", ["/search"]), ("/noets", ["/notes"]), ("/fldr", ["/folder", "/folders"]),
        ("/zq", []), ("/help hlp", ["/help"]),
    ])
    func `Where no name begins like that, those are offered that may be meant, and none that takes notes away`(
        text: String,
        candidates: [String]
    ) async {
        #expect(await texts(text) == candidates)
        #expect(await !texts("/dlt").contains("/delete"))
    }

    @Test func `Commands that were typed lately come first`() async {
        let completer = Completer(store: store, recent: { ["resume", "notes"] })
        let found = await completer.completions(for: CompletionRequest(before: "/res")).candidates.map(\.text)
        #expect(found == ["/resume", "/reset", "/restore"])
    }

    @Test(arguments: [("/re", 3), ("/help s", 1), ("/help /s", 2), ("buy #ho", 3), ("/notes ta", 2), ("/show spa", 3)])
    func `A completion replaces what was typed of it`(text: String, count: Int) async {
        #expect(await complete(text).replacing == count)
    }

    @Test(arguments: [
        ("/show 7f", ["7f00", "7f3a"]), ("/show 7f3", ["7f3a"]), ("/show spare", ["7f3a"]), ("/show spa", ["7f3a"]),
        ("/show SHOPP", ["7f00"]), ("/edit key", ["7f3a"]), ("/check list", ["7f00"]), ("/pin dead", []),
        ("/delete plans", []), ("/restore de", ["dead"]), ("/restore old", ["dead"]), ("/restore ", ["dead"]),
        ("/due wee", ["week"]), ("/due spa", ["7f3a"]), ("/done spa", ["7f3a"]), ("/restore 7f", []), ("/show zzz", []),
        ("/undo ", []), ("/quit ", []),
    ])
    func `Notes are completed to their handles`(text: String, handles: [String]) async {
        #expect(await texts(text) == handles)
    }

    @Test func `A handle is listed with its title, made harmless`() async {
        #expect(await complete("/show 7f3").candidates.first?.label == "7f3a Spare key")
        #expect(await complete("/show b1").candidates.first?.label == "b1d1 Evil title")
    }

    @Test(arguments: [
        ("buy milk #ho", ["#home"]), ("#h", ["#home", "#Höme office"]), ("/notes #HÖ", ["#Höme office"]),
        ("#zzz", []), ("#evil", ["#evil"]),
    ])
    func `Tags are completed anywhere`(text: String, tags: [String]) async {
        #expect(await texts(text) == tags)
    }

    @Test func `Notes completes categories and tags`() async {
        #expect(await texts("/notes ta") == ["task"])
        #expect(await texts("/notes ").starts(with: ["idea", "task"]))
        #expect(await texts("/notes ").contains("#home"))
    }

    @Test(arguments: ["", "hello", "hello wor", "//no", "/search mi", "a/b"])
    func `Words that are said are not completed`(text: String) async {
        #expect(await complete(text).candidates.isEmpty)
    }

    @Test func `Files are completed, folders with a slash`() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.file("talk.yaml")))
        try Data().write(to: URL(fileURLWithPath: folder.file(".hidden")))
        try FileManager.default.createDirectory(atPath: folder.file("talks"), withIntermediateDirectories: false)
        #expect(await texts("/save \(folder.path)/") == [folder.file("talk.yaml"), folder.file("talks/")])
        let completions = await complete("/save \(folder.path)/talk")
        #expect(completions.candidates.map(\.addsSpace) == [true, false])
        #expect(await texts("/save \(folder.path)/.h") == [folder.file(".hidden")])
        #expect(await texts("/save \(folder.path)/none/").isEmpty)
    }
}
