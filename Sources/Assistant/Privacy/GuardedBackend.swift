/// Stands between a conversation and a backend on another machine: what nobody else should read does not reach it.
///
/// Every request passes through it, whoever makes it. Secrets are replaced by names such as `[CARD 1]`, in the system
/// prompt, lines, replies, arguments and results; what comes back has the values in their place. Private notes are
/// withheld, and so are earlier turns about them that this host was not told.
package struct GuardedBackend: ModelBackend {
    /// What a turn says that is withheld.
    static let withheldTurn = "(This turn was about a private note and is withheld.)"

    private let backend: any ModelBackend
    private let host: String
    private let redactions: Redactions?
    private let outbox: Outbox

    /// - Parameters:
    ///   - redacts: whether secrets are replaced.
    ///   - outbox: is told what was kept back.
    /// - Returns: `nil` when the backend sends nothing to another machine.
    package init?(_ backend: any ModelBackend, redacts: Bool, outbox: Outbox) {
        guard let host = backend.destination else { return nil }
        self.backend = backend
        self.host = host
        self.outbox = outbox
        redactions = redacts ? outbox.redactions : nil
    }

    package var name: String { backend.name }
    package var model: String? { backend.model }
    package var contextTokens: Int? { backend.contextTokens }
    package var isRemote: Bool { backend.isRemote }
    package var destination: String? { host }
    package var turnsToLookBack: Int? { backend.turnsToLookBack }
    package func tokens(of tools: [ToolDefinition]) -> Int { backend.tokens(of: tools) }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        let events = backend.respond(to: guarded(request))
        guard let redactions else { return events }
        return AsyncThrowingStream { continuation in
            let task = Task {
                var reader = RestoringReader(redactions)
                do {
                    for try await event in events {
                        for event in reader.read(event) { continuation.yield(event) }
                    }
                    for event in reader.end() { continuation.yield(event) }
                    continuation.finish()
                } catch {
                    for event in reader.end() { continuation.yield(event) }
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The request as it may leave this machine.
    private func guarded(_ request: ModelRequest) -> ModelRequest {
        var request = request
        var turns = request.messages.turns
        var withheld = 0
        for index in turns.indices {
            let isPresent = index == turns.count - 1
            if !isPresent, turns[index].contains(where: \.holdsPrivateNote), !wasTold(turns[index]) {
                withheld += 1
                turns[index] = [.user(Self.withheldTurn), .assistant(AssistantMessage(text: Self.withheldTurn))]
            } else {
                turns[index] = turns[index].map(\.withoutPrivateNotes).withoutLookedAtText
                if isPresent { withheld += turns[index].reduce(0) { $0 + $1.withheldNotes } }
            }
        }
        if case .user(let line)? = turns.last?.first { outbox.tell(host, line) }
        var used: Set<String> = []
        if let redactions {
            redactions.learn(from: [request.system] + turns.joined().flatMap(\.texts))
            request.system = redactions.redacted(request.system, used: &used)
            for index in turns.indices {
                var usedInTurn: Set<String> = []
                turns[index] = turns[index].map { $0.mapTexts { redactions.redacted($0, used: &usedInTurn) } }
                if index == turns.count - 1 { used.formUnion(usedInTurn) }
            }
        }
        request.messages = Array(turns.joined())
        outbox.keptBack(used, withheld: withheld)
        return request
    }

    private func wasTold(_ turn: [Message]) -> Bool {
        guard case .user(let line)? = turn.first else { return false }
        return outbox.wasTold(host, line)
    }
}

/// Reads the events of a reply, and puts values in the place of their names.
private struct RestoringReader {
    private let redactions: Redactions
    private var text: NameRestorer
    private var thinking: NameRestorer

    init(_ redactions: Redactions) {
        self.redactions = redactions
        text = NameRestorer(redactions)
        thinking = NameRestorer(redactions)
    }

    mutating func read(_ event: ModelEvent) -> [ModelEvent] {
        switch event {
        case .text(let piece):
            let rest = thinking.end()
            let piece = text.feed(piece)
            return (rest.isEmpty ? [] : [.thinking(rest)]) + (piece.isEmpty ? [] : [.text(piece)])
        case .thinking(let piece):
            let rest = text.end()
            let piece = thinking.feed(piece)
            return (rest.isEmpty ? [] : [.text(rest)]) + (piece.isEmpty ? [] : [.thinking(piece)])
        case .call(var call):
            call.arguments = JSONValue.mapTexts(in: call.arguments) { redactions.restored($0) }
            return end() + [.call(call)]
        case .wasThinking, .callBegan, .provider, .leftOpen, .finished:
            return end() + [event]
        }
    }

    mutating func end() -> [ModelEvent] {
        let rest = (thinking: thinking.end(), text: text.end())
        return (rest.thinking.isEmpty ? [] : [.thinking(rest.thinking)]) + (rest.text.isEmpty ? [] : [.text(rest.text)])
    }
}

extension [Message] {
    /// The messages of each turn.
    fileprivate var turns: [[Message]] {
        reduce(into: []) { turns, message in
            if case .user = message { turns.append([]) }
            if turns.isEmpty { turns.append([]) }
            turns[turns.count - 1].append(message)
        }
    }
}

extension Message {
    /// Whether a result in it has a private note, told or withheld.
    fileprivate var holdsPrivateNote: Bool {
        results.contains { $0.output?.notes.contains { $0.isPrivate || $0.isWithheld == true } ?? false }
    }

    /// The number of notes in it that are withheld.
    fileprivate var withheldNotes: Int {
        results.reduce(0) { $0 + ($1.output?.notes.count { $0.isWithheld == true } ?? 0) }
    }

    /// The same message, of which private notes are withheld.
    fileprivate var withoutPrivateNotes: Message {
        guard holdsPrivateNote else { return self }
        return .tool(
            results.map { result in
                guard var output = result.output, output.notes.contains(where: \.isPrivate) else { return result }
                output.notes = output.notes.map { $0.isPrivate ? .withheld(id: $0.id) : $0 }
                output.remark = nil
                var result = result
                result.content = JSONValue.json(output)
                return result
            }
        )
    }

    /// All texts in it that a server is sent.
    fileprivate var texts: [String] {
        switch self {
        case .user(let text): [text]
        case .assistant(let reply): [reply.text] + reply.calls.flatMap { Self.texts(in: $0.arguments) }
        case .tool(let results): results.flatMap { Self.texts(in: $0.content) }
        }
    }

    /// The same message with other texts.
    fileprivate func mapTexts(_ change: (String) -> String) -> Message {
        switch self {
        case .user(let text):
            return .user(change(text))
        case .assistant(var reply):
            reply.text = change(reply.text)
            for index in reply.calls.indices {
                reply.calls[index].arguments = JSONValue.mapTexts(in: reply.calls[index].arguments, change)
            }
            return .assistant(reply)
        case .tool(var results):
            for index in results.indices {
                results[index].content = JSONValue.mapTexts(in: results[index].content, change)
            }
            return .tool(results)
        }
    }

    private var results: [ToolResult] {
        guard case .tool(let results) = self else { return [] }
        return results
    }

    private static func texts(in json: String) -> [String] { (try? JSONValue(json: json))?.texts ?? [json] }
}
