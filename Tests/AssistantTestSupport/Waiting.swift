/// Looks every millisecond until something is so, or the test is cancelled.
///
/// A loop that asks an actor again and again without sleeping may never give back its thread, and there are only as many
/// as cores: two such tests at once end the whole run.
package func waitUntil(_ condition: () async -> Bool) async throws {
    while await !condition() { try await Task.sleep(for: .milliseconds(1)) }
}
