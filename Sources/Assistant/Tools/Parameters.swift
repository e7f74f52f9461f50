import Notes

extension ToolSchema.Parameter {
    /// The note a tool acts on.
    static let noteID = Self("id", .string, "The note's id as search_notes gave it.", isRequired: true)

    /// When a note is due.
    static func due(_ description: String) -> Self {
        Self("due", .due, "\(description) YYYY-MM-DD or YYYY-MM-DD HH:MM, in the person's time.")
    }

    /// A category by its raw value.
    static let category = Self("category", .choice(NoteCategory.allCases.map(\.rawValue)), "What the note is about.")
}
