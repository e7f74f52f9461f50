import Assistant
import Foundation
import Notes

/// What one sitting remembers, and what follows from each event: an event goes in, actions come out.
///
/// It reads no store, draws nothing and asks nobody: ``Session`` performs the actions.
struct Sitting: Sendable {
    /// Who answers.
    private(set) var backend: any ModelBackend
    /// What was said so far.
    private(set) var conversation = Conversation()
    /// The notes of the last listing; a number means one of them.
    private(set) var listing: [UUID] = []
    /// The note that is meant when none is named.
    private(set) var lastNote: UUID?
    /// The action items that were ticked, by note; they are not kept.
    private(set) var tickedItems: [UUID: Set<String>] = [:]
    /// What was offered last.
    private(set) var offers = Offers()
    /// Whether anything was offered yet.
    private(set) var hasOffered = false
    /// The last message of several lines, as it was typed or pasted.
    private(set) var lastPaste: String?
    /// The conversations of the last listing.
    private(set) var conversations: [UUID] = []
    /// The last turn of this conversation.
    private(set) var lastTurn: Turn?
    /// A line that the backend could not take, as it is typed; another backend may take it.
    private(set) var untakenLine: String?
    /// Whether a conversation of an earlier sitting was resumed, which a replay could not do.
    private(set) var hasResumed = false
    /// The hosts that have seen all of this conversation, or may.
    private var hosts: Set<String> = []
    /// Where the conversation is kept, and why it is not.
    var keeping = Keeping()
    /// What models can read and write in one step, in tokens, as their servers showed.
    private var windows: [String: Int] = [:]
    private let fallback: String?

    /// - Parameter fallback: the name of the backend that needs no server, where it can be chosen.
    init(backend: any ModelBackend, fallback: String? = nil) {
        self.backend = backend
        self.fallback = fallback
    }

    /// What the backend that answers can read and write in one step, in tokens, as its server showed.
    var window: Int? { windows[backend.label] }

    /// A line was typed.
    mutating func typed(_ line: InputLine) -> [Action] {
        switch line {
        case .empty:
            return []
        case .message(let text):
            untakenLine = nil
            pasted(text)
            return [.takeTurn(text)]
        case .command(let name, let arguments):
            let command = SlashCommands.named(name)
            // Whoever is asked which note is meant may look at one first.
            if command?.isLookAtOne != true { conversation.dropQuestion() }
            guard let command else {
                // A path that was dropped may have spaces.
                let typed = name.contains("/") ? "\(name) \(arguments)".trimmed : name
                return [.fail(.unknownCommand(typed, nearest: SlashCommands.nearest(to: name)?.name))]
            }
            guard !arguments.contains(where: \.isNewline) else { return [.fail(.severalLines(name))] }
            guard arguments.isEmpty || !command.parameters.isEmpty else { return [.fail(.noArguments(name))] }
            return [.run(command, arguments)]
        }
    }

    /// A text was typed or pasted, whatever comes of it; what has several lines is what `/paste` means.
    mutating func pasted(_ text: String) {
        if text.contains(where: \.isNewline) { lastPaste = text }
    }

    /// A turn is over, and all is known that the record keeps of it.
    mutating func complete(_ turn: Turn) {
        // The turn loop has added what was said to the assistant.
        if turn.text != nil { conversation.turns.removeLast() }
        conversation.turns.append(turn)
    }

    /// Something came up that the following lines may refer to.
    mutating func remember(_ memory: Memory) {
        switch memory {
        case .listing(let ids):
            // Beside an empty list, the numbers of the one before are still on the screen.
            if !ids.isEmpty { listing = ids }
            lastNote = ids.count == 1 ? ids[0] : lastNote
        case .note(let id):
            lastNote = id
        case .noNote:
            lastNote = nil
        case .actionItem(let item, let id):
            tickedItems[id, default: []].formSymmetricDifference([item])
        case .offers(let offers):
            self.offers = offers
            hasOffered = hasOffered || !offers.isEmpty
        case .conversations(let ids):
            conversations = ids
        case .newConversation:
            begin()
        case .rewound(let index):
            conversation.rewind(to: index)
            offers = Offers()
            lastTurn = nil
            untakenLine = nil
            keeping.place = conversation.lastSaid == nil ? nil : keeping.place.map { .init(id: $0.id) }
        case .resumed(let opened):
            begin()
            conversation = opened.messages
            keeping.place = ConversationArchive.Place(id: opened.conversation.id)
            hasResumed = true
            // The name of the backend says nothing of where its server is now.
            hosts = Set([opened.conversation.host].compactMap(\.self))
        case .backend(let backend):
            self.backend = backend
        case .shown(let host):
            hosts.insert(host)
        }
    }

    /// Whether the last turn came of a line that asks for a change.
    var lastWasOrder: Bool {
        let turns = conversation.turns
        guard let line = turns.last?.text else { return false }
        return AskedChanges(line, after: turns.dropLast().last).isOrder
    }

    /// What the person is asked before the conversation goes to a host that has not seen it; `nil` when it may go.
    func questionBeforeShowing(to backend: any ModelBackend) -> String? {
        guard let host = backend.destination, !hosts.contains(host) else { return nil }
        guard conversation.holdings.turns > 0 else { return nil }
        return "This conversation (\(conversation.holds)) goes to \(host) with the next line. Send it?"
    }

    /// The conversation, until ``ended(_:in:)`` brings it back: a second one would be copied whole by every turn.
    mutating func handOver() -> Conversation {
        defer { conversation = Conversation() }
        return conversation
    }

    /// A turn ended, and left the conversation like this.
    mutating func ended(_ turn: Turn, in conversation: Conversation) -> [Action] {
        self.conversation = conversation
        lastTurn = turn
        // What was said elsewhere meanwhile is asked about when the person comes back to a host.
        hosts = backend.destination.map { [$0] } ?? []
        windows[backend.label] = turn.context.window
        if let card = turn.cards.last { lastNote = card.preview.id }
        let named = turn.cards.filter { $0.limit == nil }
        if named.count > 1 { listing = named.map(\.preview.id) }
        var actions = turn.cards.compactMap { card in
            card.limit.map { Action.say(NoteItem.madeRoomSentence(title: card.preview.title, most: $0)) }
        }
        if turn.cards.contains(where: \.isPretended) {
            actions.append(.say("This was a dry run: nothing was changed."))
        }
        if let complaint = keeping.takeComplaint() { actions.append(.complain(complaint)) }
        return actions + offerFallback(after: turn)
    }

    private mutating func begin() {
        conversation.startAnew()
        listing = []
        lastNote = nil
        offers = Offers()
        lastTurn = nil
        untakenLine = nil
        hosts = []
        keeping.place = nil
    }

    /// Says who else can take the line when the backend could not even begin.
    private mutating func offerFallback(after turn: Turn) -> [Action] {
        guard case .failed(let error) = turn.ending, turn.reply.isEmpty, turn.calls.isEmpty else { return [] }
        guard error.kind != .tooLong, backend.isRemote, let fallback else { return [] }
        // What was said may begin with a slash, and would then be taken for a command.
        let text = turn.text ?? ""
        untakenLine = text.hasPrefix("/") ? "/" + text : text
        return [.hint("/backend \(fallback) lets the built-in assistant take this line; arrow-up recalls it.")]
    }
}

extension Conversation {
    /// What it holds, in words.
    var holds: String {
        let (turns, notes) = holdings
        return "\(turns == 1 ? "1 turn" : "\(turns) turns"), \(notes == 1 ? "1 note" : "\(notes) notes") read"
    }
}

extension Turn.Call {
    /// Whether it made, renamed or deleted a folder.
    var changesFolders: Bool {
        guard call.name == "folders", !result.isError else { return false }
        let action = (try? JSONValue(json: call.arguments))?["action"]?.text
        return action.map { $0 != "list" } ?? false
    }
}
