package import Notes

/// What the words after `export` ask for.
package enum ExportTarget: Equatable, Sendable {
    /// All notes, into this folder or file.
    case everything(String)
    /// One note; into this file or folder, or, for `nil`, into a file of its title.
    case note(NoteItem, to: String?)

    /// Reads what was typed: a note, `note to path`, `note ./path`, or a path.
    ///
    /// A new path has to look like one, by a slash or by `.json` at its end: a title that was misspelled must not become a
    /// folder with everything in it.
    /// - Parameters:
    ///   - isThere: whether a path exists.
    ///   - find: the note that a text names.
    /// - Throws: ``ExchangeError/noteAndPath(_:)``, ``ExchangeError/neitherNoteNorPath(_:)``, and what `find` throws for
    ///   anything but a name that no note has.
    package init(
        _ typed: String,
        isThere: (String) -> Bool,
        find: (String) async throws -> NoteItem
    ) async throws {
        let path = typed.withoutQuotes
        let isPresent = isThere(path)
        if let note = try await Self.note(typed, isPath: isPresent || Self.looksLikePath(path), find) {
            guard !isPresent else { throw ExchangeError.noteAndPath(path) }
            self = .note(note, to: nil)
        } else if let (note, place) = try await Self.parts(typed, find) {
            self = .note(note, to: place)
        } else if !isPresent, let joint = Self.beforePath(typed) {
            throw ExchangeError.neitherNoteNorPath(typed[..<joint.lowerBound].trimmed)
        } else if isPresent || Self.looksLikePath(path) {
            self = .everything(path)
        } else {
            throw ExchangeError.neitherNoteNorPath(path)
        }
    }

    /// The note that a text names; of what may be a path, only one with just that title.
    private static func note(
        _ typed: String,
        isPath: Bool,
        _ find: (String) async throws -> NoteItem
    ) async throws -> NoteItem? {
        let found: NoteItem
        do {
            found = try await find(typed)
        } catch {
            if !isPath, !Self.isNotFound(error) { throw error }
            return nil
        }
        return !isPath || TitleName(typed.withoutQuotes).fits(found.title) ? found : nil
    }

    /// The note before the last “to” that has one before it, or before a last word that can only be a path, and that path.
    private static func parts(
        _ typed: String,
        _ find: (String) async throws -> NoteItem
    ) async throws -> (NoteItem, String)? {
        for joint in typed.ranges(of: " to ").reversed() + [beforePath(typed)].compactMap({ $0 }) {
            let name = typed[..<joint.lowerBound].trimmed
            let place = typed[joint.upperBound...].trimmed.withoutQuotes
            guard !name.isEmpty, !place.isEmpty else { continue }
            if let note = try await note(name, isPath: false, find) { return (note, place) }
        }
        return nil
    }

    /// The space before a last word that can only be a path, behind words that are none: "spare key ./key.md".
    private static func beforePath(_ typed: String) -> Range<String.Index>? {
        guard let space = typed.lastIndex(of: " ") else { return nil }
        let last = typed[typed.index(after: space)...]
        let isPath = ["/", "./", "../", "~/"].contains(where: last.hasPrefix)
        return isPath && !typed[..<space].contains("/") ? space..<typed.index(after: space) : nil
    }

    private static func isNotFound(_ error: any Error) -> Bool {
        guard case NotePickerError.notFound = error else { return false }
        return true
    }

    private static func looksLikePath(_ text: String) -> Bool {
        text.contains("/") || [".", "..", "~"].contains(text) || ExportFormat(path: text) == .json
    }
}
