import Foundations

/// A folder and how many live notes lie in it.
package struct NoteFolder: Codable, Equatable, Sendable {
    /// The folder's name.
    package var name: String
    /// The number of live notes in it.
    package var notes: Int

    package init(name: String, notes: Int) {
        self.name = name
        self.notes = notes
    }

    /// Whether it is the folder that always exists.
    package var isDefault: Bool { name.tagKey == NoteItem.defaultFolder.tagKey }
}

extension StringProtocol {
    /// Whether a tag or a folder of this name is the private one, or lies below it or in others: "Home/Private/health".
    package var isPrivateName: Bool { split(separator: "/").contains { $0.lowercased() == "private" } }
}

/// What an edit made of a folder.
package struct FolderChange: Equatable, Sendable {
    /// Its name before; `nil` if the change made it.
    package var before: String?
    /// Its name after; `nil` if the change removed it.
    package var after: String?

    package init(before: String?, after: String?) {
        self.before = before
        self.after = after
    }
}

/// Why a folder is not made, renamed or removed.
package enum FolderError: Error, Equatable, Sendable {
    /// The name is blank.
    case emptyName
    /// The name begins with the mark of a tag.
    case looksLikeTag(String)
    /// The name is longer than a list can show.
    case tooLong(limit: Int)
    /// A folder has this name already.
    case exists(String)
    /// No folder has this name.
    case notFound(String, folders: [String])
    /// The folder that always exists can be neither renamed nor removed.
    case isDefault
    /// A filter keeps the folder private, and its notes would be so no longer.
    case isPrivate(String)
}

extension FolderError {
    /// Whether the name can be no folder's, whatever folders there are.
    package var isOfName: Bool {
        switch self {
        case .emptyName, .looksLikeTag, .tooLong: true
        case .exists, .notFound, .isDefault, .isPrivate: false
        }
    }
}

extension FolderError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptyName:
            "A folder needs a name, such as Work."
        case .looksLikeTag(let name):
            "“\(name)” looks like a tag. Begin the folder's name with another character than #."
        case .tooLong(let limit):
            "A folder's name has at most \(limit) characters. Choose a shorter one."
        case .exists(let name):
            "There is a folder “\(name)” already, so nothing was changed. Choose another name."
        case .notFound(let name, folders: []):
            "There is no folder “\(name)”. List the folders, or make it first."
        case .notFound(let name, let folders):
            "There is no folder “\(name)”. \(Self.named(folders, nearTo: name))"
        case .isPrivate(let name):
            "“\(name)” is private, and its notes would be so no longer. Nothing was changed. First make the new folder "
                + "private, or take the filter away: /filters, magpie filters."
        case .isDefault:
            "The folder “\(NoteItem.defaultFolder)” always exists; it can be neither renamed nor deleted."
        }
    }
}

extension FolderError {
    private static let longestName = 100
    /// How many folders a sentence names.
    private static let mostNamed = 20

    /// The folders that there are, and the one that a mistyped name is meant for.
    private static func named(_ folders: [String], nearTo typed: String) -> String {
        let part = folders.first { !typed.isEmpty && $0.tagKey.contains(typed.tagKey) }
        let nearest = part ?? NearestName.of(typed, among: folders)
        let rest = folders.count > mostNamed ? " and \(folders.count - mostNamed) more" : ""
        return (nearest.map { "Did you mean “\($0)”? " } ?? "")
            + "The folders are: \(folders.prefix(mostNamed).joined(separator: ", "))\(rest)."
    }

    /// A name for a new folder, in one line.
    /// - Throws: ``FolderError`` when it is none.
    package static func newName(_ typed: String) throws(FolderError) -> String {
        let name = NotePatch.oneLine(typed.withoutNUL)
        guard !name.isEmpty else { throw .emptyName }
        guard !name.hasPrefix("#") else { throw .looksLikeTag(name) }
        guard name.count <= longestName else { throw .tooLong(limit: longestName) }
        return name
    }
}

extension FolderError {
    /// No folder has a name that was typed.
    package static func notFound(_ typed: String, among folders: [NoteFolder]) -> FolderError {
        .notFound(NotePatch.oneLine(typed), folders: folders.map(\.name))
    }
}

extension [NoteFolder] {
    /// Those that have a text in their names, in any case; all for none.
    package func having(_ text: String) -> [NoteFolder] {
        filter { text.isEmpty || $0.name.tagKey.contains(text.tagKey) }
    }

    /// The folder that a person means: the one with this very name, else the one with this name in another case.
    package func named(_ typed: String) -> NoteFolder? {
        let name = NotePatch.oneLine(typed)
        return first { $0.name == name } ?? first { $0.name.tagKey == name.tagKey }
    }
}

extension NotesStore {
    /// The folder that a person means by a name; none when they named none.
    /// - Throws: ``FolderError/notFound(_:folders:)``, or what the store throws.
    package func folder(ifNamed typed: String?) async throws -> NoteFolder? {
        guard let typed else { return nil }
        return try await folder(typed)
    }

    /// The folder that a person means by a name.
    /// - Throws: ``FolderError/notFound(_:folders:)``, or what the store throws.
    package func folder(_ typed: String) async throws -> NoteFolder {
        let folders = try await folders()
        if let folder = folders.named(typed) { return folder }
        throw FolderError.notFound(typed, among: folders)
    }

    /// The name of the folder that a person means; a name that no folder has stays as it was typed, and no name none.
    package func folderName(_ typed: String?) async throws -> String? {
        guard let typed else { return nil }
        return try await folders().named(typed)?.name ?? NotePatch.oneLine(typed)
    }
}
