import AssistantTestSupport
import Foundation
import LoopbackServer
import Notes
import Testing

@testable import Commands

/// `magpie backup`, `magpie restore-backup` and `magpie doctor`.
struct SafetyCommandTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")
    private let bike = TestWorld.note(0x09BC, "Bike", "in the shed")

    private struct Finding: Decodable {
        var subject: String
        var state: String
        var text: String
        var advice: String?
    }

    private func findings(_ program: TestProgram, _ arguments: String...) async throws -> [Finding] {
        let result = await program.run(["doctor", "--json"] + arguments)
        return try JSONDecoder().decode([Finding].self, from: Data(result.out.utf8))
    }

    private func damage(_ program: TestProgram) throws {
        try program.write(String(repeating: "\u{1}", count: 9_000), to: "notes.sqlite")
    }

    // MARK: Backups

    @Test func `A backup is made, listed, and said to be where it is`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup", "--list").err == "There is no backup yet. `magpie backup` makes one.\n")
        let result = await program.run("backup")
        #expect(result.status == 0)
        #expect(result.err.hasPrefix("Backed up: 2026-"))
        #expect(await program.run("backup", "--list").out.split(separator: "\n").count == 1)
        #expect(await program.run("backup", "--list", "--json").out.contains("\"path\" : "))
        #expect(try program.permissions(of: "backups") == 0o700)
    }

    @Test func `A backup into a file replaces nothing`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup", program.file("mine.sqlite")).status == 0)
        #expect(try program.permissions(of: "mine.sqlite") == 0o600)
        try program.write("mine", to: "other.sqlite")
        let refused = await program.run("backup", program.file("other.sqlite"))
        #expect(refused.status == 73)
        #expect(refused.err.contains("is there already, and stays as it is"))
        #expect(try program.text(of: "other.sqlite") == "mine")
    }

    @Test func `Earlier backups are removed only after a yes`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        let refused = await program.run("backup", "--only")
        #expect(refused.status == 2)
        #expect(refused.err.contains("Add --yes to do it."))
        #expect(await program.run("backup", "--only", "--yes").status == 0)
    }

    @Test func `A command that is over makes the backup of the day, once there is a folder of backups`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("add", "Tea").status == 0)
        #expect(!FileManager.default.fileExists(atPath: program.file("backups")))
        try FileManager.default.createDirectory(atPath: program.file("backups"), withIntermediateDirectories: true)
        #expect(await program.run("add", "Milk").status == 0)
        #expect(await program.run("add", "Bread").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.file("backups")).count == 1)
    }

    @Test func `backups 0 in the settings makes none by itself`() async throws {
        let program = try await TestProgram([key])
        try program.write("backups: 0\n", to: "config.yaml")
        try FileManager.default.createDirectory(atPath: program.file("backups"), withIntermediateDirectories: true)
        #expect(await program.run("add", "Milk").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.file("backups")).isEmpty)
    }

    // MARK: Bringing back

    @Test func `The privacy filters of now outlive a backup that is brought back`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        #expect(await program.run("filters", "add", "deny", "title", "contains", "Acme").status == 0)
        #expect(await program.run("restore-backup", "--yes").status == 0)
        #expect(await program.run("filters").out.contains("Acme"))
    }

    @Test func `What would be lost and gained is shown, and nothing is done without a yes`() async throws {
        let program = try await TestProgram([key, bike], typed: ["n"])
        #expect(await program.run("backup").status == 0)
        #expect(await program.run("delete", "Bike").status == 0)
        #expect(await program.run("add", "Tea").status == 0)
        let refused = await program.run("restore-backup")
        #expect(refused.status == 2)
        #expect(refused.err.contains("1 note is not in it and goes: “Tea”."))
        #expect(refused.err.contains("1 note goes back to what it was: “Bike”."))
        #expect(refused.err.contains("Nothing was changed."))
        #expect(try await program.notes().count == 3)
    }

    @Test func `A backup is brought back, and what was there is set aside`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        #expect(await program.run("add", "Tea").status == 0)
        #expect(await program.run("restore-backup").status == 2)
        let result = await program.run("restore-backup", "--yes")
        #expect(result.status == 0)
        #expect(result.err.contains("Brought back 1 note."))
        #expect(try await program.notes().map(\.title) == ["Spare key"])
        #expect(try program.text(of: "widget.json") == "{\"pinnedNote\": \"Spare key\"}\n")
        #expect(result.err.contains("-set-aside.sqlite"))
    }

    @Test func `A damaged database is an error that says what to type, and that is done`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        try damage(program)
        for command in ["notes", "backup"] {
            let result = await program.run(command)
            #expect(result.status == 65)
            #expect(result.err.contains("`magpie restore-backup`"))
        }
        #expect(await program.run("restore-backup", "--yes").status == 0)
        #expect(try await program.notes().map(\.title) == ["Spare key"])
    }

    @Test func `A database without a byte is damaged, and says what to type`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        try program.write("", to: "notes.sqlite")
        let finding = try #require(try await findings(program).first { $0.subject == "database" })
        #expect(finding.state == "wrong" && finding.text.contains("it is empty: 0 bytes"))
        #expect(finding.advice?.contains("`magpie restore-backup`") == true)
        #expect(await program.run("notes").status == 65)
        #expect(await program.run("restore-backup", "--yes").status == 0)
        #expect(try await program.notes().map(\.title) == ["Spare key"])
    }

    @Test func `After a purge or a restored backup, an undo says what it would take back, and asks`() async throws {
        let program = try await TestProgram([bike])
        #expect(await program.run("add", "Tea").status == 0)
        #expect(await program.run("backup").status == 0)
        #expect(await program.run("delete", "Bike").status == 0)
        #expect(await program.run("purge", "Bike", "--yes").status == 0)
        let refused = await program.run("undo")
        #expect(refused.status == 2)
        #expect(refused.err.contains("1 note was deleted for good, which cannot be undone."))
        #expect(refused.err.contains("creating “Tea”"))
        #expect(try await program.notes().map(\.title) == ["Tea"])
        #expect(await program.run("undo that").out.contains("Nothing was undone; /undo asks whether"))
        #expect(try await program.notes().map(\.title) == ["Tea"])
        #expect(await program.run("undo", "--yes").status == 0)
        #expect(try await program.notes().isEmpty)
        #expect(await program.run("restore-backup", "--yes").status == 0)
        #expect(await program.run("undo").err.contains("A backup was brought back"))
        #expect(await program.run("add", "Milk").status == 0)
        #expect(await program.run("undo").status == 0)
    }

    @Test func `A day that has no backup is told with those that have one`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("restore-backup", "--yes").err.contains("There is no backup in"))
        #expect(await program.run("backup").status == 0)
        let result = await program.run("restore-backup", "2001-01-01", "--yes")
        #expect(result.status == 1)
        #expect(result.err.contains("There is no backup “2001-01-01”. There are: 2026-"))
        let day = String(await program.run("backup", "--list").out.prefix(10))
        #expect(await program.run("restore-backup", day, "--yes").status == 0)
    }

    @Test func `What is told to be typed is about the notes of the folder that was given`() async throws {
        let program = try await TestProgram()
        let folder = program.file("other notes")
        #expect(await program.run("add", "Tea", "--data-dir", folder).status == 0)
        #expect(await program.run("backup", "--data-dir", folder).status == 0)
        try program.write(String(repeating: "\u{1}", count: 9_000), to: "other notes/notes.sqlite")
        let result = await program.run("notes", "--data-dir", folder)
        #expect(result.err.contains("`magpie --data-dir '\(folder)' restore-backup`"))
        let doctor = await program.run("doctor", "--data-dir", folder).out.split(whereSeparator: \.isWhitespace)
        #expect(doctor.joined(separator: " ").contains("`magpie --data-dir '\(folder)' restore-backup`"))
        #expect(await program.run("--data-dir", folder, "restore-backup", "--yes").status == 0)
    }

    @Test func `A database that is missing beside its backups is told of once, and what is typed then brings it back`()
        async throws
    {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        let day = String(await program.run("backup", "--list").out.prefix(10))
        try FileManager.default.removeItem(atPath: program.file("notes.sqlite"))
        let finding = try #require(try await findings(program).first { $0.subject == "database" })
        #expect(finding.state == "wrong" && finding.text.contains("is missing. There is 1 backup of it, of \(day)"))
        let result = await program.run("--quiet", "add", "Tea")
        #expect(result.status == 0)
        #expect(result.err.contains("notes.sqlite was missing, so a new one without notes was made."))
        #expect(result.err.contains("There is 1 backup of it, of \(day)"))
        #expect(result.err.contains("`magpie restore-backup \(day)` brings it back."))
        #expect(await program.run("add", "Milk").err.contains("missing") == false)
        #expect(await program.run("restore-backup", day, "--yes").status == 0)
        #expect(try await program.notes().map(\.title) == ["Spare key"])
    }

    @Test(arguments: [["notes"], ["doctor"], ["restore-backup", "--yes"]])
    func `Of a damaged database without a backup what is left to do is told`(arguments: [String]) async throws {
        let program = try await TestProgram([key])
        try damage(program)
        let path = program.file("notes.sqlite")
        let result = await program.run(arguments)
        let text = (result.out + result.err).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(result.status == 65)
        #expect(
            text.contains(
                "There is no backup of it, and magpie can read no note in it. To begin anew, type: mv \(path) \(path).old"
            )
        )
        #expect(!text.contains("restore-backup"))
    }

    // MARK: The doctor

    @Test func `Where all is well the doctor says so and ends with 0`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        let result = await program.run("doctor")
        #expect(result.status == 0)
        #expect(result.out.contains("ok       database     1 note"))
        #expect(try await findings(program).allSatisfy { $0.state != "wrong" })
    }

    @Test func `Without notes the doctor makes none`() async throws {
        let program = try await TestProgram()
        try FileManager.default.removeItem(atPath: program.file("notes.sqlite"))
        #expect(await program.run("doctor").status == 0)
        #expect(!FileManager.default.fileExists(atPath: program.file("notes.sqlite")))
    }

    @Test func `A damaged database is found, with what to type`() async throws {
        let program = try await TestProgram([key])
        #expect(await program.run("backup").status == 0)
        try damage(program)
        #expect(await program.run("doctor").status == 65)
        let finding = try #require(try await findings(program).first { $0.subject == "database" })
        #expect(finding.state == "wrong")
        #expect(finding.advice?.contains("`magpie restore-backup`") == true)
    }

    @Test func `A file that others may read is found, with what to type`() async throws {
        let program = try await TestProgram([key])
        try program.write("backend: builtin\n", to: "config.yaml")
        chmod(program.file("config.yaml"), 0o644)
        let finding = try #require(try await findings(program).first { $0.subject == "permissions" })
        #expect(finding.state == "warning")
        #expect(finding.advice?.hasPrefix("Type: chmod go= ") == true)
    }

    @Test func `Settings that make no sense are found`() async throws {
        let program = try await TestProgram([key])
        try program.write("maxNotes: many\n", to: "config.yaml")
        let finding = try #require(try await findings(program).first { $0.subject == "settings" })
        #expect(finding.state == "wrong")
        #expect(await program.run("doctor").status == 65)
    }

    @Test func `A widget's file that is no object is found, with how to have a new one`() async throws {
        let program = try await TestProgram([key])
        try program.write("{", to: "widget.json")
        let finding = try #require(try await findings(program).first { $0.subject == "widget" })
        #expect(finding.state == "warning")
        #expect(finding.advice?.contains("mv ") == true)
    }

    @Test func `A draft that a killed program left is found`() async throws {
        let program = try await TestProgram([key])
        try program.write("half", to: "widget.json.1A2B3C4D.tmp")
        #expect(
            try await findings(program).contains { $0.subject == "left over" && $0.advice?.contains("rm ") == true }
        )
    }

    @Test func `A backend that does not answer is found`() async throws {
        let program = try await TestProgram([key], reach: [.settings, .network])
        try program.write(
            "backend: local\nbackends:\n  local: {kind: openai, url: \"http://127.0.0.1:9/v1\", model: small}\n",
            to: "config.yaml"
        )
        let finding = try #require(try await findings(program).first { $0.subject == "backend" })
        #expect(finding.state == "wrong")
        #expect(finding.advice?.contains("--backend builtin") == true)
    }

    @Test func `A model that the backend does not list is found`() async throws {
        let list = LoopbackReply.body(#"{"object":"list","data":[{"id":"large"}]}"#)
        try await LoopbackServer.run(replies: [list]) { server in
            let program = try await TestProgram([key], reach: [.settings, .network])
            try program.write(
                "backend: local\nbackends:\n  local: {kind: openai, url: \"\(server.url)/v1\", model: small}\n",
                to: "config.yaml"
            )
            let finding = try #require(try await findings(program).first { $0.subject == "backend" })
            #expect(finding.state == "warning")
            #expect(finding.text.contains("“small”"))
        }
    }
}
