import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct FieldQuestionTests {
    private static func talk() -> Talk {
        Talk([
            ("Kitchen", "Oak worktop, 3 m, costs 400 euro"), ("Kitchen plan", "- oak worktop\n- new sink"),
            ("Anna", "Anna is 7 since May."), ("Account", "The account was opened on 3 May."), ("1984", "by Orwell"),
            ("The “big” 🚢 trip", "ferry at nine"),
        ])
    }

    @Test(arguments: [
        ("when did I write the kitchen note?", "You wrote Kitchen today at 09:26."),
        ("when did I write Kitchen", "You wrote Kitchen today at 09:26."),
        ("when was the kitchen plan written", "You wrote Kitchen plan yesterday at 09:26."),
        ("which folder is Kitchen in?", "Kitchen is in the folder Notes."),
        ("which folder is the kitchen note in?", "Kitchen is in the folder Notes."),
        ("what category is Kitchen", "Kitchen has no category."),
        ("how many words does Kitchen have?", "Kitchen has 7 words."),
        ("how many words does the kitchen note have?", "Kitchen has 7 words."),
        ("how many words does 1984 have", "1984 has 2 words."),
        ("which folder is the big trip in", "The “big” 🚢 trip is in the folder Notes."),
    ])
    func `What a note has besides its text is answered from that, and not from the text`(
        asked: String,
        answer: String
    ) async throws {
        let turn = await Self.talk().say(asked)
        #expect(turn.reply == answer && turn.hasOnlyLooked)
    }

    @Test(arguments: [
        ("when did I open the account?", "3 May"), ("how old is Anna?", "7"), ("what does the worktop cost?", "400"),
    ])
    func `What the text tells is answered from the text`(asked: String, answer: String) async {
        #expect(await Self.talk().answer(asked).contains(answer))
    }

    @Test func `Bullets are no open boxes`() async {
        let talk = Talk([("Plan", "- sink"), ("Shopping", "- [ ] milk\n- eggs\n- [x] tea")])
        #expect(await talk.answer("open the plan") == "Plan: sink")
        #expect(await talk.answer("show the shopping note") == "Shopping: milk, eggs (1 open, 1 done)")
    }

    @Test func `In a long note the passage answers that has the words of the question`() async {
        let lines = (0..<30).map { number in
            number == 17
                ? "The window has a broken latch, and the letter for the carpenter is taped to it."
                : "Paragraph \(number) tells of other things that we did in the house in winter."
        }
        let talk = Talk([("House diary", lines.joined(separator: "\n\n"))])
        let answer = await talk.answer("where is the letter for the carpenter")
        #expect(answer.hasPrefix("The window has a broken latch") && !answer.contains("Paragraph"), "\(answer)")
    }

    @Test(arguments: [
        ("sort my notes by title", "/notes --sort title"),
        ("organize Kitchen", "/suggest \"Kitchen\""), ("organize", "/suggest NOTE"),
        ("make a topic view of books", "/topic pin books"),
        ("pin a topic view for jazz music", "/topic pin jazz music"),
        ("merge Kitchen and Kitchen plan", "/merge \"Kitchen\" with \"Kitchen plan\""),
    ])
    func `A command is named with what it takes`(said: String, command: String) async {
        let turn = await Self.talk().say(said)
        #expect(turn.reply == "A command does that: \(command). Nothing was changed." && turn.hasOnlyLooked)
    }

    @Test func `Titles with a colon or quotation marks are named as they can be typed`() async {
        let talk = Talk([("Radar: plan", "May"), ("Radar: team", "Anna"), ("The “big” trip", "x")])
        #expect(
            await talk.answer("merge Radar: plan and Radar: team")
                == "A command does that: /merge \"Radar: plan\" with \"Radar: team\". Nothing was changed."
        )
        #expect(await talk.answer("merge Radar: plan and the “big” trip").contains("/merge \"Radar: plan\" with 0000"))
    }

    @Test(arguments: ["organize the garage", "tidy up the shed", "organize a party for Tom"])
    func `What is to be tidied elsewhere is no order for notes`(said: String) async {
        #expect(await !Self.talk().answer(said).contains("/suggest"))
    }

    @Test func `A text cannot be summed up here, and a better title is looked for`() async {
        let talk = Self.talk()
        await talk.say("show Kitchen")
        #expect(await talk.answer("tl;dr of it").hasPrefix("I keep texts and find them again"))
        #expect(await talk.answer("give Kitchen a better title").contains("better title"))
        #expect(await talk.answer("show me all my notes as a list").hasPrefix("6 notes: "))
        #expect(await talk.answer("search folders for not") == "1 folder: Notes (6 notes).")
    }

    @Test(arguments: ["give the boat a new name", "give the cat a better name"])
    func `A name for something else is no title of a note`(said: String) async {
        let answer = await Self.talk().answer(said)
        #expect(!answer.contains("title") && !answer.contains("note about"), "\(answer)")
    }

    @Test func `Where a note is missing that gets a task, a note is spoken of`() async {
        let said = await Self.talk().answer("add a task buy nails to the bathroom plan")
        #expect(said == "There is no note called Bathroom plan. Nothing was changed.")
    }

    @Test(arguments: [
        (ChangeAuthor.model("local/m"), "local/m, changed Kitchen last"),
        (.accepted("local/m"), "local/m, accepted by you, changed Kitchen last"), (.person, "You changed Kitchen last"),
    ])
    func `Who changed a note is said, and who proposed it`(author: ChangeAuthor, answer: String) async throws {
        let talk = Self.talk()
        let note = try #require(try await talk.note("Kitchen"))
        let later = Talk.world.now().addingTimeInterval(3600)
        try await talk.store.update(note.id, by: author, at: later) { $0.body += "\nPine worktop" }
        #expect(await talk.answer("who changed the kitchen note?").hasPrefix(answer))
        #expect(await talk.answer("who changed the kitchen plan") == "You wrote Kitchen plan yesterday at 09:26.")
    }

    @Test func `Action items are those that were found in the note, with the numbers of the command`() async throws {
        let talk = Talk([("Q3 review", "About hiring.\n- [ ] send slides")])
        let note = try #require(try await talk.note("Q3 review"))
        try await talk.store.update(note.id, by: .person, at: Talk.world.now()) {
            $0.aiActionItems = ["send slides", "hire"]
        }
        #expect(
            await talk.answer("what are the action items of the Q3 review?")
                == "2 action items in Q3 review:\n- a2 hire\n- ☐ send slides"
        )
    }
}
