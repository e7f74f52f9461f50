import Testing

@testable import Settings

struct RequestSettingTests {
    private func backend(_ lines: String, kind: String = "openai") throws -> BackendSettings {
        try settings("backends:\n  far:\n    kind: \(kind)\n" + lines).backends.backend("far")
    }

    @Test(arguments: [
        ("parameters: {top_p: 0.9, seed: 7}", #"{"top_p":0.9,"seed":7}"#),
        ("parameters: {effort: low, verbose: true, stop: null}", #"{"effort":"low","verbose":true,"stop":null}"#),
        (
            #"parameters: {zip: "01234", version: 1.2.3, octal: 017}"#,
            #"{"zip":"01234","version":"1.2.3","octal":"017"}"#
        ),
        (
            "parameters:\n      thinking:\n        type: enabled\n        budget_tokens: 1024",
            #"{"thinking":{"type":"enabled","budget_tokens":1024}}"#
        ),
        ("parameters: {stop: [a, \"b\\nc\"]}", #"{"stop":["a","b\nc"]}"#),
        (#"parameters: '{"top_k": 40}'"#, #"{"top_k": 40}"#),
    ])
    func `Further parameters are a mapping, or the JSON of one`(line: String, json: String) throws {
        #expect(try backend("    \(line)\n")[BackendTable.parameters].value == json)
    }

    @Test(arguments: [
        ("parameters: {temperature: 1}", "`temperature`, which has the setting `temperature`"),
        ("parameters: {max_tokens: 1}", "`max_tokens`, which has the setting `maxTokens`"),
        ("parameters: {messages: []}", "`messages`, which is written by magpie"),
        ("parameters: [1]", "must be a mapping"), ("parameters: hello", "must be a mapping"),
    ])
    func `A parameter that magpie writes itself is refused`(line: String, words: String) throws {
        let error = #expect(throws: SettingsError.self) { try backend("    \(line)\n") }
        #expect(error.map { "\($0)" }?.contains(words) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func `Replies are streamed unless the file says otherwise`() throws {
        #expect(try backend("")[BackendTable.isStreaming].value)
        #expect(try !backend("    stream: false\n")[BackendTable.isStreaming].value)
    }

    @Test func `Anthropic has no replies that are bound to a schema`() throws {
        let error = #expect(throws: SettingsError.self) { try backend("    tools: schema\n", kind: "anthropic") }
        #expect(error.map { "\($0)" }?.hasPrefix("config.yaml, line 4: `tools` cannot be schema here") == true)
        #expect(try backend("    tools: text\n", kind: "anthropic")[BackendTable.tools].value == .text)
        #expect(try backend("    tools: schema\n")[BackendTable.tools].value == .schema)
    }
}
