/// Counts calls with the same name and arguments, and knows which of them changed something.
struct CallCounter {
    let limit: Int
    private(set) var isExhausted = false
    private var counts: [String: Int] = [:]
    private var done: Set<String> = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Lets a call pass that has neither been made too often nor been carried out already.
    ///
    /// - Throws: ``ToolError/repeated`` or ``ToolError/alreadyDone``.
    mutating func admit(_ call: PreparedCall) throws(ToolError) {
        counts[call.key, default: 0] += 1
        guard counts[call.key, default: 0] < limit else {
            isExhausted = true
            throw .repeated
        }
        if done.contains(call.key) { throw .alreadyDone }
    }

    /// Notes that a call changed something: models that repeat themselves are not to do it twice.
    mutating func noteChange(by call: PreparedCall) {
        done.insert(call.key)
    }
}
