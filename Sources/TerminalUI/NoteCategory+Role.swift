package import Notes

extension NoteCategory {
    /// The role of a category's accent colour; a note without a category has that of `other`.
    package var role: Role {
        switch self {
        case .idea: .yellow
        case .task: .green
        case .journal: .indigo
        case .health: .red
        case .goal, .other: .orange
        case .memory: .purple
        case .finance: .teal
        }
    }
}
