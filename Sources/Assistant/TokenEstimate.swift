/// How many tokens a text is likely to take; no tokenizer is asked.
///
/// English takes about four bytes a token, and JSON about three; other scripts take a token a character or more. The
/// estimate errs on the high side.
package enum TokenEstimate {
    /// The tokens of a text.
    package static func of(_ text: String) -> Int {
        let counts = text.utf8.reduce(into: (ascii: 0, leading: 0)) { counts, byte in
            if byte < 0x80 { counts.ascii += 1 } else if byte >= 0xC0 { counts.leading += 1 }
        }
        return (counts.ascii * 2 + 6) / 7 + counts.leading
    }

    /// The tokens of a message with what frames it.
    package static func of(_ message: Message) -> Int {
        switch message {
        case .user(let text): of(text) + frame
        case .assistant(let message):
            message.calls.reduce(of(message.text) + of(message.provider) + frame) {
                $0 + of($1.name) + of($1.arguments) + frame
            }
        case .tool(let results):
            results.reduce(0) { $0 + of($1.content) + frame }
        }
    }

    /// The tokens of a tool.
    package static func of(_ tool: ToolDefinition) -> Int {
        of(tool.name) + of(tool.description) + of(tool.parameters.json) + frame
    }

    /// The tokens of several tools.
    package static func of(_ tools: [ToolDefinition]) -> Int { tools.reduce(0) { $0 + of($1) } }

    private static func of(_ provider: ProviderData?) -> Int { provider.map { of($0.payload.json) } ?? 0 }

    private static let frame = 5
}
