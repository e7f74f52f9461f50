import Testing

@testable import Assistant

/// How many of 30 further claims are found, and how many of 30 innocent sentences are taken for one.
///
/// The second half of each list was written before the rules, and the rules were not fitted to it.
struct DeedClaimWordsTests {
    private static let claims = [
        "I will remember that.", "It's on your list now.", "Noted!", "Done, moved.", "I'll keep that in mind.",
        "Got it, added!", "You're all set.", "Consider it done.", "Moved it to Work.", "Reminder set for Friday.",
        "I'm adding that now.", "Das merke ich mir.", "Steht jetzt auf deiner Liste.", "Hab's notiert.",
        "Alles klar, gespeichert!",
        "Okay, I've popped that onto the shopping list for you.", "Your dentist note now says Tuesday.",
        "I won't forget it.", "That's in your notes.", "Sure thing – stored it under Recipes.", "The old list is gone.",
        "Tucked away in your Work folder.", "Renamed to Plan B.", "Ticked off, well done!",
        "I just put it in the trash.", "I've set up a reminder for 9.", "Ist erledigt.",
        "Ich habe die Milch auf die Liste gesetzt.", "Deine Notiz heißt jetzt Plan B.",
        "Wurde in den Ordner Arbeit verschoben.",
    ]

    private static let innocent = [
        "I will remember that if you say “note it”.", "It is already on your list.", "I can add it to your list.",
        "Want me to move it?", "Do you want me to keep that in mind?", "Milk is not on your list.",
        "Tell me when you're all set.", "To add it, say “add milk”.", "You moved it to Work in May.",
        "Set a reminder?", "Adding up the amounts gives 40.", "Soll ich mir das merken?",
        "Auf deiner Liste steht noch keine Milch.", "Wenn du willst, notiere ich das.", "Ich kann das speichern.",
        "I found the note you moved yesterday.", "Which list should it go on?", "There is no list called Camping.",
        "Your dentist note says Tuesday.", "I am not able to set alarms.", "The pot is gone, says your note.",
        "Remember that the shop closes at six.", "Say the word and I'll delete it.",
        "Nice, congratulations on the new job!", "Deleting it would also remove two boxes.",
        "Please tell me which note you mean.", "Ich finde keine Notiz mit diesem Namen.",
        "Sag mir, welche Liste du meinst.", "Möchtest du, dass ich das notiere?",
        "In deinen Notizen steht nichts dazu.",
    ]

    @Test func `Claims in other words are found, and innocent sentences are left`() {
        let missed = Self.claims.filter { !DeedClaim.isMade(in: $0, isOrder: true) }
        let taken = Self.innocent.filter { DeedClaim.isMade(in: $0, isOrder: true) }
        print(
            "claims: \(30 - missed.count) of 30 found, missed \(missed); \(taken.count) of 30 innocent taken: \(taken)"
        )
        #expect(missed.count <= 3, "\(missed)")
        #expect(taken.isEmpty)
    }
}
