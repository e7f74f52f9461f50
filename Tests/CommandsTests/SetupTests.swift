import Foundation
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

    @Test func `A new file says what was chosen, and explains the rest in comments`() throws {
        let text = SettingsText.new(ollama)
        let file = try SettingsFile(text: text, path: "config.yaml")
        #expect(file.values["backend"]?.text == "ollama")
        #expect(file.backends.first?.values["model"]?.text == "qwen3:4b")
        #expect(file.warnings.isEmpty)
        for name in SettingName.ofBackend where name != "kind" { #expect(text.contains(name)) }
    }

    @Test func `A new file for the built-in assistant needs no backends`() throws {
        let builtin = SetupChoice(backend: "builtin", kind: .builtin, label: "built-in")
        let file = try SettingsFile(text: SettingsText.new(builtin), path: "config.yaml")
        #expect(file.values["backend"]?.text == "builtin")
        #expect(file.backends.isEmpty)
    }

    @Test(arguments: [
        "# mine\ntheme: dark\n",
        "backend: far # the large one\nbackends:\n  far:\n    kind: openai\n    url: https://far.example/v1 # here\n",
        "backends:\n    ollama:\n        model: old\n        temperature: 0.1\n",
        "theme: light\nbackends:\n  ollama:\n    kind: ollama\n",
        "backend: far # the large one\nmodel: large-1\nbackends:\n  ollama: # here\n  far:\n    kind: openai\n",
        "backends:\n  ollama:\n    url: http://box:11434/v1 # the box\n    model: old # small\n", "", "\n",
        "backend: far # large\nmodel: old # why\nbackends:\n  ollama:\n    model: 'it''s 1' # here\n",
        "model: old # why",
        "backends:\n", "backends: ~ # none\n", "theme: dark\nbackends: # none\n# more\n",
        "backends:\n  ollama: # mine\n",
        "---\ntheme: dark\n", "%YAML 1.1\n--- # here\ntheme: dark\n...\n", "---\n...", "--- {theme: dark}\n",
        "{theme: dark}", "{}", "{ # mine\n  theme: dark,\n}\n", "backends: {far: {kind: openai}}", "backends: {}\n",
        "backends:\n  ollama: {model: old, tools: text} # short\n",
        "backends: {ollama: {model: \"o\\\"ld\"}, far: {kind: openai}}",
        "backends:\n  far:\n    kind: openai\n    url: [x]\n", "other: [a, {b: c}]\n",
        "  theme: dark\n  backend: far # large\n", "backend: far\r\nbackends:\r\n  far: {kind: openai}\r\n",
        "\u{FEFF}theme: dark\nmodel: old # why\n", "backend:\nmodel:\nbackends:\n  ollama:\n    model:\n",
    ])
    func `What an existing file says besides stays, comments included`(text: String) throws {
        let before = try SettingsFile(text: text, path: "config.yaml")
        let changed = try #require(SettingsEdit.text(text, choosing: ollama))
        let after = try SettingsFile(text: changed, path: "config.yaml")
        #expect(after.values["backend"]?.text == "ollama")
        #expect(after.values["theme"]?.text == before.values["theme"]?.text)
        let section = try #require(after.backends.first { $0.name == "ollama" })
        #expect(section.values["model"]?.text == "qwen3:4b")
        for old in before.backends where old.name != "ollama" {
            #expect(
                after.backends.first { $0.name == old.name }?.values.mapValues(\.text) == old.values.mapValues(\.text)
            )
        }
        #expect(section.values["url"]?.text == ollama.url)
        #expect(after.values["model"] == nil)
        for comment in text.matches(of: /#.*/) { #expect(changed.contains(comment.output)) }
    }

    @Test(arguments: [
        "backend: >-\n  far\nbackends:\n  far: {kind: openai}\n", "theme: [", "- theme\n", "dark\n",
        "backend: &name far\nbackends:\n  far: {kind: openai, model: *name}\n",
    ])
    func `Where a line cannot be changed by itself, nothing is`(text: String) {
        #expect(SettingsEdit.text(text, choosing: ollama) == nil)
    }

    @Test(arguments: ["a b", "#1", "x: y", "\"q\"", "back\\slash", "yes", "12", "é🦜", "-", "a\u{7}b", "line\nbreak"])
    func `Whatever a model is called, it reads back as that`(model: String) throws {
        var choice = ollama
        choice.model = model
        let file = try SettingsFile(text: SettingsText.new(choice), path: "config.yaml")
        #expect(file.backends.first?.values["model"]?.text == model)
        #expect(file.values.keys.sorted() == ["backend"])
    }

    @Test func `A second choice changes the file of the first, and a person's own lines stay`() async throws {
        let program = try await TestProgram()
        #expect(await program.run("setup", "--backend", "ollama", "--model", "one").status == 0)
        let first = try program.text(of: "config.yaml")
        let own = first.replacing("# model: qwen3:4b ", with: "model: qwen3:4b ")
            .replacing("# theme: system ", with: "theme: dark ")
            .appending("  claude:\n    kind: anthropic\n    apiKeyCommand: pass show anthropic # mine\n")
        try program.write(own, to: "config.yaml")
        for _ in 1...2 {
            #expect(await program.run("setup", "--backend", "ollama", "--model", "two").status == 0)
            let wanted = own.replacing("\nmodel: qwen3:4b ", with: "\n# model: qwen3:4b ")
                .replacing("model: one", with: "model: two")
            #expect(try program.text(of: "config.yaml") == wanted)
        }
        #expect(try program.permissions(of: "config.yaml") == 0o600)
        #expect(!FileManager.default.fileExists(atPath: program.file("config.yaml.bak")))
    }

    @Test func `A file that cannot be changed in place is left alone, and the lines to write are told`() async throws {
        let program = try await TestProgram()
        let old = "backend: >-\n  far\nmodel: old\nbackends:\n  far: {kind: openai}\n"
        try program.write(old, to: "config.yaml")
        let result = await program.run("setup", "--backend", "ollama", "--model", "m")
        #expect(result.status == 65)
        #expect(result.out.isEmpty)
        #expect(result.err.contains("Take away the model in line 3"))
        #expect(result.err.hasSuffix("\n\nbackend: ollama\nbackends:\n  ollama:\n    kind: ollama\n    model: m\n"))
        #expect(try program.text(of: "config.yaml") == old)
        #expect(!FileManager.default.fileExists(atPath: program.file("config.yaml.bak")))
    }

    @Test func `Without a server --yes leaves alone who was chosen before, and Return keeps them`() async throws {
        let old = "backend: claude\nbackends:\n  claude: {kind: anthropic, apiKeyCommand: pass}\n"
        let program = try await TestProgram(typed: [""])
        try program.write(old, to: "config.yaml")
        #expect(await program.run("setup", "--yes").err.contains("stays as it is."))
        #expect(try program.text(of: "config.yaml") == old)
        let result = await program.run("setup")
        #expect(result.err.contains("1  claude, as config.yaml has it\n2  the built-in assistant"))
        #expect(try program.text(of: "config.yaml") == old)
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
        #expect(result.status == 74)
        #expect(result.err.contains("Cannot read \(program.file("config.yaml"))"))
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
        let program = try await TestProgram(environment: ["OPENAI_API_KEY": "sk-1"], typed: ["9", "2"])
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
                "[1] \nmagpie: Nobody was chosen, so nothing was changed. `magpie setup` asks again.\n"
            )
        )
        #expect(!FileManager.default.fileExists(atPath: program.file("config.yaml")))
    }

    @Test func `A backend that the file has can be chosen by its name`() async throws {
        let program = try await TestProgram()
        try program.write("backends:\n  far:\n    kind: openai\n    url: https://far.example/v1\n", to: "config.yaml")
        #expect(await program.run("setup", "--backend", "far", "--model", "large-1").status == 0)
        let file = try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml")
        #expect(file.values["backend"]?.text == "far")
        #expect(
            file.backends.first?.values.mapValues(\.text)
                == ["kind": "openai", "url": "https://far.example/v1", "model": "large-1"]
        )
    }

    @Test func `A key in the environment is no choice of its service`() async throws {
        let program = try await TestProgram(environment: ["OPENAI_API_KEY": "sk-1", "ANTHROPIC_API_KEY": "sk-2"])
        #expect(await program.run("setup", "--yes").status == 0)
        #expect(try program.text(of: "config.yaml").contains("backend: builtin"))
    }

    @Test func `A variable that leads elsewhere offers the server that it names, not the service`() async throws {
        let environment = ["OPENAI_API_KEY": "sk-1", "OPENAI_BASE_URL": "http://gpu.example:8000/v1"]
        let program = try await TestProgram(environment: environment, typed: ["2"])
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
