import AssistantTestSupport
import Notes
import Synchronization
import Testing

@testable import Commands

struct JSONListingTests {
    @Test func `A text is written as Foundation writes it, whatever characters it has`() throws {
        let scalars = (0...0x2100).compactMap { Unicode.Scalar($0 as UInt32) } + ["\u{FEFF}", "\u{1F6E0}"]
        let text = String(String.UnicodeScalarView(scalars))
        #expect(try printed([["text": text], ["text": ""]]) == PrettyJSON.text([["text": text], ["text": ""]]))
    }

    private func printed(_ objects: [[String: String]]) -> String {
        let out = Mutex("")
        var json = JSONListing { piece in out.withLock { $0 += piece } }
        for object in objects {
            var written = JSONObject()
            written.add("text", object["text"])
            json.append(written)
        }
        json.finish()
        return out.withLock { $0 }
    }

    @Test func `A long list is printed piece by piece`() async throws {
        let body = String(repeating: "The lamp in the hall. ", count: 50)
        let program = try await TestProgram((1...1_000).map { TestWorld.note($0, "Lamp \($0)", body) })
        let pieces = Mutex<[Int]>([])
        for arguments in [["notes", "--json"], ["search", "lamp", "--limit", "0", "--json"]] {
            pieces.withLock { $0 = [] }
            let result = await program.run(arguments) { piece in pieces.withLock { $0.append(piece.utf8.count) } }
            #expect(result.status == 0)
            let sizes = pieces.withLock { $0 }
            #expect(sizes.reduce(0, +) > 1_000_000)
            #expect(try #require(sizes.max()) < 100_000)
        }
    }

    @Test func `The rest of a list is printed as JSON from an offset on`() async throws {
        let program = try await TestProgram((1...5).map { TestWorld.note($0, "Radar \($0)") })
        for arguments in [["notes"], ["search", "radar"], ["notes", "--sort", "title"]] {
            let all = await program.run(arguments + ["--json", "--limit", "0"]).out
            let last = await program.run(arguments + ["--json", "--offset", "4"]).out
            #expect(all.hasSuffix(last.dropFirst(2)))
            #expect(last.split(separator: "\n").count { $0.contains("\"title\"") } == 1)
        }
    }
}
