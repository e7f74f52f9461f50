import Assistant
import Testing

@testable import RemoteBackends

@Suite struct ReplyBytesTests {
    @Test(arguments: ["{", "<", "hello ", " ", "\n", "x", "data: x\n", ": x\n"])
    func `What is too long without an event is an error`(piece: String) throws {
        var bytes = ReplyBytes(longest: 10_000, longestPiece: 1_000)
        let error = try #require(throws: BackendError.self) {
            for _ in 0...1_000 { _ = try bytes.feed(Array(piece.utf8)) }
        }
        #expect(error.kind == .malformed)
    }

    @Test func `Events that never end are an error`() throws {
        var bytes = ReplyBytes(longest: 10_000, longestPiece: 1_000)
        let error = try #require(throws: BackendError.self) {
            for _ in 0...10_000 { _ = try bytes.feed(Array("data: x\n\n".utf8)) }
        }
        #expect(error.kind == .malformed)
    }

    @Test func `An event that never ends is an error, also behind others`() throws {
        var bytes = ReplyBytes(longestPiece: 1_000)
        _ = try bytes.feed(Array("data: x\n\n".utf8))
        let error = try #require(throws: BackendError.self) {
            for _ in 0...1_000 { _ = try bytes.feed(Array("data: x\n".utf8)) }
        }
        #expect(error.kind == .malformed)
    }

    @Test func `Short events may come for ever`() throws {
        var bytes = ReplyBytes(longestPiece: 100)
        for _ in 0...100 { #expect(try bytes.feed(Array("data: x\n\n".utf8)).count == 1) }
    }

    @Test func `White space before a whole reply is no stream`() throws {
        var bytes = ReplyBytes()
        #expect(try bytes.feed(Array(" \r\n".utf8)).isEmpty)
        #expect(try bytes.feed(Array(#"{"a": 1}"#.utf8)).isEmpty)
        #expect(bytes.end() == .whole(" \r\n{\"a\": 1}"))
    }

    @Test func `White space before a stream does not hide its first event`() throws {
        var bytes = ReplyBytes()
        #expect(try bytes.feed(Array("\n\n".utf8)).isEmpty)
        #expect(try bytes.feed(Array("data: x\n\n".utf8)).map(\.data) == ["x"])
        #expect(bytes.end() == .events([]))
    }
}
