import Testing

/// How many notes have a tag, are in a folder, are pinned or in the Trash.
@Suite struct CountedNotesTests {
    private static func talk() async -> Talk {
        let talk = Talk([("Budget", "sums"), ("Plan", "steps"), ("Oven", "hot")])
        for order in [
            "tag the budget note with work", "tag the plan note with work", "make a folder called Garden",
            "move the oven note to the Garden folder", "pin the plan note",
        ] {
            await talk.say(order)
        }
        return talk
    }

    @Test(arguments: [
        ("how many notes are tagged work?", "2 notes tagged work: "),
        ("how many of my notes have the tag work", "2 notes tagged work: "),
        ("how many notes are there tagged work", "2 notes tagged work: "),
        ("show me everything tagged work", "2 notes tagged work: "),
        ("how many notes are in the folder Garden?", "1 note in Garden: Oven."),
        ("how many notes did I write in 2019?", "0 notes"),
        ("how many notes are pinned?", "Pinned: Plan."),
        ("how many notes are in the trash?", "The Trash is empty."),
    ])
    func `Those are counted and named`(question: String, reply: String) async throws {
        #expect(await Self.talk().answer(question).hasPrefix(reply))
    }

    @Test(arguments: [("Wifi password: hunter22", "wi-fi"), ("the wi-fi password is hunter22", "wifi")])
    func `A word is found however its hyphen is written`(body: String, word: String) async throws {
        #expect(await Talk([("Router", body)]).answer("what's the \(word) password?").contains("hunter22"))
    }
}
