/// What a server sent with the calls of a reply, and wants back unchanged with their results: its reasoning, or
/// signatures.
///
/// Nothing in it is looked at or shown, and it goes to nobody but the backend that sent it.
package struct ProviderData: Codable, Equatable, Sendable {
    /// The name of the backend that sent it, and its model; empty as long as nobody has said.
    package var backend: String
    /// What the protocol of that backend made of it.
    package var payload: JSONValue
    /// Whether it is kept with the conversation when the turn is over.
    package var isKept = false

    package init(backend: String = "", payload: JSONValue, isKept: Bool = false) {
        self.backend = backend
        self.payload = payload
        self.isKept = isKept
    }
}
