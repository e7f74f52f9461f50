import Foundation
import GRDB
import Notes
import TestSupport
import Testing
import Transcripts

/// Kill -9 at random moments: whatever was shown as saved is there afterwards.
@Suite(.timeLimit(.minutes(15))) struct KillTests {
    /// Captures in all, over several lives of the program.
    static let captures = 200
    /// The most captures in one life.
    static let longestLife = 12

    @Test func `Every capture whose card was shown survives kill -9`() async throws {
        let magpie = try Magpie()
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        var shown: [String] = []
        var sent = 0
        var lives = 0

        while sent < Self.captures {
            lives += 1
            let recording = magpie.runner.home.file("life-\(lives).yaml")
            let session = try await magpie.prompt(["--record", recording])
            for _ in 0..<Int.random(in: 1...Self.longestLife, using: &random) {
                sent += 1
                let name = "Zebra\(sent)"
                session.type("remember \(name)\r")
                try await session.expect("CREATED")
                try await session.expect(name)
                shown.append(name)
            }
            // One more is on its way when the end comes.
            sent += 1
            session.type("remember Zebra\(sent)\r")
            try await Task.sleep(for: .microseconds(Int.random(in: 0...20_000, using: &random)))
            session.kill(SIGKILL)
            _ = try await session.waitForExit()
            if session.screen.text.contains("CREATED"), shownOnLastCard(session, "Zebra\(sent)") {
                shown.append("Zebra\(sent)")
            }
            let replay = try await magpie("replay", recording)
            // The file is made at the start, and may still be without a turn.
            let isWhole = replay.status == 0 || replay.status == 65 && replay.errors.contains("has no turns")
            #expect(isWhole, "seed \(seed), life \(lives): \(replay.output) \(replay.errors)")
        }

        let titles = Set(try await magpie.notes().map { $0.title.lowercased() })
        for name in shown {
            #expect(titles.contains(name.lowercased()), "seed \(seed): \(name) was shown and is lost")
        }
        #expect(try integrity(of: magpie.database) == "ok", "seed \(seed)")
        let history = try String(contentsOfFile: magpie.history, encoding: .utf8)
        #expect(history.split(separator: "\n").allSatisfy { $0.hasPrefix("remember Zebra") }, "seed \(seed)")
    }

    /// Whether the screen shows a whole card with this title.
    private func shownOnLastCard(_ session: TerminalSession, _ title: String) -> Bool {
        session.screen.rows.contains { $0.hasPrefix("│") && $0.contains("\(title) ") }
    }

    private func integrity(of database: String) throws -> String? {
        try DatabaseQueue(path: database).read { db in
            try String.fetchOne(db, sql: "PRAGMA integrity_check")
        }
    }
}
