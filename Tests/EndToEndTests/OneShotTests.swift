import Foundation
import Notes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct OneShotTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `The answer goes to standard output and the card to standard error, without colour`() async throws {
        let captured = try await magpie("remember that the spare key is under the blue pot")
        #expect(captured.status == 0)
        #expect(captured.errors.hasPrefix("Note saved: Spare key ("))
        let asked = try await magpie("where is the spare key?")
        #expect(asked.output == "The spare key is under the blue pot. (Spare key, noted today)\n")
        #expect(asked.errors.hasPrefix("Note found: Spare key ("))
        #expect(!(asked.output + asked.errors + captured.output + captured.errors).contains("\u{1B}"))
    }

    @Test func `Piped text is read, and comes before the words on the command line`() async throws {
        let result = try await magpie("--json", "note this", input: "Minutes of Monday\n- price stays at 9 euros\n")
        #expect(
            try object(result.output)["text"] as? String == "Minutes of Monday\n- price stays at 9 euros\n\n\nnote this"
        )
        let note = try #require(try await magpie.notes().first)
        #expect(note.body.contains("- price stays at 9 euros"))
    }

    @Test func `Piped text alone is a message`() async throws {
        try await magpie(input: "remember that the meter reads 4711\n")
        #expect(try await magpie.notes().map(\.body) == ["The meter reads 4711"])
    }

    @Test func `With nothing to say and no terminal it asks for words and does not wait`() async throws {
        let result = try await magpie()
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("magpie: Nothing was said"))
    }

    @Test func `As JSON a turn is one object with text, reply, calls, cards and ending`() async throws {
        let result = try await magpie("--json", "add milk to the shopping list")
        let turn = try object(result.output)
        #expect(Set(turn.keys) == ["text", "reply", "calls", "cards", "suggestions", "ending", "error"])
        let calls = try #require(turn["calls"] as? [[String: Any]])
        #expect(calls.map { $0["tool"] as? String } == ["search_notes", "search_notes", "create_note"])
        #expect(calls.allSatisfy { $0["arguments"] is [String: Any] && $0["result"] is [String: Any] })
        let cards = try #require(turn["cards"] as? [[String: Any]])
        #expect(cards.map { $0["state"] as? String } == ["created"])
        #expect(cards.first?["title"] as? String == "Shopping list")
        #expect(result.errors.isEmpty)
    }

    @Test func `A dry run says what would be done and changes nothing`() async throws {
        try await magpie("remember that the spare key is under the blue pot")
        let before = try await magpie.notes()
        for text in ["delete the spare key note", "remember the milk", "add to the spare key note that it is brass"] {
            let result = try await magpie("--dry-run", text)
            #expect(result.status == 0)
            #expect(result.output.contains("would be"))
        }
        try await magpie("--dry-run", "where is the spare key?")
        #expect(try await magpie.notes() == before)
        #expect(try await magpie("recent", "--json").output == "[]\n")
        #expect(try await magpie("undo").errors.contains("\nNote taken back: Spare key"))
    }

    @Test(arguments: [["show", "Token"], ["what is the token?"]])
    func `What is piped elsewhere keeps its lines`(arguments: [String]) async throws {
        let token = String(repeating: "a1b2", count: 60)
        try await magpie("add", "--title", "Token", "The token is \(token).")
        #expect(try await magpie.runner.run(arguments).output.contains(token))
    }

    @Test func `A slash command can be said from outside`() async throws {
        try await magpie("add", "--title", "Wifi", "On the router")
        let result = try await magpie("/notes")
        #expect(result.output.contains("Wifi"))
        #expect(try await magpie("/serach wifi").status == 1)
    }

    @Test func `On a terminal, one turn names commands as the shell has them`() async throws {
        let notes = (1...20).map { #"{"title": "Tea \#($0)", "body": "oolong"}"# }.joined(separator: "\n")
        try await magpie("add", "--json-lines", input: notes)
        let found = try magpie.terminal(["find oolong"])
        try await found.expect("`magpie show ")
        let deleted = try magpie.terminal(["delete the note Tea 3"])
        try await deleted.expect("undo with `magpie undo`")
    }

    @Test func `A note is added as it is, with title, tags and folder`() async throws {
        try await magpie(
            "add",
            "--title",
            "Wifi",
            "--tag",
            "home",
            "--tag",
            "#net",
            "--folder",
            "House",
            "On the router"
        )
        try await magpie("add", input: "# From a pipe\n- [ ] line\n")
        let notes = try await magpie.notes()
        #expect(notes.map(\.title) == ["From a pipe", "Wifi"])
        #expect(notes[1].tags == ["home", "net"])
        #expect(notes[1].folder == "House")
        #expect(notes[0].body == "# From a pipe\n- [ ] line")
        #expect(notes.allSatisfy { $0.source == .manual })
    }

    @Test func `A body may begin with a dash, a mistyped option is not text`() async throws {
        try await magpie("add", "--title", "List", "- [ ] stamps\n- [ ] bulbs")
        #expect(try await magpie.notes().map(\.body) == ["- [ ] stamps\n- [ ] bulbs"])
        let result = try await magpie("add", "--tittle", "List")
        #expect(result.status == 64)
        #expect(try await magpie.notes().count == 1)
    }

    @Test func `Commands print notes as an array of NoteItem objects`() async throws {
        func titles(_ arguments: String...) async throws -> [String] {
            let result = try await magpie.runner.run(arguments + ["--json"])
            return try JSONDecoder().decode([NoteItem].self, from: Data(result.output.utf8)).map(\.title)
        }
        #expect(try await titles("notes") == [])
        #expect(try await titles("add", "--title", "Wifi", "On the router") == ["Wifi"])
        #expect(try await titles("search", "router") == ["Wifi"])
        #expect(try await titles("show", "wifi") == ["Wifi"])
        try await magpie("where is the wifi?")
        #expect(try await titles("recent") == ["Wifi"])
        #expect(try await titles("delete", "Wifi") == ["Wifi"])
        #expect(try await titles("notes") == [])
        #expect(try await titles("notes", "--trash") == ["Wifi"])
        #expect(try await titles("restore", "Wifi") == ["Wifi"])
        #expect(try await titles("undo") == ["Wifi"])
        #expect(try await titles("redo") == ["Wifi"])
        #expect(try await titles("notes") == ["Wifi"])
    }

    @Test func `Dates in JSON are ISO 8601`() async throws {
        try await magpie("add", "--title", "Wifi")
        let output = try await magpie("notes", "--json").output
        #expect(output.contains(#/"createdAt" : "\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"/#))
    }

    struct Failure: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var status: Int
        var sentence: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(
        arguments: [
            Failure(arguments: ["notes", "--colour"], status: 64, sentence: "Unknown option '--colour'"),
            Failure(arguments: ["notes", "--limit", "-1"], status: 64, sentence: "--limit"),
            Failure(arguments: ["search"], status: 64, sentence: "Say what to look for"),
            Failure(arguments: ["add"], status: 64, sentence: "A note needs a title or a body."),
            Failure(arguments: ["show", "ffff"], status: 1, sentence: "No note is called “ffff”."),
            Failure(arguments: ["delete", "nothing"], status: 1, sentence: "No note is called “nothing”."),
            Failure(arguments: ["undo"], status: 1, sentence: "There is nothing to undo,"),
            Failure(arguments: ["replay", "missing.yaml"], status: 74, sentence: "Cannot read missing.yaml"),
            Failure(arguments: ["notes", "--data-dir", "/proc/magpie"], status: 73, sentence: "/proc/magpie"),
            Failure(
                arguments: ["--record", "/no/such/folder/t.yaml", "hi"],
                status: 73,
                sentence: "its folder does not"
            ),
        ]
    )
    func `What goes wrong is one sentence on standard error and an exit code`(failure: Failure) async throws {
        let result = try await magpie.runner.run(failure.arguments)
        #expect(result.status == failure.status)
        #expect(result.errors.contains(failure.sentence))
        #expect(result.output.isEmpty)
    }

    @Test func `A reader that goes away early is no error`() async throws {
        try await magpie("add", "--title", "Long", "-", input: String(repeating: "lorem ipsum ", count: 50_000))
        let result = try await shell(#""$0" notes --json | head -c 10 >/dev/null"#)
        #expect(result.errors.isEmpty)
    }

    @Test func `A reader that goes away early stops no order halfway`() async throws {
        for title in ["Boiler", "Dentist", "Garage"] { try await magpie("add", "--title", title) }
        let line = "delete the dentist note and delete the boiler note"
        let result = try await shell(#""$0" '\#(line)' 2>&1 | (exec <&-; sleep 1); exit ${PIPESTATUS[0]}"#)
        #expect(result.status == 0)
        #expect(try await magpie.notes().map(\.title) == ["Garage"])
        let export = try await shell(#""$0" export ./out 2>&1 | (exec <&-; sleep 1); exit ${PIPESTATUS[0]}"#)
        #expect(export.status == 0)
        #expect(FileManager.default.fileExists(atPath: magpie.runner.home.file("out")))
    }

    @Test func `An answer that cannot be written is an error`() async throws {
        try await magpie("add", "--title", "Wifi", "On the router")
        let result = try await shell(#"exec "$0" notes --json > /dev/full"#)
        #expect(result.status == 74)
        #expect(result.errors.hasPrefix("magpie: Cannot write the answer to standard output"))
    }

    @Test func `A standard output that is closed is said to be`() async throws {
        let result = try await shell(#"exec "$0" "remember the milk" >&-"#)
        #expect(result.status == 74)
        #expect(
            result.errors.contains(
                "Cannot write the answer to standard output: it is closed. Give it a file or a pipe."
            )
        )
    }

    @Test func `An answer that cannot be written says that what was stored is stored`() async throws {
        let result = try await shell(#"exec "$0" --json "remember the milk" > /dev/full"#)
        #expect(result.status == 74)
        #expect(result.errors.contains("Notes that were stored or changed stay so; `magpie notes` shows them."))
        #expect(try await magpie.notes().count == 1)
    }

    /// Runs a line of the shell in which `$0` is the program.
    private func shell(_ line: String) async throws -> ProgramRunner.Result {
        var runner = magpie.runner
        runner.executable = "/bin/bash"
        return try await runner.run(["-c", line, magpie.runner.executable])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `There is a completion script for each shell`(shell: String) async throws {
        let result = try await magpie("--generate-completion-script", shell)
        #expect(result.status == 0)
        #expect(result.output.contains("magpie"))
    }
}
