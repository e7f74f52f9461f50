import Synchronization

/// What goes to servers in a sitting: each request as it was sent, and what was kept back of it.
///
/// The requests come from where they are made, ``record(_:to:)``; nothing is put together again for the person to see.
package final class Outbox: Sendable {
    /// A line, and the requests that were sent from then on until the next one.
    package struct Turn: Equatable, Sendable {
        /// What was said; `nil` before the first line.
        package var line: String?
        /// The requests, in order.
        package var requests: [SentRequest] = []
    }

    private struct State {
        var turns: [Turn] = []
        var used: Set<String> = []
        var withheld = 0
        /// The last request of each kind, as it was sent.
        var last: [String: [String: JSONValue]] = [:]
        /// The lines that each host was told.
        var told: [String: Set<String>] = [:]
    }

    let redactions = Redactions()
    private let state = Mutex(State())

    package init() {}

    /// The turns of the sitting in which something was sent, the oldest first.
    package var turns: [Turn] { state.withLock { $0.turns.filter { !$0.requests.isEmpty } } }

    /// A line is said to a model.
    package func begin(_ line: String) {
        state.withLock { $0.turns.append(Turn(line: line)) }
    }

    /// The body of a request was sent.
    package func record(_ body: String, to host: String) {
        state.withLock { state in
            if state.turns.isEmpty { state.turns.append(Turn()) }
            var request = SentRequest(host: host, size: body.utf8.count)
            if case .object(let members)? = try? JSONValue(json: body) {
                let kind = "\(host) " + ((members["system"] ?? members["messages"]?.first)?.json ?? "")
                request.parts = SentRequest.parts(of: members, after: state.last[kind] ?? [:])
                state.last[kind] = members
            } else {
                request.parts = [SentRequest.Part(name: "body", text: body)]
            }
            state.turns[state.turns.count - 1].requests.append(request)
        }
    }

    /// What was kept back since the last time, in a sentence; `nil` for nothing.
    package func takeRemark(for host: String) -> String? {
        let (used, withheld) = state.withLock { state in
            defer { (state.used, state.withheld) = ([], 0) }
            return (state.used, state.withheld)
        }
        var parts = redactions.counts(of: used).sorted { $0.key < $1.key }.map {
            "\($0.key.counted($0.value)) redacted"
        }
        if withheld > 0 {
            parts.append(withheld == 1 ? "1 private note withheld" : "\(withheld) private notes withheld")
        }
        return parts.isEmpty ? nil : "Kept from \(host): \(parts.joined(separator: ", "))."
    }

    /// Something of a request was kept back.
    func keptBack(_ names: Set<String>, withheld: Int) {
        state.withLock { state in
            state.used.formUnion(names)
            state.withheld = max(state.withheld, withheld)
        }
    }

    /// Whether a host was told a line in this sitting.
    func wasTold(_ host: String, _ line: String) -> Bool {
        state.withLock { $0.told[host]?.contains(line) ?? false }
    }

    /// A host is told a line.
    func tell(_ host: String, _ line: String) {
        state.withLock { _ = $0.told[host, default: []].insert(line) }
    }
}

/// A request as it was sent.
package struct SentRequest: Equatable, Sendable {
    /// A part of it.
    package struct Part: Equatable, Sendable {
        /// What it is: a member of the body, or the role of a message.
        package var name: String
        /// The text as it was sent; other values as JSON.
        package var text: String

        package init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    /// The host it was sent to.
    package var host: String
    /// The size of its body, in bytes.
    package var size: Int
    /// What is in it; what the request before had word for word is named, and not told again.
    package var parts: [Part] = []

    init(host: String, size: Int) {
        self.host = host
        self.size = size
    }

    fileprivate static func parts(of members: [String: JSONValue], after last: [String: JSONValue]) -> [Part] {
        let others = members.filter { $0.key != "messages" }.sorted { $0.key < $1.key }
        let again = others.filter { last[$0.key] == $0.value }.map(\.key)
        var parts = others.filter { last[$0.key] != $0.value }.map { Part(name: $0.key, text: $0.value.asSent) }
        if !again.isEmpty { parts.append(Part(name: "as before", text: again.joined(separator: ", "))) }
        let messages = members["messages"]?.elements ?? []
        let known = zip(messages, last["messages"]?.elements ?? []).prefix { $0 == $1 }.count
        if known > 0 { parts.append(Part(name: "as before", text: known == 1 ? "1 message" : "\(known) messages")) }
        return parts + messages.dropFirst(known).map(Part.init(message:))
    }
}

extension SentRequest.Part {
    /// A message: its text under its role where it has nothing else, or all of it.
    fileprivate init(message: JSONValue) {
        let role = message["role"]?.text ?? "message"
        guard case .object(let members) = message, Set(members.keys) == ["role", "content"],
            let text = members["content"]?.text
        else {
            self.init(name: role, text: message.json)
            return
        }
        self.init(name: role, text: text)
    }
}

extension JSONValue {
    fileprivate var asSent: String { text ?? json }
    fileprivate var first: JSONValue? { elements.first }

    fileprivate var elements: [JSONValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }
}
