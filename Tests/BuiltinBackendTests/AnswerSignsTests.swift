import Assistant
import Foundation
import SpokenDates
import Testing

@testable import BuiltinBackend

/// Writes what speaks for each passage that may answer a question of people's days into the file that `MAGPIE_ANSWER_SIGNS` names:
/// the weights of `AnswerSign` are learnt from it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MAGPIE_ANSWER_SIGNS"] != nil)) struct AnswerSignsTests {
    private struct Row: Encodable {
        let person: String
        /// What the answer must have, as in the person's file.
        let answers: [String]
        let signs: [String]
        let passages: [Line]
    }

    private struct Line: Encodable {
        let note: String
        let title: String
        let text: String
        let signs: [Double]
    }

    @Test func `What speaks for each passage is written to a file`() async throws {
        let target = URL(filePath: ProcessInfo.processInfo.environment["MAGPIE_ANSWER_SIGNS"] ?? "")
        var rows: [Row] = []
        for file in try PersonsDays.files {
            _ = try await PersonsDays(file).live { if $0.want == "answer" { rows.append(Self.row($0)) } }
        }
        #expect(rows.contains { !$0.passages.isEmpty })
        let lines = try rows.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        try lines.joined(separator: "\n").write(to: target, atomically: true, encoding: .utf8)
    }

    private static func row(_ asked: PersonsDays.Said) -> Row {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        let last = Memory(asked.conversation.messages).notes
        let finder = AnswerFinder(
            AskedQuestion(asked.text, now: asked.now, calendar: calendar),
            in: asked.notes,
            last: last.count == 1 ? last[0].id : nil,
            DateWording(calendar: calendar, now: asked.now)
        )
        return Row(
            person: asked.person,
            answers: asked.texts,
            signs: AnswerSign.allCases.map { "\($0)" },
            passages: finder.candidates.map { passage in
                Line(
                    note: passage.note.id,
                    title: passage.note.title,
                    text: passage.text,
                    signs: AnswerSign.allCases.map { passage.signs[$0] ?? 0 }
                )
            }
        )
    }
}
