/// What one thing took, each time it was done.
struct Samples {
    private var durations: [Duration]

    init(durations: [Duration] = []) {
        self.durations = durations
    }

    mutating func add(_ duration: Duration) {
        durations.append(duration)
    }

    /// All but the first ones.
    func dropFirst(_ count: Int) -> Samples { Samples(durations: Array(durations.dropFirst(count))) }
    /// The first ones.
    func prefix(_ count: Int) -> Samples { Samples(durations: Array(durations.prefix(count))) }
    /// The last ones.
    func suffix(_ count: Int) -> Samples { Samples(durations: Array(durations.suffix(count))) }

    /// The middle one; of an even number the mean of the two in the middle, of none zero.
    var median: Duration {
        let sorted = durations.sorted()
        guard !sorted.isEmpty else { return .zero }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
