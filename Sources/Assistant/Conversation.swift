/// What was said so far.
///
/// Between turns every tool call in it has its result, whatever happened, so that any server takes it as history.
package struct Conversation: Equatable, Sendable {
    /// The messages, oldest first.
    package var messages: [Message]

    package init(messages: [Message] = []) {
        self.messages = messages
    }

    /// Forgets what backends wanted back with the calls of their replies: the turn is over.
    mutating func forgetProviderData() {
        for index in messages.indices {
            guard case .assistant(var reply) = messages[index], reply.provider?.isKept == false else { continue }
            reply.provider = nil
            messages[index] = .assistant(reply)
        }
    }
}
