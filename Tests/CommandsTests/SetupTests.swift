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
    ])
    func `What an existing file says besides stays, comments included`(text: String) throws {
        let before = try SettingsFile(text: text, path: "config.yaml")
        let changed = try #require(SettingsText.changed(text, before, to: ollama))
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
        for comment in text.matches(of: /#.*/) where !comment.output.contains("large") {
            #expect(changed.contains(comment.output))
        }
    }

    @Test func `A file that cannot be changed line by line is kept in a copy`() async throws {
        let program = try await TestProgram()
        let old = "{theme: dark, backends: {far: {kind: openai}}}\n"
        try Data(old.utf8).write(to: URL(filePath: program.file("config.yaml")))
        let result = await program.run("setup", "--backend", "ollama", "--model", "m")
        #expect(result.status == 0)
        #expect(try String(contentsOfFile: program.file("config.yaml.bak"), encoding: .utf8) == old)
        #expect(result.err.contains("config.yaml.bak"))
    }

    @Test func `Without a terminal the choice is named, or the first is taken`() async throws {
        let program = try await TestProgram()
        #expect(await program.run("setup").status == 64)
        #expect(await program.run("setup", "--yes").status == 0)
        #expect(await program.run("config", "--json").out.contains("config.yaml:4\""))
        #expect(await program.run("setup", "--backend", "nope").status == 64)
    }

    @Test func `A person chooses by number among what was found`() async throws {
        let program = try await TestProgram(environment: ["OPENAI_API_KEY": "sk-1"], typed: ["9", "1"])
        let result = await program.run("setup")
        #expect(result.err.contains("1  OpenAI, with the key in OPENAI_API_KEY"))
        #expect(result.err.contains("Type a number from 1 to 2"))
        #expect(try String(contentsOfFile: program.file("config.yaml"), encoding: .utf8).contains("backend: openai"))
    }

    @Test func `Giving up changes nothing`() async throws {
        let program = try await TestProgram(typed: ["x"])
        #expect(await program.run("setup").status == 64)
        #expect(!FileManager.default.fileExists(atPath: program.file("config.yaml")))
    }
}
