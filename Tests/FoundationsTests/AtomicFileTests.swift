import Foundation
import Foundations
import TestSupport
import Testing

struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `A new file is its owner's alone, and nothing else is left in the folder`() throws {
        try AtomicFile.write([1, 2], to: folder.file("a"))
        #expect(FileManager.default.contents(atPath: folder.file("a")) == Data([1, 2]))
        #expect(try mode(folder.file("a")) == 0o600)
        #expect(try folder.names == ["a"])
    }

    @Test(arguments: [(nil, 0o644), (0o600, 0o600)] as [(mode_t?, Int)])
    func `A file that is replaced keeps its permissions unless others are asked for`(asked: mode_t?, kept: Int) throws {
        let path = folder.file("a")
        try Data([1]).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try AtomicFile.write([2], to: path, mode: asked)
        #expect(FileManager.default.contents(atPath: path) == Data([2]))
        #expect(try mode(path) == kept)
    }

    @Test func `A link stays, and the file that it leads to is written`() throws {
        try AtomicFile.write([1], to: folder.file("a"))
        try FileManager.default.createSymbolicLink(atPath: folder.file("b"), withDestinationPath: folder.file("a"))
        try AtomicFile.write([2], to: folder.file("b"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("b")) == folder.file("a"))
        #expect(FileManager.default.contents(atPath: folder.file("a")) == Data([2]))
    }

    @Test func `A file that must not be replaced stays`() throws {
        try AtomicFile.write([1], to: folder.file("a"))
        #expect(throws: FileFailure(code: EEXIST)) {
            try AtomicFile.write([2], to: folder.file("a"), replacing: false)
        }
        #expect(FileManager.default.contents(atPath: folder.file("a")) == Data([1]))
        #expect(try folder.names == ["a"])
    }

    @Test func `A folder that is missing is a failure with its number`() {
        #expect(throws: FileFailure(code: ENOENT)) { try AtomicFile.write([1], to: folder.file("no/a")) }
    }

    @Test(arguments: ["/dev/null", "/"])
    func `What is not a file is not replaced`(path: String) {
        let failure = #expect(throws: FileFailure.self) { try AtomicFile.write([1], to: path) }
        #expect(failure?.reason == "it is not a regular file")
    }
}

struct OpenFileTests {
    @Test func `A file is read up to its bound, and no further`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1, 2, 3], to: folder.file("a"))
        #expect(try OpenFile.bytes(at: folder.file("a"), most: 3) == Data([1, 2, 3]))
        #expect(throws: FileFailure(code: EFBIG)) { try OpenFile.bytes(at: folder.file("a"), most: 2) }
        #expect(throws: FileFailure(code: ENOENT)) { try OpenFile.bytes(at: folder.file("b"), most: 2) }
        #expect(throws: FileFailure(code: EISDIR)) { try OpenFile.bytes(at: folder.path, most: 2) }
    }
}
