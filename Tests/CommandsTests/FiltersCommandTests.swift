import AssistantTestSupport
import Foundation
import LoopbackServer
import Notes
import Testing

@testable import Commands

struct FiltersCommandTests {
    private static let notes = [
        TestWorld.note(1, "Minutes of Acme", "Call Anna at +49 30 901820."), TestWorld.note(2, "Tea", "green"),
    ]

    @Test func `Filters are added, listed, changed and removed, several at once`() async throws {
        let program = try await TestProgram(Self.notes)
        #expect(await program.run("filters").err.contains("There are no filters"))
        _ = await program.run("filters", "add", "deny", "title", "contains", "Acme")
        _ = await program.run("filters", "add", "private", "tag", "#work")
        _ = await program.run("filters", "add", "allow", "body", "Project X")
        let list = await program.run("filters")
        #expect(
            list.out == """
                1  deny title contains “Acme” · held back nothing yet
                2  private tag “work” · held back nothing yet
                3  allow body contains “Project X”

                """
        )
        #expect(
            await program.run("filters", "edit", "1", "exact", "case").out.contains("is exactly “Acme”, capitals count")
        )
        #expect(await program.run("filters", "remove", "2-3").err.contains("Removed: private tag “work”."))
        let json = await program.run("filters", "--json")
        #expect(json.out.contains(#""matching" : "exact""#) && json.out.contains(#""heldBack" : 0"#))
        #expect(
            await program.run("filters", "remove", "7").err.contains("There is no filter 7. Use a number from 1 to 1.")
        )
    }

    @Test func `A duplicate is refused, and named`() async throws {
        let program = try await TestProgram()
        _ = await program.run("filters", "add", "deny", "Acme")
        let again = await program.run("filters", "add", "deny", "text", "contains", "ACME")
        #expect(again.status != 0 && again.err.contains("Filter 1 does that already, so nothing was changed."))
        _ = await program.run("filters", "add", "deny", "tea")
        #expect(await program.run("filters", "edit", "2", "acme").err.contains("Filter 1 does that already"))
        #expect(await program.run("filters").out.contains("tea"))
    }

    @Test func `A test says which filter fits, why, and how a text goes`() async throws {
        let program = try await TestProgram(Self.notes)
        _ = await program.run("filters", "add", "deny", "title", "Acme")
        let handle = String(TestWorld.id(1).uuidString.prefix(8)).lowercased()
        let note = await program.run("filters", "test", handle)
        #expect(note.out == "“Minutes of Acme” is withheld. Filter 1 fits it: deny title contains “Acme”.\n")
        let text = await program.run("filters", "test", "write to anna@example.org")
        #expect(text.out.contains("may be seen. No filter fits it.\nIt goes as: write to [EMAIL 1]"))
        #expect(await program.run("filters", "test", handle, "--json").out.contains(#""isWithheld" : true"#))
    }

    @Test func `What a filter withholds does not go, and is counted`() async throws {
        let search =
            #"data: {"choices": [{"delta": {"tool_calls": [{"index": 0, "id": "c1", "function": {"name": "search_notes", "arguments": "{\"query\": \"\"}"}}]}, "finish_reason": "tool_calls"}]}"#
            + "\n\ndata: [DONE]\n\n"
        let answer =
            #"data: {"choices": [{"delta": {"content": "Tea."}, "finish_reason": "stop"}]}"# + "\n\ndata: [DONE]\n\n"
        try await LoopbackServer.run(replies: [.stream([search]), .stream([answer])]) { server in
            let program = try await TestProgram(Self.notes, reach: [.settings, .farServers])
            let backend = "mine: {kind: openai, url: '\(server.url)/v1', model: gpt-x, tools: native}"
            try program.write("backends:\n  \(backend)\n", to: "config.yaml")
            _ = await program.run("filters", "add", "deny", "everything")
            _ = await program.run("filters", "add", "allow", "title", "tea")
            let result = await program.run("--backend", "mine", "what do I have?")
            let sent = server.requests.map(\.body).joined()
            #expect(sent.contains("green") && !sent.contains("Acme") && !sent.contains("901820"))
            #expect(result.err.contains("Kept from 127.0.0.1: 1 private note withheld."))
            #expect(await program.run("filters").out.contains("deny everything · held back 1 note"))
        }
    }

    @Test func `A server on this machine that passes requests on counts as another machine`() async throws {
        let answer =
            #"data: {"choices": [{"delta": {"content": "Yes."}, "finish_reason": "stop"}]}"# + "\n\ndata: [DONE]\n\n"
        try await LoopbackServer.run(replies: [.stream([answer])]) { server in
            let program = try await TestProgram(reach: [.settings, .network])
            for (remote, isSent) in [("no", true), ("yes", false)] {
                let backend =
                    "mine: {kind: openai, url: '\(server.url)/v1', model: gpt-x, tools: native, remote: \(remote)}"
                try program.write("backends:\n  \(backend)\n", to: "config.yaml")
                _ = await program.run("--backend", "mine", "my card is 4111111111111111 (\(remote))")
                #expect(server.requests.last?.body.contains("4111111111111111") == isSent)
            }
        }
    }

    @Test func `A resumed conversation goes only to the machine that has seen it`() async throws {
        let answer =
            #"data: {"choices": [{"delta": {"content": "Yes."}, "finish_reason": "stop"}]}"# + "\n\ndata: [DONE]\n\n"
        try await LoopbackServer.run(replies: [.stream([answer])]) { server in
            let program = try await TestProgram(reach: [.settings, .farServers])
            func configure(_ host: String) throws {
                let url = server.url.replacing("127.0.0.1", with: host)
                let backend = "mine: {kind: openai, url: '\(url)/v1', model: gpt-x, tools: native}"
                try program.write("backends:\n  \(backend)\n", to: "config.yaml")
            }
            try configure("127.0.0.1")
            _ = await program.run("--backend", "mine", "hello")
            #expect(await program.run("--backend", "mine", "-c", "and now?").status == 0)
            let count = server.requests.count
            // The same name, and another machine.
            try configure("localhost")
            let result = await program.run("--backend", "mine", "-c", "and now?")
            #expect(result.err.contains("Nothing was sent: localhost has not seen this conversation"))
            #expect(server.requests.count == count)
        }
    }
}
