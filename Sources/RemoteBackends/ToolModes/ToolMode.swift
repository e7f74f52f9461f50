/// How a model is given its tools.
package enum ToolMode: String, CaseIterable, Codable, Sendable {
    /// Find out which of the others the server and the model can do, and remember it.
    case auto
    /// As the protocol says.
    case native
    /// The reply is constrained by a JSON Schema to one tool call or an answer.
    case schema
    /// The system prompt teaches the model to write calls into its text.
    case text
}
