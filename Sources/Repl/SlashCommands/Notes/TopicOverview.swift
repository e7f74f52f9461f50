package import Notes
package import TerminalUI

/// The pinned views and the three that are always there, each with what it has.
package struct TopicOverview: Sendable {
    /// One view.
    package struct View: Encodable, Sendable {
        /// What is typed after `topic`.
        package var name: String
        /// Whether a person pinned it.
        package var isPinned: Bool
        /// How many notes, projects, questions or people it has.
        package var count: Int
        /// What a list shows of these.
        package var first: [String]

        fileprivate func row(_ command: String) -> TextTable.Row {
            let shown = first.joined(separator: ", ") + (count > first.count ? " …" : "")
            guard isPinned else { return .init("\(command) \(name)", first.isEmpty ? "nothing yet" : shown) }
            return .init("★ \(command) \(name)", "\(count): \(shown)")
        }
    }

    /// The pinned views first.
    package private(set) var views: [View] = []

    package init(of store: any NotesStore) async throws {
        for view in try await store.pinnedViews() {
            let notes = try await store.notes(about: view)
            views.append(View(name: view, isPinned: true, count: notes.count, first: notes.prefix(3).map(\.title)))
        }
        for topic in Topic.allCases {
            let names = try await store.topic(topic).map(\.name)
            let shown = names.prefix(topic == .questions ? 1 : 5)
            views.append(View(name: topic.rawValue, isPinned: false, count: names.count, first: Array(shown)))
        }
    }

    /// The views as a table, and how to pin the first one.
    /// - Parameter command: what is typed before the name of a view.
    package func shown(_ command: String) -> (table: TextTable, hint: String?) {
        let hint = "No pinned views yet. \(command) pin <tag, folder or words> keeps one here."
        return (TextTable(views.map { $0.row(command) }), views.contains(where: \.isPinned) ? nil : hint)
    }
}

/// A view that is to be pinned, or no longer.
package struct ViewPin: Sendable {
    private let view: String
    private let isPinned: Bool

    /// `nil` for words that are to be looked for.
    package init?(_ typed: String) {
        let words = typed.words
        guard words.count > 1, ["pin", "unpin"].contains(words[0].lowercased()) else { return nil }
        isPinned = words[0].lowercased() == "pin"
        view = words.dropFirst().joined(separator: " ")
    }

    /// Pins a view of something that there is; one of nothing would stay empty unseen.
    /// - Parameter command: what is typed before the name of a view.
    /// - Returns: what that came to.
    /// - Throws: ``SessionError/nothingToPin(_:)``, or what the store throws.
    package func set(in store: any NotesStore, _ command: String) async throws -> String {
        if isPinned {
            if Topic(typed: view) != nil { return "\(command) \(view) is always there." }
            guard try await !store.notes(about: view).isEmpty else { throw SessionError.nothingToPin(view) }
        }
        let isNew = try await store.setView(view, isPinned: isPinned)
        guard isNew else { return "“\(view)” \(isPinned ? "is pinned already" : "is not pinned")." }
        return "“\(view)” is \(isPinned ? "pinned" : "no longer pinned"). \(command) lists the views."
    }
}
