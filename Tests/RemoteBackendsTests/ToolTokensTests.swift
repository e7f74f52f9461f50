import Assistant
import Testing

@testable import RemoteBackends

/// What the tools take of the window depends on how the model is given them.
struct ToolTokensTests {
    private func tokens(_ url: String, _ wire: RemoteSettings.Wire, _ mode: ToolMode) throws -> Int {
        var settings = RemoteSettings(name: "far", wire: wire, url: url, model: "m")
        settings.tools = mode
        return try RemoteBackend(settings).tokens(of: [saveTool])
    }

    @Test(arguments: [
        ("http://127.0.0.1:1", RemoteSettings.Wire.openAI, ToolMode.native), ("http://127.0.0.1:1", .anthropic, .auto),
        ("https://api.openai.com/v1", .openAI, .auto),
    ])
    func `Where tools are given natively, their definitions count`(
        url: String,
        wire: RemoteSettings.Wire,
        mode: ToolMode
    ) throws {
        #expect(try tokens(url, wire, mode) == TokenEstimate.of(saveTool))
    }

    @Test func `As long as nothing is known of a server, the shortest form counts`() throws {
        let url = "http://127.0.0.1:1"
        #expect(try tokens(url, .openAI, .auto) == tokens(url, .openAI, .text))
    }
}
