/// What a note is about.
///
/// Raw values are those of the seed's `lucidpal_notes.json`.
package enum NoteCategory: String, Codable, CaseIterable, Sendable {
    case idea, task, journal, health, goal, memory, finance, other

    /// The emoji shown beside the label.
    package var icon: String {
        switch self {
        case .idea: "💡"
        case .task: "✅"
        case .journal: "📓"
        case .health: "🏥"
        case .goal: "🎯"
        case .memory: "🧠"
        case .finance: "💰"
        case .other: "📝"
        }
    }

    /// The word shown to a person; `other` reads "Note".
    package var label: String {
        switch self {
        case .idea: "Idea"
        case .task: "Task"
        case .journal: "Journal"
        case .health: "Health"
        case .goal: "Goal"
        case .memory: "Memory"
        case .finance: "Finance"
        case .other: "Note"
        }
    }
}
