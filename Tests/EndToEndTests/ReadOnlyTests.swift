import Foundation
import GRDB
import TestSupport
import Testing

/// Notes on a disk that cannot be written are read all the same.
@Suite(.timeLimit(.minutes(20)), .enabled(if: SmallDisk.isPossible, "Mounting a small file system needs root."))
struct ReadOnlyTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    /// Runs `body` with notes on a disk that cannot be written.
    private func withFixedDisk(
        prepare: (String) async throws -> Void = { _ in },
        reading body: (String) async throws -> Void
    ) async throws {
        let disk = try #require(SmallDisk(size: "8m"))
        defer { disk.unmount() }
        for text in ["The spare key is under the pot", "The bike is in the shed"] {
            #expect(try await magpie("add", text, "--data-dir", disk.path).status == 0)
        }
        try await prepare(disk.path)
        #expect(disk.makeReadOnly())
        try await body(disk.path)
    }

    @Test func `Search, show, list and a question work; a write says why it was not done`() async throws {
        try await withFixedDisk(reading: { folder in
            #expect(try await magpie("notes", "--data-dir", folder).output.contains("bike"))
            #expect(try await magpie("search", "key", "--data-dir", folder).output.contains("spare key"))
            #expect(try await magpie("show", "The bike is in the shed", "--data-dir", folder).status == 0)
            let answer = try await magpie("--data-dir", folder, "where is the bike?")
            #expect(answer.status == 0)
            #expect(answer.output.contains("in the shed"))
            let refused = try await magpie("add", "Tea", "--data-dir", folder)
            #expect(refused.status == 73)
            #expect(refused.errors.contains("Cannot write to \(folder)/notes.sqlite"))
            let said = try await magpie("--data-dir", folder, "remember that tea is in the tin")
            #expect(said.status == 73)
            #expect(try await magpie("doctor", "--data-dir", folder).output.contains("can be read and not changed"))
        })
    }

    @Test func `What lies in the log is read, though it cannot be taken into the file`() async throws {
        try await withFixedDisk(
            prepare: { folder in
                let copy = folder + "/copy"
                try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
                let queue = try DatabaseQueue(path: folder + "/notes.sqlite")
                try await queue.writeWithoutTransaction { db in
                    try db.execute(
                        sql: "PRAGMA wal_autocheckpoint = 0; UPDATE note SET title = 'Zebra' WHERE title LIKE '%bike%'"
                    )
                    for suffix in ["", "-wal"] {
                        let name = "notes.sqlite" + suffix
                        try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(copy)/\(name)")
                    }
                }
                try queue.close()
            },
            reading: { folder in
                let listed = try await magpie("notes", "--data-dir", folder + "/copy")
                #expect(listed.output.contains("Zebra"))
                let refused = try await magpie("add", "Tea", "--data-dir", folder + "/copy")
                #expect(refused.status == 73)
            }
        )
    }
}
