/// What came of deleting notes for good.
package struct PurgeResult: Equatable, Sendable {
    /// How many notes are gone.
    package var count: Int
    /// The paths of backups, and of databases that were set aside, that cannot be read or written.
    package var unreached: [String]
    /// How many conversations still have words of them.
    package var conversations: Int

    package init(count: Int, unreached: [String] = [], conversations: Int = 0) {
        self.count = count
        self.unreached = unreached
        self.conversations = conversations
    }

    /// What there is to say to the person.
    package var sentences: [String] {
        let gone = count == 1 ? "1 note is gone for good." : "\(count) notes are gone for good."
        let talk = conversations == 1 ? "1 conversation" : "\(conversations) conversations"
        let quoted =
            conversations == 0
            ? []
            : [
                "Words of \(count == 1 ? "it" : "them") still stand in \(talk). `magpie sessions` lists them, and "
                    + "`magpie sessions rm` removes one."
            ]
        guard !unreached.isEmpty else { return [gone] + quoted }
        let (what, them) =
            unreached.count == 1 ? ("This file", "it") : ("These files", "them")
        return [gone] + quoted + [
            "\(what) could not be read and may still have something of it; delete \(them) when you need no more of "
                + "\(them): \(unreached.joined(separator: ", "))"
        ]
    }
}
