/// What was said so far.
///
/// Between turns every tool call in it has its result, whatever happened, so that any server takes it as history.
package struct Conversation: Equatable, Sendable {
    /// The messages, oldest first.
    package var messages: [Message]

    package init(messages: [Message] = []) {
        self.messages = messages
    }
}
