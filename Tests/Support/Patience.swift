extension Duration {
    /// How long a test waits for a program that may hang.
    ///
    /// With all tests at once on two cores, one that takes half a second alone was waited for more than a minute.
    package static let patience: Duration = .seconds(240)
}
