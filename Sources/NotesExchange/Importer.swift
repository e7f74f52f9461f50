import Foundation
import Foundations
package import Notes

/// How far an import is.
package struct ImportProgress: Equatable, Sendable {
    /// The stages, in their order (source: NotesMagic).
    package enum Stage: String, CaseIterable, Sendable {
        case imported = "Imported"
        case titled = "Titled"
        case tagged = "Tagged"
        case linked = "Linked"
    }

    /// The stage that is being done.
    package var stage: Stage
    /// How much of it is done.
    package var done: Int
    /// How much there is.
    package var total: Int
}

/// Takes the notes of another program into a store: all of them in one transaction and one step of undo, or none.
///
/// A note that is there is never changed. What comes in gets the id that the export has for it, or one made from its name
/// and its text, so that a second import finds it.
package struct Importer: Sendable {
    /// What is wanted.
    package struct Options: Equatable, Sendable {
        /// The kind of export; `nil` to find out.
        package var format: ImportFormat?
        /// The folder for all notes; `nil` for those of the export.
        package var folder: String?
        /// Whether nothing is stored.
        package var isDryRun: Bool
        /// The most notes there may be: the oldest go to the Trash for those that come; `nil` for any number.
        package var maxNotes: Int?

        package init(
            format: ImportFormat? = nil,
            folder: String? = nil,
            isDryRun: Bool = false,
            maxNotes: Int? = nil
        ) {
            self.format = format
            self.folder = folder
            self.isDryRun = isDryRun
            self.maxNotes = maxNotes
        }
    }

    private let store: any NotesStore
    private let world: World

    package init(store: any NotesStore, world: World) {
        self.store = store
        self.world = world
    }

    /// Imports a file or a folder.
    /// - Parameter progress: is told of every step.
    /// - Throws: ``ExchangeError``, `NotesError` or `CancellationError`; then nothing was stored.
    package func run(
        _ path: String,
        _ options: Options = Options(),
        progress: (ImportProgress) -> Void = { _ in }
    ) async throws -> ImportReport {
        let tree = try SourceTree(path, format: options.format)
        var findings = try read(tree, progress: progress)
        var report = ImportReport(format: options.format ?? ImportFormat(findings, isVault: tree.isVault))
        report.isDryRun = options.isDryRun
        report.skipped = tree.skips + findings.skips
        report.otherFiles = (tree.others + findings.others).sorted()
        guard !findings.notes.isEmpty || !report.skipped.isEmpty else { throw ExchangeError.noNotes(path) }
        try await nameFolders(of: &findings.notes, options.folder)
        let titled = complete(&findings.notes, progress: progress)
        let plan = try await carryOut(findings.notes, options, &report)
        report.take(plan, titled: titled)
        return report
    }

    /// How often notes are planned anew that another import stored meanwhile.
    private static let mostPlans = 5

    /// Stores what is not there yet, unless nothing is to be stored.
    private func carryOut(
        _ notes: [FoundNote],
        _ options: Options,
        _ report: inout ImportReport
    ) async throws -> ImportPlan {
        var attempts = 1
        while true {
            var plan = ImportPlan(store: store)
            for found in notes {
                try Task.checkCancellation()
                try await plan.add(found)
            }
            if let most = options.maxNotes, case let count = plan.notes.count(where: { !$0.note.isTrashed }),
                count > most
            {
                throw ExchangeError.moreThanMaxNotes(count, most: most)
            }
            guard !options.isDryRun, !plan.notes.isEmpty else { return plan }
            do {
                let edits = NoteEdit.creating(plan.notes.map(\.note), most: options.maxNotes)
                let changes = try await store.write(edits, by: .person, at: world.now())
                report.madeRoom = changes.madeRoomSentence(most: options.maxNotes)
                return plan
            } catch NotesError.duplicateNote where attempts < Self.mostPlans {
                // Another import of the same notes was faster; with it they are there already.
                attempts += 1
            }
        }
    }

    // MARK: Reading

    private func read(_ tree: SourceTree, progress: (ImportProgress) -> Void) throws -> Findings {
        var findings = Findings()
        for (index, file) in tree.files.enumerated() {
            try Task.checkCancellation()
            progress(ImportProgress(stage: .imported, done: index, total: tree.files.count))
            let reader = SourceReader(world: world, isNamed: !tree.isFolder)
            let count = findings.notes.count
            reader.read(file, into: &findings)
            findings.counts[file.kind, default: 0] += findings.notes.count - count
        }
        progress(ImportProgress(stage: .imported, done: tree.files.count, total: tree.files.count))
        moveOutOfFoldersOfTheirOwn(&findings.notes)
        return findings
    }

    /// Puts notes into the folder that is wanted, or each into its own; one that is there in other letters is that one.
    private func nameFolders(of notes: inout [FoundNote], _ folder: String?) async throws {
        let folders = try await store.folders()
        var names: [String: String] = [:]
        for index in notes.indices {
            let wanted = folder ?? notes[index].note.folder
            let name = names[wanted] ?? folders.named(wanted)?.name ?? wanted
            names[wanted] = name
            notes[index].note.folder = name
        }
    }

    /// An export of Apple Notes may have a folder for each note, named as the note, for its attachments.
    private func moveOutOfFoldersOfTheirOwn(_ notes: inout [FoundNote]) {
        let counts = Dictionary(notes.map { ($0.note.folder, 1) }, uniquingKeysWith: +)
        for index in notes.indices {
            let place = notes[index].place as NSString
            let folder = notes[index].note.folder
            guard ["txt", "html", "htm"].contains(place.pathExtension.lowercased()), counts[folder] == 1 else {
                continue
            }
            let stem = NotePlace.title((place.lastPathComponent as NSString).deletingPathExtension)
            guard (folder as NSString).lastPathComponent == stem else { continue }
            let outer = NotePlace.outer(of: folder)
            notes[index].note.folder = outer.isEmpty ? NoteItem.defaultFolder : outer
        }
    }

    // MARK: Titles, tags and links

    /// Gives the notes titles, tags and links.
    /// - Returns: the places of those that got a title.
    private func complete(
        _ notes: inout [FoundNote],
        progress: (ImportProgress) -> Void
    ) -> Set<String> {
        func each(_ stage: ImportProgress.Stage, _ body: (inout FoundNote) -> Void) {
            for index in notes.indices {
                if index.isMultiple(of: 64) { progress(ImportProgress(stage: stage, done: index, total: notes.count)) }
                body(&notes[index])
            }
            progress(ImportProgress(stage: stage, done: notes.count, total: notes.count))
        }
        var titled: Set<String> = []
        each(.titled) { found in
            found.note.title = NotePatch.oneLine(found.note.title.withoutNUL)
            guard found.note.title.isEmpty else { return }
            found.note.title = NoteTitle.from(body: found.note.body)
            titled.insert(found.place)
        }
        each(.tagged) { found in
            let written = found.tagged.map { HashTags.find(in: $0.text, $0.syntax) } ?? []
            if found.tagged != nil || !found.bearsID {
                found.note.tags = NotePatch.normalized(found.note.tags + written)
            }
            // The Trash keeps it as long as any other note that comes there now.
            if found.note.isTrashed { found.note.deletedAt = world.now() }
        }
        let names = Set(notes.flatMap { [$0.note.title] + $0.otherNames }.map { WikiLinks.key($0) })
        each(.linked) { found in
            found.note.body = WikiLinks.replacingEvernoteLinks(in: found.note.body) { names.contains($0) }
            let targets = WikiLinks.targets(in: found.note.body)
            found.links = targets.count
            found.resolvedLinks = targets.count { names.contains($0) }
        }
        return titled
    }
}

extension ImportFormat {
    /// What most of the notes come from.
    fileprivate init(_ findings: Findings, isVault: Bool) {
        let counts = Dictionary(findings.counts.map { (ImportFormat($0), $1) }, uniquingKeysWith: +)
        let most = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .markdown
        self = most == .markdown && isVault ? .obsidian : most
    }

    private init(_ kind: SourceFile.Kind) {
        self =
            switch kind {
            case .markdown, .text: .markdown
            case .html: .appleNotes
            case .evernote: .evernote
            case .json: .lucidpal
            case .jsonLines: .jsonLines
            case .textBundle, .archive: .bear
            }
    }
}

extension ImportReport {
    fileprivate mutating func take(_ plan: ImportPlan, titled: Set<String>) {
        added = plan.notes.map {
            Added(id: $0.note.id, title: $0.note.title, folder: $0.note.folder, place: $0.found.place)
        }
        alreadyThere = plan.alreadyThere
        inTrash = plan.inTrash
        besides = plan.besides
        self.titled = plan.notes.count { titled.contains($0.found.place) }
        tags = NotePatch.normalized(plan.notes.flatMap(\.note.tags))
        for (_, found) in plan.notes {
            links += found.links
            resolvedLinks += found.resolvedLinks
            attachments += found.attachments.map { Attachment(place: found.place, name: $0) }
            for remark in Set(found.remarks) { remarks[remark, default: 0] += 1 }
        }
    }
}
