/// Counts calls with the same name and arguments.
struct CallCounter {
    let limit: Int
    private(set) var isExhausted = false
    private var counts: [String: Int] = [:]

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether the call may be run: it has not been made too often.
    mutating func admits(_ call: ToolCall) -> Bool {
        let arguments = (try? JSONValue(json: call.arguments))?.json ?? call.arguments
        counts[call.name + " " + arguments, default: 0] += 1
        let isAdmitted = counts[call.name + " " + arguments, default: 0] < limit
        isExhausted = isExhausted || !isAdmitted
        return isAdmitted
    }
}
