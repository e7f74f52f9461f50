import Foundations

/// What the set-up says of the servers that it looked for.
struct SetupReport {
    /// Those that were asked.
    var servers: [FoundServer]

    /// Says on standard error what is odd about the servers, and that there is none.
    /// - Parameter name: the only backend that matters; `nil` for all.
    func say(of name: String?, in context: CommandContext) {
        for server in servers where name == nil || server.name == name {
            if let remark = server.remark { context.say(remark) }
        }
        guard name == nil, !servers.isEmpty, servers.allSatisfy({ $0.state == .absent }) else { return }
        let places = servers.map { "\($0.label) (\($0.place))" }.joined(separator: ", ")
        context.say("No model server answers; looked for: \(places).")
    }

    /// Says which models were too many to list.
    func sayWhatIsCut(in context: CommandContext) {
        for server in servers where server.models.count > SetupChoice.mostModels {
            let more = server.models.count - SetupChoice.mostModels
            context.say(
                """
                \(server.label) has \(more) more; `magpie setup --backend \(server.name) --model NAME` takes any \
                of them.
                """
            )
        }
    }

    /// What to say of a server that does not answer, or of a model that one which listed its models does not have; `nil`
    /// when all is well.
    static func warning(of model: String?, at server: FoundServer) -> String? {
        guard server.state != .absent else {
            return "\(server.label) does not answer at \(server.place) now. It can answer once it is started."
        }
        guard let model, server.state == .listed, !server.models.isEmpty, !server.has(model) else { return nil }
        let nearest = NearestName.of(model, among: server.models).map { " Did you mean “\($0)”?" } ?? ""
        return "\(server.label) has no model “\(model.prefix(60))” yet.\(nearest)"
    }
}
