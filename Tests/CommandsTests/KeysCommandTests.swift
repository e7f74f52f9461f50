import AssistantTestSupport
import Foundation
import Foundations
import Settings
import TestSupport
import Testing

@testable import Commands

struct KeysCommandTests {
    @Test func `A key that is piped in is stored where only its owner can read it`() async throws {
        let program = try await TestProgram()
        let result = await program.run("keys", "set", "openai", input: "sk-secret-1\n")
        #expect(result.status == 0)
        #expect(!(result.out + result.err).contains("sk-secret-1"))
        #expect(try program.permissions(of: "keys.yaml") == 0o600)
        #expect(try KeyFile(path: program.file("keys.yaml")).keys()["openai"]?.value == "sk-secret-1")
    }

    @Test func `Names are listed and forgotten, keys are never shown`() async throws {
        let program = try await TestProgram()
        for name in ["openai", "groq"] { _ = await program.run("keys", "set", name, input: " sk-\(name):odd'#1\n") }
        #expect(await program.run("keys", "list").out == "groq\nopenai\n")
        #expect(await program.run("keys", "rm", "groq").status == 0)
        #expect(await program.run("keys").out == "openai\n")
        #expect(await program.run("keys", "rm", "groq").status == 1)
        #expect(try KeyFile(path: program.file("keys.yaml")).keys()["openai"]?.value == "sk-openai:odd'#1")
    }

    @Test func `A key for a backend that is not there yet is stored, with a remark`() async throws {
        let program = try await TestProgram()
        let result = await program.run("keys", "set", "nowhere", input: "k\n")
        #expect(result.status == 0)
        #expect(result.err.contains("There is no backend “nowhere” yet."))
    }

    @Test func `The built-in assistant takes no key`() async throws {
        let program = try await TestProgram()
        let result = await program.run("keys", "set", "builtin", input: "sk-1\n")
        #expect(result.status == 64)
        #expect(result.err.contains("The built-in assistant needs no key."))
        #expect(try KeyFile(path: program.file("keys.yaml")).keys().isEmpty)
    }

    @Test(arguments: ["sk 1", "\u{1A}abc", "abc\u{1B}[D", "sk-é日"])
    func `What is no key is refused, and the stored one stays`(input: String) async throws {
        let program = try await TestProgram()
        _ = await program.run("keys", "set", "openai", input: "sk-good\n")
        let result = await program.run("keys", "set", "openai", input: input + "\n")
        #expect(result.status == 65)
        #expect(result.err.hasPrefix("magpie: That does not look like a key"))
        #expect(try KeyFile(path: program.file("keys.yaml")).keys()["openai"]?.value == "sk-good")
    }

    @Test func `Keys that are stored at the same time are all kept`() async throws {
        let folder = try TemporaryFolder()
        let names = (1...16).map { "k\($0)" }
        try await withThrowingTaskGroup { group in
            for name in names {
                group.addTask {
                    try await KeyFile(path: folder.path + "/magpie/keys.yaml").set(Secret(name), for: name)
                }
            }
            try await group.waitForAll()
        }
        #expect(try Set(KeyFile(path: folder.path + "/magpie/keys.yaml").keys().keys) == Set(names))
    }

    @Test func `A key that is typed is stored`() async throws {
        let program = try await TestProgram(typed: ["sk-typed"])
        let result = await program.run("keys", "set", "openai")
        #expect(result.err.hasPrefix("Key of openai (not shown): \nStored the key of openai in "))
        #expect(try KeyFile(path: program.file("keys.yaml")).keys()["openai"]?.value == "sk-typed")
    }

    @Test func `Without a key there is an error`() async throws {
        let program = try await TestProgram()
        #expect(await program.run("keys", "set", "openai", input: " \n").status == 64)
        #expect(await program.run("keys", "set", "openai").status == 64)
    }

    @Test(arguments: [["set", "openai", "sk-secret-1"], ["set", "sk-secret-1" + String(repeating: "x", count: 40)]])
    func `A key on the command line is refused and not repeated`(arguments: [String]) async throws {
        let program = try await TestProgram()
        let result = await program.run(["keys"] + arguments, input: Data("k\n".utf8))
        #expect(result.status == 64)
        #expect(result.err.contains("A key is no argument"))
        #expect(!(result.out + result.err).contains("sk-secret-1"))
        #expect(!FileManager.default.fileExists(atPath: program.file("keys.yaml")))
    }

    @Test func `Every change leaves a file that only its owner can read, in such a folder`() async throws {
        let outer = try await TestProgram()
        let home = outer.file("new/home")
        let program = try await TestProgram(environment: ["MAGPIE_HOME": home])
        for arguments in [["set", "a"], ["set", "b"], ["rm", "a"], ["rm", "b"]] {
            #expect(await program.run(["keys"] + arguments, input: Data("k\n".utf8)).status == 0)
            #expect(try outer.permissions(of: "new/home/keys.yaml") == 0o600)
        }
        #expect(try outer.permissions(of: "new/home") == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["keys.yaml"])
    }

    @Test func `A link to the file of keys stays a link`() async throws {
        let program = try await TestProgram()
        try program.write("", to: "elsewhere.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: program.file("elsewhere.yaml"))
        try FileManager.default.createSymbolicLink(
            atPath: program.file("keys.yaml"),
            withDestinationPath: program.file("elsewhere.yaml")
        )
        #expect(await program.run("keys", "set", "openai", input: "sk-1\n").status == 0)
        #expect(try program.permissions(of: "elsewhere.yaml") == 0o600)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: program.file("keys.yaml")).hasSuffix(
                "elsewhere.yaml"
            )
        )
    }

    @Test func `A key is stored whatever is wrong with the settings`() async throws {
        let program = try await TestProgram()
        try program.write("theme: [", to: "config.yaml")
        #expect(await program.run("keys", "set", "openai", input: "sk-1\n").status == 0)
        #expect(await program.run("keys").out == "openai\n")
    }

    @Test func `A file of keys that others can read is refused, and says how to mend it`() async throws {
        let program = try await TestProgram()
        _ = await program.run("keys", "set", "openai", input: "sk-secret-1\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: program.file("keys.yaml"))
        let result = await program.run("keys", "list")
        #expect(result.status == 65)
        #expect(result.err.contains("chmod 600"))
    }

    @Test func `A file of keys that is broken does not print what is in it`() async throws {
        let program = try await TestProgram()
        _ = await program.run("keys", "set", "openai", input: "k\n")
        try Data("sk-secret-1: [".utf8).write(to: URL(filePath: program.file("keys.yaml")))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: program.file("keys.yaml"))
        let result = await program.run("keys", "list")
        #expect(result.status == 65)
        #expect(!result.err.contains("sk-secret-1"))
    }
}
