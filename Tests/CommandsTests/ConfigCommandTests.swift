import Foundation
import Testing

@testable import Commands

struct ConfigCommandTests {
    /// The rows that `magpie config --json` prints, as `name = value, from source`.
    private func rows(_ program: TestProgram, _ arguments: String...) async throws -> [String] {
        try await rows(program, arguments)
    }

    private func rows(_ program: TestProgram, _ arguments: [String]) async throws -> [String] {
        struct Row: Decodable {
            var name: String
            var value: String
            var source: String
        }
        let result = await program.run(["config", "--json"] + arguments)
        return try JSONDecoder().decode([Row].self, from: Data(result.out.utf8))
            .map { "\($0.name) = \($0.value), from \($0.source.replacing(program.file(""), with: ""))" }
    }

    @Test func `Without a file there is little to say`() async throws {
        #expect(
            try await rows(TestProgram()) == [
                "backend = builtin, from default", "model = not set, from default", "theme = system, from default",
                "enrichment = rules, from default", "suggestions = suggest, from default",
                "maxNotes = not set, from default", "approve = changes, from default", "redact = on, from default",
                "longNumber = 9, from default",
                "backups = 7, from default",
                "backends.builtin.kind = builtin, from default",
            ]
        )
    }

    @Test func `Every value says where it came from`() async throws {
        let program = try await TestProgram(environment: [
            "MAGPIE_MODEL": "env-1", "HTTPS_PROXY": "http://me:sk-secret-1@proxy.example:3128",
            "FAR_KEY": "sk-secret-2",
        ])
        try program.write(
            """
            backend: builtin
            theme: dark
            backends:
              far:
                kind: openai
                url: https://far.example/v1
                apiKeyEnv: FAR_KEY
                temperature: 0.5
                timeout: 30
            """,
            to: "config.yaml"
        )
        #expect(
            try await rows(program, "--backend", "far") == [
                "backend = far, from flag --backend", "model = env-1, from environment MAGPIE_MODEL",
                "theme = dark, from config.yaml:2", "enrichment = rules, from default",
                "suggestions = suggest, from default", "maxNotes = not set, from default",
                "approve = changes, from default",
                "redact = on, from default", "longNumber = 9, from default", "backups = 7, from default",
                "proxy = http://proxy.example:3128, from environment HTTPS_PROXY",
                "backends.far.kind = openai, from config.yaml:5",
                "backends.far.url = https://far.example/v1, from config.yaml:6",
                "backends.far.model = not set, from default", "backends.far.tools = auto, from default",
                "backends.far.temperature = 0.5, from config.yaml:8", "backends.far.maxTokens = not set, from default",
                "backends.far.contextTokens = not set, from default", "backends.far.timeout = 30, from config.yaml:9",
                "backends.far.stream = true, from default", "backends.far.parameters = not set, from default",
                "backends.far.insecure = false, from default", "backends.far.remote = false, from default",
                "backends.far.key = set, from environment FAR_KEY, from environment FAR_KEY, then magpie keys",
                "backends.far.proxy = http://proxy.example:3128, from environment HTTPS_PROXY",
            ]
        )
    }

    @Test(
        arguments: [
            ("backend: far\nmodel: top\n", [], [:], "top, from config.yaml:2"),
            ("backend: far\n", [], [:], "own, from config.yaml:3"),
            ("backend: far\nmodel: top\n", ["--model", "m"], [:], "m, from flag --model"),
            ("backend: far\nmodel: top\n", [], ["MAGPIE_MODEL": "m"], "m, from environment MAGPIE_MODEL"),
            ("backend: far\nmodel: top\n", ["--backend", "ollama"], [:], "not set, from default"),
            ("backend: far\nmodel: top\n", ["--backend", "builtin"], [:], "not set, from default"),
            ("backend: builtin\nmodel: top\n", [], [:], "not set, from default"),
            ("model: top\n", ["--backend", "far"], [:], "own, from config.yaml:3"),
        ] as [(String, [String], [String: String], String)]
    )
    func `The model that is shown is the one that is asked`(
        top: String,
        arguments: [String],
        environment: [String: String],
        shown: String
    ) async throws {
        let program = try await TestProgram(environment: environment)
        try program.write(top + "backends:\n  far: {kind: openai, model: own}\n", to: "config.yaml")
        #expect(try await rows(program, arguments).contains("model = \(shown)"))
    }

    @Test func `A person reads the same as a table`() async throws {
        let program = try await TestProgram(environment: ["MAGPIE_THEME": "light"])
        let out = await program.run("config").out
        #expect(out.contains("theme                  light  (environment MAGPIE_THEME)\n"))
    }

    @Test(arguments: ["OPENAI_BASE_URL", "HTTPS_PROXY"])
    func `A password in a URL of the environment is not shown`(variable: String) async throws {
        for url in ["https://me:sk-secret-1@x.example/v1", "me:sk-secret-1@x.example", "https://me:sk-secret/1@2@x"] {
            let program = try await TestProgram(environment: [variable: url])
            let result = await program.run("config", "--backend", "openai")
            #expect(result.status == 0)
            #expect(!(result.out + result.err).contains("sk-secret"))
        }
    }

    @Test(arguments: [
        ("https://x.example/v1?key=sk-secret-1&v=2", "https://x.example/v1?key=…&v=…"),
        ("https://x.example/v1?sk-secret-1", "https://x.example/v1?…"), ("https://x.example/v1?k=sk-sec@ret", "…"),
        ("https://x.example/v1#sk-secret-1", "https://x.example/v1?…"), ("https://me:sk-secret?1@x.example", "…"),
    ])
    func `The values of a query are not shown`(url: String, shown: String) async throws {
        let program = try await TestProgram(environment: ["OPENAI_BASE_URL": url])
        #expect(
            try await rows(program, "--backend", "openai")
                .contains("backends.openai.url = \(shown), from environment OPENAI_BASE_URL")
        )
        let table = await program.run("config", "--backend", "openai")
        #expect(!(table.out + table.err).contains("sk-sec"))
    }

    @Test func `What the environment says of proxies is shown though no backend is asked through one`() async throws {
        let program = try await TestProgram(environment: [
            "HTTPS_PROXY": "http://me:secret@proxy.example:3128", "no_proxy": "localhost,.corp.example",
        ])
        let rows = try await rows(program)
        #expect(rows.contains("proxy = http://proxy.example:3128, from environment HTTPS_PROXY"))
        #expect(rows.contains("noProxy = localhost,.corp.example, from environment no_proxy"))
    }

    @Test func `A variable that is no URL is a warning that does not repeat it`() async throws {
        let program = try await TestProgram(environment: ["OPENAI_BASE_URL": "garbage"])
        let result = await program.run("config", "--json")
        #expect(result.status == 0)
        #expect(
            result.err
                == "magpie: OPENAI_BASE_URL is not the URL of a server. Set it to one such as http://127.0.0.1:8080/v1.\n"
        )
    }

    @Test(arguments: [[], ["--json"]])
    func `A backend that is not there is told after all that is`(arguments: [String]) async throws {
        let program = try await TestProgram(environment: ["MAGPIE_BACKEND": "nope", "OPENAI_API_KEY": "sk-1"])
        let result = await program.run(["config"] + arguments)
        #expect(result.status == 65)
        #expect(result.out.contains("environment MAGPIE_BACKEND"))
        #expect(result.out.contains("backends.openai.key"))
        #expect(result.err.hasPrefix("magpie: There is no backend “nope”, which MAGPIE_BACKEND or config.yaml chose."))
    }

    @Test func `A value that makes no sense is told after the rows, which have its default`() async throws {
        let program = try await TestProgram()
        try program.write("theme: blue\nenrichment: off\n", to: "config.yaml")
        let result = await program.run("config")
        #expect(result.status == 65)
        #expect(result.out.contains(/theme +system  \(default\)\n/))
        // A long path of the folder breaks the line.
        #expect(result.out.contains(/config.yaml\s*:\s*2/))
        #expect(result.err.matches(of: /must be one of/).count == 1)
    }

    @Test(
        arguments: [
            ("apiKeyCommand: pass", [:], "from apiKeyCommand, from apiKeyCommand"),
            ("apiKeyCommand: pass, apiKeyEnv: K", [:], "from apiKeyCommand, from environment K, then apiKeyCommand"),
            ("apiKeyEnv: K", ["K": ""], "not set, from environment K, then magpie keys"),
            ("tools: auto", [:], "not set, from magpie keys"),
        ] as [(String, [String: String], String)]
    )
    func `Where a key is looked for is what happens`(yaml: String, environment: [String: String], shown: String)
        async throws
    {
        let program = try await TestProgram(environment: environment)
        try program.write("backends:\n  far: {kind: openai, url: 'https://x.example', \(yaml)}\n", to: "config.yaml")
        #expect(try await rows(program).contains("backends.far.key = \(shown)"))
    }

    @Test func `A key that goes nowhere is not looked for`() async throws {
        let program = try await TestProgram(environment: ["OPENAI_BASE_URL": "https://other.example/v1"])
        #expect(
            try await rows(program).contains(
                "backends.openai.key = not sent to a host that only the environment names, from not looked for"
            )
        )
    }

    @Test func `Stored keys are mentioned, and trouble with their file is told`() async throws {
        let program = try await TestProgram()
        _ = await program.run("keys", "set", "openai", input: "sk-secret-1\n")
        #expect(await program.run("config").out.contains("stored"))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: program.file("keys.yaml"))
        let result = await program.run("config", "--backend", "openai")
        #expect(result.status == 0)
        #expect(result.out.contains("not used, as others can read the file of keys"))
        #expect(result.err.contains("chmod 600"))
    }

    @Test(arguments: [
        ("model: qwen3:4b\n", [:], true), ("backend: builtin\nmodel: qwen3:4b\n", [:], true),
        ("", ["MAGPIE_MODEL": "qwen3:4b"], true), ("backend: ollama\nmodel: qwen3:4b\n", [:], false),
        ("backend: ollama\nmodel: qwen3:4b\n", ["MAGPIE_BACKEND": "builtin"], false),
    ])
    func `A model that the built-in assistant has no use for is warned of`(
        file: String,
        environment: [String: String],
        isWarned: Bool
    ) async throws {
        let program = try await TestProgram(environment: environment)
        try program.write(file, to: "config.yaml")
        let warning =
            "The model “qwen3:4b” counts for nothing: the built-in assistant answers, and it has no models."
        #expect(await program.run("config").err.replacing("\n", with: " ").contains(warning) == isWarned)
    }

    @Test func `Unknown names are warned of, once`() async throws {
        let program = try await TestProgram()
        try program.write("thema: dark\n", to: "config.yaml")
        let result = await program.run("where is the key?")
        #expect(result.status == 0)
        #expect(result.err.matches(of: /thema/).count == 1)
        #expect(result.err.contains("config.yaml, line 1: `thema` is not known in the file. Did you mean `theme`?"))
    }

    @Test func `A file that makes no sense ends with 65, its name and the line`() async throws {
        let program = try await TestProgram()
        try program.write("\ntheme: blue\n", to: "config.yaml")
        for arguments in [["config"], ["config", "--json"], ["hi"]] {
            let result = await program.run(arguments)
            #expect(result.status == 65)
            #expect(result.err.contains("config.yaml, line 2: `theme` must be one of system, light, dark."))
        }
    }

    @Test(arguments: [["config"], ["config", "--json"], ["--backend", "builtin", "where is the key?"], ["/help"]])
    func `A value of a backend that is not asked for is a warning`(arguments: [String]) async throws {
        let program = try await TestProgram()
        try program.write("backends:\n  work: {kind: openai, temperature: hot}\n", to: "config.yaml")
        let result = await program.run(arguments)
        #expect(result.status == 0)
        #expect(result.err.matches(of: /line 2: .temperature. must be a number/).count == 1)
        let asked = await program.run("config", "--backend", "work")
        #expect(asked.status == 65)
        #expect(asked.err.contains("line 2: `temperature` must be a number from 0 to 2."))
    }

    @Test func `A misspelt name in the backend that answers ends with 65, and nobody is asked`() async throws {
        let program = try await TestProgram()
        try program.write(
            "backend: mine\nbackends:\n  mine: {kind: openai, ulr: 'http://127.0.0.1:1/v1'}\n",
            to: "config.yaml"
        )
        for arguments in [["hi"], ["config"], ["models", "--backend", "mine"]] {
            let result = await program.run(arguments)
            #expect(result.status == 65)
            #expect(result.err.contains("line 3: `ulr` is not known in backend `mine`; the nearest name is `url`."))
        }
        #expect(await program.run("--backend", "builtin", "where is the key?").status == 0)
    }

    @Test func `A file in another encoding ends with 65 and names the line`() async throws {
        let program = try await TestProgram()
        try Data("theme: dark\n# caf".utf8 + [0xE9, 0x0A]).write(to: URL(filePath: program.file("config.yaml")))
        let result = await program.run("config")
        #expect(result.status == 65)
        #expect(result.err.contains("config.yaml, line 2: it is not a text in UTF-8."))
    }

    @Test func `A variable with a value that there is not is warned of`() async throws {
        let result = await (try TestProgram(environment: ["MAGPIE_THEME": "purple"])).run("config")
        #expect(result.status == 0)
        #expect(result.err == "magpie: MAGPIE_THEME is none of system, light, dark, so it counts for nothing.\n")
        #expect(await (try TestProgram(environment: ["MAGPIE_THEME": "DARK"])).run("config").err.isEmpty)
    }

    @Test func `The path of the file can be asked for, whatever is in it`() async throws {
        let program = try await TestProgram()
        try program.write("theme: [", to: "config.yaml")
        #expect(await program.run("config", "--path").out == program.file("config.yaml") + "\n")
    }
}
