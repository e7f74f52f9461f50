import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

/// `magpie status`, and widget.json, which has the same title.
struct StatusCommandTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")
    private let bike = TestWorld.note(0x09BC, "Bike", "in the shed")

    @Test(arguments: [
        ("", "{\"pinnedNote\": \"A\"}\n"), (" \n", "{\"pinnedNote\": \"A\"}\n"), ("{}", "{\"pinnedNote\": \"A\"}"),
        ("{\"habits\":1.50}", "{\"pinnedNote\": \"A\", \"habits\":1.50}"),
        ("{\"pinnedNote\": \"B\"}\n", "{\"pinnedNote\": \"A\"}\n"),
        ("{\"pinnedNote\": \"\"}\n", "{\"pinnedNote\": \"A\"}\n"),
        ("{\"pinnedNote\": \"B\", \"c\": \"d\"}\n", "{\"pinnedNote\": \"A\", \"c\": \"d\"}\n"),
        ("{ \"pinnedNote\" : null }\n", "{ \"pinnedNote\" : \"A\" }\n"),
        ("{\"pinned\\u004Eote\":\"old\",\"z\":[]}", "{\"pinned\\u004Eote\":\"A\",\"z\":[]}"),
        (
            "{\"a\": [1, {\"pinnedNote\": \"x, }\"}], \"b\": \"\\\"}\", \"pinnedNote\":12}",
            "{\"a\": [1, {\"pinnedNote\": \"x, }\"}], \"b\": \"\\\"}\", \"pinnedNote\":\"A\"}"
        ),
    ])
    func `Of a widget's file, all but one field stays byte for byte`(before: String, after: String) {
        #expect(WidgetText(before)?.with(pinnedNote: "A") == after)
    }

    @Test(arguments: ["[]", "null", "{", "{\"a\":}", "widget"])
    func `A file that is no object is not magpie's to change`(text: String) async throws {
        #expect(WidgetText(text) == nil)
        let program = try await TestProgram()
        try program.write(text, to: "widget.json")
        #expect(await program.run("add", "Tea").status == 0)
        #expect(try program.text(of: "widget.json") == text)
    }

    @Test func `The widget's file goes along with every change, and only its owner reads it`() async throws {
        let program = try await TestProgram()
        #expect(await program.run("add", "Tea").status == 0)
        #expect(try program.text(of: "widget.json") == "{\"pinnedNote\": \"Tea\"}\n")
        #expect(try program.permissions(of: "widget.json") == 0o600)
        #expect(await program.run("add", "A \"b\"").status == 0)
        #expect(try program.text(of: "widget.json") == "{\"pinnedNote\": \"A \\\"b\\\"\"}\n")
        #expect(await program.run("undo").status == 0)
        #expect(try program.text(of: "widget.json") == "{\"pinnedNote\": \"Tea\"}\n")
        #expect(await program.run("delete", "Tea").status == 0)
        #expect(try program.text(of: "widget.json") == "{\"pinnedNote\": null}\n")
    }

    @Test func `The note that was pinned last counts, whatever was written since`() async throws {
        let program = try await TestProgram([key, bike])
        for line in ["/pin 7f3a", "/pin 09bc"] { #expect(await program.run(line).status == 0) }
        #expect(await program.run("add the code is 4711 to the spare key note").status == 0)
        #expect(await program.run("add", "Tea").status == 0)
        #expect(try program.text(of: "widget.json") == "{\"pinnedNote\": \"Bike\"}\n")
        #expect(await program.run("status").out == "Bike\n")
        #expect(await program.run("/unpin 09bc").status == 0)
        #expect(await program.run("status").out == "Spare key\n")
    }

    @Test func `A dry run leaves the widget's file alone`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("--dry-run", "remember that the bike is in the shed").status == 0)
        #expect(!FileManager.default.fileExists(atPath: program.file("widget.json")))
    }

    @Test func `A folder that no widget can be written to keeps nobody from their notes`() async throws {
        let program = try await TestProgram()
        try FileManager.default.createDirectory(atPath: program.file("widget.json"), withIntermediateDirectories: true)
        let result = await program.run("add", "Tea")
        #expect(result.status == 0)
        #expect(!result.err.contains("widget"))
    }

    @Test func `The status is one line, with what is due`() async throws {
        let program = try await TestProgram()
        #expect(await program.run("status") == .init(status: 0, out: "", err: "There are no notes yet.\n"))
        #expect(await program.run("add", "--due", "2026-03-01", "Call Anna").status == 0)
        #expect(await program.run("add", "--due", "today", "Tea").status == 0)
        #expect(await program.run("status").out == "Tea · 1 due today, 1 overdue\n")
        #expect(
            await program.run("status", "--json").out == """
                {
                  "dueToday" : 1,
                  "notes" : 2,
                  "overdue" : 1,
                  "pinned" : 0,
                  "pinnedNote" : "Tea"
                }

                """
        )
    }
}
