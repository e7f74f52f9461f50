import AssistantTestSupport
import Notes
import Testing

@testable import Commands

struct FreeWordsTests {
    private static let words = (1...20_000).map { "word\($0)" }

    @Test(arguments: [
        [], ["add"], ["talk"], ["search"], ["-c"], ["add", "--title", "Words"], ["--backend", "builtin", "note", "-"],
        ["add", "--"],
    ])
    func `Thousands of words are a few arguments for the parser`(beginning: [String]) throws {
        let arguments = try MagpieCommand.parsable(beginning + Self.words)
        #expect(arguments.count < 20)
        #expect(arguments.joined(separator: " ") == (beginning + Self.words).joined(separator: " "))
    }

    @Test(arguments: [["delete"], ["rm"], ["done"], ["sessions", "rm"], ["restore"]])
    func `Names are arguments each, however many`(beginning: [String]) throws {
        #expect(try MagpieCommand.parsable(beginning + Self.words) == beginning + Self.words)
    }

    @Test func `A long text of words is stored as it was typed, and options among them are read`() async throws {
        let program = try await TestProgram()
        let (before, after) = (Array(Self.words.prefix(9_000)), Array(Self.words.suffix(9_000)))
        let result = await program.run(["add"] + before + ["--title", "Words"] + after)
        #expect(result.status == 0)
        let note = try #require(await program.notes().first)
        #expect(note.title == "Words")
        #expect(note.body == (before + after).joined(separator: " "))
    }

    @Test func `Thousands of tags are one argument for the parser, and stay apart`() async throws {
        let tags = (1...3_000).map { "t\($0)" }
        let arguments = ["add", "body"] + tags.flatMap { ["--tag", $0] } + ["--title", "Tags", "--", "--tag", "text"]
        #expect(try MagpieCommand.parsable(arguments).count < 20)
        let program = try await TestProgram()
        #expect(await program.run(arguments).status == 0)
        let note = try #require(await program.notes().first)
        #expect(note.title == "Tags")
        #expect(note.tags == tags)
        #expect(note.body == "body --tag text")
    }

    @Test(arguments: [
        (["add", "--title", "- milk", "--tag", "-5"], ["add", "--title=- milk", "--tag=-5"]),
        (["add", "--title", "---"], ["add", "--title=---"]), (["add", "--- a ---"], ["add", "--", "--- a ---"]),
        (["---"], ["--", "---"]), (["add", "- a", "-"], ["add", "- a", "-"]), (["- milk"], ["- milk"]),
        (["delete", "- a", "b"], ["delete", "--", "- a", "b"]),
        (["delete", "- a", "--json"], ["delete", "- a", "--json"]),
        (["folder", "rename", "- x", "y"], ["folder", "rename", "--", "- x", "y"]),
        (["add", "--title", "-x"], ["add", "--title", "-x"]), (["add", "--title", "-"], ["add", "--title", "-"]),
        (["add", "--title", "--", "- a"], ["add", "--title", "--", "- a"]),
        (["notes", "--limit", "-3"], ["notes", "--limit=-3"]),
    ])
    func `A text that begins with a hyphen is told apart from options`(typed: [String], read: [String]) throws {
        #expect(try MagpieCommand.parsable(typed) == read)
    }

    @Test func `A line of a list is a title, and finds its note`() async throws {
        let program = try await TestProgram()
        for line in [
            ["add", "--title", "- milk"], ["add", "--title", "---", "- bread"], ["add", "--- a ---"],
            ["show", "- milk"], ["delete", "- milk"],
        ] { #expect(await program.run(line).status == 0, "\(line)") }
        #expect(try await program.notes().map(\.title).sorted() == ["- milk", "---", "--- a ---"])
    }

    @Test func `A mistyped option among many words is refused`() async throws {
        let result = await (try TestProgram()).run(["add"] + Self.words + ["--titel", "x"] + Self.words)
        #expect(result.status == 64)
        #expect(result.err.contains("Unknown option '--titel'"))
    }
}
