import Notes

extension ToolSchema.Parameter {
    /// The note a tool acts on.
    static let noteID = Self("id", .string, "The note's id as search_notes gave it.", isRequired: true)

    /// A category by its raw value.
    static let category = Self("category", .choice(NoteCategory.allCases.map(\.rawValue)), "What the note is about.")
}
