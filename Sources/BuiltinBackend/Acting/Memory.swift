import Assistant
import Foundation
import Notes

/// What is remembered from turn to turn: it travels with the assistant's message, and is nowhere else.
struct Memory: Codable, Equatable {
    /// A note, as far as a later line may mean it.
    struct Pointer: Codable, Equatable {
        var id: String
        var title: String

        init(_ note: NoteReport) { (id, title) = (note.id, note.title) }
    }

    /// A question that waits for an answer.
    struct Pending: Codable, Equatable {
        /// What an answer decides.
        enum Kind: String, Codable {
            /// Which of several notes the line is about.
            case which
            /// Whether the line is to be kept as a note.
            case keep
            /// Whether the change before the last line is to be taken back.
            case undo
            /// Nothing: a line named these notes, and left them as they are.
            case about
            /// Nothing: no note has what the line spoke of, whatever was shown.
            case apart
        }

        var kind: Kind
        /// What can be chosen, in the order of the numbers.
        var choices: [Pointer] = []
        /// The line that is done once it is answered.
        var line: String
        /// What that line asked for.
        var act = Act.statement
        /// The items of the only list that can be chosen, which a yes ticks off.
        var items: [String]?
        /// Whether a yes means all that can be chosen; `nil` for no.
        var isAll: Bool?
        /// Whether it asks if a fact takes the place of what the only note about it says.
        var isContradiction: Bool { act == .revise && choices.count == 1 }
        /// Whether it asks if something is to be done, and not with which note: then a title is no yes.
        var isYesOrNo: Bool {
            ([.revise, .statement, .delete, .remove].contains(act) || items != nil) && choices.count == 1
        }
    }

    /// What a change took the place of.
    struct Replaced: Codable, Equatable {
        let note: Pointer
        let text: String
    }

    /// The notes of the last cards.
    var notes: [Pointer] = []
    /// Whether the last line was about something else than these, so that a pronoun may not mean them.
    var isApart = false
    /// The other note that the turn before the last one wrote.
    var before: Pointer?
    /// The notes of the last listing; a number means one of them.
    var listing: [Pointer] = []
    /// The list that was read or changed last.
    var list: Pointer?
    /// What the last turn put on a list.
    var added: [String] = []
    /// What the last turn ticked off.
    var ticked: [String] = []
    /// The lines of a note that the last turn added or changed; none where all of it is new.
    var newest: [String] = []
    /// What the last turn put in the place of something in a note; `nil` where it did not.
    var put: String?
    /// What stood in a note before the last change of a place in it; `nil` where the last change was another.
    var replaced: Replaced?
    /// Whether the last turn changed notes, other than by taking a change back.
    var wrote = false
    /// Whether the last line changed something, and neither made nor deleted a note.
    var changed = false
    /// Whether the last turn neither changed notes nor took a change back; no turn has done neither.
    var leftAll = false
    /// What was said since notes were changed, or a change taken back; `nil` where this conversation did neither.
    var saidSince: [String]?
    /// Whether it wrote text, not only tags and the like.
    var wroteText = false
    /// Whether the last turn took lines out of a note.
    var tookOff = false
    /// The items that the last turn took off a list, one by one.
    var gone: [String] = []
    /// How many changes were made, or taken back, by the last turn that changed anything.
    var changes = 1
    /// The numbers of the steps that it made; `nil` where it changed something else too, or took back.
    var steps: [Int64]?
    /// The numbers of all steps that the conversation made, where the last change took some back; empty otherwise.
    var ownSteps: Set<Int64> = []
    /// Whether that one took them back.
    var tookBack = false
    /// Whether the last turn made a note.
    var made = false
    /// The note that the last change deleted.
    var deleted: Pointer?
    /// The question that the last turn asked.
    var pending: Pending?
    /// What was said last.
    var said = ""

    /// Whether the list that was read or changed last is also the note of the last card.
    var looksAtList: Bool { list != nil && notes.first?.id == list?.id }

    init() {}

    /// What the last message of the assistant carries, brought up to date by what was done before.
    ///
    /// The turns are read from the last one back, until all is known; what was further back than ``longest`` turns is
    /// meant by nobody.
    init(_ messages: some BidirectionalCollection<Message>) {
        self.init(reading: messages)
        guard tookBack else { return }
        let results = messages.suffix(Self.longestOfSteps).flatMap { message -> [ToolResult] in
            if case .tool(let results) = message { results } else { [] }
        }
        ownSteps = Set(results.compactMap { ToolOutcome.step(of: $0) })
    }

    /// How many messages back a step may be that an undo goes on with.
    private static let longestOfSteps = 200

    private init(reading messages: some BidirectionalCollection<Message>) {
        var unknown = Unknown()
        var isLast = true
        var hasLooked = false
        var turns = 0
        var results: [ToolResult] = []
        var exchanges: [(ToolCall, ToolResult)] = []
        var named: [Pointer]?
        var numbered: [Pointer]?
        for message in messages.reversed() {
            switch message {
            case .tool(let found): results = found
            case .assistant(let reply):
                exchanges = Array(zip(reply.calls, results)) + exchanges
                results = []
                guard !reply.calls.contains(where: \.isLook) else {
                    hasLooked = true
                    continue
                }
                let asked = Self.pending(reply)
                if isLast { isApart = asked.map { [.keep, .apart].contains($0.kind) } ?? false }
                // A yes would be about the note on the screen, which may be another.
                if isLast, asked?.kind != .about {
                    pending = asked.flatMap { hasLooked && $0.choices.count < 2 ? nil : $0 }
                }
                isLast = false
                if let asked, [.about, .which].contains(asked.kind) { named = named ?? asked.choices }
                // Which one is meant is asked with numbers of its own, which mean nothing later.
                if let asked, asked.choices.count > 1, asked.kind == .about ? asked.isAll == true : asked.isAll != true
                {
                    numbered = numbered ?? (asked.kind == .about ? asked.choices : [])
                }
            case .user(let text):
                if turns == 0 { said = text }
                if unknown.deleted, !exchanges.contains(where: { !$0.1.isError && $0.0.isWrite }) {
                    unknown.said.append(text)
                }
                if unknown.listing, let numbered { (listing, unknown.listing) = (numbered, false) }
                recall(exchanges, named, &unknown)
                exchanges = []
                (named, numbered) = (nil, nil)
                turns += 1
                if unknown.isNothing, !unknown.listing || turns >= Self.longestListing { return }
                if turns == Self.longest { return }
            }
        }
        recall(exchanges, named, &unknown)
    }

    /// How many turns back something may have been that a line means.
    static let longest = 100

    /// How many turns back the listing may have been that a number means.
    private static let longestListing = 10

    /// What the turns that were read so far, from the last one back, do not tell.
    private struct Unknown {
        var lastLine = true
        var lastTurn = true
        var notes = true
        var listing = true
        var added = true
        var list = true
        var deleted = true
        var before = true
        /// What was said since the last change, as far as it was read.
        var said: [String] = []
        var isNothing: Bool { !notes && !added && !list && !deleted && !before }
    }

    private static func pending(_ reply: AssistantMessage) -> Pending? {
        reply.provider.flatMap { $0.backend == "builtin" ? try? $0.payload.decoded(as: Pending.self) : nil }
    }

    /// Takes in what the calls of one turn came to, as far as no later turn told.
    /// - Parameter named: the notes that its line named, where it changed none.
    private mutating func recall(
        _ exchanges: [(ToolCall, ToolResult)],
        _ named: [Pointer]?,
        _ unknown: inout Unknown
    ) {
        let isLook = exchanges.contains { $0.0.isLook }
        lazy var writes = exchanges.filter { !$0.1.isError && $0.0.isWrite }
        lazy var shown = Self.shown(exchanges)
        if unknown.lastLine { isApart = isApart || named == nil && shown == nil }
        if unknown.lastLine, !isLook {
            changed = !writes.isEmpty && !writes.contains { ["create_note", "delete_note"].contains($0.0.name) }
        }
        unknown.lastLine = false
        if unknown.before, !unknown.lastTurn, !isLook {
            let written = writes.last.flatMap { ToolOutcome($0.1).notes.first }.map(Pointer.init)
            before = written.flatMap { notes.contains($0) ? nil : $0 }
            unknown.before = false
        }
        if unknown.lastTurn, !isLook {
            tookOff = exchanges.contains { !$0.1.isError && Self.takesOff($0.0) }
            gone = exchanges.filter { !$0.1.isError }.flatMap { Self.itemsGone($0.0) }
            made = exchanges.contains { !$0.1.isError && $0.0.name == "create_note" }
            wroteText = exchanges.contains { !$0.1.isError && Self.writesText($0.0) }
            wrote = writes.contains { $0.0.name != "undo" }
            leftAll = writes.isEmpty
            unknown.lastTurn = false
        }
        if unknown.deleted, let last = writes.last {
            let gone = last.0.name == "delete_note" ? ToolOutcome(last.1).notes.first : nil
            deleted = gone.map(Pointer.init)
            saidSince = unknown.said
            let old = last.0.name == "update_note" ? last.0.values["replace"]?["find"]?.text : nil
            replaced = old.flatMap { old in
                ToolOutcome(last.1).notes.first.map { Replaced(note: Pointer($0), text: old) }
            }
            let undone = last.0.name == "undo" ? last.0.values : .null
            tookBack = last.0.name == "undo" && undone["redo"] != true
            changes =
                switch (undone["times"], undone["steps"]) {
                case (.number(let times)?, _): Int(times)
                case (_, .array(let steps)?): steps.count
                default: writes.count
                }
            let made = writes.map { (call: $0.0, step: ToolOutcome.step(of: $0.1)) }
            let isOfNotes =
                made.allSatisfy { !["folders", "undo"].contains($0.call.name) } && made.contains { $0.step != nil }
            steps = isOfNotes ? made.compactMap(\.step) : nil
            unknown.deleted = false
        }
        // What a command listed has numbers, also where it is one note.
        let isListed = exchanges.contains { $0.0.isLook && $0.0.name == "search_notes" }
        if unknown.listing, named == nil, let shown, shown.count > (isListed ? 0 : 1) {
            listing = shown.map(Pointer.init)
            unknown.listing = false
        }
        if unknown.notes, let named {
            notes = named.unrepeated
            unknown.notes = false
        }
        guard unknown.notes || unknown.added || unknown.list, let shown else { return }
        let shownNotes = shown.map(Pointer.init).unrepeated
        if unknown.notes {
            notes = shownNotes
            unknown.notes = false
        }
        if unknown.added, !isLook {
            let written = exchanges.last { !$0.1.isError && ["create_note", "update_note"].contains($0.0.name) }
            // What was put on another note than the one that is looked at now is meant by nobody.
            added = notes == shownNotes ? written.map { Self.items(addedBy: $0.0) } ?? [] : []
            ticked = exchanges.filter { !$0.1.isError }.flatMap { Self.items(tickedBy: $0.0) }
            put = notes == shownNotes ? written?.0.values["replace"]?["with"]?.text : nil
            newest = notes == shownNotes ? written.map(Self.lines(writtenBy:and:)) ?? [] : []
            unknown.added = false
        }
        if unknown.list, let first = shown.first, shown.count == 1, Checklist.isList(first) {
            list = Pointer(first)
            unknown.list = false
        }
    }

    /// The notes whose cards a turn showed: what it wrote, else what it read, else what it found.
    ///
    /// Empty when the last card was a deletion; `nil` when there was no card.
    private static func shown(_ exchanges: [(ToolCall, ToolResult)]) -> [NoteReport]? {
        let writes = exchanges.filter { $0.0.isWrite && $0.0.name != "folders" && !$0.1.isError }
        if let last = writes.last { return last.0.name == "delete_note" ? [] : ToolOutcome(last.1).notes }
        let reads = exchanges.filter { $0.0.name == "read_note" && !$0.1.isError }
        if !reads.isEmpty { return reads.flatMap { ToolOutcome($0.1).notes } }
        // What has to do with a note leaves that one as what is spoken of.
        if let found = exchanges.last(where: { $0.0.name == "search_notes" }),
            let id = found.0.values["related"]?.text
        {
            return exchanges.flatMap { ToolOutcome($0.1).notes }.first { $0.id == id }.map { [$0] }
        }
        let found = exchanges.last { $0.0.name == "search_notes" && !isQuiet($0.0) }
        // After a command that was refused, nothing older is meant.
        return found.flatMap { call, result in
            let notes = ToolOutcome(result).notes
            return notes.isEmpty && !call.isLook ? nil : notes
        }
    }

    /// Whether a call shows no cards of what it finds.
    private static func isQuiet(_ call: ToolCall) -> Bool { call.values["quiet"] == true }

    private static func writesText(_ call: ToolCall) -> Bool {
        call.name == "create_note"
            || call.name == "update_note" && ["append", "replace", "body"].contains { call.values[$0] != nil }
    }

    private static func takesOff(_ call: ToolCall) -> Bool {
        call.name == "update_note" && (call.values["replace"]?["with"]?.text == "" || call.values["body"] != nil)
    }

    private static func itemsGone(_ call: ToolCall) -> [String] {
        let replaced = call.values["replace"]
        return replaced?["with"]?.text == "" ? Checklist(replaced?["find"]?.text ?? "").items.map(\.text) : []
    }

    /// The lines that an update added, or changed a part of.
    private static func lines(writtenBy call: ToolCall, and result: ToolResult) -> [String] {
        if let text = call.values["append"]?.text { return text.filledLines.map(String.init) }
        guard let new = call.values["replace"]?["with"]?.text, !new.isEmpty else { return [] }
        let body = ToolOutcome(result).notes.first?.body ?? ""
        return body.filledLines.map(String.init).filter { $0.contains(new) }
    }

    private static func items(tickedBy call: ToolCall) -> [String] {
        switch call.values["check"] {
        case .array(let items)?: items.compactMap(\.text)
        case let item?: [item.text].compactMap(\.self)
        case nil: []
        }
    }

    private static func items(addedBy call: ToolCall) -> [String] {
        let values = call.values
        guard values["category"] == nil else { return [] }
        let written = values["append"]?.text ?? values["replace"]?["with"]?.text ?? values["body"]?.text ?? ""
        return Checklist(written).items.map(\.text)
    }
}

extension ToolCall {
    /// The tools that change nothing.
    private static let lookers: Set<String> = ["search_notes", "read_note"]

    /// Whether it may change notes or folders.
    fileprivate var isWrite: Bool { Self.isWrite(name, values) }

    /// What it was called with.
    fileprivate var values: JSONValue { (try? JSONValue(json: arguments)) ?? .null }

    /// Whether a call of a tool may change notes or folders; few tools have to be asked for their arguments.
    static func isWrite(_ name: String, _ arguments: @autoclosure () -> JSONValue) -> Bool {
        switch name {
        case "folders": arguments()["action"] != nil
        case "undo": arguments()["look"] != true
        default: !lookers.contains(name)
        }
    }
}

extension Array where Element: Equatable {
    /// The elements, each once, where it stood first.
    var unrepeated: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
