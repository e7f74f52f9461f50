package import Foundation
import Foundations
import GRDB
import Notes

/// A copy of the database, as it was at one time.
package struct Backup: Equatable, Sendable {
    /// Where it lies.
    package var path: String
    /// When it was made.
    package var date: Date
    /// How many bytes it has.
    package var size: Int64
}

/// The folder `backups` beside a database, in which a copy of each of the last days and weeks is kept.
///
/// Only files whose names are those of backups are ever removed from it. Which of them stay is counted, not measured against
/// the clock, which may be wrong.
package struct BackupFolder: Sendable {
    /// How many of the last days keep their backup, unless the person says otherwise.
    package static let days = 7
    /// How many weeks have a backup, besides the last days.
    package static let weeks = 4
    /// How many of the latest stay, however close together they were made.
    package static let latest = 5
    /// How long after one the next is made.
    package static let pause: TimeInterval = 24 * 60 * 60
    /// What stays free on the disk beside twice the size of a backup that nobody asked for, in bytes.
    private static let spare: Int64 = 64 << 20

    /// Where it is.
    package let path: String
    /// The database that is copied.
    package let database: String

    /// The folder of the database at a path; it need not be there.
    package init(ofDatabase path: String) {
        database = path
        // A path that begins at the root needs no `URL`, for which the runtime would look through all types.
        self.path =
            path.hasPrefix("/")
            ? path.folderOfFile + "/backups"
            : URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "backups").path
    }

    /// The backups in it, the newest first.
    package var backups: [Backup] {
        names.compactMap { name in
            guard let date = Self.date(ofName: name) else { return nil }
            let path = path + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            return Backup(path: path, date: date, size: Int64(status.st_size))
        }
        .sorted { $0.date > $1.date }
    }

    /// The databases that were set aside when a backup was brought back, and the backups that were when a database was
    /// missing, as paths.
    package var setAside: [String] {
        let folder = URL(fileURLWithPath: database).deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.contains(Self.aside) && $0.hasSuffix(Self.suffix) }.sorted().map { folder + "/" + $0 }
    }

    /// What names of databases that were set aside hold.
    static let aside = "-set-aside"

    /// Whether the folder is there.
    package var isThere: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a day has gone by since the newest backup, or the clock was put back by one.
    package func isDue(at now: Date) -> Bool {
        guard let newest = names.compactMap(Self.date(ofName:)).max() else { return true }
        return abs(now.timeIntervalSince(newest)) >= Self.pause
    }

    /// How many bytes the database has, with its log.
    package var databaseSize: Int64 { DatabaseFile(path: database).size }

    /// How many bytes are free where a file lies, or is to lie; `nil` when that cannot be known.
    package static func freeSpace(of path: String) -> Int64? { DatabaseFile(path: path).freeSpace }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    // MARK: Names

    private static let prefix = "notes-"
    private static let suffix = ".sqlite"

    /// The name of a backup, such as `notes-2026-11-22T08-30-00Z.sqlite`; not every file system takes colons.
    static func name(at date: Date) -> String {
        let second = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
        return prefix + second.iso8601.replacing(":", with: "-") + suffix
    }

    /// When the backup of this name was made; `nil` for other names.
    static func date(ofName name: String) -> Date? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let text = name.dropFirst(prefix.count).dropLast(suffix.count)
        guard let mark = text.firstIndex(of: "T") else { return nil }
        return Date(iso8601: "\(text[..<mark])T\(text[text.index(after: mark)...].replacing("-", with: ":"))")
    }
}

extension BackupFolder {
    /// Makes a backup, and removes older ones that are not to stay.
    ///
    /// A process that is killed meanwhile leaves a draft, which the next backup removes.
    /// - Parameters:
    ///   - date: the time.
    ///   - days: how many of the last days that have a backup keep it; at least 1.
    ///   - needsRoom: whether none is made where little would stay free on the disk.
    /// - Returns: the backup; `nil` when there is too little room for it, or another process is making one.
    /// - Throws: ``NotesError``; then nothing was removed.
    @discardableResult
    package func make(at date: Date, keepingDays days: Int = Self.days, needsRoom: Bool = false) async throws -> Backup?
    {
        let made: Backup? = try await inBackground {
            try make(at: date, of: DatabaseFile(path: database).openAsItIs(), needsRoom: needsRoom)
        }
        if made != nil { prune(days: days) }
        return made
    }

    /// Makes a backup in a file of its own; a file that is there is not replaced.
    /// - Throws: ``NotesError``; then there is no such file.
    package func make(to file: String, at date: Date) async throws -> Backup {
        let database = database
        return try await inBackground {
            let draft = file + ".\(UUID().uuidString.prefix(8)).draft"
            try DatabaseCopy.make(of: DatabaseFile(path: database).openAsItIs(), path: database, at: draft)
            defer { unlink(draft) }
            // Some file systems have no hard links.
            guard link(draft, file) == 0 || errno != EEXIST && rename(draft, file) == 0 else {
                throw NotesError.cannotWrite(path: file, reason: FileFailure().reason)
            }
            return Backup(path: file, date: date, size: DatabaseFile(path: file).size)
        }
    }

    /// Makes a backup over a connection.
    func make(at date: Date, of source: DatabaseQueue, needsRoom: Bool) throws -> Backup? {
        if needsRoom {
            let file = DatabaseFile(path: database)
            guard let free = DatabaseFile(path: path + "/").freeSpace, free > 2 * file.size + Self.spare else {
                return nil
            }
        }
        do {
            try PrivateFiles.makeFolder(at: path)
        } catch {
            throw NotesError.cannotWrite(path: path, reason: error.reason)
        }
        let folder = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(folder) }
        guard folder < 0 || flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return nil }
        for name in names where name.hasPrefix(".") && name.contains(Self.draft) { unlink(path + "/" + name) }
        let name = Self.name(at: date)
        let target = path + "/" + name
        let draft = path + "/.\(name)\(Self.draft)"
        try DatabaseCopy.make(of: source, path: database, at: draft)
        guard rename(draft, target) == 0 else {
            let failure = FileFailure()
            unlink(draft)
            throw NotesError.cannotWrite(path: target, reason: failure.reason)
        }
        if folder >= 0 { fsync(folder) }
        return Backup(path: target, date: date, size: DatabaseFile(path: target).size)
    }

    /// What names of drafts hold, and those of SQLite's files beside them.
    static let draft = ".draft"

    /// Removes the backups that are not to stay.
    private func prune(days: Int) {
        let backups = backups
        let kept = Self.kept(of: backups.map(\.date), days: max(1, days))
        for backup in backups where !kept.contains(backup.date) { unlink(backup.path) }
    }

    /// Gives the newest sound backup a further name beside the database, where no later backup takes its place.
    /// - Returns: `nil` when none is sound.
    package func setAsideNewest() async -> Backup? {
        for backup in backups where (try? await backup.soundNotes()) != nil {
            let name = Self.name(at: backup.date).dropLast(Self.suffix.count) + Self.aside + Self.suffix
            let aside = database.folderOfFile + "/" + name
            // Some file systems have no hard links. One that is there is of the same backup.
            if link(backup.path, aside) != 0, errno != EEXIST {
                try? FileManager.default.copyItem(atPath: backup.path, toPath: aside)
            }
            return backup
        }
        return nil
    }

    /// The dates of those that stay: the latest, the newest of each of the last days, and of each of the last weeks.
    static func kept(of dates: [Date], days: Int) -> Set<Date> {
        let dates = dates.sorted(by: >)
        func newest(of count: Int, each seconds: TimeInterval) -> [Date] {
            var last: Double?
            let firsts = dates.filter { date in
                let bucket = (date.timeIntervalSince1970 / seconds).rounded(.down)
                defer { last = bucket }
                return bucket != last
            }
            return Array(firsts.prefix(count))
        }
        return Set(dates.prefix(latest) + newest(of: days, each: pause) + newest(of: weeks, each: 7 * pause))
    }

    /// Removes all but one.
    /// - Returns: how many were removed.
    package func removeAll(but kept: Backup) -> Int {
        backups.filter { $0.path != kept.path && unlink($0.path) == 0 }.count
    }
}
