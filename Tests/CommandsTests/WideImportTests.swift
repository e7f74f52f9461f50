import Foundation
import Notes
import NotesExchange
import Testing

@testable import Commands

/// Everything below a home folder is taken for notes only when that is wanted.
struct WideImportTests {
    @Test func `The whole disk, the home folder and those around it are wide, however they are written`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        let vault = home + "/vault"
        try FileManager.default.createDirectory(atPath: vault, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        for path in ["/", "//", home, home + "/", vault + "/..", (home as NSString).deletingLastPathComponent] {
            #expect(WideFolder.isWide(path, home: home), "\(path)")
        }
        for path in [vault, home + "-not", home + "/nowhere"] {
            #expect(!WideFolder.isWide(path, home: home), "\(path)")
        }
    }

    @Test func `In a script the home folder is imported with --yes only`() async throws {
        let program = try await TestProgram()
        try program.write("On the router", to: "Wifi.md")
        let result = await program.run("import", program.file(""))
        #expect(result.status == 2)
        #expect(result.err.contains("that may be a note is 1 note, and there is no terminal to ask in. Add --yes"))
        #expect(try await program.notes().isEmpty)
        #expect(await program.run("import", "--dry-run", program.file("")).status == 0)
        #expect(await program.run("import", "--yes", program.file("")).status == 0)
        #expect(try await program.notes().count == 1)
    }

    @Test(arguments: [("y", 1), ("n", 0), ("", 0)])
    func `At a terminal it is asked`(answer: String, count: Int) async throws {
        let program = try await TestProgram(typed: [answer])
        try program.write("On the router", to: "Wifi.md")
        let result = await program.run("import", program.file(""))
        #expect(result.err.contains("that may be a note is 1 note. Take it in?"))
        #expect(try await program.notes().count == count)
    }
}
