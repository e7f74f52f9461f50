/// The version of magpie.
package enum Version {
    /// Follows semantic versioning.
    package static let current = "0.1.0"
}
