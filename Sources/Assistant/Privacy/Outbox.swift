import Synchronization

/// What goes to servers in a sitting: each request as it was sent, and what was kept back of it.
///
/// The requests come from where they are made, ``record(_:to:)``; nothing is put together again for the person to see.
package final class Outbox: Sendable {
    /// How much of what was sent is kept, in bytes, when nobody says.
    package static let usualRoom = 16 << 20
    /// The most requests of which the last is kept to compare the next with.
    private static let mostKinds = 8

    /// A line, and the requests that were sent from then on until the next one.
    package struct Turn: Equatable, Sendable {
        /// Its place among the turns in which something was sent, from 1.
        package var number = 0
        /// What was said; `nil` before the first line.
        package var line: String?
        /// The requests, in order.
        package var requests: [SentRequest] = []
    }

    /// What was sent and is not kept any more, as there was no more room.
    package struct Dropped: Equatable, Sendable {
        /// The number of requests.
        package var requests = 0
        /// Their bytes.
        package var bytes = 0
    }

    private struct State {
        var turns: [Turn] = []
        /// The present turn, as long as nothing was sent in it.
        var next = Turn()
        var number = 0
        var dropped = Dropped()
        var size = 0
        var used: Set<String> = []
        /// The names that stayed in links.
        var left: Set<String> = []
        /// The words of which it was looked up whether a note says that they are secret.
        var lookedUp: Set<String> = []
        /// The arguments of calls in which names stayed, with the names.
        var leftInCalls: [String: Set<String>] = [:]
        /// The notes that were withheld in the present turn, each with the filter that did it.
        var withheld: [String: Int64?] = [:]
        var withheldTurns = 0
        /// The notes for which earlier turns were withheld, each with the filter that did it.
        var withheldBefore: [String: Int64?] = [:]
        /// The notes that were sent for summaries, by host.
        var enriched: [String: Int] = [:]
        /// The last request of each kind, as it was sent, the latest last.
        var last: [(kind: String, members: [String: JSONValue])] = []
        /// The lines that each host was told, with the private notes that were withheld from it then.
        var told: [String: [String: Set<String>]] = [:]
        /// What models said at each host.
        var said: [String: Set<String>] = [:]

        /// Lets go of the oldest requests, until the others take no more than `room`.
        mutating func makeRoom(_ room: Int) {
            while size > room, turns.count > 1 || turns[0].requests.count > 1 {
                let request = turns[0].requests.removeFirst()
                if turns[0].requests.isEmpty { turns.removeFirst() }
                size -= request.keptSize
                dropped.requests += 1
                dropped.bytes += request.size
            }
        }
    }

    let redactions = Redactions()
    private let room: Int
    private let state = Mutex(State())

    /// - Parameter room: how much of what was sent is kept, in bytes; the last request always is.
    package init(room: Int = usualRoom) {
        self.room = room
    }

    /// The turns in which something was sent that is kept, the oldest first.
    package var turns: [Turn] { state.withLock { $0.turns } }

    /// What is not kept any more.
    package var dropped: Dropped { state.withLock { $0.dropped } }

    /// A line is said to a model.
    package func begin(_ line: String) {
        state.withLock { $0.next = Turn(line: line) }
    }

    /// The body of a request was sent.
    package func record(_ body: String, to host: String) {
        var request = SentRequest(host: host, size: body.utf8.count)
        state.withLock { state in
            if case .object(let members)? = try? JSONValue(json: body) {
                let kind = "\(host) " + ((members["system"] ?? members["messages"]?.first)?.json ?? "")
                let index = state.last.firstIndex { $0.kind == kind }
                request.parts = SentRequest.parts(
                    of: members,
                    after: index.map { state.last.remove(at: $0).members } ?? [:]
                )
                state.last = state.last.suffix(Self.mostKinds - 1) + [(kind, members)]
            } else {
                request.parts = [SentRequest.Part(name: "body", text: body)]
            }
            if state.next.number == 0 {
                state.number += 1
                state.next.number = state.number
                state.turns.append(state.next)
            }
            state.turns[state.turns.count - 1].requests.append(request)
            state.size += request.keptSize
            state.makeRoom(room)
        }
    }

    /// How many notes went to a host for summaries since the last time, in a sentence; `nil` for none.
    package func takeEnrichmentRemark() -> String? {
        let counts = state.withLock { state in
            defer { state.enriched = [:] }
            return state.enriched
        }
        let parts = counts.sorted { $0.key < $1.key }.map { "\($1 == 1 ? "1 note" : "\($1) notes") went to \($0)" }
        return parts.isEmpty ? nil : "For summaries, \(parts.joined(separator: ", ")). /sent shows them."
    }

    /// A note is sent to a host for its summary.
    package func enriches(at host: String) {
        state.withLock { $0.enriched[host, default: 0] += 1 }
    }

    /// What was kept back since the last time, in a sentence, and how many notes each filter held back.
    func takeKeptBack(for host: String) -> (remark: String?, held: [Int64: Int]) {
        let (used, left, withheld, turns, before) = state.withLock { state in
            defer {
                (state.used, state.left, state.withheld, state.withheldTurns, state.withheldBefore) =
                    ([], [], [:], 0, [:])
            }
            return (state.used, state.left, state.withheld, state.withheldTurns, state.withheldBefore)
        }
        var parts = redactions.counts(of: used).sorted { $0.key < $1.key }.map {
            "\($0.key.counted($0.value)) redacted"
        }
        if !withheld.isEmpty { parts.append("\(NoteReport.privateNotes(withheld.count)) withheld") }
        if turns > 0 { parts.append("\(turns == 1 ? "1 earlier turn" : "\(turns) earlier turns") withheld") }
        let held = withheld.merging(before) { now, _ in now }.values.compactMap(\.self).reduce(into: [:]) {
            $0[$1, default: 0] += 1
        }
        var remarks = parts.isEmpty ? [] : ["Kept from \(host): \(parts.joined(separator: ", "))."]
        if !left.isEmpty {
            let names = left.sorted().joined(separator: ", ")
            remarks.append(
                "\(names) \(left.count == 1 ? "stays a name" : "stay names"): in a link or a word the value would leave."
            )
        }
        return (remarks.isEmpty ? nil : remarks.joined(separator: " "), held)
    }

    /// Names stayed in what a model wrote, as they stood in links.
    func leftInLinks(_ names: Set<String>) {
        state.withLock { $0.left.formUnion(names) }
    }

    /// The words that were looked up in notes.
    var lookedUp: Set<String> {
        get { state.withLock { $0.lookedUp } }
        set { state.withLock { $0.lookedUp.formUnion(newValue) } }
    }

    /// Names stayed in the arguments of a call: it must write nothing.
    func leaves(_ names: Set<String>, in arguments: String) {
        guard !names.isEmpty else { return }
        state.withLock { $0.leftInCalls[arguments] = names }
    }

    /// The names that stayed in the arguments of a call.
    func left(in arguments: String) -> Set<String> { state.withLock { $0.leftInCalls[arguments] ?? [] } }

    /// Secrets were replaced in a request, and earlier turns withheld from it.
    func keptBack(_ names: Set<String>, turns: Int) {
        state.withLock { state in
            state.used.formUnion(names)
            state.withheldTurns = max(state.withheldTurns, turns)
        }
    }

    /// A note was withheld, by a filter or because it is marked private.
    func withheld(_ note: String, by filter: Int64?) {
        state.withLock { $0.withheld[note] = .some(filter) }
    }

    /// An earlier turn was withheld for a note.
    func withheldBefore(_ note: String, by filter: Int64?) {
        state.withLock { $0.withheldBefore[note] = .some(filter) }
    }

    /// A model at a host said these.
    func said(_ host: String, _ texts: [String]) {
        state.withLock { $0.said[host, default: []].formUnion(texts) }
    }

    /// Whether all of these were said by a model at a host, or are empty.
    func hasSaid(_ host: String, _ texts: [String]) -> Bool {
        state.withLock { state in texts.allSatisfy { $0.isEmpty || state.said[host]?.contains($0) == true } }
    }

    /// The private notes that were withheld from a host when it was told a line; `nil` when it was not told.
    func withheld(from host: String, when line: String) -> Set<String>? {
        state.withLock { $0.told[host]?[line] }
    }

    /// A host is told a line, without these notes.
    func tell(_ host: String, _ line: String, without notes: Set<String>) {
        state.withLock { state in
            // Where a line was said twice, what counts is what was withheld both times.
            let before = state.told[host]?[line]
            state.told[host, default: [:]][line] = before?.intersection(notes) ?? notes
        }
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

    /// What it takes to keep it, in bytes.
    fileprivate var keptSize: Int { parts.reduce(200) { $0 + $1.name.utf8.count + $1.text.utf8.count } }

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
