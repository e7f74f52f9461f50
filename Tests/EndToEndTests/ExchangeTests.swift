import Foundation
import Notes
import TestSupport
import Testing

/// Import and export with the built program.
@Suite(.timeLimit(.minutes(20))) struct ExchangeTests {
    private let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    private func makeVault(of count: Int) throws {
        let vault = URL(filePath: magpie.runner.home.file("vault"))
        try FileManager.default.createDirectory(at: vault, withIntermediateDirectories: true)
        for number in 0..<count {
            let text = "Note \(number) speaks of #tag\(number % 7) and [[Note \(number + 1)]].\n"
            try Data(text.utf8).write(to: vault.appending(path: "Note \(number).md"))
        }
    }

    @Test func `Of two imports of the same notes at once, both end well and no note is there twice`() async throws {
        try makeVault(of: 300)
        let both = try await withThrowingTaskGroup(of: ProgramRunner.Result.self) { group in
            for _ in 1...2 { group.addTask { try await magpie("import", "vault") } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(both.allSatisfy { $0.status == 0 }, "\(both)")
        #expect(try await magpie.notes().count == 300)
    }

    @Test func `An import that is killed leaves all notes or none`() async throws {
        let count = 400
        try makeVault(of: count)
        var stored = 0
        for attempt in 0..<12 where stored == 0 {
            let pause = Double(attempt + 1) * 0.04
            _ = try await magpie.shell("magpie import --quiet vault & sleep \(pause); kill -9 $!; wait")
            stored = try await magpie.notes().count
            #expect(stored == 0 || stored == count)
        }
        #expect(try await magpie("import", "vault").status == 0)
        #expect(try await magpie.notes().count == count)
        #expect(try await magpie("undo").status == 0)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `On a terminal a bar shows the stages and goes away`() async throws {
        try makeVault(of: 200)
        let session = try magpie.terminal(["import", "vault"], columns: 100)
        try await session.expect("Imported 200 notes from Markdown into 1 folder.")
        _ = try await session.waitForExit()
        #expect(!session.screen.text.contains("200/200"))
        #expect(session.screen.rows[0].hasPrefix("Imported 200 notes"))
    }

    @Test func `In a pipe nothing is drawn`() async throws {
        try makeVault(of: 3)
        let result = try await magpie("import", "vault")
        #expect(result.output.isEmpty)
        #expect(!result.errors.contains("\r") && !result.errors.contains("\u{1B}"))
    }

    @Test func `At the prompt, notes come in, are undone and go out`() async throws {
        try makeVault(of: 3)
        let session = try await magpie.prompt(columns: 100)
        session.type("/import vault\r")
        try await session.expect("Would import 3 notes from Markdown into 1 folder. Nothing was stored.")
        try await session.expect("Take in 3 notes?")
        session.type("y\r")
        try await session.expect("Imported 3 notes from Markdown into 1 folder.")
        try await session.expect("/undo takes them back in one step.")
        session.type("/export ./out\r")
        try await session.expect("Exported 3 notes to ./out.")
        session.type("/undo\r")
        try await session.expect("Undone")
        session.type("/quit\r")
        _ = try await session.waitForExit()
        #expect(try await magpie.notes().isEmpty)
        #expect(try await magpie("import", "out").status == 0)
        #expect(try await magpie.notes().count == 3)
    }
}
