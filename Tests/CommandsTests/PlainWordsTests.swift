import ArgumentParser
import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

/// What commands say when something is not as it was thought, and what programs read of it.
struct PlainWordsTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot", tags: ["home"])

    @Test func `Tags are listed with their counts`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("tags").out == "#home  1 note\n")
        #expect(await program.run("tags", "--json").out.contains("\"tag\" : \"home\""))
        let none = try await TestProgram()
        #expect(await none.run("tags").err == "No note has a tag. `magpie add --tag home TEXT` stores one that has.\n")
        #expect(await none.run("tags", "--json").out == "[]\n")
    }

    @Test(arguments: [
        (["trash"], "Type `magpie notes --trash`."), (["list"], "Type `magpie notes`."),
        (["new"], "Type `magpie add`."),
        (["edit", "Spare", "key"], "Start `magpie`, and type /edit with the note."), (["edit"], "type /edit"),
        (["move", "Radar", "Work"], "Type `magpie folder move NOTE --to FOLDER`."),
        (["unpin"], "At the prompt it is /unpin."),
        (["context"], "At the prompt it is /context."),
    ])
    func `A command of the prompt is no subcommand, and it is said what to type`(arguments: [String], hint: String)
        async throws
    {
        let result = await (try TestProgram([key])).run(arguments)
        #expect(result.status == 64)
        #expect(result.err.contains(hint), "\(result.err)")
    }

    @Test(arguments: [
        ["list", "my", "tasks"], ["pin", "it"], ["move", "the", "dentist", "to", "friday"],
        ["trash", "the", "key", "note"],
        ["new", "idea:", "a", "boat"], ["edit", "the", "key", "note"], ["task", "buy", "milk"], ["quit"], ["save"],
    ])
    func `With other words, or meant for the assistant, it is talk`(arguments: [String]) throws {
        #expect(try MagpieCommand.parseAsRoot(arguments) is TalkCommand)
    }

    @Test func `What a change did to a field is said in words`() async throws {
        let program = try await TestProgram([key])
        for (line, words) in [
            ("/pin 7f3a", "pinned"), ("/unpin 7f3a", "unpinned"),
            ("rename the spare key note to Keys", "was “Spare key”"),
        ] {
            let result = await program.run(line)
            #expect(result.err.contains("(7f3a), \(words)\n"), "\(result.err)")
        }
    }

    @Test func `A note that is in the folder already is named`() async throws {
        let program = try await TestProgram([key])
        #expect(
            await program.run("folder", "move", "7f3a", "--to", "Notes").err == "“Spare key” is in “Notes” already.\n"
        )
    }

    @Test func `What has been in the Trash for more than 30 days is not listed, and looking removes nothing`()
        async throws
    {
        let old = TestWorld.note(0xDEAD, "Old")
        let ancient = NoteItem(
            id: old.id,
            title: old.title,
            createdAt: old.createdAt,
            deletedAt: TestWorld.now.addingTimeInterval(-31 * 86_400)
        )
        let program = try await TestProgram([ancient])
        #expect(await program.run("notes", "--trash", "--json").out == "[]\n")
        #expect(try await program.notes().count == 1)
    }

    @Test func `Where an export cannot be written, the reason is not made up`() async throws {
        let program = try await TestProgram([key])
        let result = await program.run("export", "/proc/nowhere")
        #expect(result.status == 73)
        #expect(!result.err.contains("Free some space"))
    }

    @Test func `As JSON a slash command has its cards`() async throws {
        let program = try await TestProgram([key])
        let out = await program.run("--json", "/pin 7f3a").out
        #expect(out.contains("\"handle\" : \"7f3a\""))
        #expect(out.contains("\"state\" : \"updated\""))
    }

    @Test func `A replay names a tool that there is not`() async throws {
        let program = try await TestProgram()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../transcripts")
        let path = folder.appending(path: "unknown-tool.yaml").path
        let result = await program.run("replay", path)
        #expect(result.status == 0)
        #expect(result.err.contains("turn 1: there is no tool “send_mail”."))
    }
}
