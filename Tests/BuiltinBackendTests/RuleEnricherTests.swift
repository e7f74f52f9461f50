import BuiltinBackend
import Foundation
import Notes
import Testing

struct RuleEnricherTests {
    private func enrichment(_ title: String, _ body: String) -> NoteEnrichment {
        let note = NoteItem(id: UUID(), title: title, body: body, createdAt: Date(timeIntervalSince1970: 0))
        return RuleEnricher().enrichment(of: note)
    }

    @Test(arguments: [
        ("Spare key", "The spare key is under the blue pot"),
        ("Wifi", "On the back of the router"),
        ("Shopping list", "- [ ] milk\n- [x] bread"),
        ("Train", "The train leaves at 7:40"),
        ("Quote", "The check was cashed. Order is half of life, they say; is it?"),
        ("Pot", "What is it that makes the soup so good?"),
        ("Empty", ""),
    ])
    func `Of a note that speaks for itself nothing is said`(title: String, body: String) {
        #expect(enrichment(title, body).isEmpty)
    }

    @Test(arguments: [
        ("Call the landlord about the heating.", ["Call the landlord about the heating"]),
        ("We met on Monday. I need to send the slides to Ana. It rained.", ["Send the slides to Ana"]),
        ("TODO: renew the passport", ["Renew the passport"]),
        ("Don't forget to water the ferns\nBuy a new lamp!", ["Water the ferns", "Buy a new lamp"]),
        ("It was said that one should rest.", []),
    ])
    func `What is to be done becomes action items`(body: String, items: [String]) {
        #expect(enrichment("Meeting", body).actionItems == items)
    }

    @Test(arguments: [
        ("Dentist", "Saw the dentist; take the medicine twice a day", NoteCategory.health),
        ("Invoice", "The invoice for the rent was paid", .finance),
        ("Running", "My goal is a marathon", .goal),
        ("Garden", "Idea: a prototype of a lamp that waters plants", .idea),
        ("Sunday", "Today I felt tired but grateful for the rain", .journal),
    ])
    func `The category is told by words that speak for it`(title: String, body: String, category: NoteCategory) {
        #expect(enrichment(title, body).category == category)
    }

    @Test func `A long text gets the sentence that is nearest to its title, at most 100 characters`() throws {
        let filler = "We sat in the small room and talked about many things that do not matter here."
        let told =
            "The pricing stays at nine euros until the summer, and the team looks at it again in the autumn of this year."
        let summary = try #require(enrichment("Pricing", "\(filler) \(told) \(filler)").summary)
        #expect(summary.hasPrefix("The pricing stays at nine euros"))
        #expect(summary.count <= 100)
        #expect(summary.hasSuffix("…"))
    }

    /// What is no statement of the note's own, each time beside the one sentence that is.
    @Test(arguments: [
        "“The renovation plan of our kitchen was decided by the plumber,” said nobody ever, and all laughed at the plan.",
        "\"We decided that the renovation plan is a joke. The renovation goes on until the plan is renovated.\"",
        "> The plan is the renovation of the kitchen, and the renovation of the plan is the kitchen.",
        "Is it decided that the renovation plan of the kitchen is the plan of the renovation?",
        "Was the renovation plan decided (the one of the kitchen, and the one of the bathroom?)",
        "**Renovation plan: what was decided on the renovation of the kitchen in the end**",
        "## Renovation plan: what was decided on the renovation of the kitchen in the end",
        "„Der plan der renovation decided the renovation plan of the whole kitchen in the end“, sagte er.",
    ])
    func `A summary is never a quotation, a question or a heading`(line: String) {
        let told = "The tiler begins with the renovation on Monday and stays for two weeks."
        #expect(enrichment("Renovation plan", "\(line)\n\(told)").summary == (line.hasPrefix("##") ? nil : told))
        #expect(enrichment("Renovation plan", "\(line)\n\(line)").summary == nil)
    }

    @Test func `A word in quotation marks makes no quotation`() {
        let told = "The \"blue\" room is decided: the renovation plan begins there on Monday at eight."
        let filler = "We sat in the small room and talked about many things that do not matter here."
        #expect(enrichment("Renovation plan", "\(filler) \(told)").summary == told)
    }

    @Test(arguments: SampleNote.all)
    func `A note is described as a person would`(sample: SampleNote) {
        let found = RuleEnricher().enrichment(of: sample.note)
        #expect(found.summary == sample.summary)
        #expect(found.actionItems == sample.items)
        #expect(found.category == sample.category)
    }

    @Test func `Only the first six hundred characters are read, and no sentence that they cut`() {
        let filler = String(repeating: "The heron stood still. ", count: 25)
        let body = "Call Tom. " + filler + "Buy stamps and a very, very long roll of brown paper. Call Ana."
        #expect(filler.count == 575)
        #expect(enrichment("", body).actionItems == ["Call Tom"])
    }

    @Test(
        arguments: [
            "", "\n\n", "- [ ] ", "#", "TODO:", "By", "by friday", "Please", "I need to", "call", "Don't forget", "1. ",
            "Summary:", "€", "a.", "...", "\u{0}\u{1B}[31m", "👩‍👩‍👧‍👦", String(repeating: "(", count: 5_000),
            String(repeating: "call the ", count: 5_000), String(repeating: "- [ ] x\n", count: 5_000),
            String(repeating: "word", count: 5_000),
        ]
    )
    func `Odd text does no harm`(body: String) {
        let found = enrichment("", body)
        #expect(found.summary == nil)
        #expect(found.actionItems.count <= 1)
        #expect(found == enrichment("", body))
    }

    @Test(arguments: [
        ("Goal: run a marathon", NoteCategory.goal), ("Goal: finish the tax return", .goal),
        ("goals: save 500 euros", .goal), ("Idea: sell the boat", .idea),
        ("Journal: the tax office was closed", .journal),
    ])
    func `A note that says its category has it`(body: String, category: NoteCategory) {
        #expect(enrichment(NoteTitle.from(body: body), body).category == category)
    }
}
