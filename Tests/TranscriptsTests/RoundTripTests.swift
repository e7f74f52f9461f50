import Assistant
import Foundation
import Testing
import Transcripts

@Suite struct RoundTripTests {
    @Test(arguments: 0..<40)
    func `Whatever a transcript holds is read back from its file`(batch: UInt64) throws {
        for seed in batch * 5..<batch * 5 + 5 {
            var source = ArbitraryTranscript(seed: seed)
            let transcript = source.transcript()
            let text = TranscriptFile(path: "a.yaml", transcript: transcript).text
            let again = try TranscriptFile(data: Data(text.utf8), path: "a.yaml")
            #expect(again.transcript == transcript, "seed \(seed)")
            #expect(Array(again.text.utf8) == Array(text.utf8), "seed \(seed)")
        }
    }

    @Test(arguments: 0..<40)
    func `Every scalar of a text comes back, not only an equal text`(batch: UInt64) throws {
        for seed in batch * 50..<batch * 50 + 50 {
            var source = ArbitraryTranscript(seed: seed)
            let text = source.text()
            let header = TranscriptHeader(recorded: .distantPast, backend: "b")
            let transcript = Transcript(header: header, turns: [Turn(typed: text, error: text)])
            let written = TranscriptFile(path: "a.yaml", transcript: transcript).text
            let turn = try TranscriptFile(data: Data(written.utf8), path: "a.yaml").transcript.turns.first
            #expect(turn.map { Array($0.typed.utf8) } == Array(text.utf8), "seed \(seed)")
            #expect(turn?.error.map { Array($0.utf8) } == Array(text.utf8), "seed \(seed)")
        }
    }

    @Test func `Very long texts and very many notes are read back`() throws {
        let long = String(repeating: "word: #\"", count: 20_000)
        let lines = String(repeating: "- [ ] line\n", count: 20_000)
        let transcript = Transcript(
            header: TranscriptHeader(recorded: .distantPast, backend: long),
            turns: [Turn(typed: lines, steps: [Step(text: long)], screen: lines)]
        )
        let text = TranscriptFile(path: "a.yaml", transcript: transcript).text
        #expect(try TranscriptFile(data: Data(text.utf8), path: "a.yaml").transcript == transcript)
    }
}
