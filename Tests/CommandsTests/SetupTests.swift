import Foundation
import LoopbackServer
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
    ])
    func `What an existing file says besides stays, comments included`(text: String) throws {
        let before = try SettingsFile(text: text, path: "config.yaml")
        let changed = try #require(SettingsEdit.text(text, at: "config.yaml", choosing: ollama))
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
        "{theme: dark}", "backends: {far: {kind: openai}}", "backend: far\r\nbackends:\r\n  far: {kind: openai}\r\n",
        "backend: >-\n  far\nbackends:\n  far: {kind: openai}\n", "backends:\n  ollama: {model: old, tools: text}\n",
        "model: old # why\n", "backends:\n  far:\n    url: [x]\n", "backends:\n  ollama:\n    model: 'a #1' # why\n",
        "theme: [", "---\ntheme: dark\n",
    ])
    func `Where a line cannot be changed by itself, nothing is`(text: String) {
        #expect(SettingsEdit.text(text, at: "config.yaml", choosing: ollama) == nil)
    }

    @Test(arguments: ["a b", "#1", "x: y", "\"q\"", "back\\slash", "yes", "12", "é🦜", "-", "a\u{7}b", "line\nbreak"])
    func `Whatever a model is called, it reads back as that`(model: String) throws {
        var choice = ollama
        choice.model = model
        let file = try SettingsFile(text: SettingsText.new(choice), path: "config.yaml")
        #expect(file.backends.first?.values["model"]?.text == model)
        #expect(file.values.keys.sorted() == ["backend"])
    }

    @Test func `A file that cannot be changed line by line is kept in a copy`() async throws {
        let program = try await TestProgram()
        let old = "{theme: dark, backends: {far: {kind: openai}}}\n"
        try program.write(old, to: "config.yaml")
        let result = await program.run("setup", "--backend", "ollama", "--model", "m")
        #expect(result.status == 0)
        #expect(try program.text(of: "config.yaml.bak") == old)
        #expect(try program.permissions(of: "config.yaml") == 0o600)
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
        #expect(try program.text(of: "config.yaml").contains("backend: openai"))
    }

    @Test func `Giving up changes nothing`() async throws {
        let program = try await TestProgram(typed: ["x"])
        #expect(await program.run("setup").status == 64)
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

    @Test func `A variable that counts before the file is pointed out`() async throws {
        let program = try await TestProgram(environment: ["MAGPIE_BACKEND": "anthropic"])
        #expect(await program.run("setup", "--yes").err.contains("MAGPIE_BACKEND says “anthropic”"))
    }
}

struct SetupServerTests {
    private func server(_ name: String, at url: String) -> FoundServer {
        FoundServer(name: name, label: name.uppercased(), kind: .openai, url: url + "/v1", patience: .seconds(600))
    }

    @Test func `What answers is listed with its models, is sent no key, and is written into the file`() async throws {
        let answer = LoopbackReply.body(#"{"data": [{"id": "one"}, {"id": "t\u001b[31mwo"}, {"id": "three"}]}"#)
        try await LoopbackServer.run(replies: [answer]) { loopback in
            let program = try await TestProgram(
                environment: ["OPENAI_API_KEY": "sk-secret-1"],
                typed: ["2"],
                servers: [server("gone", at: "http://127.0.0.1:1"), server("here", at: loopback.url)]
            )
            let result = await program.run("setup")
            #expect(result.status == 0)
            #expect(result.err.contains("1  HERE: one\n2  HERE: three\n3  OpenAI"))
            #expect(!result.err.contains("GONE"))
            let file = try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml")
            #expect(file.backends.first?.values["url"]?.text == loopback.url + "/v1")
            #expect(file.backends.first?.values["model"]?.text == "three")
            #expect(loopback.requests.map(\.path) == ["/v1/models"])
            #expect(loopback.requests.allSatisfy { $0.header("Authorization") == nil })
        }
    }

    @Test(arguments: [
        LoopbackReply.body("<html>", type: "text/html"), .body("{}", status: 401), .body("[1, 2]"), .hangUp,
    ])
    func `What is no model server is not offered`(reply: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [reply]) { loopback in
            let program = try await TestProgram(typed: ["1"], servers: [server("here", at: loopback.url)])
            #expect(await program.run("setup").err.hasPrefix("1  the built-in assistant"))
        }
    }

    @Test func `A model that does not talk is offered last`() async throws {
        let answer = LoopbackReply.body(#"{"data": [{"id": "nomic-embed-text"}, {"id": "one"}, {"id": "two"}]}"#)
        try await LoopbackServer.run(replies: [answer]) { loopback in
            let program = try await TestProgram(typed: ["1"], servers: [server("here", at: loopback.url)])
            let result = await program.run("setup")
            #expect(
                result.err.hasPrefix(
                    "1  HERE: one\n2  HERE: two\n3  the built-in assistant (no model, no network)\n4  HERE: nomic-embed"
                )
            )
        }
    }

    @Test(arguments: [([], "builtin"), (["one"], "here")] as [([String], String)])
    func `What is taken without asking can talk`(talking: [String], chosen: String) async throws {
        let models = (["nomic-embed-text"] + talking).map { "{\"id\": \"\($0)\"}" }.joined(separator: ", ")
        try await LoopbackServer.run(replies: [.body("{\"data\": [\(models)]}")]) { loopback in
            let program = try await TestProgram(servers: [server("here", at: loopback.url)])
            #expect(await program.run("setup", "--yes").status == 0)
            let file = try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml")
            #expect(file.values["backend"]?.text == chosen)
            #expect(file.backends.first?.values["model"]?.text == talking.first)
        }
    }

    @Test func `A server without models is mentioned`() async throws {
        try await LoopbackServer.run(replies: [.body(#"{"data": []}"#)]) { loopback in
            let program = try await TestProgram(typed: ["1"], servers: [server("here", at: loopback.url)])
            #expect(await program.run("setup").err.hasPrefix("HERE runs, but has no model yet.\n1  the built-in"))
        }
    }
}
