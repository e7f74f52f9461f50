import Notes
import Testing

@testable import BuiltinBackend

/// Values that are told of the same thing, and are not the same value.
@Suite struct OtherValueTests {
    @Test(arguments: [
        ("The Trek costs 480", "the Trek cost me 300", "480"),
        ("Kuba is 12", "Kuba is 150 cm", "12"),
        ("The rent is 1200", "the rent was 1100", "1200"),
    ])
    func `Another value leaves the one that there is`(note: String, said: String, value: String) async throws {
        let talk = Talk([(note, note)])
        let answer = await talk.answer(said)
        let bodies = try await talk.bodies().values
        #expect(bodies.contains { $0.contains(value) }, "\(answer)")
        #expect(!answer.contains("Shall I change"), "\(answer)")
    }
}
