package import Foundation

/// Something of an export that may hold a note and is not imported.
package struct ImportSkip: Codable, Equatable, Sendable {
    /// Whether it was the content that is wrong, or whether it could not be read.
    package enum Kind: String, Codable, Sendable {
        case badData, unreadable
    }

    /// Where it lies in the export.
    package var place: String
    /// Why it is not imported, as the end of a sentence.
    package var reason: String
    /// Which of the two it is.
    package var kind: Kind

    init(_ place: String, _ reason: String, kind: Kind) {
        self.place = place
        self.reason = reason
        self.kind = kind
    }
}

/// What came of an import, or would come of it.
package struct ImportReport: Encodable, Equatable, Sendable {
    /// A note that is new.
    package struct Added: Encodable, Equatable, Sendable {
        /// Its id.
        package var id: UUID
        /// Its title.
        package var title: String
        /// Its folder.
        package var folder: String
        /// Where it lay in the export.
        package var place: String
    }

    /// Something beside the notes that stays where it is.
    package struct Attachment: Encodable, Equatable, Sendable {
        /// Where the note lies that has it.
        package var place: String
        /// Its name, or its type where it has none.
        package var name: String
    }

    /// Whether nothing was stored.
    package var isDryRun = false
    /// What was recognised.
    package var format: ImportFormat
    /// The notes that are new.
    package var added: [Added] = []
    /// How many notes were there already; they are as they were.
    package var alreadyThere = 0
    /// How many of those lie in the Trash.
    package var inTrash = 0
    /// How many of the new ones are other versions of notes that are there.
    package var besides = 0
    /// How many new notes got a title from their first line.
    package var titled = 0
    /// The tags of the new notes, each once.
    package var tags: [String] = []
    /// How many links from note to note the new ones have.
    package var links = 0
    /// How many of them lead to a note of this import.
    package var resolvedLinks = 0
    /// What may hold a note and is not imported.
    package var skipped: [ImportSkip] = []
    /// What belongs to notes, and is named in their text.
    package var attachments: [Attachment] = []
    /// Other files, which stay where they are; a folder ends in a slash.
    package var otherFiles: [String] = []
    /// What else is worth knowing, and how many notes it is about.
    package var remarks: [String: Int] = [:]
    /// What is said of the notes that went to the Trash for the new ones; `nil` for none.
    package var madeRoom: String?

    init(format: ImportFormat) {
        self.format = format
    }
}

extension ImportReport {
    /// The report for a person: a sentence each, without what was skipped.
    package var sentences: [String] {
        var lines = [summary]
        if alreadyThere > 0 {
            let trash = inTrash > 0 ? ", \(inTrash) of them in the Trash" : ""
            lines.append("\(Self.notes(alreadyThere)) there already\(trash), and nothing was changed there.")
        }
        if besides > 0 {
            lines.append(
                "\(Self.notes(besides)) there with another text: what is in the file is a note of its own beside it."
            )
        }
        if !added.isEmpty { lines.append(details) }
        lines += remarks.sorted { $0.key < $1.key }.map { "\(Self.notes($1)): \($0)." }
        if !attachments.isEmpty {
            let count = attachments.count == 1 ? "1 attachment stays" : "\(attachments.count) attachments stay"
            lines.append("\(count) in the export; the notes name them: \(Self.listed(attachments.map(\.name))).")
        }
        if !otherFiles.isEmpty { lines.append("Not read: \(kindsOfOthers).") }
        return lines + (madeRoom.map { [$0] } ?? [])
    }

    /// A sentence for each thing that is not imported.
    package var complaints: [String] { skipped.map { "Skipped \($0.place): \($0.reason)." } }

    /// How many notes came in, or would, from what.
    package var summary: String {
        let count = added.count == 1 ? "1 note" : "\(added.count) notes"
        let folders = Set(added.map(\.folder)).count
        let place = added.isEmpty ? "" : folders == 1 ? " into 1 folder" : " into \(folders) folders"
        let what = "\(count) from \(format.label)\(place)"
        return isDryRun ? "Would import \(what). Nothing was stored." : "Imported \(what)."
    }

    private var details: String {
        let tagCount = tags.count == 1 ? "1 tag" : "\(tags.count) tags"
        let linkCount = links == 0 ? "no links" : "\(resolvedLinks) of \(links) links lead to a note of this import"
        return "\(titled) titled by the first line, \(tagCount), \(linkCount)."
    }

    private var kindsOfOthers: String {
        let kinds = Dictionary(grouping: otherFiles) { file in
            let suffix = (file as NSString).pathExtension
            return file.hasSuffix("/") || suffix.isEmpty ? file : "." + suffix
        }
        return Self.listed(
            kinds.sorted { $0.key < $1.key }.flatMap { kind, files in
                files.count == 1 || Self.mayHoldNotes.contains(kind) ? files : ["\(files.count) \(kind)"]
            }
        )
    }

    /// Whoever misses a note looks for these by name.
    private static let mayHoldNotes: Set = [".md", ".markdown", ".txt", ".html", ".json", ".enex"]

    /// At most ten names.
    private static func listed(_ names: [String]) -> String {
        let rest = names.count - 10
        return names.prefix(10).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private static func notes(_ count: Int) -> String { count == 1 ? "1 note" : "\(count) notes" }
}
