/// Whether and when a request that failed before the first token is sent again.
struct RetryPolicy: Sendable {
    /// The most retries.
    static let most = 2
    /// The longest wait that a server may ask for, in seconds; beyond that there is no retry.
    static let longestWait = 30.0

    /// A number from 0 to 1.
    let random: @Sendable () -> Double

    /// How long to wait before the next attempt, in seconds; `nil` when there is to be none.
    ///
    /// - Parameters:
    ///   - attempt: the number of attempts so far, from 1.
    ///   - retryAfter: how long the server asks to wait, in seconds.
    func delay(after attempt: Int, retryAfter: Double? = nil) -> Double? {
        guard attempt <= Self.most else { return nil }
        if let retryAfter { return retryAfter <= Self.longestWait ? retryAfter : nil }
        let base = 0.5 * Double(1 << (2 * (attempt - 1)))
        return base * (0.5 + random() / 2)
    }
}
