import Assistant
import Synchronization

extension RemoteServer {
    /// What the tools take of the model's window, in tokens, in the form in which the model is given them.
    ///
    /// As long as that form is not known, it is the shortest: the server itself says when a request is too long.
    func tokens(of tools: [ToolDefinition]) -> Int {
        let model = settings.model ?? findings.withLock { $0.firstModel } ?? ""
        return switch knownToolMode(of: model) ?? .auto {
        case .native: TokenEstimate.of(tools)
        case .schema: TokenEstimate.of(SchemaCalls(tools: tools).instructions)
        case .text, .auto: TokenEstimate.of(TextCalls(tools: tools).instructions)
        }
    }
}
