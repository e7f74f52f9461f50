import Foundation
import Settings
import Testing

@testable import Commands

struct SetupTests {
    private let ollama = SetupChoice(
        backend: "ollama",
        kind: .ollama,
        url: "http://127.0.0.1:11434/v1",
        model: "qwen3:4b",
        label: "Ollama: qwen3:4b"
    )

    private func newFile(_ choice: SetupChoice) throws -> SettingsFile {
        try SettingsFile(text: SetupLines(choice: choice).newFile, path: "config.yaml")
    }

    @Test func `A new file says what was chosen`() throws {
        let file = try newFile(ollama)
        #expect(file.values.mapValues(\.text) == ["backend": "ollama"])
        #expect(
            file.backends.first?.values.mapValues(\.text)
                == ["kind": "ollama", "url": "http://127.0.0.1:11434/v1", "model": "qwen3:4b"]
        )
        #expect(file.warnings.isEmpty)
    }

    @Test func `A new file for the built-in assistant needs no backends`() throws {
        let file = try newFile(SetupChoice(backend: "builtin", kind: .builtin, label: "built-in"))
        #expect(file.values["backend"]?.text == "builtin")
        #expect(file.backends.isEmpty)
    }

    @Test(arguments: ["a b", "#1", "x: y", "\"q\"", "back\\slash", "yes", "12", "é🦜", "-", "a\u{7}b", "line\nbreak"])
    func `Whatever a model is called, it reads back as that`(model: String) throws {
        var choice = ollama
        choice.model = model
        let file = try newFile(choice)
        #expect(file.backends.first?.values["model"]?.text == model)
        #expect(file.values.keys.sorted() == ["backend"])
    }

    @Test func `A new file is one that only its owner can read`() async throws {
        let program = try await TestProgram()
        let result = await program.run("setup", "--backend", "ollama", "--model", "one")
        #expect(result.out == "From now on ollama: one answers; it says so in \(program.file("config.yaml")).\n")
        #expect(try program.permissions(of: "config.yaml") == 0o600)
        #expect(
            try program.text(of: "config.yaml").hasSuffix("\nbackends:\n  ollama:\n    kind: ollama\n    model: one\n")
        )
    }

    @Test func `A backend that there is not is told what there is`() async throws {
        let program = try await TestProgram()
        let result = await program.run("setup", "--backend", "nosuch")
        #expect(result.status == 64)
        #expect(result.err.contains("There is no backend “nosuch” to set up, so nothing was changed."))
        #expect(!result.err.contains("magpie setup"))
    }

    @Test(arguments: [("y", "enrichment: model\n"), ("n", nil), ("", nil)])
    func `The person is asked whether the model may be sent notes, and a yes is written down`(
        answer: String,
        line: String?
    ) async throws {
        let program = try await TestProgram(typed: [answer])
        let result = await program.run("setup", "--backend", "ollama", "--model", "one")
        #expect(result.status == 0)
        #expect(result.err.contains("It is then sent the text of notes that you did not mention"))
        let text = try program.text(of: "config.yaml")
        #expect(text.contains("\nenrichment: model\n") == (line != nil))
    }

    @Test(arguments: [["--backend", "builtin"], ["--yes"]])
    func `Nobody is asked about a model that does not answer, nor with --yes`(arguments: [String]) async throws {
        let result = await (try TestProgram(typed: [])).run(["setup"] + arguments)
        #expect(result.status == 0)
        #expect(!result.err.contains("Let the model do it?"))
    }

    @Test func `Who has said who enriches notes is not asked`() async throws {
        let program = try await TestProgram(typed: ["y"])
        try program.write("enrichment: off\n", to: "config.yaml")
        let result = await program.run("setup", "--backend", "ollama")
        #expect(!result.err.contains("Let the model do it?"))
        #expect(!result.out.contains("enrichment"))
    }

    @Test func `A link to a file that is not there now stays as it is`() async throws {
        let program = try await TestProgram()
        let config = program.file("config.yaml")
        try FileManager.default.createSymbolicLink(atPath: config, withDestinationPath: "elsewhere/config.yaml")
        let result = await program.run("setup", "--backend", "ollama", "--model", "one")
        #expect(result.status == 73)
        #expect(result.err.contains("config.yaml"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: config) == "elsewhere/config.yaml")
    }

    private static let section = [
        "  ollama:", "    kind: ollama", "    url: http://127.0.0.1:11434/v1", "    model: qwen3:4b",
    ]
    private static let all = ["# At the top:", "backend: ollama", "# At the end:", "backends:"] + section

    @Test(arguments: [
        ("# mine\n", all), ("theme: dark\n", all), ("", all),
        (
            "backend: far\nmodel: big\nbackends:\n  far: {kind: openai}\n",
            [
                "# Line 1, instead of `backend: far`:", "backend: ollama", "# Line 2: remove `model: big`.",
                "# Below `backends:` in line 3:",
            ] + section
        ),
        (
            "backend: ollama\nbackends:\n  ollama:\n    url: http://box:11434/v1\n    model: old\n",
            [
                "# Below `ollama:` in line 3:", "    kind: ollama",
                "# Line 4, instead of `url: http://box:11434/v1`:",
                "    url: http://127.0.0.1:11434/v1", "# Line 5, instead of `model: old`:",
                "    model: qwen3:4b",
            ]
        ),
        ("theme: dark\nbackends:\n", ["# At the top:", "backend: ollama", "# Below `backends:` in line 2:"] + section),
        (
            "backend: ollama\nbackends:\n  ollama: {kind: ollama, url: 'http://127.0.0.1:11434/v1', model: 'qwen3:4b'}",
            []
        ),
    ])
    func `For a file that is there, the lines to write and their places are told`(yaml: String, lines: [String]) throws
    {
        let file = try SettingsFile(text: yaml, path: "config.yaml")
        #expect(SetupLines(choice: ollama).changes(in: file) == lines)
    }

    @Test func `A person's own file stays as it is, and the lines go to standard output`() async throws {
        let program = try await TestProgram()
        let own = "backend: far # mine\nbackends:\n  far: {kind: openai, url: 'https://far.example/v1'}\n"
        try program.write(own, to: "config.yaml")
        let result = await program.run("setup", "--backend", "ollama", "--model", "two")
        #expect(result.status == 2)
        #expect(
            result.out == """
                # Line 1, instead of `backend: far`:
                backend: ollama
                # Below `backends:` in line 2:
                  ollama:
                    kind: ollama
                    model: two

                """
        )
        let path = program.file("config.yaml")
        #expect(
            result.err == "You have a \(path), which is left as it is. For ollama: two to answer, write into it:\n"
        )
        #expect(try program.text(of: "config.yaml") == own)
    }

    @Test func `A file that says it already needs no lines`() async throws {
        let program = try await TestProgram()
        for _ in 1...2 { #expect(await program.run("setup", "--backend", "ollama", "--model", "one").status == 0) }
        let result = await program.run("setup", "--backend", "ollama", "--model", "one")
        #expect(result.out.isEmpty)
        #expect(result.err.hasSuffix("says already that ollama: one answers; nothing has to change.\n"))
    }

    @Test func `Without a server --yes leaves alone who was chosen before, and Return keeps them`() async throws {
        let old = "backend: claude\nbackends:\n  claude: {kind: anthropic, apiKeyCommand: pass}\n"
        let program = try await TestProgram(typed: ["", "", "", ""])
        try program.write(old + "suggestions: suggest\n", to: "config.yaml")
        #expect(await program.run("setup", "--yes").err.contains("stays as it is."))
        #expect(try program.text(of: "config.yaml") == old + "suggestions: suggest\n")
        let result = await program.run("setup")
        #expect(result.err.contains("1  claude, as config.yaml has it\n2  the built-in assistant"))
        #expect(result.err.contains("nothing has to change."))
        #expect(try program.text(of: "config.yaml") == old + "suggestions: suggest\n")
    }

    @Test func `A file that is no YAML is left alone, and its line is told`() async throws {
        let program = try await TestProgram()
        try program.write("theme: dark\nbackends: [\n", to: "config.yaml")
        let result = await program.run("setup", "--yes")
        #expect(result.status == 65)
        #expect(result.err.contains("config.yaml, line "))
        #expect(result.err.contains("nothing was changed, mend that first."))
        #expect(try program.text(of: "config.yaml") == "theme: dark\nbackends: [\n")
    }

    @Test func `A file that cannot be read is not taken for none`() async throws {
        let program = try await TestProgram()
        let bytes = Data([0x74, 0xFF, 0xFE, 0x0A])
        try bytes.write(to: URL(filePath: program.file("config.yaml")))
        let result = await program.run("setup", "--yes")
        #expect(result.status == 65)
        #expect(result.err.contains("\(program.file("config.yaml")), line 1: it is not a text in UTF-8."))
        #expect(FileManager.default.contents(atPath: program.file("config.yaml")) == bytes)
    }

    @Test func `Without a terminal the choice is named, or the first is taken`() async throws {
        let program = try await TestProgram()
        #expect(await program.run("setup").status == 64)
        #expect(await program.run("setup", "--yes").status == 0)
        #expect(await program.run("config", "--json").out.contains("config.yaml:4\""))
        #expect(await program.run("setup", "--backend", "nope").status == 64)
    }

    @Test func `A person chooses by number among what was found`() async throws {
        let program = try await TestProgram(environment: ["OPENAI_API_KEY": "sk-1"], typed: ["9", "2", "", "", ""])
        let result = await program.run("setup")
        #expect(result.err.contains("2  OpenAI, with the key in OPENAI_API_KEY"))
        #expect(result.err.contains("Type a number from 1 to 2"))
        #expect(try program.text(of: "config.yaml").contains("backend: openai"))
    }

    @Test func `Giving up changes nothing`() async throws {
        let program = try await TestProgram(typed: ["x"])
        let result = await program.run("setup")
        #expect(result.status == 64)
        #expect(
            result.err.hasSuffix(
                "[1] \nmagpie: Nothing was changed: no backend was chosen. `magpie setup` asks again.\n"
            )
        )
        #expect(!FileManager.default.fileExists(atPath: program.file("config.yaml")))
    }

    @Test func `A backend that the file has can be chosen by its name`() async throws {
        let program = try await TestProgram()
        try program.write("backends:\n  far:\n    kind: openai\n    url: https://far.example/v1\n", to: "config.yaml")
        let result = await program.run("setup", "--backend", "far", "--model", "large-1")
        #expect(result.status == 2)
        #expect(result.out == "# At the top:\nbackend: far\n# Below `far:` in line 2:\n    model: large-1\n")
    }

    @Test func `A key in the environment is no choice of its service`() async throws {
        let program = try await TestProgram(environment: ["OPENAI_API_KEY": "sk-1", "ANTHROPIC_API_KEY": "sk-2"])
        #expect(await program.run("setup", "--yes").status == 0)
        #expect(try program.text(of: "config.yaml").contains("backend: builtin"))
    }

    @Test func `A variable that leads elsewhere offers the server that it names, not the service`() async throws {
        let environment = ["OPENAI_API_KEY": "sk-1", "OPENAI_BASE_URL": "http://gpu.example:8000/v1"]
        let program = try await TestProgram(environment: environment, typed: ["2", "", "", ""])
        let result = await program.run("setup")
        #expect(result.err.contains("2  the server at gpu.example:8000 that OPENAI_BASE_URL names\n"))
        #expect(!result.err.contains("OPENAI_API_KEY"))
        let file = try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml")
        #expect(file.values["backend"]?.text == "gpu.example")
        #expect(file.backends.first?.name == "gpu.example")
        #expect(file.backends.first?.values["url"]?.text == "http://gpu.example:8000/v1")
    }

    @Test func `A server that is not on this machine comes after the built-in assistant, and says where it is`() {
        var servers = FoundServer.usual(["OLLAMA_HOST": "gpu.example"])
        servers[0].models = ["one"]
        servers[1].models = ["two"]
        let choices = SetupChoice.all(servers, environment: ["ANTHROPIC_API_KEY": "sk-1"])
        #expect(
            choices.map(\.label) == [
                "LM Studio: two", SetupChoice.builtin.label, "Ollama at gpu.example:11434: one",
                "Anthropic, with the key in ANTHROPIC_API_KEY",
            ]
        )
    }

    @Test(arguments: ["garbage", "https://me:secret@x.example/v1"])
    func `A variable that leads nowhere offers nothing`(url: String) {
        let choices = SetupChoice.all([], environment: ["OPENAI_API_KEY": "sk-1", "OPENAI_BASE_URL": url])
        #expect(choices == [.builtin])
    }

    @Test func `A variable that counts before the file is pointed out`() async throws {
        let program = try await TestProgram(environment: ["MAGPIE_BACKEND": "anthropic"])
        #expect(await program.run("setup", "--yes").err.contains("MAGPIE_BACKEND says “anthropic”"))
    }
}
