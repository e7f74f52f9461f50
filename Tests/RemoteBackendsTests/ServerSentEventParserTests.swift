import Assistant
import Testing

@testable import RemoteBackends

@Suite struct ServerSentEventParserTests {
    private func events(_ stream: String) -> [ServerSentEvent] {
        var parser = ServerSentEventParser()
        return parser.feed(Array(stream.utf8)) + parser.end()
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
    ) {
        #expect(events(reading.stream).map(\.data) == reading.data)
    }

    @Test func `The type of an event is its own`() {
        #expect(
            events("event: ping\ndata: 1\n\ndata: 2\n\nevent: lost\n\ndata: 3\n\n") == [
                ServerSentEvent(name: "ping", data: "1"), ServerSentEvent(data: "2"), ServerSentEvent(data: "3"),
            ]
        )
    }

    @Test(arguments: ["\n", "\r", "\r\n"])
    func `A stream may be cut at every byte`(lineEnd: String) {
        let lines = ["\u{FEFF}: a comment", "event: größer", "data: {\"text\":\"😀 é\"}", "data:more", "", "data: last"]
        let stream = lines.joined(separator: lineEnd)
        let expected = events(stream)
        #expect(expected.count == 2)
        let bytes = Array(stream.utf8)
        for cut in bytes.indices {
            var parser = ServerSentEventParser()
            let first = parser.feed(Array(bytes[..<cut]))
            #expect(first + parser.feed(Array(bytes[cut...])) + parser.end() == expected)
        }
        var parser = ServerSentEventParser()
        #expect(bytes.flatMap { parser.feed([$0]) } + parser.end() == expected)
    }
}
