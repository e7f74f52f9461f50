import Foundation
import Notes
import TestSupport
import Testing

/// A damaged database at the prompt.
@Suite(.timeLimit(.minutes(20))) struct DamagedTests {
    private static let garbage = Data(repeating: 0xFF, count: 20_000)

    private func damaged() async throws -> Magpie {
        let magpie = try Magpie()
        try await magpie("add", "Tea")
        #expect(try await magpie("backup").status == 0)
        try Self.garbage.write(to: URL(filePath: magpie.database))
        return magpie
    }

    @Test func `The prompt brings back the newest good backup after a yes, and keeps the damaged file`() async throws {
        let magpie = try await damaged()
        let prompt = try magpie.terminal([])
        try await prompt.expect("[y/N]")
        prompt.type("y\r")
        try await prompt.expect("/help")
        prompt.send(.ctrl("d"))
        #expect(try await prompt.waitForExit() == .exited(0))
        #expect(try await magpie.notes().map(\.title) == ["Tea"])
        let names = try FileManager.default.contentsOfDirectory(atPath: magpie.dataFolder)
        let aside = try #require(names.first { $0.hasSuffix("-set-aside.sqlite") })
        #expect(try Data(contentsOf: URL(filePath: magpie.dataFolder + "/" + aside)) == Self.garbage)
    }

    @Test func `A no leaves everything as it is`() async throws {
        let magpie = try await damaged()
        let prompt = try magpie.terminal([])
        try await prompt.expect("[y/N]")
        prompt.type("n\r")
        #expect(try await prompt.waitForExit() == .exited(2))
        #expect(try Data(contentsOf: URL(filePath: magpie.database)) == Self.garbage)
    }
}
