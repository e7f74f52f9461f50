import Assistant
import Foundation
import TestSupport
import Testing
import Transcripts

@Suite struct TranscriptFileTests {
    private let empty = Transcript(header: TranscriptHeader(recorded: Samples.recorded, backend: "builtin"))

    @Test func `A file that is written over is whole, and nothing is left beside it`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a.yaml"
            try TranscriptFile(path: path, transcript: empty).write(replacing: false)
            #expect(try TranscriptFile(path: path).transcript == empty)
            try TranscriptFile(path: path, transcript: Samples.everything).write(replacing: true)
            #expect(try TranscriptFile(path: path).transcript == Samples.everything)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.yaml"])
        }
    }

    @Test func `Only the owner can read a new file, also once it was written over`() async throws {
        try await withTemporaryFolder { folder in
            let file = TranscriptFile(path: folder + "/a.yaml", transcript: empty)
            try file.write(replacing: false)
            try file.write(replacing: true)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `An update keeps the permissions of the file and the link that leads to it`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a.yaml"
            let link = folder + "/b.yaml"
            try Data(MalformedFile.head.utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            try TranscriptFile(path: link, transcript: Samples.everything).write(replacing: true)
            #expect(try TranscriptFile(path: path).transcript == Samples.everything)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o644)
        }
    }

    @Test func `A file that is there already is left alone`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a.yaml"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: TranscriptError.self) {
                try TranscriptFile(path: path, transcript: empty).write(replacing: false)
            }
            #expect(error?.description == "\(path) exists already; nothing was written. Choose another name.")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        }
    }

    @Test func `A folder that is not there is named`() {
        let error = #expect(throws: TranscriptError.self) {
            try TranscriptFile(path: "/no/such/folder/a.yaml", transcript: empty).write(replacing: false)
        }
        #expect(error?.description == "Cannot write /no/such/folder/a.yaml: its folder does not exist.")
    }

    @Test(arguments: ["/dev/null", "/"])
    func `What is not a file is not written over`(path: String) {
        let error = #expect(throws: TranscriptError.self) {
            try TranscriptFile(path: path, transcript: empty).write(replacing: true)
        }
        #expect(
            error?.description
                == "Cannot write \(path): it is not a regular file. What was recorded before is still there."
        )
    }

    @Test func `A transcript that is too large leaves the file as it was`() async throws {
        try await withTemporaryFolder { folder in
            var file = TranscriptFile(path: folder + "/a.yaml", transcript: empty)
            file.transcript.turns = [Turn(typed: "hello")]
            try file.write(replacing: false)
            let long = String(repeating: "x", count: TranscriptFile.maximumSize)
            file.transcript.turns.append(Turn(typed: long))
            #expect(throws: TranscriptError.tooLarge(path: file.path)) { try file.write(replacing: true) }
            #expect(try TranscriptFile(path: file.path).transcript.turns.map(\.typed) == ["hello"])
        }
    }
}
