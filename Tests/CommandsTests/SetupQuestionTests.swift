import Foundation
import Notes
import Settings
import Testing

@testable import Commands

/// What `magpie setup` asks besides who answers.
struct SetupQuestionTests {
    private func program(typing lines: [String]?) async throws -> TestProgram {
        let program = try await TestProgram(typed: lines)
        try FileManager.default.createDirectory(atPath: program.file("vault"), withIntermediateDirectories: true)
        try program.write("On the router", to: "vault/Wifi.md")
        return program
    }

    private func suggestions(_ program: TestProgram) throws -> String? {
        try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml").values["suggestions"]?.text
    }

    @Test(arguments: [("", "suggest"), ("1", "suggest"), ("2", "raw"), ("Raw", "raw"), ("3", "auto")])
    func `The person says what to do with ideas for a note`(answer: String, value: String) async throws {
        let program = try await program(typing: ["", answer, ""])
        #expect(await program.run("setup").status == 0)
        #expect(try suggestions(program) == value)
    }

    @Test func `An answer that is none is asked for again`() async throws {
        let program = try await program(typing: ["", "4", "all", "2", ""])
        let result = await program.run("setup")
        #expect(result.err.components(separatedBy: "Type a number from 1 to 3").count == 3)
        #expect(try suggestions(program) == "raw")
    }

    @Test func `Notes come along once it was said what would come in`() async throws {
        let program = try await program(typing: ["", "", "~/nowhere", "~/vault", "y"])
        let result = await program.run("setup")
        #expect(result.status == 0)
        #expect(result.err.contains("/nowhere, so nothing was imported."))
        #expect(result.err.contains("Would import 1 note from Markdown"))
        #expect(result.err.contains("Imported 1 note from Markdown"))
        #expect(try await program.notes().map(\.title) == ["Wifi"])
    }

    @Test func `Notes that nobody wants after all stay where they are`() async throws {
        let program = try await program(typing: ["", "", "~/vault", "/quit", "n", ""])
        #expect(await program.run("setup").status == 0)
        #expect(try await program.notes().isEmpty)
    }

    @Test(arguments: [[], [""], ["", "2"], ["", "2", "~/vault"]])
    func `Whoever leaves at a question leaves everything as it is`(lines: [String]) async throws {
        let program = try await program(typing: lines)
        let result = await program.run("setup")
        #expect(result.status == 64)
        #expect(result.err.hasSuffix("Nothing was changed: no backend was chosen. `magpie setup` asks again.\n"))
        #expect(!FileManager.default.fileExists(atPath: program.file("config.yaml")))
        #expect(try await program.notes().isEmpty)
    }

    @Test func `Flags answer in a script`() async throws {
        let program = try await program(typing: nil)
        let flags = ["--suggestions", "raw", "--enrichment", "model", "--import", program.file("vault")]
        let result = await program.run(["setup", "--yes"] + flags)
        #expect(result.status == 0)
        let text = try program.text(of: "config.yaml")
        #expect(text.contains("\nbackend: builtin\nenrichment: model\nsuggestions: raw\n"))
        #expect(try await program.notes().count == 1)
    }

    @Test func `For a file that is there, the line of each answer is told`() async throws {
        let program = try await program(typing: nil)
        try program.write("backend: builtin\nsuggestions: auto\n", to: "config.yaml")
        let result = await program.run("setup", "--yes", "--suggestions", "raw", "--enrichment", "model")
        #expect(
            result.out == """
                # At the top:
                enrichment: model
                # Line 2, instead of `suggestions: auto`:
                suggestions: raw

                """
        )
        #expect(try program.text(of: "config.yaml") == "backend: builtin\nsuggestions: auto\n")
    }

    @Test func `What is to be imported is looked for before anything is written`() async throws {
        let program = try await program(typing: nil)
        let result = await program.run("setup", "--yes", "--suggestions", "raw", "--import", program.file("nope"))
        #expect(result.status == 74)
        #expect(result.err.contains("so nothing was imported. Check the path."))
        #expect(!FileManager.default.fileExists(atPath: program.file("config.yaml")))
    }

    @Test func `Lines that are not about who answers are not said to be`() async throws {
        let program = try await program(typing: nil)
        try program.write("backend: builtin\n", to: "config.yaml")
        let result = await program.run("setup", "--yes", "--suggestions", "raw")
        #expect(result.out == "# At the top:\nsuggestions: raw\n")
        #expect(result.status == 2)
        #expect(result.err.contains("which is left as it is. Write into it:"))
        try program.write("backend: builtin\nsuggestions: raw\n", to: "config.yaml")
        let again = await program.run("setup", "--yes", "--suggestions", "raw")
        #expect(again.err.contains("already"))
        #expect(again.status == 0)
    }
}
