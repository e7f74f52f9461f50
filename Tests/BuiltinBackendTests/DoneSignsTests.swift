import Assistant
import Foundation
import SpokenDates
import Testing

@testable import BuiltinBackend

/// Writes which open tasks each line of people's days may tell of as done, what speaks for that, and whether it does, into the file
/// that `MAGPIE_DONE_SIGNS` names: the weights of `DoneSign` are learnt from it.
///
/// What was done is what `places.tsv` calls a tick: each task of that note with a word of the line, but for those which the person's
/// file says stay open.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MAGPIE_DONE_SIGNS"] != nil)) struct DoneSignsTests {
    private struct Row: Encodable {
        let person: String
        let line: String
        let task: String
        let signs: [String]
        let values: [Double]
        let isDone: Bool
    }

    @Test func `What speaks for each task is written to a file`() async throws {
        let target = URL(filePath: ProcessInfo.processInfo.environment["MAGPIE_DONE_SIGNS"] ?? "")
        let judged = try JudgedPlaces()
        var rows: [Row] = []
        for file in try PersonsDays.files {
            _ = try await PersonsDays(file).live { rows += Self.rows($0, judged) }
        }
        #expect(!rows.isEmpty)
        let lines = try rows.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        try lines.joined(separator: "\n").write(to: target, atomically: true, encoding: .utf8)
    }

    private static func rows(_ said: PersonsDays.Said, _ judged: JudgedPlaces) -> [Row] {
        let understanding = Understanding(grammar: .shared, reader: said.dates)
        let line = Line(said.text, understanding)
        let place = judged.place(of: said)
        let writes = said.want.contains("update") || said.want.contains("delete") || said.want == "any"
        guard let kinds = line.form.kinds, !line.isLong, !said.text.contains(where: \.isNewline),
            place != nil || !writes, let told = Deed.told(line.core)
        else { return [] }
        let candidates = Settling(told, in: said.notes, tellingOf: kinds).candidates
        let title = place?.deed == "t" ? place?.title : nil
        if place?.deed == "t", !candidates.contains(where: { $0.note.title == title }) { return [] }
        return candidates.map { note, task, signs in
            let staysOpen = said.texts.contains { text in
                ["![x] ", "[ ] "].contains {
                    text.hasPrefix($0) && task.lowercased().hasPrefix(text.lowercased().dropFirst($0.count))
                }
            }
            return Row(
                person: said.person,
                line: said.text,
                task: task,
                signs: DoneSign.allCases.map(\.rawValue),
                values: DoneSign.allCases.map { signs[$0] ?? 0 },
                isDone: note.title == title && !staysOpen
            )
        }
    }
}
