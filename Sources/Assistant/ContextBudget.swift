/// Fits a conversation into what a model can read.
///
/// Whole turns are left out, the oldest first, so a call never loses its result. The turn that goes on stays; of its
/// results the oldest are cut when there is no other way.
package struct ContextBudget: Equatable, Sendable {
    /// What the model can read and write in one step, in tokens; `nil` when there is no bound.
    package let window: Int?
    /// What is kept free for the reply, in tokens.
    package let reply: Int
    /// What the tools take, in tokens, where the backend says so.
    private let tools: Int?

    /// - Parameter tools: what the tools take, in tokens; `nil` to estimate it from their definitions.
    package init(window: Int?, tools: Int? = nil) {
        self.window = window
        self.tools = tools
        reply = window.map { min(1_024, $0 / 4) } ?? 0
    }

    /// A budget for when a server found `use` too long: a third of the messages has to go.
    init(lessThan use: Use) {
        window = use.system + use.tools + use.messages * 2 / 3
        tools = use.tools
        reply = 0
    }

    /// What a conversation takes of a window, in tokens.
    package struct Use: Equatable, Sendable {
        /// What the model can read and write; `nil` when there is no bound.
        package var window: Int?
        /// The system prompt.
        package var system = 0
        /// The tools.
        package var tools = 0
        /// The messages that are sent.
        package var messages = 0
        /// What is kept free for the reply.
        package var reply = 0
        /// The number of turns that are sent.
        package var turns = 0
        /// The number of older turns that are left out.
        package var turnsLeftOut = 0

        /// What a request takes.
        package var request: Int { system + tools + messages }
    }

    /// What a person's line is followed by when it is not all there is.
    static let remark = "Earlier turns of this conversation were left out to save room."
    /// What stands in the place of a result that was cut.
    private static let shortest = 200

    /// The request with as many turns as fit, and what it takes.
    /// - Throws: ``BackendError`` of the kind `tooLong` when not even the last turn fits.
    package func fit(_ request: ModelRequest) throws(BackendError) -> (request: ModelRequest, use: Use) {
        var use = Use(window: window, reply: reply)
        use.system = TokenEstimate.of(request.system)
        use.tools = tools ?? TokenEstimate.of(request.tools)
        var turns = Self.turns(of: request.messages)
        guard let window else { return (request, Self.use(of: request, tools: use.tools)) }
        let room = window - reply - use.system - use.tools
        guard room > 0 else {
            let sentence = """
                The instructions and the tools alone take about \(use.system + use.tools) tokens, and the model has \
                \(window), of which \(reply) are for its reply. Choose a model that reads more with /model or --model; if \
                it does, set its contextTokens.
                """
            throw BackendError(.tooLong, sentence)
        }
        var leftOut: [Message] = []
        while turns.count > 1, turns.reduce(0, { $0 + $1.tokens }) > room {
            leftOut += turns.removeFirst().messages
            use.turnsLeftOut += 1
        }
        if let last = turns.last, turns.count == 1, last.tokens > room {
            turns = [try last.cut(to: room, window: window)]
        }
        use.turns = turns.count
        use.messages = turns.reduce(0) { $0 + $1.tokens }
        var fitting = request
        fitting.messages = turns.flatMap(\.messages)
        fitting.leftOut = leftOut
        fitting.replyRoom = window - use.request
        if use.turnsLeftOut > 0 { fitting.system += "\n\n" + Self.remark }
        return (fitting, use)
    }

    /// What a request takes of a window that has no bound.
    /// - Parameter tools: what the tools take, in tokens.
    static func use(of request: ModelRequest, tools: Int) -> Use {
        let turns = turns(of: request.messages)
        var use = Use()
        use.system = TokenEstimate.of(request.system)
        use.tools = tools
        use.messages = turns.reduce(0) { $0 + $1.tokens }
        use.turns = turns.count
        return use
    }

    private static func turns(of messages: [Message]) -> [TurnMessages] {
        messages.reduce(into: []) { turns, message in
            if case .user = message { turns.append(TurnMessages()) }
            if turns.isEmpty { turns.append(TurnMessages()) }
            turns[turns.count - 1].append(message)
        }
    }

    /// The messages of one turn.
    private struct TurnMessages {
        private(set) var messages: [Message] = []
        private(set) var tokens = 0

        mutating func append(_ message: Message) {
            messages.append(message)
            tokens += TokenEstimate.of(message)
        }

        /// The turn with its results cut, the oldest first.
        func cut(to room: Int, window: Int) throws(BackendError) -> TurnMessages {
            var excess = tokens - room
            var result = TurnMessages()
            for message in messages {
                guard excess > 0, case .tool(let results) = message else {
                    result.append(message)
                    continue
                }
                let shorter = Message.tool(results.map { $0.cut(saving: &excess) })
                result.append(shorter)
            }
            guard result.tokens <= room else {
                let sentence = """
                    This takes about \(result.tokens) tokens, and the model has room for \(max(0, room)) of its \
                    \(window). Say it in fewer words, or choose a model that reads more.
                    """
                throw BackendError(.tooLong, sentence)
            }
            return result
        }
    }

    fileprivate static func shortened(_ content: String, saving tokens: Int) -> String {
        // Three bytes a token is what JSON takes at least; what is left may be shorter than it had to be.
        let length = max(shortest, content.utf8.count - (tokens + 40) * 4)
        let start = String(decoding: content.utf8.prefix(length), as: UTF8.self)
        return JSONValue.object(["cut": .string(start), "error": "The result was cut: there is no room for all of it."])
            .json
    }
}

extension ToolResult {
    fileprivate func cut(saving excess: inout Int) -> ToolResult {
        guard excess > 0, content.utf8.count > 400 else { return self }
        var result = self
        result.content = ContextBudget.shortened(content, saving: excess)
        excess -= TokenEstimate.of(content) - TokenEstimate.of(result.content)
        return result
    }
}
