/// What was found out about a server in this session.
struct ServerFindings: Sendable {
    /// What it does differently from other servers.
    var differences: Set<ServerDifference> = []
    /// The model to ask when the settings name none.
    var firstModel: String?
    /// How the model takes its tools.
    var toolMode: ToolMode?
    /// The number of requests for a reply, from which the ids of calls are made.
    var steps = 0
}
