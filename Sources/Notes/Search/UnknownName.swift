import Foundations

/// Why nothing is found: there is no tag, folder, category or day of the name that was typed.
package struct UnknownName: Error, Equatable, CustomStringConvertible, Sendable {
    /// The longest name that is said again, in characters.
    private static let longest = 60

    /// The sentence that says so, with the nearest name.
    package var description: String
    /// Whether a day was to be named, and what was typed is none.
    package var isOfDay = false

    /// No note has this tag.
    static func tag(_ typed: String, among tags: [TagCount]) -> UnknownName {
        let name = shortened(String(typed.drop { $0 == "#" }))
        let nearest = meant(name, among: tags.map(\.tag))
        return UnknownName(description: "There is no tag “\(name)”.\(nearest ?? "")")
    }

    /// There is no such folder.
    static func folder(_ typed: String, among folders: [NoteFolder]) -> UnknownName {
        UnknownName(description: "\(FolderError.notFound(shortened(typed), among: folders))")
    }

    /// There is no such category.
    static func category(_ typed: String) -> UnknownName {
        let nearest = meant(typed, among: NoteCategory.allCases.map(\.rawValue))
        return UnknownName(description: "There is no category “\(shortened(typed))”.\(nearest ?? " \(categories)")")
    }

    /// What was typed is no day.
    static func day(_ typed: String) -> UnknownName {
        UnknownName(
            description:
                "“\(shortened(typed))” is no day. Use yesterday, monday, \"last week\", \"3 days ago\" or 2026-03-14.",
            isOfDay: true
        )
    }

    /// No folder, category or tag has the name.
    static func any(_ typed: String, folders: [NoteFolder], tags: [TagCount]) -> UnknownName {
        let name = shortened(typed)
        let all = folders.map(\.name) + NoteCategory.allCases.map(\.rawValue) + tags.map(\.tag)
        let known = " The folders are: \(folders.prefix(20).map(\.name).joined(separator: ", ")). \(categories)"
        return UnknownName(
            description: "There is no folder, category or tag “\(name)”.\(meant(name, among: all) ?? known)"
        )
    }

    private static func meant(_ name: String, among known: [String]) -> String? {
        // One or two letters are near to any short name.
        guard name.count > 2 else { return nil }
        return NearestName.of(name, among: known).map { " Did you mean “\($0)”?" }
    }

    private static var categories: String {
        "The categories are: \(NoteCategory.allCases.map(\.rawValue).joined(separator: ", "))."
    }

    private static func shortened(_ typed: String) -> String { String(NotePatch.oneLine(typed).prefix(longest)) }
}

extension NotesStore {
    /// Makes sure that a live note has a tag.
    /// - Throws: ``UnknownName`` when none has, or what the store throws.
    package func requireTag(_ typed: String) async throws {
        let tags = try await tags()
        let typed = String(typed.drop { $0 == "#" })
        guard !tags.contains(where: { $0.tag.tagKey == typed.tagKey }) else { return }
        throw UnknownName.tag(typed, among: tags)
    }
}
