import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Testing
import Transcripts

@testable import Commands
@testable import Repl

struct TalkCommandTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "The spare key is under the blue pot")

    @Test func `A capture says what was done on standard error`() async throws {
        let program = try await TestProgram()
        let result = await program.run("remember that the spare key is under the blue pot")
        #expect(result.status == 0)
        #expect(result.err.hasPrefix("Note saved: "))
        #expect(try await program.notes().count == 1)
    }

    @Test func `An answer goes to standard output, the card's sentence to standard error`() async throws {
        let result = await (try TestProgram([key])).run("where", "is", "my", "spare", "key?")
        #expect(result.out.hasPrefix("The spare key is under the blue pot"))
        #expect(result.err == "Note found: Spare key (7f3a)\n")
    }

    @Test func `Piped text comes before the words`() async throws {
        let program = try await TestProgram()
        let result = await program.run("--json", "note this", input: "The router is in the hall.\n")
        #expect(result.out.contains(#""text" : "The router is in the hall.\n\n\nnote this""#))
    }

    @Test func `Piped text that something is said about is never a command`() async throws {
        let program = try await TestProgram([key])
        let result = await program.run("--json", "note this", input: "/delete 7f3a")
        #expect(!result.err.contains("DELETED"))
        #expect(try await program.store().note(key.id)?.isTrashed == false)
        #expect(try await program.store().history(of: key.id).isEmpty)
    }

    @Test(arguments: [[], ["--backend", "builtin"]])
    func `A model for the built-in assistant, which has none, is a mistake in the command line`(choice: [String])
        async throws
    {
        let program = try await TestProgram()
        let result = await program.run(choice + ["--model", "nope", "remember the milk"])
        #expect(result.status == 64)
        #expect(result.out.isEmpty)
        #expect(result.err.hasPrefix("magpie: The built-in assistant has no models, so nothing was done."))
        #expect(try await program.notes().isEmpty)
        // There it may be meant for a backend that is chosen later.
        try program.write("model: nope\n", to: "config.yaml")
        #expect(await program.run("remember the milk").status == 0)
    }

    @Test(arguments: [([], nil), ([], ""), ([], "\n \n"), ([""], nil), ([" "], "")] as [([String], String?)])
    func `Nothing said without a terminal ends with 64`(words: [String], input: String?) async throws {
        let result = await (try TestProgram()).run(words, input: input.map { Data($0.utf8) })
        #expect(
            result
                == TestProgram.Result(
                    status: 64,
                    out: "",
                    err:
                        "magpie: Nothing was said, and there is no terminal to ask in. Try: magpie \"where is the spare key?\"\n"
                )
        )
    }

    @Test(arguments: ["/tags\nremember that zz", "/undo\n\nremember that zz", "/show 7f3a\nremember that zz"])
    func `Lines below a slash command are refused with it`(text: String) async throws {
        let program = try await TestProgram()
        _ = await program.run("add", "milk")
        let result = await program.run([], input: Data(text.utf8))
        #expect(result.status == 64)
        #expect(result.err.contains("is one line, and more lines follow it, so nothing was done."))
        #expect(try await program.notes().map(\.body) == ["milk"])
    }

    @Test func `A slash command runs whatever is piped in`() async throws {
        let result = await (try TestProgram([key])).run("/notes", input: "k8\n")
        #expect(result.status == 0)
        #expect(result.out.contains("7f3a  Spare key"))
    }

    @Test func `A slash command's listing goes to standard output`() async throws {
        let result = await (try TestProgram([key])).run("/notes")
        #expect(result.out.contains("7f3a  Spare key"))
        #expect(result.err.isEmpty)
    }

    @Test(arguments: [
        (["/noets"], "There is no command /noets. Did you mean /notes?\n"),
        (["/show", "nothing"], "No note is called “nothing”. List the notes, and use a handle or a title.\n"),
    ])
    func `A slash command that fails ends with 1`(arguments: [String], sentence: String) async throws {
        let result = await (try TestProgram([key])).run(arguments)
        #expect(result == TestProgram.Result(status: 1, out: "", err: sentence))
    }

    @Test func `A turn is printed as one JSON object`() async throws {
        let result = await (try TestProgram([key])).run("--json", "delete the note about the spare key")
        #expect(result.status == 0)
        #expect(result.err.isEmpty)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
        #expect(Set(report.keys) == ["text", "reply", "calls", "cards", "suggestions", "ending", "error"])
        #expect(report["ending"] as? String == "completed")
        #expect(report["error"] is NSNull)
        #expect(report["text"] as? String == "delete the note about the spare key")
        let calls = try #require(report["calls"] as? [[String: Any]])
        #expect(calls.compactMap { $0["tool"] as? String }.last == "delete_note")
        for call in calls { #expect(Set(call.keys) == ["tool", "arguments", "result", "error"]) }
        let cards = try #require(report["cards"] as? [[String: Any]])
        let card = try #require(cards.last)
        #expect(Set(card.keys) == ["id", "handle", "title", "snippet", "state", "tags", "isPretended", "isProposed"])
        #expect(card["state"] as? String == "deleted")
        #expect(card["id"] as? String == "7F3A0000-0000-4000-8000-000000000000")
    }

    @Test func `With JSON an error is told on standard error as well`() async throws {
        let result = await (try TestProgram()).run("--json", "/noets")
        #expect(result.status == 1)
        #expect(result.err == "magpie: There is no command /noets. Did you mean /notes?\n")
        #expect(result.out.contains("\"calls\" : []"))
        #expect(result.out.contains("\"ending\" : \"failed\""))
        #expect(result.out.contains("\"error\" : \"There is no command /noets. Did you mean /notes?\""))
    }

    @Test(
        arguments: [
            (.completed, .completed, nil), (.interrupted, .interrupted, "Interrupted."),
            (.stopped(.steps(8)), .stopped, Turn.Bound.steps(8).description),
            (.failed(BackendError(.busy, "Too busy.")), .failed, "Too busy."),
        ] as [(Turn.Ending, TurnReport.Ending, String?)]
    )
    func `A turn's report says how it ended, and why`(end: Turn.Ending, ending: TurnReport.Ending, error: String?) {
        var turn = Turn(text: "hello")
        turn.ending = end
        let outcome = Session.Outcome(turn: turn, error: turn.failure, isInterrupted: end == .interrupted)
        let report = TurnReport(outcome, text: "hello")
        #expect(report.ending == ending)
        #expect(report.error == error)
    }

    @Test func `What came to nothing is not success`() async throws {
        let program = try await TestProgram()
        #expect(await program.run("blah blah blubb").status == 2)
        let result = await program.run("--json", "blah blah blubb")
        #expect(result.status == 2)
        #expect(result.out.contains("\"ending\" : \"leftOpen\""))
        #expect(result.out.contains("\"error\" : \"Nothing was done.\""))
    }

    @Test(arguments: ["delete the note about the shopping list", "that was cheaper before"])
    func `A question back ends with 2, and nothing is changed`(line: String) async throws {
        let notes = [TestWorld.note(0x1111, "Shopping list for us"), TestWorld.note(0x2222, "Shopping list for them")]
        let program = try await TestProgram(notes)
        let result = await program.run(line)
        #expect(result.out.contains("?"), "\(result)")
        #expect(result.status == 2)
        #expect(try await program.notes().count { !$0.isTrashed } == 2)
        #expect(try await program.store().undo().isEmpty)
    }

    @Test func `Piped text that was read and not stored is no success`() async throws {
        let program = try await TestProgram([key])
        let result = await program.run("where is the spare key in this?", input: "The router is in the hall.\n")
        #expect(result.status == 2)
        #expect(result.err.contains("What was piped in is not stored."))
        let json = await program.run("--json", "where is the spare key in this?", input: "The router is in the hall.\n")
        #expect(json.out.contains("\"ending\" : \"leftOpen\""))
        #expect(await program.run("note this", input: "The router is in the hall.\n").status == 0)
    }

    @Test(arguments: ["add to the shopping list", "make a note", "save as a note", "keep"])
    func `An order that needs a text takes the one that is piped in`(order: String) async throws {
        let program = try await TestProgram()
        let result = await program.run(order, input: "oat milk\nbread\n")
        #expect(result.status == 0, "\(result)")
        #expect(try await program.notes().first?.body.contains("bread") == true)
    }

    @Test(
        arguments: [
            "add the text to the spare key note", "append the output to spare key", "copy this into spare key",
            "write the lines to spare key", "add this at the end of spare key", "insert the following into spare key",
        ]
    )
    func `What is piped in for a note is written there, and the order is not`(order: String) async throws {
        let program = try await TestProgram([key])
        let result = await program.run(order, input: "precious\nstone\n")
        #expect(result.status == 0, "\(result)")
        #expect(try await program.notes().map(\.body) == ["\(key.body)\nprecious\nstone"])
    }

    @Test(arguments: [
        "prepend this to spare key", "add the text to the garage note", "save this as Spare key",
        "put this before spare key",
    ])
    func `What is piped in and cannot be put there is refused`(order: String) async throws {
        let program = try await TestProgram([key])
        let result = await program.run(order, input: "precious\n")
        #expect(result.status == 2)
        #expect(result.err.contains("What was piped in is not stored."))
        #expect(try await program.notes().map(\.body) == [key.body])
    }

    @Test(arguments: [[], ["--quiet"]])
    func `What is piped in and not spoken of stays where it is`(options: [String]) async throws {
        let program = try await TestProgram([key])
        let result = await program.run(
            options + ["where is the spare key?"],
            input: Data("The router is in the hall.\n".utf8)
        )
        #expect(result.status == 0)
        #expect(result.err.contains("What is on standard input was not read. Add - to read it."))
        #expect(!result.out.contains("router"))
    }

    @Test func `A dry run says what would be done, and not that it was`() async throws {
        let program = try await TestProgram([key])
        let result = await program.run("--dry-run", "delete the note about the spare key")
        #expect(result.out == "Note would be deleted: Spare key (7f3a)\n")
        let json = await program.run("--dry-run", "--json", "delete the note about the spare key")
        #expect(json.out.contains("\"reply\" : \"Note would be deleted: Spare key (7f3a)\""))
    }

    @Test func `A dry run of a subcommand that is a command of the prompt as well is that of the prompt`() async throws
    {
        let program = try await TestProgram()
        _ = await program.run("add", "--title", "Tea")
        let undo = await program.run("--dry-run", "undo")
        #expect(undo.status == 0)
        #expect(undo.err.contains("Would be undone: 1 change: creating “Tea”."))
        #expect(await program.run("--dry-run", "delete", "tea").err.hasPrefix("Note would be deleted: Tea"))
        #expect(await program.run("--dry-run", "setup").status == 64)
        #expect(try await program.notes().map(\.title) == ["Tea"])
    }

    @Test func `With JSON a conversation that there is not is told as JSON too`() async throws {
        let result = await (try TestProgram()).run("--json", "--session", "99", "hi")
        #expect(result.status == 1)
        let report = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
        #expect(report?["ending"] as? String == "failed")
        #expect(report?["text"] as? String == "hi")
        #expect((report?["error"] as? String).map { "magpie: \($0)\n" } == result.err)
    }

    @Test(arguments: ["undo", "/undo"])
    func `A dry run of an undo takes nothing back, and does not say that it did`(line: String) async throws {
        let program = try await TestProgram()
        _ = await program.run("add", "--title", "Tea")
        let result = await program.run("--dry-run", "-c", line)
        let other = await program.run("--dry-run", line)
        #expect(try await program.notes().map(\.title) == ["Tea"])
        for text in [result.out + result.err, other.out + other.err] {
            #expect(!text.contains("Undone") && !text.contains("Taken back"))
        }
    }

    @Test func `Quiet says nothing but the answer`() async throws {
        let program = try await TestProgram([key])
        let answered = await program.run("--quiet", "where is the spare key?")
        #expect(answered.out.hasPrefix("The spare key is under the blue pot"))
        #expect(answered.err.isEmpty)
        let failed = await program.run("--quiet", "/noets")
        #expect(
            failed
                == TestProgram.Result(
                    status: 1,
                    out: "",
                    err: "magpie: There is no command /noets. Did you mean /notes?\n"
                )
        )
        for arguments in [["add", "milk"], ["delete", "7f3a"], ["undo"]] {
            #expect(await program.run(arguments + ["--quiet"]) == TestProgram.Result(status: 0, out: "", err: ""))
        }
    }

    @Test func `A command that was interrupted, and a turn that could not be recorded, did not complete`() {
        let interrupted = TurnReport(Session.Outcome(isInterrupted: true), text: "/save a")
        #expect(interrupted.ending == .interrupted)
        #expect(interrupted.error == "Interrupted.")
        let unwritten = Session.Outcome(turn: Turn(text: "hello"), error: "The disk is full.")
        #expect(TurnReport(unwritten, text: "hello").ending == .failed)
    }

    @Test(arguments: [
        ["remember the milk"], ["delete the note about the spare key"], ["where is the spare key?"],
        ["/delete", "7f3a"],
        ["/pin", "7f3a"], ["add eggs to the shopping list"],
    ])
    func `A dry run stores and stamps nothing`(words: [String]) async throws {
        let program = try await TestProgram([key])
        let result = await program.run(["--dry-run"] + words)
        #expect(result.status == 0)
        #expect(try await program.notes() == [key])
        #expect(try await program.store().undo().isEmpty)
    }

    @Test(arguments: [
        (["remember the milk"], "Note would be saved: "),
        (["/delete", "7f3a"], "Note would be deleted: Spare key (7f3a)"),
        (["/pin", "7f3a"], "Note would be updated: Spare key (7f3a)"),
    ])
    func `A dry run says what would have been done`(words: [String], beginning: String) async throws {
        let result = await (try TestProgram([key])).run(["--dry-run"] + words)
        let said = result.out + result.err
        #expect(said.hasPrefix(beginning), "\(said)")
        #expect(said.ranges(of: beginning).count == 1)
    }

    @Test func `Record keeps the turn as a transcript that replays`() async throws {
        let program = try await TestProgram([key])
        let path = program.file("talk.yaml")
        #expect(await program.run("--record", path, "where is the spare key?").status == 0)
        let result = await program.run("replay", path)
        #expect(result == TestProgram.Result(status: 0, out: "ok \(path) (1 turn)\n", err: "1 transcript: 1 ok\n"))
    }

    @Test func `Record does not replace a file, and then nothing is changed`() async throws {
        let program = try await TestProgram([key])
        let path = program.file("talk.yaml")
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        let result = await program.run("--record", path, "delete the note about the spare key")
        #expect(
            result
                == TestProgram.Result(
                    status: 73,
                    out: "",
                    err: "magpie: \(path) exists already; nothing was written. Choose another name.\n"
                )
        )
        #expect(try await program.notes() == [key])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }
}
