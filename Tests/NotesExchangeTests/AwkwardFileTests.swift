import Foundation
import Notes
import Testing

@testable import NotesExchange

struct AwkwardFileTests {
    /// A text in an encoding.
    struct Encoded: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var data: Data
        var text: String
        var remark: String?
    }

    static let encodings = [
        Encoded(testDescription: "UTF-8", data: Data("Größe 🌲".utf8), text: "Größe 🌲"),
        Encoded(testDescription: "UTF-8 with a mark", data: Data("\u{FEFF}Größe".utf8), text: "Größe"),
        Encoded(
            testDescription: "Latin-1",
            data: Data([0x47, 0x72, 0xF6, 0xDF, 0x65]),
            text: "Größe",
            remark: "read as Windows-1252"
        ),
        Encoded(
            testDescription: "Windows-1252",
            data: Data([0x93, 0x80, 0x94]),
            text: "“€”",
            remark: "read as Windows-1252"
        ),
        Encoded(
            testDescription: "UTF-16, little-endian, with a mark",
            data: Data([0xFF, 0xFE, 0x47, 0, 0xF6, 0]),
            text: "Gö",
            remark: "read as UTF-16"
        ),
        Encoded(
            testDescription: "UTF-16, big-endian, with a mark",
            data: Data([0xFE, 0xFF, 0, 0x47, 0, 0xF6]),
            text: "Gö",
            remark: "read as UTF-16"
        ),
        Encoded(
            testDescription: "UTF-16 without a mark",
            data: Data([0x47, 0, 0xF6, 0, 0x6F, 0]),
            text: "Göo",
            remark: "read as UTF-16"
        ),
    ]

    @Test(arguments: encodings) func `Text is read in whatever encoding it is`(encoded: Encoded) async throws {
        let export = try Export()
        try export.write(encoded.data, to: "Note.txt")
        let report = try await export.run()
        #expect(try await export.notes.map(\.body) == [encoded.text])
        #expect(report.remarks == (encoded.remark.map { [$0: 1] } ?? [:]))
    }

    @Test(arguments: ["notes.jsonl", "notes.json"]) func `JSON that is not UTF-8 is refused with its line`(
        name: String
    ) async throws {
        let lines = #"{"title": "Tea"}\#n{"title": "Café"}\#n"#
        let text = name == "notes.json" ? "[" + lines.replacing("}\n{", with: "},\n{") + "]" : lines
        let export = try Export()
        try export.write(try #require(text.data(using: .isoLatin1)), to: name)
        for path in ["", name] {
            let report = try await export.run(path)
            #expect(report.added.isEmpty)
            #expect(report.skipped.map(\.place) == ["\(name), line 2"])
            #expect(report.complaints.first?.contains("it is not UTF-8") == true)
        }
    }

    @Test(arguments: ["a", "é", "日"])
    func `A file whose name is one character comes in`(name: String) async throws {
        let export = try Export([name: "text"])
        #expect(try await export.run(name).added.count == 1)
    }

    @Test(arguments: [
        ("a", ""), ("", ""), ("/", ""), ("/a", ""), ("a/", ""), ("a/b", "a"), ("a//b/", "a"), ("a/b/c", "a/b"),
        ("a/\u{301}b", "a"),
    ])
    func `The path that a path lies in`(path: String, outer: String) {
        #expect(NotePlace.outer(of: path) == outer)
    }

    @Test func `A file that is no text is skipped with its reason, and the others come in`() async throws {
        let export = try Export(["Good.md": "text"])
        try export.write(Data([0x89, 0x50, 0, 0, 0, 1, 0xFF]), to: "Bad.md")
        let report = try await export.run()
        #expect(report.skipped == [ImportSkip("Bad.md", "it is no text, as it holds a NUL byte", kind: .badData)])
        #expect(try await export.notes.map(\.title) == ["Good"])
    }

    @Test func `A file that cannot be read is skipped as such`() async throws {
        let export = try Export(["Good.md": "text"])
        // A folder with the name of a text stands for a file on a broken disk: it cannot be read by anybody.
        try FileManager.default.createDirectory(
            atPath: export.file("Bad.textbundle/text.md"),
            withIntermediateDirectories: true
        )
        let report = try await export.run()
        #expect(report.skipped.map(\.kind) == [.unreadable])
        #expect(report.complaints == ["Skipped Bad.textbundle: it has no text that could be read."])
    }

    @Test func `Links are not followed, in a circle or elsewhere, and that is said`() async throws {
        let export = try Export(["Good.md": "text", "Sub/Inner.md": "text"])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: export.file("Sub/loop"), withDestinationPath: "..")
        try manager.createSymbolicLink(atPath: export.file("passwords.txt"), withDestinationPath: "/etc/passwd")
        let report = try await export.run()
        #expect(report.added.count == 2)
        #expect(report.skipped.map(\.place) == ["Sub/loop", "passwords.txt"])
        #expect(report.skipped.allSatisfy { $0.reason.hasPrefix("it is a link") })
    }

    @Test func `A pipe with the name of a note is not waited for`() async throws {
        let export = try Export(["Good.md": "text"])
        #expect(mkfifo(export.file("Pipe.md"), 0o600) == 0)
        #expect(try await export.run().complaints == ["Skipped Pipe.md: it is neither a file nor a folder."])
    }

    @Test func `What is hidden or holds no notes is left out and listed`() async throws {
        let export = try Export([
            "Note.md": "text", ".obsidian/app.json": "{}", ".trash/Old.md": "x", "pictures/a.png": "x",
            "pictures/b.png": "x", "data.json": "{}",
        ])
        let report = try await export.run()
        #expect(report.added.map(\.title) == ["Note"])
        #expect(report.format == .obsidian)
        #expect(report.otherFiles == [".obsidian/", ".trash/", "data.json", "pictures/a.png", "pictures/b.png"])
        #expect(report.sentences.contains("Not read: data.json, .obsidian/, 2 .png, .trash/."))
        #expect(report.skipped.isEmpty)
    }

    @Test func `A name that is not UTF-8 is reported`() async throws {
        let export = try Export(["Good.md": "text"])
        let path = Array(export.path.utf8) + Array("/B\u{FF}d.md".unicodeScalars.map { UInt8($0.value) }) + [0]
        let file = path.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } }
        }
        // Some file systems have no such names.
        guard let file, file >= 0 else { return }
        close(file)
        #expect(try await export.run().skipped.map(\.reason) == ["its name is not UTF-8; rename it"])
    }

    @Test(arguments: [
        "🎉 Party / plans", "a\u{301}ccent", "“quotes” & <tags>", String(repeating: "x", count: 251),
    ])
    func `Awkward names become titles`(name: String) async throws {
        let file = name.replacing("/", with: "-")
        let export = try Export([file + ".md": "text"])
        try await export.run()
        #expect(try await export.notes.map(\.title) == [file.precomposedStringWithCanonicalMapping])
    }

    @Test func `Names that differ in case only are two notes`() async throws {
        let export = try Export(["wifi.md": "text", "Wifi.md": "text"])
        #expect(try await export.run().added.count == 2)
    }

    @Test(arguments: [
        "---\ntitle: [unclosed\n---\ntext", "---\na: *alias\n---\ntext", "---\na: 1\n a: b: c\n---\ntext",
    ])
    func `Broken front matter stays in the text, and is reported`(text: String) async throws {
        let export = try Export(["Note.md": text])
        let report = try await export.run()
        #expect(try await export.notes.map(\.body) == [text])
        #expect(report.remarks == ["front matter that is not YAML; it is kept as text": 1])
    }

    @Test(arguments: ["---\n\nA rule above.\n\n---\nmore", "---\nno end", "---", "--- \n---\ntext"])
    func `What only looks like front matter is text`(text: String) async throws {
        let export = try Export(["Note.md": text])
        let report = try await export.run()
        #expect(try await export.notes.map(\.body) == [text])
        #expect(report.remarks.isEmpty)
    }
}
