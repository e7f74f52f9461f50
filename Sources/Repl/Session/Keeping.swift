import Assistant
import Notes

/// Where the conversation is kept, and what follows when a message cannot be.
struct Keeping: Equatable, Sendable {
    /// Where the conversation goes on in the archive; `nil` before anything of it was kept.
    var place: ConversationArchive.Place?
    /// Where the last line is kept; `nil` when it is not.
    private(set) var line: ConversationArchive.Place?
    /// Whether the rest of the turn is not kept, because its beginning was not.
    private var skipsTurn = false
    private var failure: String?
    private var hasComplained = false

    /// Whether a message is to be kept: not when an earlier one of its turn could not be.
    mutating func wants(_ message: Message) -> Bool {
        if message.isLine {
            skipsTurn = false
            line = nil
        }
        return !skipsTurn
    }

    /// A message was kept, and the conversation goes on there.
    mutating func kept(_ message: Message, at place: ConversationArchive.Place?) {
        self.place = place
        if message.isLine { line = place }
    }

    /// A message could not be kept.
    /// - Returns: whether to keep it once more: its conversation was removed, so the line begins another one.
    mutating func failed(_ error: any Error, keeping message: Message) -> Bool {
        let isRemoved = error is ConversationsError
        let beginsAnother = isRemoved && message.isLine && place != nil
        if isRemoved { place = nil }
        guard !beginsAnother else { return true }
        skipsTurn = true
        failure = "\(error)"
        return false
    }

    /// The sentence that says that something was not kept; `nil` when everything was, or it has been said before.
    mutating func takeComplaint() -> String? {
        guard let failure, !hasComplained else { return nil }
        hasComplained = true
        return "What was said is not kept among the conversations. \(failure)"
    }
}

extension Message {
    fileprivate var isLine: Bool {
        if case .user = self { true } else { false }
    }
}
