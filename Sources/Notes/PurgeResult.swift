package import Foundation

/// What came of deleting notes for good.
package struct PurgeResult: Equatable, Sendable {
    /// How many notes are gone.
    package var count: Int
    /// The paths of backups, and of databases that were set aside, that cannot be read or written.
    package var unreached: [String]
    /// The conversations that still have words of them.
    package var conversations: [UUID]

    package init(count: Int, unreached: [String] = [], conversations: [UUID] = []) {
        self.count = count
        self.unreached = unreached
        self.conversations = conversations
    }

    /// How many conversations are named.
    private static let mostNamed = 5

    /// What there is to say to the person.
    package var sentences: [String] {
        let gone = count == 1 ? "1 note is gone for good." : "\(count) notes are gone for good."
        let handles = conversations.prefix(Self.mostNamed).map { $0.uuidString.lowercased().prefix(8) }
        let more = conversations.count > handles.count ? " and \(conversations.count - handles.count) more" : ""
        let quoted =
            conversations.isEmpty
            ? []
            : [
                "Words of \(count == 1 ? "it" : "them") still stand in conversations: \(handles.joined(separator: ", "))\(more). "
                    + "`magpie sessions rm \(handles[0])` removes one."
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
