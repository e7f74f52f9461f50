import Assistant

/// Puts the calls of a reply together from its deltas.
///
/// Servers differ: the index or the id may be missing, the id or the name be repeated with every delta, the name come
/// late, several calls share one index (Ollama) or one id, and the arguments come in pieces, whole, or as an object.
struct OpenAICalls: Sendable {
    private struct OpenCall {
        var index: Int?
        var id = ""
        var name = ""
        var arguments = ""
        /// What the server wants back with the call.
        var extra: JSONValue?
        /// Whether the arguments are an object from beginning to end.
        private(set) var isWhole = false

        var hasNoArguments: Bool { arguments.allSatisfy(\.isWhitespace) }

        mutating func append(_ piece: String) {
            arguments += piece
            // Arguments that cannot be complete yet are not parsed.
            isWhole =
                arguments.last { !$0.isWhitespace } == "}" && (try? JSONValue(json: arguments))?.members != nil
        }

        /// Whether a delta is this call from beginning to end.
        func isSaidAgain(by delta: OpenCall) -> Bool {
            !delta.id.isEmpty && delta.index == index && delta.id == id && delta.name == name
                && delta.arguments == arguments && isWhole
        }
    }

    /// How much of the arguments has come, in bytes.
    private(set) var argumentLength = 0

    private var calls: [OpenCall] = []

    /// Whether the model wrote any.
    var isEmpty: Bool { calls.isEmpty }

    /// Whether the arguments of every call can be read; those of a reply that was cut cannot.
    var areWhole: Bool { calls.allSatisfy { $0.isWhole } }

    /// Takes one element of `tool_calls`.
    mutating func add(_ delta: JSONValue) {
        let function = delta["function"]
        let id = delta["id"]?.text ?? ""
        let name = function?["name"]?.text ?? ""
        let piece: String
        switch function?["arguments"] {
        case .string(let text): piece = text
        case .object(let members): piece = JSONValue.object(members).json
        default: piece = ""
        }
        argumentLength += piece.utf8.count
        let extra = delta[OpenAIExtras.callKey].flatMap { $0.members == nil ? nil : $0 }
        let delta = OpenCall(index: delta["index"]?.wholeNumber, id: id, name: name, arguments: piece)
        // Some servers say a whole call once more at its end.
        let said = calls.firstIndex { $0.isSaidAgain(by: delta) }
        let place = said ?? place(of: delta)
        calls[place].extra = extra ?? calls[place].extra
        guard said == nil else { return }
        if calls[place].id.isEmpty { calls[place].id = id }
        if calls[place].name.isEmpty { calls[place].name = name }
        calls[place].append(piece)
    }

    /// What the server wants back with each call; empty when that is nothing.
    var extras: [JSONValue] {
        calls.contains { $0.extra != nil } ? calls.map { $0.extra ?? .null } : []
    }

    /// The calls in the order in which they began, each with an id of its own.
    var finished: [ToolCall] {
        var taken: Set<String> = []
        var count = 0
        return calls.map { call in
            var id = call.id
            while id.isEmpty || !taken.insert(id).inserted {
                count += 1
                id = "call_\(count)"
            }
            return ToolCall(id: id, name: call.name, arguments: call.arguments.isEmpty ? "{}" : call.arguments)
        }
    }

    /// The index of the call that a delta continues; a new one at the end for a new call.
    private mutating func place(of delta: OpenCall) -> Int {
        let candidate =
            delta.index.map { index in calls.lastIndex { $0.index == index } }
            ?? (delta.id.isEmpty ? calls.indices.last : calls.lastIndex { $0.id == delta.id })
        // Some servers give each delta an id of its own; what has an index and no name goes on with its call.
        let isFurtherPiece = delta.index != nil && delta.name.isEmpty
        if let candidate, isFurtherPiece || goesOn(calls[candidate], with: delta) { return candidate }
        calls.append(OpenCall(index: delta.index))
        return calls.endIndex - 1
    }

    private func goesOn(_ call: OpenCall, with delta: OpenCall) -> Bool {
        guard delta.id.isEmpty || call.id.isEmpty else {
            // Some servers give all calls one id.
            return delta.id == call.id && (delta.name.isEmpty || delta.hasNoArguments || !call.isWhole)
        }
        // Without ids, a name begins a new call once the last one is whole.
        return delta.name.isEmpty || call.name.isEmpty || (delta.name == call.name && !call.isWhole)
    }
}
