import Notes

/// Stands between a conversation and a backend on another machine: what nobody else should read does not reach it.
///
/// Every request passes through it, whoever makes it. Secrets are replaced by names such as `[CARD 1]`, in the system
/// prompt, lines, replies, arguments and results; what comes back has the values in their place. Private notes are
/// withheld, as the person's filters say at that moment, and so are earlier turns about them.
package struct GuardedBackend: ModelBackend {
    /// What a turn says that is withheld.
    static let withheldTurn = "(This turn was about a private note and is withheld.)"

    private let backend: any ModelBackend
    private let host: String
    private let privacy: Privacy

    /// - Parameter privacy: what is kept back, and where that is told.
    /// - Returns: `nil` when the backend sends nothing to another machine.
    package init?(_ backend: any ModelBackend, _ privacy: Privacy) {
        guard let host = backend.destination else { return nil }
        self.backend = backend
        self.host = host
        self.privacy = privacy
    }

    package var name: String { backend.name }
    package var model: String? { backend.model }
    package var contextTokens: Int? { backend.contextTokens }
    package var isRemote: Bool { backend.isRemote }
    package var destination: String? { host }
    package var turnsToLookBack: Int? { backend.turnsToLookBack }
    package func tokens(of tools: [ToolDefinition]) -> Int { backend.tokens(of: tools) }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                var reader = RestoringReader(privacy.outbox, names: [])
                var reply = AssistantMessage()
                func pass(_ events: [ModelEvent]) {
                    for event in events {
                        switch event {
                        case .text(let text): reply.text += text
                        case .wasThinking: reply.text = ""
                        case .call(let call): reply.calls.append(call)
                        case .thinking, .callBegan, .provider, .leftOpen, .retrying, .finished: break
                        }
                        continuation.yield(event)
                    }
                }
                let result: Result<Void, any Error>
                do {
                    let (request, names) = try await guarded(request)
                    reader = RestoringReader(privacy.outbox, names: names)
                    for try await event in backend.respond(to: request) { pass(reader.read(event)) }
                    result = .success(())
                } catch {
                    result = .failure(error)
                }
                pass(reader.end())
                privacy.outbox.leftInLinks(reader.left)
                privacy.outbox.said(host, Message.assistant(reply).said)
                continuation.finish(throwing: result.error)
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private var redactions: Redactions { privacy.outbox.redactions }

    /// The request as it may leave this machine, and the names in it: no others mean anything in its reply.
    /// - Throws: when it cannot be found out which notes are private; then nothing is sent.
    private func guarded(_ request: ModelRequest) async throws -> (ModelRequest, names: Set<String>) {
        var request = request
        request.messages = try await withoutPrivateNotes(request.messages.turns, after: request.leftOut)
            .flatMap(\.withoutLookedAtText)
        request.leftOut = []
        try Task.checkCancellation()
        let rules = privacy.redaction
        var turns = request.messages.turns
        let texts = turns.joined().flatMap(\.texts)
        let hasLinks = try await hidePrivateLinks(in: texts)
        guard hasLinks || !rules.kinds.isEmpty else { return (request, []) }
        try await learnFromNotes(about: texts)
        redactions.learn(from: [request.system] + texts, rules)
        var used: Set<String> = []
        var names: Set<String> = []
        request.system = redactions.redacted(request.system, rules, used: &used)
        for index in turns.indices {
            var usedInTurn: Set<String> = []
            turns[index] = turns[index].map { $0.mapTexts { redactions.redacted($0, rules, used: &usedInTurn) } }
            if index == turns.count - 1 { used.formUnion(usedInTurn) }
            names.formUnion(usedInTurn)
        }
        request.messages = Array(turns.joined())
        privacy.outbox.keptBack(used, turns: 0)
        return (request, names.union(used))
    }

    /// Sees to it that the titles of private notes are replaced where other notes link to them.
    /// - Returns: whether there may be any.
    private func hidePrivateLinks(in texts: [String]) async throws -> Bool {
        guard let store = privacy.notes, texts.contains(where: { $0.contains("[[") }) else { return false }
        let rules = try await privacy.rules()
        let titles = try await store.notes(NoteFilter()).filter(rules.withholds).map(\.title)
        redactions.hide(linksTo: Set(titles))
        return !titles.isEmpty
    }

    /// Gives names to what other notes say is secret.
    private func learnFromNotes(about texts: [String]) async throws {
        guard let store = privacy.notes, privacy.redaction.kinds.contains(.secret) else { return }
        var known = privacy.outbox.lookedUp
        redactions.name(try await KnownSecrets.texts(about: texts, in: store, known: &known))
        privacy.outbox.lookedUp = known
    }

    /// The turns as they may be told: those about private notes are withheld, and so are those after them in which
    /// another model may have spoken of these.
    private func withoutPrivateNotes(_ turns: [[Message]], after earlier: [Message]) async throws -> [[Message]] {
        var finder = PrivateNotes(rules: try await privacy.rules(), store: privacy.notes)
        var turns = turns
        var withheld = 0
        /// The private notes that stand in the turns so far.
        var notes: Set<String> = []
        for turn in earlier.turns {
            let found = try await finder.find(in: turn)
            notes.formUnion(found.ids.keys)
            if !isTold(turn, without: notes, found) { notes.formUnion(found.gone) }
        }
        for index in turns.indices {
            let found = try await finder.find(in: turns[index])
            if index == turns.count - 1 {
                turns[index] = turns[index].map { $0.without(found) }
                for (id, filter) in found.ids { privacy.outbox.withheld(id, by: filter) }
                if case .user(let line)? = turns[index].first { privacy.outbox.tell(host, line, without: notes) }
            } else {
                notes.formUnion(found.ids.keys)
                guard !found.ids.isEmpty || !isTold(turns[index], without: notes, found) else { continue }
                notes.formUnion(found.gone)
                withheld += 1
                for (id, filter) in found.ids { privacy.outbox.withheldBefore(id, by: filter) }
                turns[index] = [.user(Self.withheldTurn), .assistant(AssistantMessage(text: Self.withheldTurn))]
            }
        }
        privacy.outbox.keptBack([], turns: withheld)
        return turns
    }

    /// Whether a turn holds nothing of private notes but what this host said or was told itself.
    ///
    /// A note that is gone may have been private: what a turn tells of it goes only to a host that was told it.
    private func isTold(_ turn: [Message], without notes: Set<String>, _ found: PrivateNotes.Found) -> Bool {
        if notes.isEmpty, !found.hasMarks, found.gone.isEmpty { return true }
        guard case .user(let line)? = turn.first, let without = privacy.outbox.withheld(from: host, when: line) else {
            return false
        }
        return notes.isSubset(of: without) && privacy.outbox.hasSaid(host, turn.flatMap(\.said))
    }
}

/// Reads the events of a reply, and puts values in the place of their names.
private struct RestoringReader {
    private let outbox: Outbox
    private let names: Set<String>
    private var text: NameRestorer
    private var thinking: NameRestorer
    private var leftInCalls: Set<String> = []

    /// The names that stayed, as they stood in links.
    var left: Set<String> { leftInCalls.union(text.left).union(thinking.left) }

    /// - Parameter names: those that stood in the request.
    init(_ outbox: Outbox, names: Set<String>) {
        self.outbox = outbox
        self.names = names
        text = NameRestorer(outbox.redactions, names: names)
        thinking = NameRestorer(outbox.redactions, names: names)
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
            var left: Set<String> = []
            let redactions = outbox.redactions
            call.arguments = JSONValue.mapTexts(in: call.arguments) { text in
                left.formUnion(redactions.misspelt(in: text))
                return redactions.restored(text, left: &left, names: names)
            }
            leftInCalls.formUnion(left)
            outbox.leaves(left, in: call.arguments)
            return end() + [.call(call)]
        case .wasThinking, .callBegan, .provider, .leftOpen, .retrying, .finished:
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
    /// The same message, of which private notes are withheld.
    fileprivate func without(_ found: PrivateNotes.Found) -> Message {
        guard !found.ids.isEmpty, !results.isEmpty else { return self }
        return .tool(
            results.map { result in
                guard let told = result.output else { return result }
                var output = told
                output.notes = told.notes.map { found.handles.contains($0.id) ? .withheld(id: $0.id) : $0 }
                output.folders = told.folders?.filter { !found.folders.contains($0.name) }
                output.topic = told.topic?.filter { found.handles.isDisjoint(with: $0.notes) }
                output.tags = told.tags?.filter { found.ids["tag \($0.tag)"] == nil }
                output.reasons = told.reasons?.filter { !found.handles.contains($0.key) }
                guard output != told else { return result }
                output.remark = nil
                output.versions = nil
                var result = result
                result.content = JSONValue.json(output)
                return result
            }
        )
    }

    /// All texts in it that a server is sent.
    fileprivate var texts: [String] {
        switch self {
        case .user(let text):
            text.data.map { [text, $0.before] + Self.texts(in: $0.json) } ?? [text]
        case .assistant(let reply): [reply.text] + reply.calls.flatMap { Self.texts(in: $0.arguments) }
        case .tool(let results): results.flatMap { Self.texts(in: $0.content) }
        }
    }

    /// The same message with other texts.
    fileprivate func mapTexts(_ change: (String) -> String) -> Message {
        switch self {
        case .user(let text):
            guard let data = text.data else { return .user(change(text)) }
            return .user(change(data.before) + JSONValue.mapTexts(in: data.json, change))
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

    /// What a model said and called in it.
    fileprivate var said: [String] {
        guard case .assistant(let reply) = self else { return [] }
        return [reply.text] + reply.calls.map { "\($0.name) \($0.arguments)" }
    }

    fileprivate var results: [ToolResult] {
        guard case .tool(let results) = self else { return [] }
        return results
    }

    private static func texts(in json: String) -> [String] { (try? JSONValue(json: json))?.texts ?? [json] }
}

extension String {
    /// The text before an object in JSON that ends it, as that of a note to be described, and the object.
    fileprivate var data: (before: String, json: String)? {
        guard let start = firstIndex(of: "{"), hasSuffix("}"), (try? JSONValue(json: String(self[start...]))) != nil
        else {
            return nil
        }
        return (String(self[..<start]), String(self[start...]))
    }
}

extension Result {
    fileprivate var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
