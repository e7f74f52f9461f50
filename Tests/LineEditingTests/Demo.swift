import TestSupport

/// The demo program in a terminal, at its first prompt.
func startDemo(
    history: String? = nil,
    environment: [String: String] = [:],
    columns: Int = 80
) async throws -> TerminalSession {
    var environment = environment
    environment["DEMO_HISTORY"] = history
    let session = try TerminalSession(
        BuiltProduct.path("LineEditorDemo"),
        environment: environment,
        columns: columns
    )
    try await session.expect("> ")
    return session
}

extension TerminalSession {
    /// Types Enter and waits for the line that the demo got, in Swift's quoted form, and for the next prompt.
    func enter(giving line: String) async throws {
        send(.enter)
        try await expect("got: \(line.debugDescription)\n")
        try await expect("> ")
    }
}
