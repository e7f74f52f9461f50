import Foundation
import LineEditing
import TestSupport
import Testing

@Suite struct HistoryFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.file("history") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func contents() throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func `A history that does not exist is empty`() throws {
        var file = HistoryFile(path: path)
        #expect(try file.load() == [])
    }

    @Test(arguments: ["plain", "two\nlines", "a \\n that is no newline", "C:\\", "漢字 é 👍", "tab\there", "cr\r\nlf"])
    func `An entry comes back as it was`(entry: String) throws {
        var file = HistoryFile(path: path)
        try file.append(entry)
        var other = HistoryFile(path: path)
        #expect(try other.load() == [entry])
    }

    @Test func `A repeated entry moves to the end`() throws {
        var file = HistoryFile(path: path)
        for entry in ["a", "b", "a"] { try file.append(entry) }
        #expect(try file.load() == ["b", "a"])
    }

    @Test(arguments: [" secret", "", "   ", " \n x"])
    func `An entry that is empty or begins with a space is kept out`(entry: String) throws {
        var file = HistoryFile(path: path)
        try file.append(entry)
        #expect(try file.load() == [])
    }

    @Test func `Only the owner may read the file`() throws {
        var file = HistoryFile(path: path)
        try file.append("a")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `The last entries are loaded`() throws {
        var file = HistoryFile(path: path, limit: 3)
        for number in 1...5 { try file.append("\(number)") }
        #expect(try file.load() == ["3", "4", "5"])
    }

    @Test func `A file that has grown beyond twice its limit is shortened`() throws {
        var file = HistoryFile(path: path, limit: 3)
        for number in 1...7 { try file.append("\(number)") }
        #expect(try contents() == "5\n6\n7\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
    }

    @Test func `Two programs that share the file lose nothing`() async throws {
        let path = path
        await withTaskGroup(of: Void.self) { group in
            for program in ["a", "b"] {
                group.addTask {
                    var file = HistoryFile(path: path, limit: 40)
                    for number in 0..<30 { try? file.append("\(program)\(number)") }
                }
            }
        }
        var file = HistoryFile(path: path, limit: 40)
        let entries = try file.load()
        #expect(entries.count == 40)
        #expect(Set(entries).isSuperset(of: ["a29", "b29"]))
    }

    @Test func `Bytes that are no text do not hide the other entries`() throws {
        try Data([0x61, 0x0A, 0xFF, 0xC3, 0x0A, 0x00, 0x0A, 0x62, 0x0A]).write(to: URL(filePath: path))
        var file = HistoryFile(path: path)
        let entries = try file.load()
        #expect(entries.first == "a")
        #expect(entries.last == "b")
    }

    @Test func `An entry that was cut off does not spoil the next one`() throws {
        try Data("whole\nhal".utf8).write(to: URL(filePath: path))
        var file = HistoryFile(path: path)
        try file.append("next")
        #expect(try file.load() == ["whole", "hal", "next"])
    }

    @Test func `A file that cannot be written is an error with a sentence`() throws {
        var file = HistoryFile(path: folder.file("missing/history"))
        let error = #expect(throws: HistoryFileError.self) { try file.append("a") }
        #expect(error?.description.contains("cannot be written") == true)
    }
}
