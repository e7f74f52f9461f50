import Foundation
import Notes
import TestSupport
import Testing
import Transcripts

@Suite struct TranscriptRecorderTests {
    private let header = TranscriptHeader(recorded: Samples.recorded, backend: "builtin")

    @Test func `The file is complete after every turn`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a.yaml"
            let transcript = Samples.everything
            var recorder = TranscriptRecorder(header: transcript.header)
            try recorder.begin(at: path)
            #expect(try TranscriptFile(path: path).transcript.turns.isEmpty)
            for turn in transcript.turns {
                recorder.append(turn)
                recorder.setNotes(before: transcript.notes, after: transcript.notesAfter.reversed())
                try recorder.write()
                #expect(try TranscriptFile(path: path).transcript == recorder.transcript)
            }
            #expect(recorder.transcript.turns == transcript.turns)
            #expect(recorder.transcript.notesAfter == transcript.notesAfter)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.yaml"])
        }
    }

    @Test func `Only the owner can read a new file`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a.yaml"
            var recorder = TranscriptRecorder(header: header)
            try recorder.begin(at: path)
            recorder.append(TranscriptTurn(user: "hello"))
            try recorder.write()
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
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
            try TranscriptFile(path: link, transcript: Samples.everything).write()
            #expect(try TranscriptFile(path: path).transcript == Samples.everything)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o644)
        }
    }

    @Test func `A file that is there already is left alone`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a.yaml"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
            var recorder = TranscriptRecorder(header: header)
            let error = #expect(throws: TranscriptError.self) { try recorder.begin(at: path) }
            #expect(error?.description == "\(path) exists already; nothing was written. Choose another name.")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
            #expect(recorder.path == nil)
        }
    }

    @Test func `A folder that is not there is named`() {
        var recorder = TranscriptRecorder(header: header)
        let error = #expect(throws: TranscriptError.self) { try recorder.begin(at: "/no/such/folder/a.yaml") }
        #expect(error?.description == "Cannot write /no/such/folder/a.yaml: its folder does not exist.")
    }

    @Test(arguments: ["/dev/null", "/"])
    func `What is not a file is not written over`(path: String) {
        var recorder = TranscriptRecorder(header: header)
        let error = #expect(throws: TranscriptError.self) { try recorder.begin(at: path, replacing: true) }
        #expect(
            error?.description
                == "Cannot write \(path): it is not a regular file. What was recorded before is still there."
        )
    }

    @Test func `A turn that does not fit into the file leaves the file as it was`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a.yaml"
            var recorder = TranscriptRecorder(header: header)
            try recorder.begin(at: path)
            recorder.append(TranscriptTurn(user: "hello"))
            try recorder.write()
            let long = String(repeating: "x", count: TranscriptFile.maximumSize)
            recorder.append(TranscriptTurn(user: long))
            #expect(throws: TranscriptError.tooLarge(path: path)) { try recorder.write() }
            #expect(try TranscriptFile(path: path).transcript.turns.map(\.user) == ["hello"])
        }
    }
}
