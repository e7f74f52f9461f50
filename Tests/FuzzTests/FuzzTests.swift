import Foundation
import Testing

/// Whatever comes from outside is read without a crash, a hang, or memory without bound.
///
/// The inputs are made of those in `Corpus`, by chance but always the same for a seed. `.ci/fuzz` takes its time.
@Suite(.serialized) struct FuzzTests {
    @Test(arguments: FuzzedReader.allCases)
    func `No input makes a reader crash, hang or grow`(reader: FuzzedReader) async throws {
        let round = FuzzRound(reader, environment: ProcessInfo.processInfo.environment)
        let result = await #expect(processExitsWith: .success, observing: []) { [round = round as FuzzRound] in
            try await round.run()
        }
        let data = FileManager.default.contents(atPath: round.logFile) ?? Data()
        let log = String(decoding: data, as: UTF8.self).split(separator: "\n").first ?? ""
        print("\(reader): \(log)")
        guard result == nil else { return }
        Issue.record(
            "The input is in \(round.inputFile). When its trouble is mended, it belongs into the corpus. \(log)"
        )
    }
}
