import Assistant
import Synchronization

extension RemoteServer {
    /// What the tools take of the model's window, in tokens, in the form in which the model is given them.
    ///
    /// As long as that form is not known, it is the shortest: the server itself says when a request is too long.
    func tokens(of tools: [ToolDefinition]) -> Int {
        let found = findings.withLock { $0.toolMode }
        let remembered = found ?? settings.model.flatMap { memory.recall(memoryKey($0)) } ?? .auto
        return switch settings.tools == .auto ? remembered : settings.tools {
        case .native: tools.reduce(0) { $0 + TokenEstimate.of($1) }
        case .schema: TokenEstimate.of(SchemaCalls(tools: tools).instructions)
        case .text, .auto: TokenEstimate.of(TextCalls(tools: tools).instructions)
        }
    }
}
