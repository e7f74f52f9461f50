/// What speaks for or against something, each case with a weight.
protocol WeighedSign: CaseIterable, Hashable where AllCases == [Self] {
    /// What it adds where it fully holds.
    var weight: Double { get }
}

extension WeighedSign {
    /// The sum of what holds, each as far as it does, in the order of the signs, so that it is the same each time.
    static func weight(of held: [Self: Double], among signs: [Self] = allCases) -> Double {
        signs.reduce(0) { $0 + $1.weight * (held[$1] ?? 0) }
    }
}
