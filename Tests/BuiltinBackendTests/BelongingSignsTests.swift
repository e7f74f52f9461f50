import Assistant
import Foundation
import Testing

@testable import BuiltinBackend

/// Writes where each line of people's days may belong that tells something, what speaks for that, and which place is right, into the
/// file that `MAGPIE_BELONGING_SIGNS` names: the weights of `BelongingSign` are learnt from it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MAGPIE_BELONGING_SIGNS"] != nil)) struct BelongingSignsTests {
    private struct Row: Encodable {
        let person: String
        let line: String
        let signs: [String]
        let places: [[Double]]
        /// Which of the places is right, where that is known.
        let right: Int?
        let ownSigns: [String]
        /// What speaks for it that a note of its own would do.
        let own: [Double]
        /// Whether it would, as the person's file says, if the line is told and nothing else.
        let mayBeOwn: Bool?
    }

    @Test func `What speaks for each place is written to a file`() async throws {
        let target = URL(filePath: ProcessInfo.processInfo.environment["MAGPIE_BELONGING_SIGNS"] ?? "")
        let judged = try JudgedPlaces()
        var rows: [Row] = []
        for file in try PersonsDays.files {
            _ = try await PersonsDays(file).live { rows += Self.row($0, judged).map { [$0] } ?? [] }
        }
        #expect(!rows.isEmpty)
        let lines = try rows.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        try lines.joined(separator: "\n").write(to: target, atomically: true, encoding: .utf8)
    }

    private static func row(_ said: PersonsDays.Said, _ judged: JudgedPlaces) -> Row? {
        let dates = said.dates
        let understanding = Understanding(grammar: .shared, reader: dates)
        let line = Line(said.text, understanding)
        guard line.form.kinds != nil, !line.isLong, !said.text.contains(where: \.isNewline),
            let reading = understanding.readings(of: line).first,
            [.statement, .lookup, .settle, .revise].contains(reading.act)
        else { return nil }
        let relations = Relation.all(of: line.core, in: said.notes, dates)
        let memory = Memory(said.conversation.messages)
        let belonging = Belonging(of: line.core, line, in: said.notes, relations, memory, dates)
        let places = belonging.places
        let isRelated = places.count > 2
        let right: Int?
        switch judged.place(of: said) {
        case ("n", _)?: right = places.count - 2
        case ("r", _)?: right = places.count - 1
        case (_, let title)?: right = places.firstIndex { $0.note?.title == title }
        case nil where said.want == "none": right = places.count - 1
        case nil where said.want == "create" && !isRelated: right = places.count - 2
        case nil: right = nil
        }
        return Row(
            person: said.person,
            line: said.text,
            signs: BelongingSign.allCases.map(\.rawValue),
            places: places.map { place in BelongingSign.allCases.map { place.signs[$0] ?? 0 } },
            right: right,
            ownSigns: OwnNoteSign.allCases.map(\.rawValue),
            own: OwnNoteSign.allCases.map { belonging.ownSigns[$0] ?? 0 },
            mayBeOwn: reading.act == .statement ? said.want.split(separator: "/").contains("create") : nil
        )
    }
}
