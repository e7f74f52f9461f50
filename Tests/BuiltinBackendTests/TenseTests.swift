import Testing

@testable import BuiltinBackend

/// Whether a weekday that a note names is the last one or the next one; it is Saturday, 14 March 2026.
@Suite struct TenseTests {
    @Test(arguments: [
        ("booked a table for friday at 7, Trattoria Luna", "20 March"),
        ("we got invited to dinner at the kleins on friday", "20 March"),
        ("the kitchen gets painted on thursday", "19 March"),
        ("the class trip was moved to friday", "20 March"),
        ("my flight got cancelled, new one leaves thursday 6:40", "19 March"),
        ("swapped thursday's shift, i'm working friday late instead", "20 March"),
        ("the washing machine was ordered, it comes friday", "20 March"),
        ("signed leo up for judo, starts on thursday", "19 March"),
        ("frau lohse's chair: the new leg cracked, she brings it back on thursday", "19 March"),
        ("the leg cracked and frau lohse picks it up on thursday", "19 March"),
        ("the doctor wanted to see leo on wednesday", "18 March"),
        ("i was told to bring the forms on wednesday", "18 March"),
        ("Der Elternabend wurde am Mittwoch abgesagt", "18. März"),
        ("Wir haben für Mittwoch einen Tisch gebucht", "18. März"),
        ("kino am mittwoch", "18. März"),
    ])
    func `A weekday to come is dated ahead`(said: String, day: String) async throws {
        try await #expect(body(of: said).contains(day))
    }

    @Test(arguments: [
        ("I sent 120 pounds to my mom on friday", "13 March"), ("met anna on monday", "9 March"),
        ("headache since tuesday", "10 March"), ("was at the dentist on friday", "13 March"),
        ("on friday i was at the dentist", "13 March"), ("paid the plumber 90 on wednesday", "11 March"),
        ("the bike was stolen on monday, the lock is gone", "9 March"),
        ("grandma fell on wednesday and broke her wrist", "11 March"),
        ("Am Montag war ich beim Zahnarzt", "9. März"), ("Ich habe Anna am Mittwoch angerufen", "11. März"),
        ("Oma kam am Montag zu Besuch", "9. März"), ("Ich habe Anna am Montag getroffen", "9. März"),
        ("picked up the keys on monday and put them in the bowl", "9 March"),
    ])
    func `A weekday of what is over is dated back`(said: String, day: String) async throws {
        try await #expect(body(of: said).contains(day))
    }

    /// What is kept of a line.
    private func body(of said: String) async throws -> String {
        let talk = Talk()
        await talk.say("remember: \(said)")
        return try await talk.bodies().values.joined(separator: "\n")
    }
}
