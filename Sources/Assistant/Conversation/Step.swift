/// One step of a model in a turn: what one request to a backend came to.
package struct Step: Equatable, Sendable {
    /// How a step ended.
    package enum Ending: Equatable, Sendable {
        /// With all of the reply.
        case finished
        /// The person, or a bound, stopped it after the text so far.
        case interrupted
        /// The backend failed after the text so far.
        case failed(BackendError)
    }

    /// The reasoning, possibly empty.
    package var thinking: String
    /// The text, possibly empty.
    package var text: String
    /// The tools it called, in order; they are run only when the step has ``Ending/finished``.
    package var calls: [ToolCall]
    /// What the calls came to, in the order of the calls; empty as long as they were not run.
    package var results: [ToolResult] = []
    /// What its backend wants back with the calls, for as long as the turn goes on, unless it says that it is kept.
    package var provider: ProviderData?
    /// How it ended.
    package var ending: Ending

    package init(
        thinking: String = "",
        text: String = "",
        calls: [ToolCall] = [],
        provider: ProviderData? = nil,
        ending: Ending = .finished
    ) {
        self.thinking = thinking
        self.text = text
        self.calls = calls
        self.provider = provider
        self.ending = ending
    }
}
