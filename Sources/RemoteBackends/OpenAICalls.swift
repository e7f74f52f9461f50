import Assistant

/// Puts the calls of a reply together from its deltas.
///
/// Servers differ: the index or the id may be missing, the id or the name be repeated with every delta, the name come
/// late, several calls share one index (Ollama), and the arguments come in pieces, whole, or as an object.
struct OpenAICalls: Sendable {
    private struct OpenCall {
        var index: Int?
        var id = ""
        var name = ""
        var arguments = ""

        /// Whether the arguments are an object from beginning to end.
        var isWhole: Bool { (try? JSONValue(json: arguments))?.members != nil }
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
        let place = place(of: delta["index"]?.wholeNumber, id: id, name: name)
        if calls[place].id.isEmpty { calls[place].id = id }
        if calls[place].name.isEmpty { calls[place].name = name }
        let piece: String
        switch function?["arguments"] {
        case .string(let text): piece = text
        case .object(let members): piece = JSONValue.object(members).json
        default: piece = ""
        }
        calls[place].arguments += piece
        argumentLength += piece.utf8.count
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

    /// Where the call stands that a delta goes on with; at the end for a new one.
    private mutating func place(of index: Int?, id: String, name: String) -> Int {
        let candidate =
            index.map { index in calls.lastIndex { $0.index == index } }
            ?? (id.isEmpty ? calls.indices.last : calls.lastIndex { $0.id == id })
        // Some servers give each delta an id of its own; what has an index and no name goes on with its call.
        let isFurtherPiece = index != nil && name.isEmpty
        if let candidate, isFurtherPiece || goesOn(calls[candidate], id: id, name: name) { return candidate }
        calls.append(OpenCall(index: index))
        return calls.endIndex - 1
    }

    private func goesOn(_ call: OpenCall, id: String, name: String) -> Bool {
        guard id.isEmpty || call.id.isEmpty else { return id == call.id }
        // Without ids, a name begins a new call once the last one is whole.
        return name.isEmpty || call.name.isEmpty || (name == call.name && !call.isWhole)
    }
}
