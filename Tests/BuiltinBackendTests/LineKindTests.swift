import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// What kind a line is by its words: see LineKinds.md.
@Suite struct LineKindTests {
    private let understanding = BuiltinBackend(world: Talk.world).understanding()

    @Test func `Of people it has not learnt from, facts are kept and little else`() throws {
        let lines = try Self.lines("Tests/BuiltinBackendTests/unseen-lines.tsv")
        func kept(_ kind: LineKind) -> Double {
            let texts = lines.filter { $0.kind == kind }.map(\.text)
            return Double(texts.count(where: isKept)) / Double(texts.count)
        }
        #expect(kept(.fact) > 0.8)
        #expect(kept(.remark) < 0.15)
        #expect(kept(.lookup) < 0.1)
        #expect(kept(.order) < 0.1)
    }

    @Test func `Short facts of such people are kept as well`() throws {
        let lines = try Self.lines("Tests/BuiltinBackendTests/short-lines.tsv")
        func kept(_ kind: LineKind) -> Double {
            let texts = lines.filter { $0.kind == kind }.map(\.text)
            return Double(texts.count(where: isKept)) / Double(texts.count)
        }
        #expect(kept(.fact) > 0.78)
        #expect(kept(.remark) < 0.05)
    }

    @Test func `The table was made from the features there are`() throws {
        let lines = try Self.lines("Sources/CLineKinds/lines.tsv").enumerated().filter { $0.offset % 40 == 0 }
        let known = lines.count { LineKinds(Line($0.element.text, understanding)).likeliest == $0.element.kind }
        #expect(Double(known) > 0.85 * Double(lines.count))
    }

    private func isKept(_ text: String) -> Bool {
        LineForm(Line(text, understanding)).statement >= Ranking.keepsUnasked
    }

    private static func lines(_ path: String) throws -> [(kind: LineKind, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let kinds = Dictionary(uniqueKeysWithValues: zip("KRDXCLO", LineKind.allCases))
        return try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n").compactMap {
            guard let kind = $0.first.flatMap({ kinds[$0] }), let tab = $0.firstIndex(of: "\t") else { return nil }
            return (kind, String($0[$0.index(after: tab)...]))
        }
    }
}
