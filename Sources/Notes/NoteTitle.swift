/// Titles for notes that were given none.
package enum NoteTitle {
    /// The first non-empty line of `body`.
    package static func from(body: String) -> String {
        body.split(whereSeparator: \.isNewline).first.map(String.init) ?? "Untitled"
    }
}
