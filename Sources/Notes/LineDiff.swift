/// The difference of two texts, line by line.
package enum LineDiff {
    /// The lines that turn `old` into `new`.
    package static func changes(from old: String, to new: String) -> [LineChange] {
        old == new ? [] : [.removed(old), .added(new)]
    }
}
