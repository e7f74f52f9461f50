import Foundation
import RemoteBackends
import TestSupport
import Testing

@testable import Commands

struct ToolModeFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("state/tool-modes.json")
    }

    @Test func `What was found out is known to the next session`() throws {
        let first = ToolModeFile.memory(at: path)
        first.remember("http://x/v1 one", .schema)
        first.remember("http://x/v1 two", .text)
        first.remember("http://x/v1 one", .native)
        let next = ToolModeFile.memory(at: path)
        #expect(next.recall("http://x/v1 one") == .native)
        #expect(next.recall("http://x/v1 two") == .text)
        #expect(next.recall("http://x/v1 three") == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state")) == ["tool-modes.json"])
    }

    @Test(arguments: ["", "{", "[]", #"{"a": "odd"}"#, "\u{0}"])
    func `A broken file is found out again`(text: String) throws {
        let memory = ToolModeFile.memory(at: folder.file("modes.json"))
        try Data(text.utf8).write(to: URL(filePath: folder.file("modes.json")))
        #expect(memory.recall("a") == nil)
        memory.remember("a", .text)
        #expect(memory.recall("a") == .text)
    }

    @Test func `A file that cannot be written does no harm`() throws {
        let memory = ToolModeFile.memory(at: "/dev/null/tool-modes.json")
        memory.remember("a", .text)
        #expect(memory.recall("a") == nil)
    }
}
