import AssistantTestSupport
import Foundation
import Testing

@testable import Commands

struct ReplayCommandTests {
    private let program: TestProgram

    private static let head = """
        magpie-transcript: 1
        recorded: 2026-03-14T09:26:53Z
        backend: {name: builtin}
        timeZone: GMT
        width: 60
        turns:
          - user: /tags
            screen: |

        """
    private static let right = head + "      No tags yet. Say something like: tag the spare key note with\n      home\n"
    private static let wrong = head + "      No tags at all.\n"

    init() async throws {
        program = try await TestProgram(reach: [.network, .settings])
        try FileManager.default.createDirectory(atPath: program.file("t"), withIntermediateDirectories: false)
    }

    private func write(_ text: String, _ name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: program.file(name)))
        return program.file(name)
    }

    @Test func `A folder of transcripts is replayed in order, differences are shown, and the code is 1`() async throws {
        let b = try write(Self.wrong, "t/b.yaml")
        let a = try write(Self.right, "t/a.yml")
        let result = await program.run("replay", program.file("t"))
        #expect(result.status == 1)
        #expect(result.out.hasPrefix("ok \(a) (1 turn)\ndiffers \(b) (1 turn)\n  turn 1: /tags\n"))
        #expect(result.out.contains("  -No tags at all.\n"))
        #expect(result.err == "2 transcripts: 1 ok, 1 differs\n")
    }

    @Test func `Update rewrites what differs, and then nothing does`() async throws {
        let path = try write(Self.wrong, "b.yaml")
        #expect(await program.run("replay", "--update", path).status == 0)
        #expect(await program.run("replay", path).out == "ok \(path) (1 turn)\n")
    }

    @Test func `A file that is no transcript ends with 65 and names its line`() async throws {
        let path = try write("magpie-transcript: 1\nnonsense: true\n", "c.yaml")
        let result = await program.run("replay", path)
        #expect(result.status == 65)
        #expect(result.out.isEmpty)
        #expect(
            result.err == "failed \(path)\n  \(path), line 1: a transcript lacks `recorded`.\n1 transcript: 1 failed\n"
        )
    }

    @Test(arguments: [[], ["--backend", "builtin"]])
    func `A file that is not there ends with 74`(flags: [String]) async throws {
        let result = await program.run(["replay", program.file("nothing.yaml")] + flags)
        #expect(result.status == 74)
        #expect(result.err.contains("there is no such file"))
    }

    @Test(arguments: [[], ["--update"], ["--backend", "builtin"]])
    func `A recording in which nothing was said is not ok`(flags: [String]) async throws {
        let text = Self.head.replacing(/turns:(.|\n)*/, with: "turns: []\n")
        let path = try write(text, "empty.yaml")
        let result = await program.run(["replay", path] + flags)
        #expect(result.status == 65)
        #expect(result.err.contains("\(path) has no turns"), "\(result)")
        #expect(try program.text(of: "empty.yaml") == text)
    }

    @Test func `Update does not lose a comment below the top`() async throws {
        let text = "# Tags.\n" + Self.wrong + "    # the rest\n"
        let path = try write(text, "a.yaml")
        let result = await program.run("replay", "--update", path)
        #expect(result.status == 73)
        #expect(result.err.contains("line 11 has a comment"), "\(result.err)")
        #expect(try program.text(of: "a.yaml") == text)
    }

    @Test func `Update does not replace a file that is read-only`() async throws {
        let path = try write(Self.wrong, "a.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let result = await program.run("replay", "--update", path)
        #expect(result.status == 73)
        #expect(try program.text(of: "a.yaml") == Self.wrong)
    }

    @Test func `Update shows what it changed`() async throws {
        let path = try write(Self.wrong, "a.yaml")
        let result = await program.run("replay", "--update", path)
        #expect(result.out.hasPrefix("updated \(path) (1 turn)\n  turn 1: /tags\n"))
        #expect(result.out.contains("  -No tags at all.\n"))
        #expect(result.err == "1 transcript: 1 updated\n")
    }

    @Test func `Update by a backend shows which steps it replaced`() async throws {
        let path = try write(Self.spoken.replacing("say: Hello.", with: "say: Good morning."), "a.yaml")
        let result = await program.run("replay", "--backend", "builtin", "--update", path)
        #expect(result.status == 0)
        #expect(result.out.contains("recorded steps"))
        #expect(result.out.contains("Good morning."))
    }

    @Test func `A backend that does not reach all points ends with 1`() async throws {
        let path = try write(
            Self.spoken.replacing("user: hello", with: "user: remember that the key is under the pot"),
            "a.yaml"
        )
        let result = await program.run("replay", "--backend", "builtin", path)
        #expect(result.status == 1)
        #expect(result.err == "score: 0 of 2 (0 %)\n")
    }

    @Test func `A folder without transcripts ends with 74`() async throws {
        let result = await program.run("replay", program.file("t"))
        #expect(result.status == 74)
        #expect(result.err.hasPrefix("magpie: There is no transcript in \(program.file("t"));"))
    }

    @Test func `Reports are printed as JSON`() async throws {
        let path = try write(Self.right, "a.yaml")
        #expect(
            await program.run("replay", "--json", path)
                == TestProgram.Result(
                    status: 0,
                    out: """
                        [
                          {
                            "differences" : [],
                            "path" : "\(path)",
                            "status" : "passed",
                            "turns" : 1
                          }
                        ]

                        """,
                    err: ""
                )
        )
    }

    @Test func `Nothing in a transcript harms the terminal`() async throws {
        let evil = Self.head.replacing("/tags", with: #""/tags \e[2J""#) + "      \u{9B}2J\u{202E}\n"
        let result = await program.run("replay", try write(evil, "evil.yaml"))
        let written = (result.out + result.err).unicodeScalars
        #expect(!written.contains { $0 != "\n" && $0.properties.generalCategory == .control || $0.value == 0x202E })
    }

    private static let spoken = """
        magpie-transcript: 1
        recorded: 2026-03-14T09:26:53Z
        backend: {name: gone}
        timeZone: GMT
        width: 60
        turns:
          - user: hello
            model:
              - say: Hello.
            screen: |
              Hello.

        """

    private func writeSettings() throws {
        _ = try write("backends:\n  gone: {kind: openai, url: http://127.0.0.1:1/v1, tools: native}\n", "config.yaml")
    }

    @Test func `A recording is not overwritten by a backend that is not there`() async throws {
        try writeSettings()
        let path = try write(Self.spoken, "a.yaml")
        let result = await program.run("replay", "--backend", "gone", "--model", "m", "--update", path)
        #expect(result.status == 69)
        #expect(result.err.contains("Nothing answers at 127.0.0.1:1."))
        #expect(try program.text(of: "a.yaml") == Self.spoken)
    }

    @Test func `A transcript of robustness is no measure, and is left out`() async throws {
        let program = try await TestProgram()
        let text = """
            magpie-transcript: 1
            recorded: 2026-03-14T09:26:53Z
            backend: {name: builtin}
            turns:
              - user: hello

            """
        try program.write(text.replacing("turns:", with: "purpose: robustness\nturns:"), to: "a.yaml")
        try program.write(text.replacing("hello", with: "thanks"), to: "b.yaml")
        let result = await program.run("replay", "--backend", "builtin", program.file("a.yaml"), program.file("b.yaml"))
        #expect(!result.out.contains("a.yaml"))
        #expect(result.err == "score: 2 of 2 (100 %); of robustness, and left out: 1\n")
    }

    @Test func `The score is in the JSON`() async throws {
        let path = try write(Self.spoken, "a.yaml")
        let result = await program.run("replay", "--backend", "builtin", "--json", path)
        #expect(result.out.contains("\"points\" : 2"))
        #expect(result.out.contains("\"possiblePoints\" : 2"))
    }

    @Test func `What is recorded anew names who answered`() async throws {
        let path = try write(Self.spoken, "a.yaml")
        #expect(await program.run("replay", "--backend", "builtin", "--update", path).status == 0)
        #expect(try program.text(of: "a.yaml").contains("backend: {name: builtin}"))
    }

    @Test func `A backend that is never there is no bad score`() async throws {
        try writeSettings()
        let path = try write(Self.spoken, "a.yaml")
        let result = await program.run("replay", "--backend", "gone", "--model", "m", path)
        #expect(result.status == 69)
        #expect(result.err.contains("Nothing answers at 127.0.0.1:1."))
    }

    @Test func `With a backend, a file that is no transcript is told of beside the others`() async throws {
        let good = try write(Self.right, "t/b.yaml")
        _ = try write("no transcript", "t/a.yaml")
        let result = await program.run("replay", "--backend", "builtin", program.file("t"))
        #expect(result.status == 65)
        #expect(result.err.contains("a.yaml"))
        #expect(result.out.contains(good))
    }
}
