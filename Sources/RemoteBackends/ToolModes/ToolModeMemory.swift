/// Remembers how each model takes its tools, so that it is found out once.
package struct ToolModeMemory: Sendable {
    /// Nothing is remembered beyond the session.
    package static let none = ToolModeMemory(recall: { _ in nil }, remember: { _, _ in })

    /// What was found out about a model; the key names its server and itself.
    package var recall: @Sendable (_ key: String) -> ToolMode?
    /// Keeps what was found out.
    package var remember: @Sendable (_ key: String, ToolMode) -> Void

    package init(
        recall: @escaping @Sendable (_ key: String) -> ToolMode?,
        remember: @escaping @Sendable (_ key: String, ToolMode) -> Void
    ) {
        self.recall = recall
        self.remember = remember
    }
}
