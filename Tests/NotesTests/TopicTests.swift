import Foundation
import Notes
import Testing

struct TopicTests {
    @Test(
        arguments: [
            ("Call Tom about the car", ["Tom"]), ("Met with Priya, she is fine", ["Priya"]), ("Ask @anna.", ["Anna"]),
            ("Dr. Hartmann: blood fine", ["Dr. Hartmann"]), ("Greta says six weeks", ["Greta"]),
            ("Katrin's birthday is in May", ["Katrin"]), ("Talked to Greta, then to Lisbon", ["Greta"]),
            ("Call Anna Berger", ["Anna Berger"]), ("Anna Berger says yes", ["Anna Berger"]),
            ("Met Anna Berger.\nAsk Anna about it, Berger wants it", ["Anna Berger"]),
            ("Yesterday Tom said so", ["Tom"]), ("Call Tom Friday", ["Tom"]),
            ("Ask Tom and call Anna", ["Tom", "Anna"]),
            ("See Dr. Mehta\nDr Mehta was late", ["Dr. Mehta"]), ("**call Dr. Mehta**", ["Dr. Mehta"]),
            ("Lunch with Tom Product Launch Team Offsite", ["Tom"]),
            ("sync with Obsidian, ask Notion, Slack wants money", []),
            // Places, things, sentences that begin with a capital, abbreviations, days.
            ("Rent is due. The House is big", []), ("Flight to Lisbon with CSV", []), ("Meeting on Monday with", []),
            ("Mail a@b.com and see https://Tom.example", []), ("Neighbour said so", []), ("call the plumber", []),
        ] as [(String, [String])]
    )
    func `People are named by the words around them`(text: String, names: [String]) {
        #expect(NamedPeople.all(in: text) == names)
    }

    @Test func `A name whose last word is written small elsewhere is a product, unless the first name is known`() {
        let bodies = [
            "Hiked with Darn Tough socks", "these socks are tough", "Call Anna Young", "Ask Anna. He is young",
            "Met Tom Berger",
        ]
        let notes = bodies.map { NoteItem(id: UUID(), title: "x", body: $0, createdAt: .distantPast) }
        #expect(KnownPeople(in: notes).items.map(\.name).sorted() == ["Anna Young", "Tom Berger"])
    }

    @Test(
        arguments: [
            ("It rained. Who pays the deposit? We will see.", ["Who pays the deposit?"]),
            ("When can Dr. Mehta see us? In May.", ["When can Dr. Mehta see us?"]),
            (
                "Paid. Is Mr. Tom or Mrs. Tom the owner, e.g. of the car?",
                ["Is Mr. Tom or Mrs. Tom the owner, e.g. of the car?"]
            ),
            ("Who signs?\nWe do.", ["Who signs?"]), ("- Who signs?", ["Who signs?"]), ("And you?", []),
            ("- [ ] which colour do we take?", ["which colour do we take?"]), ("- [x] which colour do we take?", []),
            ("> who said that then?", []), ("```\nwhat is this thing?\n```", []), ("https://a.example/?q=a b c", []),
            ("Right?", []), ("“Is that so?” he said", []),
        ] as [(String, [String])]
    )
    func `Open questions are sentences of the note that ask something`(body: String, questions: [String]) {
        #expect(OpenQuestions.all(in: body) == questions)
    }

    @Test(
        arguments: [
            ("projects", Topic.projects), ("Project", .projects), ("open questions", .questions),
            ("QUESTIONS", .questions),
            ("open", .questions), ("people", .people), ("person", .people), ("radar", nil), ("", nil), ("p", nil),
        ] as [(String, Topic?)]
    )
    func `A topic is known by a part of its name`(typed: String, topic: Topic?) {
        #expect(Topic(typed: typed) == topic)
    }
}
