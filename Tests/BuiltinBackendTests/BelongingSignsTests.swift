import Assistant
import Foundation
import SpokenDates
import Testing

@testable import BuiltinBackend

/// Writes where each line of people's days may belong that tells something, and what speaks for that, into the file that
/// `MAGPIE_BELONGING_SIGNS` names: the weights of `BelongingSign` are learnt from it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MAGPIE_BELONGING_SIGNS"] != nil)) struct BelongingSignsTests {
    private struct Row: Encodable {
        let person: String
        let line: String
        let want: String
        /// What the note must have in the end, as in the person's file.
        let texts: [String]
        let kinds: [String: Double]
        let signs: [String]
        let places: [Place]
    }

    private struct Place: Encodable {
        /// The note as it is, with its title; empty for a note of its own.
        let text: String
        let signs: [Double]
    }

    @Test func `What speaks for each place is written to a file`() async throws {
        let target = URL(filePath: ProcessInfo.processInfo.environment["MAGPIE_BELONGING_SIGNS"] ?? "")
        var rows: [Row] = []
        for file in try PersonsDays.files {
            _ = try await PersonsDays(file).live { rows += Self.row($0).map { [$0] } ?? [] }
        }
        #expect(rows.contains { !$0.places.isEmpty })
        let lines = try rows.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        try lines.joined(separator: "\n").write(to: target, atomically: true, encoding: .utf8)
    }

    private static func row(_ said: PersonsDays.Said) -> Row? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        let reader = DateReader(now: said.now, calendar: calendar)
        let line = Line(said.text, Understanding(grammar: .shared, reader: reader))
        guard let kinds = line.form.kinds else { return nil }
        let memory = Memory(said.conversation.messages)
        let last = memory.notes.count == 1 && memory.wrote ? memory.notes[0].id : nil
        let relations = Relation.all(of: line.core, in: said.notes, reader)
        let belonging = Belonging(of: line.core, kinds, in: said.notes, relations, last: last)
        return Row(
            person: said.person,
            line: said.text,
            want: said.want,
            texts: said.texts,
            kinds: Dictionary(uniqueKeysWithValues: LineKind.allCases.map { ("\($0)", kinds[$0]) }),
            signs: BelongingSign.allCases.map { "\($0)" },
            places: belonging.places.map { place in
                Place(
                    text: place.note.map { "\($0.title)\n\($0.body)" } ?? "",
                    signs: BelongingSign.allCases.map { place.signs[$0] ?? 0 }
                )
            }
        )
    }
}
