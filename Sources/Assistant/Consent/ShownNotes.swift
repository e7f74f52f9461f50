import Foundation
import Notes

/// The notes that the turn before was about, to tell what "it" and "the second one" mean.
struct ShownNotes: Sendable {
    /// The ids of those that its last look or change returned, in their order.
    private let last: [String]
    /// Those of them that were named in it.
    private let named: [String]
    /// The ids of those that it changed.
    private let written: [String]
    /// The number of calls by which it changed something.
    let changes: Int

    /// - Parameters:
    ///   - turn: the turn before.
    ///   - question: what it asked and the line says yes to.
    init(_ turn: Turn?, named question: String) {
        let calls = (turn?.calls ?? []).filter { !$0.result.isError }
        let reports = calls.last { !($0.result.output?.notes ?? []).isEmpty }?.result.output?.notes ?? []
        let text = question.isEmpty ? "\(turn?.text ?? "") \(turn?.saidLast ?? "")" : question
        let folded = " " + AskedChanges.words(of: text).joined(separator: " ") + " "
        last = reports.map { Self.plain($0.id) }
        named = reports.filter { folded.contains(" " + AskedChanges.words(of: $0.title).joined(separator: " ") + " ") }
            .map { Self.plain($0.id) }
        let changing = calls.filter { Self.changing.contains($0.call.name) }
        written = changing.flatMap { call in
            let id = (try? JSONValue(json: call.call.arguments))?["id"]?.text
            return (call.result.output?.notes ?? []).map(\.id) + [id].compactMap(\.self)
        }
        .map(Self.plain)
        changes = changing.count
    }

    private static let changing: Set<String> = ["create_note", "update_note", "delete_note", "restore_note", "undo"]

    /// The notes that words mean which point back.
    func meant(by words: [String], among notes: [NoteItem]) -> [NoteItem] {
        let ids: [String]
        if let place = Self.place(in: words, of: last.count) {
            ids = [last[place]]
        } else if words.contains(where: Self.pairs.contains) {
            ids = named.count == 2 ? named : last.count == 2 ? last : []
        } else if words.contains(where: Self.several.contains) {
            ids = last
        } else {
            let only = last.count == 1 || named.isEmpty ? last : named
            ids = only.count == 1 ? only : []
        }
        let found = ids.compactMap { id in notes.first { Self.id(of: $0.id).hasPrefix(id) } }
        return found.count == ids.count ? found : []
    }

    /// The place that “the second one” means among several.
    static func place(in words: [String], of count: Int) -> Int? {
        guard let place = words.lazy.compactMap({ ordinals[$0] }).first else { return nil }
        let index = place < 0 ? count - 1 : place
        return (0..<count).contains(index) ? index : nil
    }

    /// Whether the turn changed a note.
    func changed(_ id: UUID) -> Bool { written.contains(where: Self.id(of: id).hasPrefix) }

    private static func plain(_ id: String) -> String { id.lowercased().filter { $0 != "-" } }
    private static func id(of id: UUID) -> String { plain(id.uuidString) }

    private static let ordinals = [
        "first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4, "last": -1, "latter": -1, "former": 0,
        "erste": 0, "ersten": 0, "zweite": 1, "zweiten": 1, "dritte": 2, "dritten": 2, "letzte": -1, "letzten": -1,
    ]
    private static let pairs: Set<String> = ["both", "beide"]
    private static let several: Set<String> = ["them", "these", "those"]
}

extension Turn {
    /// What the model said last, also in a conversation that was resumed.
    var saidLast: String { reply.isEmpty ? steps.last?.text ?? "" : reply }
}
