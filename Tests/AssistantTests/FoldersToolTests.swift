import AssistantTestSupport
import Notes
import Testing

@testable import Assistant

struct FoldersToolTests {
    private let world: TestWorld

    init() {
        var budget = TestWorld.note(0x2222, "Budget")
        budget.folder = "Work"
        world = TestWorld([TestWorld.note(0x1111, "Spare key"), budget])
    }

    @Test(arguments: ["{}", #"{"action": "list"}"#])
    func `Folders are listed with the number of their notes`(arguments: String) async throws {
        let action = try await world.call("folders", arguments).get()
        #expect(action.output.folders == [NoteFolder(name: "Notes", notes: 1), NoteFolder(name: "Work", notes: 1)])
        #expect(action.kind == .found)
    }

    @Test func `A folder is made, renamed and deleted, and its notes are kept`() async throws {
        _ = try await world.call("folders", #"{"action": "create", "name": "Books"}"#).get()
        _ = try await world.call("folders", #"{"action": "rename", "name": "work", "to": "Office"}"#).get()
        let action = try await world.call("folders", #"{"action": "delete", "name": "Office"}"#).get()
        #expect(action.output.folders?.map(\.name) == ["Notes", "Books"])
        #expect(try await world.store.note(TestWorld.id(0x2222))?.folder == "Notes")
    }

    @Test(arguments: [("make a folder Books", true), ("leg einen Ordner Books an", true), ("hello", false)])
    func `A model makes a folder only where the line speaks of one`(line: String, isMade: Bool) async throws {
        let create = ScriptedBackend.Step.calls(("folders", #"{"action":"create","name":"Books"}"#))
        let backend = NamedBackend(name: "m", model: "m", isRemote: true, ScriptedBackend([create, .says("Ok.")]))
        var conversation = Conversation()
        _ = await TurnLoop(backend: backend, toolbox: world.toolbox, system: "")
            .run(line, in: &conversation, show: { _ in })
        #expect(try await world.store.folders().contains { $0.name == "Books" } == isMade)
    }

    @Test(arguments: [
        (#"{"action": "create"}"#, "“name” is missing: give the name of the folder."),
        (#"{"action": "rename", "name": "Work"}"#, "“to” is missing: give the name of the folder."),
        (#"{"action": "create", "name": "WORK"}"#, FolderError.exists("Work").description),
        (#"{"action": "delete", "name": "Notes"}"#, FolderError.isDefault.description),
    ])
    func `What makes no sense is told to the model`(arguments: String, said: String) async throws {
        let outcome = await world.call("folders", arguments)
        #expect(#expect(throws: ToolError.self) { try outcome.get() }?.description == said)
    }

    @Test
    func `A search in a folder that there is not tells the model those that there are, and without a name all notes`()
        async throws
    {
        let outcome = await world.call("search_notes", #"{"query": "budget", "folder": "Wrok"}"#)
        let error = #expect(throws: ToolError.self) { try outcome.get() }
        #expect(error?.description == "There is no folder “Wrok”. Did you mean “Work”? The folders are: Notes, Work.")
        let found = try await world.call("search_notes", #"{"query": "budget", "folder": ""}"#).get()
        #expect(found.output.notes.map(\.title) == ["Budget"])
    }

    @Test func `A model need not know the case of a folder's name`() async throws {
        let found = try await world.call("search_notes", #"{"query": "", "folder": "WORK"}"#).get()
        #expect(found.output.notes.map(\.title) == ["Budget"])
        let moved = try await world.call("update_note", #"{"id": "1111", "folder": "work"}"#).get()
        #expect(moved.output.notes.map(\.folder) == ["Work"])
    }
}
