/// A view of all notes by what they are about (source: NotesMagic's starter views).
package enum Topic: String, CaseIterable, Sendable {
    /// Folders, and tags that several notes share.
    case projects
    /// Questions that stand in notes.
    case questions
    /// People whom notes name.
    case people

    /// Its name for a person.
    package var title: String {
        switch self {
        case .projects: "Projects"
        case .questions: "Open Questions"
        case .people: "People"
        }
    }

    /// The topic that a person means by a word or a part of its name.
    package init?(typed: String) {
        let word = typed.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard word.count > 2 else { return nil }
        let found = Self.allCases.first { topic in
            [topic.rawValue, topic.title.lowercased()].contains { $0.hasPrefix(word) }
                || topic == .people && word == "person"
        }
        guard let found else { return nil }
        self = found
    }

    /// One thing that a topic has, with the notes it comes from.
    package struct Item: Equatable, Sendable {
        /// The project, the question, or the person.
        package var name: String
        /// How many notes there are.
        package var count: Int
        /// The latest of them.
        package var notes: [NoteItem]

        package init(name: String, count: Int, notes: [NoteItem]) {
            self.name = name
            self.count = count
            self.notes = notes
        }

        /// How many of its notes are shown, at most.
        package static let mostNotes = 3
        /// How many items a topic shows, at most.
        package static let mostItems = 20
    }
}
