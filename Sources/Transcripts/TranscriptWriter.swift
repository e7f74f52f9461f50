import Assistant
import Foundation
import Notes
import YAMLFiles

/// Writes a transcript so that a person reads it with pleasure, and a change of one turn is a change of its lines.
enum TranscriptWriter {
    private typealias Entries = [(key: String, value: YAMLValue)]

    static func text(_ transcript: Transcript) -> String {
        let turns = transcript.turns.map(turn).joined()
        return head(transcript) + (turns.isEmpty ? "turns: []\n" : "turns:\n" + turns) + tail(transcript)
    }

    /// Everything before the turns.
    private static func head(_ transcript: Transcript) -> String {
        let header = transcript.header
        var backend: Entries = [(key: "name", value: .text(header.backend))]
        if let model = header.model { backend.append((key: "model", value: .text(model))) }
        var entries: Entries = [
            (key: "magpie-transcript", value: .word(String(TranscriptHeader.version))),
            (key: "recorded", value: .word(header.recorded.iso8601)),
            (key: "backend", value: .map(backend)),
            (key: "timeZone", value: .text(header.timeZone)),
        ]
        if header.locale != TranscriptHeader.defaultLocale {
            entries.append((key: "locale", value: .text(header.locale)))
        }
        if header.isOfRobustness { entries.append((key: "purpose", value: .word("robustness"))) }
        if header.appliesSuggestions { entries.append((key: "suggestions", value: .word("auto"))) }
        entries.append((key: "width", value: .word(String(header.width))))
        if !transcript.notes.isEmpty {
            let notes = transcript.notes.map { note in
                YAMLValue.map(
                    [(key: "id", value: .word(note.id.uuidString))] + fields(of: note, recorded: header.recorded)
                )
            }
            entries.append((key: "notes", value: .list(notes)))
        }
        return comments(transcript.comments) + joined(YAMLValue.lines(entries, indent: 0))
    }

    /// One turn.
    static func turn(_ turn: Turn) -> String {
        var entries: Entries = [(key: "user", value: .text(turn.typed))]
        if let date = turn.date { entries.append((key: "at", value: .word(date.iso8601))) }
        if !turn.ids.isEmpty {
            entries.append((key: "ids", value: .list(turn.ids.map { .word($0.uuidString) })))
        }
        if !turn.enriched.isEmpty {
            entries.append((key: "enriched", value: .list(turn.enriched.map { .map(enrichment($0)) })))
        }
        if let edited = turn.edited { entries.append((key: "edited", value: .text(edited))) }
        if !turn.suggested.isEmpty {
            entries.append((key: "suggested", value: .list(turn.suggested.map { .map(suggestion($0)) })))
        }
        if !turn.answers.isEmpty {
            entries.append((key: "answers", value: .list(turn.answers.map { .word($0 ? "true" : "false") })))
        }
        if !turn.steps.isEmpty { entries.append((key: "model", value: .list(turn.steps.map(step)))) }
        if !turn.screen.isEmpty { entries.append((key: "screen", value: .screen(turn.screen))) }
        if let error = turn.error { entries.append((key: "error", value: .text(error))) }
        return joined(YAMLValue.map(entries).elementLines(indent: 2))
    }

    /// Everything after the turns: what became of the notes.
    static func tail(_ transcript: Transcript) -> String {
        let before = Dictionary(transcript.notes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = Set(transcript.notesAfter.map(\.id))
        var notes = transcript.notesAfter.compactMap { note -> YAMLValue? in
            let fields =
                before[note.id].map { Self.fields(of: note, from: $0) }
                ?? Self.fields(of: note, recorded: transcript.header.recorded)
            if before[note.id] != nil, fields.isEmpty { return nil }
            return .map([(key: "id", value: .word(note.id.uuidString))] + fields)
        }
        notes += transcript.notes.filter { !kept.contains($0.id) }.map { note in
            .map([(key: "id", value: .word(note.id.uuidString)), (key: "gone", value: .word("true"))])
        }
        return notes.isEmpty ? "" : joined(YAMLValue.lines([(key: "after", value: .list(notes))], indent: 0))
    }

    private static func joined(_ lines: [String]) -> String {
        lines.map { $0 + "\n" }.joined()
    }

    private static func comments(_ comments: [String]) -> String {
        joined(comments.map { "#" + TranscriptFile.comment($0.unicodeScalars[...]) })
    }

    private static func enrichment(_ finished: FinishedEnrichment) -> Entries {
        let enrichment = finished.enrichment
        var entries: Entries = [(key: "id", value: .word(finished.id.uuidString))]
        if let summary = enrichment.summary { entries.append((key: "summary", value: .text(summary))) }
        if !enrichment.actionItems.isEmpty {
            entries.append((key: "actionItems", value: .list(enrichment.actionItems.map { .text($0) })))
        }
        if let category = enrichment.category { entries.append((key: "category", value: .word(category.rawValue))) }
        if let author = enrichment.author { entries.append((key: "author", value: .text(author))) }
        return entries
    }

    private static func suggestion(_ suggestion: Suggestion) -> Entries {
        [
            (key: "id", value: .word(suggestion.noteID.uuidString)),
            (key: suggestion.kind.name, value: .text(suggestion.kind.text)),
            (key: "confidence", value: .word(String((suggestion.confidence * 100).rounded() / 100))),
        ]
    }

    private static func step(_ step: Step) -> YAMLValue {
        var entries: Entries = []
        if !step.thinking.isEmpty { entries.append((key: "think", value: .text(step.thinking))) }
        if !step.text.isEmpty { entries.append((key: "say", value: .text(step.text))) }
        if let call = step.calls.first, step.calls.count == 1 {
            entries += self.call(call)
        } else if !step.calls.isEmpty {
            entries.append((key: "calls", value: .list(step.calls.map { .map(call($0)) })))
        }
        switch step.ending {
        case .finished: break
        case .interrupted: entries.append((key: "interrupted", value: .word("true")))
        case .failed(let error):
            entries.append((key: "fails", value: .text(error.sentence)))
            if error.kind != .other { entries.append((key: "kind", value: .word(error.kind.rawValue))) }
        }
        return .map(entries)
    }

    private static func call(_ call: ToolCall) -> Entries {
        let name = (key: "call", value: YAMLValue.text(call.name))
        if call.arguments == "{}" { return [name] }
        guard JSONArguments.canonical(call.arguments) == call.arguments,
            let arguments = try? JSONValue(json: call.arguments)
        else { return [name, (key: "raw", value: .text(call.arguments))] }
        return [name, (key: "with", value: YAMLValue(arguments))]
    }

    /// The fields of a new note that are not what they are when nothing is said.
    private static func fields(of note: NoteItem, recorded: Date) -> Entries {
        var plain = NoteItem(id: note.id, title: "", createdAt: recorded)
        plain.updatedAt = note.createdAt
        return fields(of: note, from: plain)
    }

    /// The fields of a note that are not what they were.
    private static func fields(of note: NoteItem, from old: NoteItem) -> Entries {
        var entries: Entries = []
        func add<Value: Equatable>(_ key: String, _ path: KeyPath<NoteItem, Value>, _ value: (Value) -> YAMLValue) {
            if note[keyPath: path] != old[keyPath: path] {
                entries.append((key: key, value: value(note[keyPath: path])))
            }
        }
        let texts = { (texts: [String]) in YAMLValue.list(texts.map { .text($0) }) }
        let date = { (date: Date?) in YAMLValue.word(date?.iso8601 ?? "null") }
        add("title", \.title) { .text($0) }
        add("body", \.body) { .text($0) }
        add("tags", \.tags, texts)
        add("folder", \.folder) { .text($0) }
        add("isPinned", \.isPinned) { .word($0 ? "true" : "false") }
        add("source", \.source) { .word($0.rawValue) }
        add("aiCategory", \.aiCategory) { .word($0?.rawValue ?? "null") }
        add("aiSummary", \.aiSummary) { $0.map { .text($0) } ?? .word("null") }
        add("aiActionItems", \.aiActionItems, texts)
        add("aiAuthor", \.aiAuthor) { $0.map { .text($0) } ?? .word("null") }
        add("createdAt", \.createdAt) { date($0) }
        add("updatedAt", \.updatedAt) { date($0) }
        add("lastReferencedAt", \.lastReferencedAt, date)
        add("deletedAt", \.deletedAt, date)
        add("dueAt", \.dueAt) { .word($0?.text ?? "null") }
        return entries
    }
}
