import Assistant
import AssistantTestSupport
import Foundation
import Notes

@testable import RemoteBackends

extension FuzzedReader {
    private static let tools = TestWorld().toolbox.definitions

    static func readStream(_ input: FuzzInput) throws {
        var input = input
        let format: any WireFormat = input.dice.isOne(in: 2) ? OpenAIFormat() : AnthropicFormat()
        let mode = ToolMode.allCases.randomElement(using: &input.dice) ?? .auto
        let reading = ReplyReading(format, ReplyPipeline(mode, tools: tools, ids: "c"), place: "there") { _ in }
        let pieces = input.pieces()
        do {
            for piece in pieces { _ = try reading.take(piece) }
            try reading.end()
        } catch {
            reading.breakOff()
        }
        _ = ServerFailure(status: 500, body: input.text, retryAfter: input.text, key: nil, now: Date())
            .error(
                of: RemoteSettings(name: "far", wire: .openAI, url: "http://there"),
                at: try ServerAddress("http://there"),
                model: "m",
                models: []
            )
        guard events([input.bytes]) == events(pieces) else { throw Misbehaviour("pieces have other events") }
    }

    private static func events(_ pieces: [[UInt8]]) -> [ServerSentEvent] {
        var parser = ServerSentEventParser()
        return pieces.flatMap { parser.feed($0) } + parser.end()
    }

    static func readCalls(_ input: FuzzInput) throws {
        var input = input
        let pieces = input.textPieces()
        for takesBlocks in [true, false] {
            let whole = events([input.text], takesBlocks)
            let cut = events(pieces, takesBlocks)
            guard whole == cut else { throw Misbehaviour("pieces have other calls, or another text") }
            guard !whole.calls.isEmpty || Array(whole.text.utf8) == Array(input.text.utf8) else {
                throw Misbehaviour("a text without calls is another text")
            }
        }
        var schema = SchemaCalls(tools: tools).makeDecoder()
        for piece in pieces { _ = schema.feed(piece) }
        _ = try? schema.end()
        for beginsThinking in [true, false] {
            var tags = ThinkTags(beginsThinking: beginsThinking)
            for piece in pieces { _ = tags.feed(piece) }
            _ = tags.end()
        }
    }

    private static func events(_ pieces: [String], _ takesBlocks: Bool) -> (text: String, calls: [String]) {
        var decoder = TextCalls(tools: tools).makeDecoder(takesBlocks: takesBlocks)
        let events = pieces.flatMap { decoder.feed($0) } + decoder.end()
        return events.reduce(into: ("", [])) { result, event in
            switch event {
            case .text(let text): result.0 += text
            case .call(let call): result.1.append("\(call.name) \(call.arguments)")
            default: break
            }
        }
    }

    /// Runs calls that only pretend to write.
    static func argumentsTarget() -> Target {
        let world = TestWorld(
            (1...5).map { TestWorld.note($0, "Note \($0)", "- [ ] milk\n- [x] eggs", tags: ["home"]) }
        )
        let controller = NoteActionController(
            store: world.store,
            world: world.world,
            author: .model("scripted"),
            isPretending: true
        )
        let toolbox = Toolbox(controller: controller, world: world.world)
        return { input in
            for name in tools.map(\.name) {
                let call = toolbox.prepare(ToolCall(id: "c", name: name, arguments: input.text))
                let result = toolbox.result(of: ToolCall(id: "c", name: name, arguments: ""), await call.run())
                guard (try? JSONValue(json: result.content)) != nil else { throw Misbehaviour("a result is no JSON") }
            }
        }
    }
}
