import AssistantTestSupport
import Notes
import NotesDatabase
import Testing

@testable import Repl

struct UndoTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")

    @Test func `Without a change there is nothing to undo or redo`() async {
        let session = TestSession([key])
        #expect(
            await session.error("/undo") == "There is nothing to undo, as no change stands."
        )
        #expect(
            await session.error("/redo")
                == "There is nothing to redo, as the last step was no undo."
        )
    }

    @Test func `Undo of a creation removes the note`() async throws {
        let backend = ScriptedBackend([.calls(("create_note", #"{"title":"Wifi"}"#)), .says("Done.")])
        let session = TestSession(backend: backend)
        await session.type("remember the wifi")
        #expect(
            await session.type("/undo") == """
                Undone: creating “Wifi”. A redo brings it back; from your
                next change on it is in the Trash.
                ╭ ✖ DELETED ───────────────────────────────────────── a001 ╮
                │ Wifi                                                     │
                ╰──────────────────────────────────────── again with /redo ╯

                """
        )
        #expect(try await session.store.counts().notes == 0)
        #expect(
            await session.type("/redo") == """
                Redone: creating “Wifi”.
                ╭ ✚ CREATED ───────────────────────────────────────── a001 ╮
                │ Wifi                                                     │
                ╰──────────────────────────────────────────────────────────╯

                """
        )
        #expect(try await session.store.counts().notes == 1)
    }

    @Test(arguments: [true, false])
    func `After an order that changed nothing an undo asks, and says what it would take back`(isYes: Bool) async throws
    {
        let backend = ScriptedBackend([
            .calls(("create_note", #"{"title":"Wifi"}"#)), .says("Done."), .says("I don't know which."),
        ])
        let session = TestSession(backend: backend, confirm: { _ in isYes })
        await session.type("remember the wifi")
        await session.type("delete 3 and 4")
        let screen = await session.type("/undo").replacing("\n", with: " ")
        #expect(screen.contains("Your last order changed nothing. Before that came: creating “Wifi”"))
        #expect(screen.contains("“Wifi” goes to the Trash."))
        #expect(try await session.store.counts().notes == (isYes ? 0 : 1))
    }

    @Test(arguments: ["/delete nothing", "/pin nothing", "/append nothing: milk", "/delte a001"])
    func `After a command that failed an undo asks`(line: String) async throws {
        let session = TestSession(confirm: { _ in false })
        await session.type("/new Tea")
        await session.type(line)
        let screen = await session.type("/undo").replacing("\n", with: " ")
        #expect(screen.contains("Your last order changed nothing. Before that came: creating “Tea”"))
        #expect(try await session.store.counts().notes == 1)
    }

    @Test func `After a command that changed something else than a note an undo asks`() async throws {
        let session = TestSession(confirm: { _ in false })
        await session.type("/new Tea")
        await session.type("/topic pin tea")
        let screen = await session.type("/undo").replacing("\n", with: " ")
        #expect(screen.contains("Your last order changed no note, and cannot be undone."))
        #expect(screen.contains("Before that came: creating “Tea”"))
        #expect(try await session.store.counts().notes == 1)
    }

    @Test(arguments: ["/show nothing", "/search walrus", "/notes"])
    func `After a command that only looks an undo asks nothing`(line: String) async throws {
        let session = TestSession()
        await session.type("/new Tea")
        await session.type(line)
        #expect(await session.type("/undo").contains("Undone: creating “Tea”"))
    }

    @Test func `The question before an undo of several names each step, and the command that does it`() async {
        let session = TestSession(backend: ScriptedBackend([.says("I don't know which.")]))
        for line in ["/new Tea", "/new Coffee", "delete 3 and 4"] { await session.type(line) }
        let error = await session.error("/undo 2") ?? ""
        #expect(error.hasPrefix("Before that came: creating “Coffee” (today); creating “Tea” (today). "))
        #expect(error.contains("“Tea”, “Coffee” go to the Trash. Take that back? There is no terminal to ask in, "))
        #expect(error.hasSuffix(" `magpie undo 2 --yes` does it."))
    }

    @Test func `After an order that changed nothing, and a redo, an undo asks nothing`() async {
        let session = TestSession(backend: ScriptedBackend([.says("I don't know which.")]), confirm: { _ in true })
        for line in ["/new Tea", "delete 3 and 4", "/undo", "/redo"] { await session.type(line) }
        #expect(await session.type("/undo").hasPrefix("Undone: creating “Tea”."))
    }

    @Test(arguments: ["where is the router?", "what is the password", "thanks"])
    func `After a question an undo takes back the last change at once`(line: String) async throws {
        let backend = ScriptedBackend([
            .calls(("create_note", #"{"title":"Wifi"}"#)), .says("Done."), .says("No note says that."),
        ])
        let session = TestSession(backend: backend)
        await session.type("remember the wifi")
        await session.type(line)
        #expect(await session.type("/undo").contains("Undone: creating “Wifi”"))
        #expect(try await session.store.counts().notes == 0)
    }

    @Test func `A dry run says what would be undone or redone, and not that it was`() async throws {
        let store = SQLiteNotesStore.inMemory([key])
        let session = TestSession(store: try await store.copyInMemory(), isDryRun: true)
        for line in ["/new Tea", "/pin 7f3a"] { await session.type(line) }
        let undone = await session.type("/undo 2").replacing("\n", with: " ")
        #expect(
            undone.hasPrefix("Would be undone: 2 changes: changing “Spare key”; creating “Tea”. This was a dry run")
        )
        let redone = await session.type("/redo").replacing("\n", with: " ")
        #expect(redone.hasPrefix("Would be redone: 1 change: creating “Tea”. This was a dry run: nothing was changed."))
        #expect(await session.type("/undo").hasPrefix("Would be undone: 1 change: creating “Tea”."))
    }

    @Test func `After a command that changed something an undo asks nothing`() async throws {
        let session = TestSession([key], backend: ScriptedBackend([.says("Hello.")]))
        await session.type("hello")
        await session.type("/pin 7f3a")
        await session.type("/show 7f3a")
        await session.type("/undo")
        #expect(try await session.note(0x7F3A)?.isPinned == false)
    }

    @Test func `Several undos at once say what came back`() async throws {
        let session = TestSession([key])
        for line in ["/pin 7f3a", "/new Tea: green", "/delete 7f3a"] { await session.type(line) }
        let said = await session.type("/undo 3").replacing("\n", with: " ")
        #expect(
            said.hasPrefix(
                "Undone: 3 changes: deleting"
            ),
            "\(said)"
        )
        #expect(said.contains("deleting “Spare key”; creating “Tea”; changing “Spare key”. /redo 3 does it again."))
        #expect(try await session.note(0x7F3A) == key)
        #expect(try await session.store.counts().notes == 1)
        await session.type("/redo")
        #expect(try await session.note(0x7F3A)?.isPinned == true)
    }

    @Test func `Several redos at once say what was done again, and stop where there are no more`() async throws {
        let session = TestSession([key])
        for line in ["/pin 7f3a", "/new Tea: green", "/delete 7f3a", "/undo 3"] { await session.type(line) }
        let said = await session.type("/redo 2").replacing("\n", with: " ")
        #expect(said.hasPrefix("Redone: 2 changes: changing “Spare key”; creating “Tea”."), "\(said)")
        #expect(try await session.note(0x7F3A)?.isPinned == true)
        let rest = await session.type("/redo 5").replacing("\n", with: " ")
        #expect(rest.hasPrefix("Redone: 1 change: deleting “Spare key”. There are no more, though you said 5."))
        #expect(await session.error("/redo 2") != nil)
        #expect(
            await session.error("/redo x")
                == "“x” is no number of changes from 1 to 100, so nothing was done. Type /redo, or a number after it."
        )
    }

    @Test func `An undo of a creation says where the note is`() async {
        let session = TestSession()
        await session.type("/new Tea")
        let said = await session.type("/undo").replacing("\n", with: " ")
        #expect(
            said.hasPrefix(
                "Undone: creating “Tea”. A redo brings it back; from your next change on it is in the Trash."
            )
        )
        await session.type("/new Coffee")
        #expect(await session.type("/trash").contains("Tea"))
    }

    @Test func `A step of several changes is told with its notes`() async throws {
        let session = TestSession([key, TestWorld.note(0x09BC, "Bike", "red")], confirm: { _ in true })
        await session.type("/pin 7f3a")
        await session.type("/merge 7f3a 09bc")
        let said = await session.type("/undo 2").replacing("\n", with: " ")
        #expect(said.contains("2 changes at once, such as of “Bike”, “Spare key”; changing “Spare key”."), "\(said)")
    }

    @Test func `An undo of more than there is stops, and says so`() async throws {
        let session = TestSession([key])
        await session.type("/pin 7f3a")
        #expect(
            await session.type("/undo 3").replacing("\n", with: " ").hasPrefix(
                "Undone: 1 change: changing “Spare key”. There are no more, though you said 3. /redo"
            )
        )
        #expect(await session.error("/undo 2") == "There is nothing to undo, as no change stands.")
    }

    @Test(arguments: ["0", "-1", "101", "alpha", "two notes"]) func `What is no number of changes undoes nothing`(
        typed: String
    ) async throws {
        let session = TestSession([key])
        await session.type("/pin 7f3a")
        #expect(
            await session.error("/undo \(typed)")?.hasPrefix("“\(typed)” is no number of changes from 1 to 100") == true
        )
        #expect(try await session.note(0x7F3A)?.isPinned == true)
    }

    @Test func `Undo of an update shows the lines that came back`() async throws {
        let session = TestSession([key])
        await session.type("/pin 7f3a")
        #expect(await session.type("/undo").hasPrefix("Undone: changing “Spare key”.\n╭ ✎ UPDATED"))
        #expect(try await session.note(0x7F3A) == key)
        let redone = await session.type("/redo")
        #expect(redone.hasPrefix("Redone: changing “Spare key”.\n╭ ✎ UPDATED"))
        #expect(redone.contains("+ Pinned: yes"))
    }

    @Test func `Undo of a deletion brings the note back`() async throws {
        let session = TestSession([key])
        await session.type("/delete 7f3a")
        let undone = await session.type("/undo")
        #expect(undone.hasPrefix("Undone: deleting “Spare key”.\n╭ ✎ UPDATED"))
        #expect(undone.contains("+ Taken out of the Trash"))
        #expect(try await session.note(0x7F3A) == key)
        #expect(await session.type("/redo").hasPrefix("Redone: deleting “Spare key”.\n╭ ✖ DELETED"))
    }

    @Test func `Undo of a restoring puts the note into the Trash again`() async throws {
        let session = TestSession([key])
        await session.type("/delete 7f3a")
        await session.type("/restore 7f3a")
        #expect(await session.type("/undo").hasPrefix("Undone: restoring “Spare key”.\n╭ ✖ DELETED"))
        #expect(try await session.note(0x7F3A)?.isTrashed == true)
    }

    @Test func `A new change leaves nothing to redo`() async {
        let session = TestSession([key])
        await session.type("/pin 7f3a")
        await session.type("/undo")
        await session.type("/delete 7f3a")
        #expect(
            await session.error("/redo")
                == "There is nothing to redo, as the last step was no undo."
        )
    }

    @Test func `A folder that the last line deleted comes back at once`() async throws {
        let call = #"{"action": "delete", "name": "Work"}"#
        let session = TestSession(
            [TestWorld.note(0x7F3A, "Budget").with { $0.folder = "Work" }],
            backend: ScriptedBackend([.calls(("folders", call)), .says("ok")])
        )
        await session.type("delete the folder Work")
        #expect(await session.type("/undo").contains("Undone."))
        #expect(try await session.store.folders().contains { $0.name == "Work" })
    }

    @Test func `A note that was made and deleted is shown as deleted when both are done again`() async {
        let session = TestSession()
        for line in ["/new Bike: red", "/delete Bike", "/undo", "/undo"] { await session.type(line) }
        let screen = await session.type("/redo 2")
        #expect(screen.contains("DELETED") && !screen.contains("CREATED"))
    }
}
