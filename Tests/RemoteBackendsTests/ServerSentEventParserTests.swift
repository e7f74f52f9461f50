import Assistant
import Testing

@testable import RemoteBackends

@Suite struct ServerSentEventParserTests {
    private func events(_ stream: String) throws -> [ServerSentEvent] {
        var parser = ServerSentEventParser()
        return try parser.feed(Array(stream.utf8)) + parser.end()
    }

    struct Reading: Sendable {
        var stream: String
        var data: [String]
    }

    @Test(arguments: [
        Reading(stream: "data: one\n\ndata: two\n\n", data: ["one", "two"]),
        Reading(stream: "data: one\r\rdata: two\r\r", data: ["one", "two"]),
        Reading(stream: "data: one\r\n\r\ndata: two\r\n\r\n", data: ["one", "two"]),
        Reading(stream: "data:one\n\n", data: ["one"]),
        Reading(stream: "data:  one\n\n", data: [" one"]),
        Reading(stream: "data: one\ndata: two\n\n", data: ["one\ntwo"]),
        Reading(stream: "data\n\n", data: [""]),
        Reading(stream: ": keep-alive\n\n:\n\ndata: one\n\n", data: ["one"]),
        Reading(stream: "id: 1\nretry: 10\nunknown: 2\ndata: one\n\n", data: ["one"]),
        Reading(stream: "\u{FEFF}data: one\n\n", data: ["one"]),
        Reading(stream: "\n\n\ndata: one\n\n\n\n", data: ["one"]),
        Reading(stream: "data: one", data: ["one"]),
        Reading(stream: "data: one\n", data: ["one"]),
        Reading(stream: "data: a: b\n\n", data: ["a: b"]),
        Reading(stream: "error: {\"code\":500}\n\n", data: ["{\"error\":{\"code\":500}}"]),
        Reading(stream: "", data: []),
    ])
    func `An event ends with an empty line or the stream, and comments and other fields are skipped`(
        reading: Reading
    ) throws {
        #expect(try events(reading.stream).map(\.data) == reading.data)
    }

    @Test func `The type of an event is its own`() throws {
        #expect(
            try events("event: ping\ndata: 1\n\ndata: 2\n\nevent: lost\n\ndata: 3\n\n") == [
                ServerSentEvent(name: "ping", data: "1"), ServerSentEvent(data: "2"), ServerSentEvent(data: "3"),
            ]
        )
    }

    @Test(arguments: ["\n", "\r", "\r\n"])
    func `A stream may be cut at every byte`(lineEnd: String) throws {
        let lines = ["\u{FEFF}: a comment", "event: größer", "data: {\"text\":\"😀 é\"}", "data:more", "", "data: last"]
        let stream = lines.joined(separator: lineEnd)
        let expected = try events(stream)
        #expect(expected.count == 2)
        let bytes = Array(stream.utf8)
        for cut in bytes.indices {
            var parser = ServerSentEventParser()
            let first = try parser.feed(Array(bytes[..<cut]))
            #expect(try first + parser.feed(Array(bytes[cut...])) + parser.end() == expected)
        }
        var parser = ServerSentEventParser()
        #expect(try bytes.flatMap { try parser.feed([$0]) } + parser.end() == expected)
    }

    @Test(arguments: ["x", "data: x\n", ": x\n", "\n"])
    func `What never becomes an event ends with an error`(piece: String) throws {
        var parser = ServerSentEventParser(longestEvent: 1_000)
        let error = try #require(throws: BackendError.self) {
            for _ in 0...1_000 { _ = try parser.feed(Array(piece.utf8)) }
        }
        #expect(error.kind == .malformed)
    }

    @Test func `Short events may come for ever`() throws {
        var parser = ServerSentEventParser(longestEvent: 100)
        for _ in 0...100 { #expect(try parser.feed(Array("data: x\n\n".utf8)).count == 1) }
    }
}
