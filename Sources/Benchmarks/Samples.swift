/// What one thing took, each time it was done.
struct Samples {
    private var durations: [Duration] = []

    mutating func add(_ duration: Duration) {
        durations.append(duration)
    }

    /// The middle one; of an even number the mean of the two in the middle, of none zero.
    var median: Duration {
        let sorted = durations.sorted()
        guard !sorted.isEmpty else { return .zero }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
