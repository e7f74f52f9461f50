extension Duration {
    /// How long a test waits for a program: a bound for one that hangs. With all tests running at once on two cores, a
    /// program that takes half a second alone was waited for more than a minute.
    package static let patience: Duration = .seconds(240)
}
