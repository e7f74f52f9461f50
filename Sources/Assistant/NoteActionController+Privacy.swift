import Foundation
import Notes

/// What is kept from a model on another machine.
extension NoteActionController {
    /// Whether a note is withheld; it is told as kept back then.
    func isWithheld(_ note: NoteItem) async throws -> Bool {
        guard let rules = try await privacy?.rules(), rules.withholds(note) else { return false }
        withhold([note], rules)
        return true
    }

    /// Tells that notes were kept back, and which filter did it.
    func withhold(_ notes: [NoteItem], _ rules: PrivacyRules) {
        for note in notes { privacy?.outbox.withheld(note.id.uuidString, by: rules.filter(withholding: note)?.id) }
    }

    /// Changes a note by a patch; a value that a model on another machine knows only by its name does not get into a link.
    /// - Throws: ``ToolError/secretInLink``, or why the patch does not fit.
    func apply(_ patch: NotePatch, to note: inout NoteItem) throws {
        let old = note.body
        try patch.apply(to: &note)
        guard let secrets = privacy?.outbox.redactions.secrets, !secrets.isEmpty, note.body != old else { return }
        let before = Set(SecretFinder.links(in: old))
        let isCarried = SecretFinder.links(in: note.body).contains { link in
            !before.contains(link) && patch.replacement != nil && secrets.contains(where: link.contains)
        }
        if isCarried { throw ToolError.secretInLink }
    }

    /// What a model is told that a folder cannot be had; to one on another machine, without the names of others.
    func toolError(_ error: FolderError) -> ToolError {
        .folder(privacy == nil ? error : error.withoutOthersNames)
    }

    /// Whether changes to be taken back or done again are about private notes, or would make notes private no longer.
    func isPrivate(_ step: [NoteChange]) async throws -> Bool {
        guard let rules = try await privacy?.rules() else { return false }
        let folders = step.compactMap(\.folder).flatMap { [$0.before, $0.after].compactMap(\.self) }
        guard !folders.contains(where: rules.withholds(folder:)) else { return true }
        for change in step {
            var now: NoteItem?
            if let id = change.note?.id { now = try await store.note(id) }
            if [change.before, change.after, now].compactMap(\.self).contains(where: rules.withholds) { return true }
        }
        return false
    }

    /// Whether an edit is about a folder with private notes.
    func isPrivate(_ edit: NoteEdit) async throws -> Bool {
        guard let rules = try await privacy?.rules() else { return false }
        let name: String
        switch edit {
        case .renameFolder(let old, _): name = old
        case .deleteFolder(let old): name = old
        case .create, .requireNone, .update, .makeRoom, .createFolder: return false
        }
        let folder = try await store.folderName(name) ?? name
        let notes =
            try await store.notes(NoteFilter(folder: folder))
            + store.notes(NoteFilter(folder: folder, isTrashed: true))
        return rules.withholds(folder: folder) || notes.contains(where: rules.withholds)
    }

    /// The folders there are; for a model on another machine, those that are not private, with the notes that it may see.
    func folders(_ rules: PrivacyRules?, live: [NoteItem]) async throws -> [NoteFolder] {
        let folders = try await store.folders()
        guard let rules else { return folders }
        let counts = live.filter { !rules.withholds($0) }.reduce(into: [:]) { $0[$1.folder, default: 0] += 1 }
        // Also what lies in the Trash tells what a folder is for.
        let all = try await live + store.notes(NoteFilter(isTrashed: true))
        let hidden = Set(all.filter(rules.withholds).map(\.folder))
        return folders.compactMap { folder in
            let count = counts[folder.name] ?? 0
            guard !rules.withholds(folder: folder.name), count > 0 || folder.isDefault || !hidden.contains(folder.name)
            else {
                return nil
            }
            return NoteFolder(name: folder.name, notes: count)
        }
    }
}

extension FolderError {
    /// The same error, without names that were not given: they may be those of private folders.
    fileprivate var withoutOthersNames: FolderError {
        switch self {
        case .notFound(let name, _): .notFound(name, folders: [])
        case .exists(let name): .exists(name.lowercased())
        case .emptyName, .looksLikeTag, .tooLong, .isDefault, .isPrivate: self
        }
    }
}
