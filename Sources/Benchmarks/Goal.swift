/// What a measurement should reach.
enum Goal {
    /// At most a multiple of what the shell takes, and the start of a process.
    case shell(times: Double, plus: Duration)
    /// Less than this.
    case below(Duration)

    /// For anything that the shell does too.
    static let nearShell = Goal.shell(times: 1.5, plus: .milliseconds(10))
    /// For a turn that stores a note, which is enriched and kept in the conversation too.
    static let capture = Goal.shell(times: 1.5, plus: .milliseconds(12))
    /// For the time from the start to the prompt.
    static let prompt = Goal.below(.milliseconds(10))

    /// The goal in words, and whether it was met.
    func verdict(_ duration: Duration, shell: Duration?) -> String {
        switch self {
        case .shell(let factor, let start):
            let bound = (shell ?? .zero) * factor + start
            return verdict(duration <= bound, "at most \(factor) × shell + \(Format.milliseconds(start))")
        case .below(let bound):
            return verdict(duration < bound, "below \(Format.milliseconds(bound))")
        }
    }

    private func verdict(_ isMet: Bool, _ words: String) -> String { "\(words): \(isMet ? "met" : "MISSED")" }
}

/// Numbers for people.
enum Format {
    /// Such as `12.3 ms`; microseconds below one millisecond.
    static func milliseconds(_ duration: Duration) -> String {
        let milliseconds = duration / .milliseconds(1)
        if milliseconds > 0, milliseconds < 1 { return "\(Int((milliseconds * 1_000).rounded())) µs" }
        return milliseconds == milliseconds.rounded()
            ? "\(Int(milliseconds)) ms" : "\((milliseconds * 10).rounded() / 10) ms"
    }

    /// Such as `1.25 ×`.
    static func ratio(_ ratio: Double) -> String { "\((ratio * 100).rounded() / 100) ×" }
}
