import Assistant
import Foundation
import Testing

@testable import RemoteBackends

/// From the bytes of recorded streams to the events of the model.
@Suite struct OpenAIStreamTests {
    private func events(_ pieces: [[UInt8]]) throws -> [ModelEvent] {
        let collector = EventCollector()
        let pipeline = ReplyPipeline(.native, tools: [], ids: "c")
        let reading = ReplyReading(OpenAIFormat(), pipeline, place: "there", collector.add)
        for piece in pieces { _ = try reading.take(piece) }
        try reading.end()
        return collector.events.merged
    }

    private func wireEvents(_ pieces: [[UInt8]]) throws -> [ServerSentEvent] {
        var bytes = ReplyBytes()
        let events = try pieces.flatMap { try bytes.feed($0) }
        guard case .events(let rest) = bytes.end() else { return [] }
        return events + rest
    }

    @Test(arguments: OpenAISamples.streams)
    func `A recorded stream means the same wherever it is cut in two`(recording: OpenAISamples.Recording) throws {
        let bytes = Array(recording.stream.utf8)
        let expected = try wireEvents([bytes])
        #expect(try events([bytes]) == recording.events)
        for cut in 0...bytes.count {
            #expect(try wireEvents([Array(bytes[..<cut]), Array(bytes[cut...])]) == expected, "cut at \(cut)")
        }
    }

    @Test(arguments: OpenAISamples.streams)
    func `A recorded stream means the same byte by byte and in random pieces`(
        recording: OpenAISamples.Recording
    ) throws {
        let bytes = Array(recording.stream.utf8)
        #expect(try events(bytes.map { [$0] }) == recording.events)
        for seed in 1...8 {
            var random = PieceSizes(seed: UInt64(seed))
            var rest = bytes[...]
            var pieces: [[UInt8]] = []
            while !rest.isEmpty {
                let size = random.next()
                pieces.append(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
            #expect(try events(pieces) == recording.events, "seed \(seed)")
        }
    }

    @Test(arguments: OpenAISamples.streams)
    func `A recorded stream that ends early is never taken for a whole one`(
        recording: OpenAISamples.Recording
    ) throws {
        let end = try #require(recording.stream.range(of: #""finish_reason":""#, options: .backwards)).lowerBound
        let bytes = Array(recording.stream[..<end].utf8)
        for cut in stride(from: 0, to: bytes.count, by: 31) {
            let collector = EventCollector()
            let pipeline = ReplyPipeline(.native, tools: [], ids: "c")
            let reading = ReplyReading(OpenAIFormat(), pipeline, place: "there", collector.add)
            #expect(throws: BackendError.self, "cut at \(cut)") {
                _ = try reading.take(Array(bytes[..<cut]))
                try reading.end()
            }
            #expect(!collector.events.contains { $0.isCallOrEnd }, "cut at \(cut)")
        }
    }

    @Test func `A reply that comes whole means the same as one in pieces`() throws {
        #expect(try events([Array(OpenAISamples.whole.utf8)]) == OpenAISamples.wholeEvents)
        #expect(try events(OpenAISamples.whole.utf8.map { [$0] }) == OpenAISamples.wholeEvents)
    }

    @Test func `Reasoning in tags is parted from the answer`() throws {
        let stream =
            OpenAISamples.piece("<thi") + OpenAISamples.piece("nk>A pot?</think>\n\nBl")
            + OpenAISamples.text("ue.")
        #expect(try events([Array(stream.utf8)]) == [.thinking("A pot?"), .text("Blue."), .finished(nil)])
    }

    struct NotAReply: Sendable {
        var body: String
        var words: String
    }

    @Test(arguments: [
        NotAReply(body: "", words: "nothing"),
        NotAReply(body: " \r\n\n", words: "nothing"),
        NotAReply(body: "<!DOCTYPE html><html></html>", words: "a web page"),
        NotAReply(body: "Not found", words: "not JSON"),
        NotAReply(body: "[1, 2]", words: "not JSON"),
        NotAReply(body: #"{"choices": "#, words: "not JSON"),
        NotAReply(body: #"{"hello": "world"}"#, words: "not what the chat completions API says"),
        NotAReply(body: "data: hello\n\n", words: "not what the chat completions API says"),
    ])
    func `What is no reply is said in a sentence`(body: NotAReply) throws {
        let error = try #require(throws: BackendError.self) { try events([Array(body.body.utf8)]) }
        #expect(error.kind == .malformed)
        #expect(error.sentence.contains(body.words))
    }
}

/// Sizes of pieces from 1 to 40, always the same for a seed.
private struct PieceSizes {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % 40) + 1
    }
}

extension ModelEvent {
    fileprivate var isCallOrEnd: Bool {
        switch self {
        case .call, .provider, .finished: true
        case .text, .thinking, .wasThinking, .callBegan, .leftOpen, .retrying: false
        }
    }
}
