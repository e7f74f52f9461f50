import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase

@testable import BuiltinBackend

/// A person's days with the built-in assistant: what they type, and what should come of it.
///
/// The file has one line each:
///
///     # comment
///     @2026-11-02 07:40                     a new day: the clock, and a new conversation
///     LINE || WANT || TITLE || TEXT;TEXT    LINE with \n for newlines
///     ~LINE || …                            said only if the line before wrote nothing; not counted
///
/// WANT is what should happen to the notes: `create`, `update`, `delete`, `restore`, or nothing: `answer`, `none`; "a/b" either,
/// "a+b" both. TITLE is a part of the title of what is written ("x|y" either). Each TEXT must stand in what was written, or in the
/// reply where nothing was; "x|y" either, "!x" must not stand there.
struct PersonsDays {
    /// What became of a line.
    enum Verdict: String {
        case right, wrongWrite, misshapen, missed, poorAnswer
    }

    /// A line that was said, and what became of it.
    struct Outcome: CustomStringConvertible {
        let person: String
        let line: String
        let want: String
        let verdict: Verdict
        let wrote: [String]
        let reply: String
        let notes: [String]

        var description: String {
            "\(verdict.rawValue) \(person): “\(line)” wanted \(want)\n    wrote \(wrote)\n    said \(reply.prefix(200))"
        }
    }

    /// A line, at the time when it is said, with the notes that there are.
    struct Said {
        let person: String
        let text: String
        /// What is wanted, and what the answer or the note must have, as in the file.
        let want: String
        let texts: [String]
        let notes: [NoteReport]
        let conversation: Conversation
        let now: Date

        init(
            person: String,
            text: String,
            want: String,
            texts: [String],
            notes: [NoteReport],
            _ conversation: Conversation,
            _ now: Date
        ) {
            (self.person, self.text, self.want, self.texts, self.notes) = (person, text, want, texts, notes)
            (self.conversation, self.now) = (conversation, now)
        }
    }

    /// A line of the file.
    private struct Line {
        let text: String
        let want: String
        let titles: [String]
        let texts: [String]
        let isRepair: Bool

        init(_ raw: String) {
            isRepair = raw.hasPrefix("~")
            let parts = raw.drop { $0 == "~" }.components(separatedBy: "||").map { $0.trimmed }
            func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
            text = part(0).replacing("\\n", with: "\n")
            want = part(1)
            titles = part(2).lowercased().split(separator: "|").map { $0.trimmed }
            texts = part(3).split(separator: ";").map { $0.trimmed }.filter { !$0.isEmpty }
        }

        /// Said instead of a line that should have made a note and made none.
        init(repairing line: Line, by text: String) {
            (self.text, want, titles, texts, isRepair) = (text, "create", line.titles, line.texts, true)
        }
    }

    private let name: String
    private let lines: [String]
    private let store = SQLiteNotesStore.inMemory()

    /// The folder that `MAGPIE_DAYS` names: its people live in place of those of the tests, and their lines that are not right are
    /// printed.
    static let folder = ProcessInfo.processInfo.environment["MAGPIE_DAYS"].map { URL(filePath: $0) }

    /// The files of all people, by their names.
    static var files: [URL] {
        get throws {
            let folder = folder ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Days")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
        }
    }

    init(_ file: URL) throws {
        name = file.deletingPathExtension().lastPathComponent
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Lives through all days; `lookingOn` sees each line before it is said.
    func live(lookingOn look: ((Said) async throws -> Void)? = nil) async throws -> [Outcome] {
        var outcomes: [Outcome] = []
        var conversation = Conversation()
        var now = Date.distantPast
        var isWritten = true
        var queue = lines[...]
        var repair: Line?
        var seen: Set<UUID> = []
        while let line = try next(&queue, &repair, &conversation, &now) {
            if line.isRepair, isWritten { continue }
            let before = try await notes()
            seen.formUnion(before.keys)
            if let look, !line.isRepair {
                let reports = try await reports(of: Array(before.values))
                try await look(
                    Said(
                        person: name,
                        text: line.text,
                        want: line.want,
                        texts: line.texts,
                        notes: reports,
                        conversation,
                        now
                    )
                )
            }
            let turn = await say(line.text, in: &conversation, at: now)
            now += 60
            let changes = try await changes(from: before, seen)
            isWritten = !changes.isEmpty
            if line.isRepair { continue }
            let held = before.values.map { "\($0.title): \($0.body)" + ($0.dueAt.map { " due \($0.text)" } ?? "") }
            let reply = ([turn.reply] + turn.cards.map(\.preview.snippet)).joined(separator: " ")
            outcomes.append(
                Outcome(
                    person: name,
                    line: line.text,
                    want: line.want + " " + line.texts.joined(separator: ";"),
                    verdict: judge(line, changes, reply),
                    wrote: changes.map { "\($0.kind) \($0.note.title): \($0.note.body) \(dueDay($0.note))" },
                    reply: reply,
                    notes: held.sorted()
                )
            )
            let isMissed = line.want.contains("create") && !line.want.contains("none") && changes.isEmpty
            if isMissed, queue.first?.hasPrefix("~") != true {
                repair = Line(repairing: line, by: turn.reply.contains("keep that") ? "yes" : "remember " + line.text)
            }
        }
        return outcomes
    }

    /// The next line to be said; a new day begins on the way.
    private func next(
        _ queue: inout ArraySlice<String>,
        _ repair: inout Line?,
        _ conversation: inout Conversation,
        _ now: inout Date
    ) throws -> Line? {
        if let line = repair {
            repair = nil
            return line
        }
        while let raw = queue.popFirst() {
            if raw.hasPrefix("#") || raw.allSatisfy(\.isWhitespace) { continue }
            guard raw.hasPrefix("@") else { return Line(raw) }
            let format = Date.ParseStrategy(
                format:
                    "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
                timeZone: .gmt
            )
            now = try Date(raw.dropFirst().trimmed, strategy: format)
            conversation = Conversation()
        }
        return nil
    }

    private func say(_ text: String, in conversation: inout Conversation, at now: Date) async -> Turn {
        let world = World(now: { now }, makeID: { UUID() }, timeZone: .gmt, locale: Locale(identifier: "en_US_POSIX"))
        let controller = NoteActionController(store: store, world: world, author: .model("builtin"))
        let toolbox = Toolbox(controller: controller, world: world)
        let loop = TurnLoop(backend: BuiltinBackend(world: world), toolbox: toolbox, system: "")
        let turn = await loop.run(text, in: &conversation) { _ in }
        for id in turn.written {
            guard let note = try? await store.note(id) else { continue }
            let enrichment = RuleEnricher().enrichment(of: note)
            _ = try? await store.enrich(id, with: enrichment, ifBody: note.body, at: now)
        }
        return turn
    }

    private func reports(of notes: [NoteItem]) async throws -> [NoteReport] {
        let handles = try await store.handles(of: notes.map(\.id))
        return notes.map { note in
            NoteReport(
                id: handles[note.id] ?? "",
                title: note.title,
                body: note.body,
                tags: note.tags,
                due: note.dueAt?.text,
                created: note.createdAt.formatted(.iso8601),
                updated: note.updatedAt.formatted(.iso8601)
            )
        }
    }

    private func notes() async throws -> [UUID: NoteItem] {
        Dictionary(uniqueKeysWithValues: try await store.notes(NoteFilter()).map { ($0.id, $0) })
    }

    private func changes(
        from before: [UUID: NoteItem],
        _ seen: Set<UUID>
    ) async throws -> [(kind: String, note: NoteItem)] {
        let after = try await notes()
        let written = after.values.compactMap { note -> (kind: String, note: NoteItem)? in
            guard let old = before[note.id] else { return (seen.contains(note.id) ? "restore" : "create", note) }
            let isSame =
                (old.title, old.body, old.folder) == (note.title, note.body, note.folder)
                && (old.tags, old.isPinned, old.dueAt) == (note.tags, note.isPinned, note.dueAt)
            return isSame ? nil : ("update", note)
        }
        return written + before.values.filter { after[$0.id] == nil }.map { ("delete", $0) }
    }

    private func judge(_ line: Line, _ changes: [(kind: String, note: NoteItem)], _ reply: String) -> Verdict {
        if line.want == "any" { return .right }
        let kinds = Set(changes.map(\.kind))
        let wanted = line.want.split(separator: "/").map {
            Set($0.split(separator: "+").map(String.init)).intersection(["create", "update", "delete", "restore"])
        }
        guard wanted.contains(kinds) else { return kinds.isEmpty ? .missed : .wrongWrite }
        let written = changes.map {
            "\($0.note.title) \($0.note.body) \($0.note.tags.joined(separator: " ")) \($0.note.folder) \(dueDay($0.note)) pin=\($0.note.isPinned ? 1 : 0)"
        }
        .joined(separator: " ").lowercased()
        let titles = changes.map(\.note.title).joined(separator: " ").lowercased()
        if !line.titles.isEmpty, !changes.isEmpty, !line.titles.contains(where: titles.contains) { return .wrongWrite }
        let isFine = line.texts.allSatisfy { text in
            text.hasPrefix("!")
                ? !(changes.isEmpty ? reply.lowercased() : written).contains(text.dropFirst().lowercased())
                : text.lowercased().split(separator: "|").contains { (written + " " + reply.lowercased()).contains($0) }
        }
        return isFine ? .right : changes.isEmpty ? .poorAnswer : .misshapen
    }

    /// The due day in the forms in which a file may ask for it.
    private func dueDay(_ note: NoteItem) -> String {
        guard let due = note.dueAt?.text, case let text = due.prefix(10),
            let day = try? Date(String(text), strategy: .iso8601.year().month().day())
        else { return "" }
        var style = Date.FormatStyle(locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt)
        style = style.weekday(.wide)
        let weekday = day.formatted(style)
        let month = day.formatted(Date.FormatStyle(locale: style.locale, timeZone: .gmt).month(.wide))
        let number = Int(text.suffix(2)) ?? 0
        return "\(weekday) \(number) \(month) \(text.prefix(4)) \(due) \(month.prefix(3)) \(number)"
    }
}
