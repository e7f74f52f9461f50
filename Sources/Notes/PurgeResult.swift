/// What came of deleting notes for good.
package struct PurgeResult: Equatable, Sendable {
    /// How many notes are gone.
    package var count: Int
    /// The paths of backups, and of databases that were set aside, that cannot be read or written.
    package var unreached: [String]

    package init(count: Int, unreached: [String] = []) {
        self.count = count
        self.unreached = unreached
    }

    /// What there is to say to the person.
    package var sentences: [String] {
        let gone = count == 1 ? "1 note is gone for good." : "\(count) notes are gone for good."
        guard !unreached.isEmpty else { return [gone] }
        let (what, them) =
            unreached.count == 1 ? ("This file", "it") : ("These files", "them")
        return [
            gone,
            "\(what) could not be read and may still have something of it; delete \(them) when you need no more of "
                + "\(them): \(unreached.joined(separator: ", "))",
        ]
    }
}
