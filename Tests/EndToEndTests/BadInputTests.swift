import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct BadInputTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    private func makeDataFolder() throws {
        try FileManager.default.createDirectory(atPath: magpie.dataFolder, withIntermediateDirectories: true)
    }

    @Test func `A body of ten megabytes in one line is kept whole`() async throws {
        let line = String(repeating: "lorem ipsum ", count: 850_000)
        let arguments = ["add", "--title", "Long", "-"]
        let result = try await magpie.runner.run(arguments, input: line, timeout: .seconds(240))
        #expect(result.status == 0)
        #expect(try await magpie.notes().first?.body.utf8.count == line.utf8.count)
    }

    @Test func `A message of ten megabytes in one line is answered, and nothing is lost`() async throws {
        let line = "remember " + String(repeating: "lorem ipsum ", count: 850_000)
        let result = try await magpie.runner.run([], input: line, timeout: .seconds(240))
        #expect(result.status == 0)
        #expect(try await magpie.notes().first?.body.utf8.count ?? 0 > 10_000_000)
    }

    @Test func `Text that is not UTF-8 is refused, and nothing is stored`() async throws {
        let result = try await magpie.runner.run(
            ["add", "--title", "Bytes", "-"],
            input: [0x61, 0xFF, 0xC3, 0x28, 0x62]
        )
        #expect(result.status == 65)
        #expect(result.errors.contains("not UTF-8"))
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `A NUL byte is refused: it neither cuts the text nor is it dropped`() async throws {
        let result = try await magpie.runner.run(["add", "--title", "Bytes", "-"], input: Array("before\0after".utf8))
        #expect(result.status == 65)
        #expect(result.errors.contains("holds a NUL byte; nothing was stored."))
        #expect(try await magpie.notes().isEmpty)
    }

    @Test(arguments: ["", "   \n\n", "\t"])
    func `Nothing makes no note`(body: String) async throws {
        let result = try await magpie("add", input: body)
        #expect(result.status == 64)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `A database that is a text file is left alone`() async throws {
        try makeDataFolder()
        let text = Data(String(repeating: "these are my notes\n", count: 100).utf8)
        try text.write(to: URL(filePath: magpie.database))
        let result = try await magpie("remember the milk")
        #expect(result.status == 65)
        #expect(result.errors.contains("\(magpie.database) is not a magpie database"))
        #expect(result.output.isEmpty)
        #expect(try Data(contentsOf: URL(filePath: magpie.database)) == text)
    }

    @Test func `A folder where the database should be is named`() async throws {
        try FileManager.default.createDirectory(atPath: magpie.database, withIntermediateDirectories: true)
        let result = try await magpie("notes")
        #expect(result.status == 65)
        #expect(result.errors.contains("\(magpie.database) is not a magpie database (it is a folder)"))
    }

    @Test func `A data folder below a file is named with the reason`() async throws {
        let file = magpie.runner.home.file("file")
        try Data("mine".utf8).write(to: URL(filePath: file))
        let result = try await magpie("notes", "--data-dir", file + "/notes")
        #expect(result.status == 73)
        #expect(result.errors.contains("Cannot open \(file)/notes: Not a directory."))
        #expect(try await magpie("notes", "--data-dir", file).errors.contains("Cannot open \(file): Not a directory."))
        let nowhere = try await magpie("notes", "--data-dir", "/proc/nowhere")
        #expect(nowhere.errors.contains("Cannot open /proc/nowhere: No such file or directory."))
    }

    @Test func `A database of a newer magpie is left alone`() async throws {
        try await magpie("remember the milk")
        try await DatabaseQueue(path: magpie.database).write { try $0.execute(sql: "PRAGMA user_version = 999") }
        let before = try Data(contentsOf: URL(filePath: magpie.database))
        let result = try await magpie("remember the bread")
        #expect(result.status == 65)
        #expect(result.errors.contains("was written by a newer magpie. Update magpie"))
        #expect(try Data(contentsOf: URL(filePath: magpie.database)) == before)
    }

    @Test func `An empty database file becomes a database`() async throws {
        try makeDataFolder()
        try Data().write(to: URL(filePath: magpie.database))
        #expect(try await magpie("remember the milk").status == 0)
        #expect(try await magpie.notes().count == 1)
    }

    @Test func `A transcript with an error on line 7 is refused, and the line is named`() async throws {
        let path = magpie.runner.home.file("bad.yaml")
        let text = """
            magpie-transcript: 1
            recorded: 2026-03-14T09:26:53Z
            backend: {name: builtin}
            width: 60
            turns:
              - user: hello
                modle: []
            """
        try Data(text.utf8).write(to: URL(filePath: path))
        let result = try await magpie("replay", path)
        #expect(result.status == 65)
        #expect(result.errors.contains("\(path), line 7, turn 1: "))
    }

    @Test func `A file that may not grow is a clear sentence, and nothing is lost`() async throws {
        try await magpie("add", "--title", "Kept", "as it was")
        var shell = magpie.runner
        shell.executable = "/bin/bash"
        let script = #"ulimit -f 64; exec "$0" add --title Huge -"#
        let result = try await shell.run(
            ["-c", script, magpie.runner.executable],
            input: String(repeating: "lorem ipsum ", count: 100_000)
        )
        #expect([73, 74].contains(result.status), "\(result)")
        #expect(result.errors.hasPrefix("magpie: Cannot "))
        #expect(try await magpie.notes().map(\.title) == ["Kept"])
    }

    @Test(.enabled(if: SmallDisk.isPossible, "Mounting a small file system needs root."))
    func `A full disk is a clear sentence, and nothing is lost`() async throws {
        let disk = try #require(SmallDisk(size: "1m"))
        defer { disk.unmount() }
        try await magpie("add", "--data-dir", disk.path, "--title", "Kept", "as it was")
        let huge = String(repeating: "lorem ipsum ", count: 200_000)
        let result = try await magpie("add", "--data-dir", disk.path, "--title", "Huge", "-", input: huge)
        #expect(result.status == 74)
        #expect(result.errors.contains("the disk is full"))
        let left = try await magpie("notes", "--data-dir", disk.path, "--json").output
        #expect(try JSONDecoder().decode([NoteItem].self, from: Data(left.utf8)).map(\.title) == ["Kept"])
    }

    @Test(.enabled(if: SmallDisk.isPossible, "Mounting a small file system needs root."))
    func `Notes on a disk without any room left can be read`() async throws {
        let disk = try #require(SmallDisk(size: "1m"))
        defer { disk.unmount() }
        try await magpie("add", "--data-dir", disk.path, "--title", "Spare key", "It is under the blue pot.")
        _ = try await magpie.shell("cat /dev/zero > '\(disk.path)/rest'")
        #expect(try await magpie("notes", "--data-dir", disk.path).output.contains("Spare key"))
        let asked = try await magpie("--data-dir", disk.path, "--no-save", "where is the spare key?")
        #expect(asked.status == 0)
        #expect(asked.output.hasPrefix("It is under the blue pot."))
        let added = try await magpie("add", "--data-dir", disk.path, "--title", "Tea")
        #expect(added.status == 74)
        #expect(added.errors.contains("the disk is full. Nothing was changed; free some space"))
    }

    @Test(.enabled(if: SmallDisk.isPossible, "Mounting a small file system needs root."))
    func `A capture that a full disk refuses is an error of the command, whatever the assistant answers`() async throws
    {
        let disk = try #require(SmallDisk(size: "1m"))
        defer { disk.unmount() }
        try await magpie("add", "--data-dir", disk.path, "--title", "Spare key", "It is under the blue pot.")
        let huge = String(repeating: "lorem ipsum ", count: 80_000)
        let result = try await magpie("--data-dir", disk.path, "--no-save", "--json", "note this", input: huge)
        #expect(result.status == 74)
        #expect(result.errors.contains("the disk is full. Nothing was changed; free some space"))
        #expect(result.output.contains("\"ending\" : \"failed\""))
        let asked = try await magpie("--data-dir", disk.path, "--no-save", "where is the spare key?")
        #expect(asked.status == 0)
        #expect(asked.output.hasPrefix("It is under the blue pot."))
    }

    @Test func `A recording that exists already is not written over`() async throws {
        let path = magpie.runner.home.file("talk.yaml")
        try Data("mine".utf8).write(to: URL(filePath: path))
        let result = try await magpie("--record", path, "hello")
        #expect(result.status == 73)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }
}
