package import Foundation

/// What can go wrong with notes and their store.
///
/// Each case reads as a sentence for the person.
package enum NotesError: Error, Equatable, Sendable {
    /// No note has this id.
    case noSuchNote(UUID)
    /// A note with this id exists already.
    case duplicateNote(UUID)
    /// A live note has this title already, and there was to be one only.
    case duplicateTitle(String)
    /// The file is there, but is not a magpie database, or is damaged.
    case notADatabase(path: String, reason: String)
    /// The file is a magpie database with damaged pages.
    case damaged(path: String, reason: String)
    /// The file was written by a newer magpie.
    case newerDatabase(path: String)
    /// The file or its folder cannot be opened or made.
    case cannotOpen(path: String, reason: String)
    /// The file cannot be written: read-only, or no permission.
    case cannotWrite(path: String, reason: String)
    /// The disk is full.
    case diskFull(path: String)
    /// Another process held the database for longer than the time-out.
    case busy(path: String)
    /// Another process has the database open, and would write into a file that is no longer its own.
    case inUse(path: String)
    /// The database could not be read or written for another reason.
    case storage(path: String, reason: String)
}

extension NotesError {
    /// Whether it is the file that could not be read or written, and not a note that is wrong.
    package var isOfStorage: Bool {
        switch self {
        case .noSuchNote, .duplicateNote, .duplicateTitle: false
        case .notADatabase, .damaged, .newerDatabase, .cannotOpen, .cannotWrite, .diskFull, .busy, .inUse, .storage:
            true
        }
    }

    /// Whether a backup may be what helps: the file is not what it should be.
    package var isOfDamage: Bool {
        switch self {
        case .damaged: true
        // What belongs to another program, or is a folder, was never a database of magpie's.
        case .notADatabase(_, let reason): reason.contains("not a database")
        default: false
        }
    }
}

extension NotesError {
    /// Whether a backup may be what helps, and it is about the file at a path.
    package func isDamage(of file: String) -> Bool {
        switch self {
        case .damaged(let path, _), .notADatabase(let path, _): isOfDamage && path == file
        default: false
        }
    }

    /// What is wrong, without what to do about it where the file is not what it should be.
    package var problem: String {
        switch self {
        case .damaged(let path, let reason): "\(path) is damaged (\(reason))."
        case .notADatabase(let path, let reason): "\(path) is not a magpie database (\(reason))."
        default: description
        }
    }
}

extension NotesError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchNote(let id):
            "There is no note \(id.uuidString.lowercased().prefix(8)). See what there is with `magpie notes`."
        case .duplicateNote(let id):
            "A note \(id.uuidString.lowercased().prefix(8)) exists already; nothing was written."
        case .duplicateTitle(let title):
            "There is a note “\(title)” already; nothing was written."
        case .notADatabase:
            problem
                + (isOfDamage
                    ? " If it was one, `magpie restore-backup` keeps it and brings back a backup; else move it away."
                    : " Move it away, or choose another folder with --data-dir.")
        case .damaged:
            """
            \(problem) `magpie restore-backup` keeps it and brings back the newest good backup; \
            `magpie doctor` says more.
            """
        case .newerDatabase(let path):
            "\(path) was written by a newer magpie. Update magpie, or choose another folder with --data-dir."
        case .cannotOpen(let path, let reason):
            "Cannot open \(path): \(reason). Check the folder's permissions, or choose another with --data-dir."
        case .cannotWrite(let path, let reason):
            "Cannot write to \(path): \(reason). Nothing was changed; check the permissions of the file and its folder."
        case .diskFull(let path):
            "Cannot write to \(path): the disk is full. Nothing was changed; free some space and try again."
        case .busy(let path):
            """
            Another program is writing to \(path), such as an import of many notes. Nothing was changed; try again when it \
            is done.
            """
        case .inUse(let path):
            "\(path) is open in another magpie. Nothing was changed; leave that one, and type this again."
        case .storage(let path, let reason):
            "Cannot use \(path): \(reason). Nothing was changed."
        }
    }
}
