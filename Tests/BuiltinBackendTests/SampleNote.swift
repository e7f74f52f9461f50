import Foundation
import Notes
import Testing

/// A note and what there is to say about it.
struct SampleNote: CustomTestStringConvertible, Sendable {
    var title: String
    var body: String
    var summary: String?
    var items: [String] = []
    var category: NoteCategory?

    var note: NoteItem { NoteItem(id: UUID(), title: title, body: body, createdAt: .distantPast) }
    var testDescription: String { title }

    init(
        _ title: String,
        _ body: String,
        summary: String? = nil,
        items: [String] = [],
        category: NoteCategory? = nil
    ) {
        self.title = title
        self.body = body
        self.summary = summary
        self.items = items
        self.category = category
    }

    static let all = nothing + tasks + kept + long

    /// Notes about which nothing is to be said.
    private static let nothing = [
        SampleNote("Heron", "A heron stood in the shallows."),
        SampleNote("Call with Anna", "Call with Anna went well. She liked the slides."),
        SampleNote("Book club", "Book club meets on the first Tuesday. Order of the evening: soup, then talk."),
        SampleNote("Order 4711", "Order 4711 is late. Call quality was bad, so they will write."),
        SampleNote("Question", "Should I call the bank? Do we need to renew it?"),
        SampleNote("Rain", "We no longer need to water the garden. If it stays dry we need to think again."),
        SampleNote("Moby Dick", "Call me Ishmael. Some years ago, never mind how long precisely."),
        SampleNote("Pancakes", "Mix flour and milk. Wash the berries. Fry until brown and share the rest."),
        SampleNote("How to change a tyre", "Find a flat place. Check the spare. Replace the wheel."),
        SampleNote("Setup", "1. Download the image.\n2. Install the tools.\n3. Update the path."),
        SampleNote("Snippet", "```\nprint the list\ncall me\n```"),
        SampleNote(
            "Link",
            "https://example.org/a/very/long/address/that/goes/on/and/on/for/more/than/a/hundred/letters"
        ),
        SampleNote("Clue", "I have no idea. The goals were scored early and the memory address has a size of 8."),
        SampleNote("买东西", "牛奶和鸡蛋。明天去。"),
        SampleNote("Einkauf", "Milch kaufen und Anna anrufen."),
        SampleNote("???", "?!… --- ***"),
        SampleNote("Water bill", "Water bill: 40. Email address: ana@example.org. Return flight at seven."),
        SampleNote("Always", "Always call ahead. They must have moved. I have to admit it was my fault."),
        SampleNote("The call", "The call took an hour. By Friday it was over. Tomorrow is a holiday."),
        SampleNote("Trip", "We should be fine. We should go more often. I had to call twice and needed to wait."),
        SampleNote("Spare key", "The spare key is under the blue pot."),
        SampleNote("Wifi", "The guest wifi password is on the router."),
        SampleNote("Shopping list", "- [ ] milk\n- [x] eggs\n* [ ] oat **flakes**"),
        SampleNote("Party", "- [ ] cake\n- [x] balloons\n- [ ] lanterns"),
        SampleNote("Films", "- Alien\n- Heat\n- Up"),
    ]

    /// Notes that say what is to be done.
    private static let tasks = [
        SampleNote("Call mom", "- [ ] Call mom\nDue: Sunday, 15 March 2026", category: .task),
        SampleNote("Done", "- [x] call Tom\n- [x] book the room", category: .task),
        SampleNote(
            "Errands",
            "Call the dentist. Buy stamps! Please pick up the parcel.",
            items: ["Call the dentist", "Buy stamps", "Pick up the parcel"],
            category: .task
        ),
        SampleNote(
            "Passport",
            "I need to renew the passport. We have to send two photos.",
            items: ["Renew the passport", "Send two photos"],
            category: .task
        ),
        SampleNote(
            "Standup",
            "The build is green again. Everybody is back. TODO: update the changelog",
            items: ["Update the changelog"]
        ),
        SampleNote(
            "Friday",
            "By Friday, send the figures to Lena. Don't forget to confirm the room.",
            items: ["By Friday, send the figures to Lena", "Confirm the room"],
            category: .task
        ),
        SampleNote(
            "Kick-off",
            "## Next steps\n- Slides for the customer\n- Anna: budget\n\n## Done\n- Call the venue",
            items: ["Slides for the customer", "Anna: budget"],
            category: .task
        ),
        SampleNote(
            "Minutes",
            "Anna to send the slides. Tom will book the room by Thursday. It will rain by Friday.",
            items: ["Anna to send the slides", "Tom will book the room by Thursday"],
            category: .task
        ),
        SampleNote(
            "Garden",
            "The roses are doing well this year and the beans too. Remember to order seeds.",
            items: ["Order seeds"]
        ),
        SampleNote(
            "Dr. Weber",
            "Ask Dr. Weber about the blood test. He is back on Monday.",
            items: ["Ask Dr. Weber about the blood test"]
        ),
        SampleNote(
            "Bank",
            "Tomorrow call the bank. On Monday: pay the rent.",
            items: ["Tomorrow call the bank", "On Monday: pay the rent"],
            category: .task
        ),
        SampleNote(
            "Report",
            "By Friday the report must be ready. Then email it to Tom...",
            items: ["By Friday the report must be ready", "Email it to Tom..."],
            category: .task
        ),
        SampleNote(
            "Roof",
            "We should probably ask a roofer. I still need to paint the gutter.",
            items: ["Ask a roofer", "Paint the gutter"],
            category: .task
        ),
        SampleNote("Twice", "Call Tom.\nCall Tom.\n- [ ] call tom", items: ["Call Tom"], category: .task),
    ]

    /// Notes of one kind.
    private static let kept = [
        SampleNote("Bike", "The combination is 4-8-1-5. Serial number WX 22.", category: .memory),
        SampleNote("Lena", "Lena's birthday is on 4 May. She likes fish.", category: .memory),
        SampleNote("Tuesday", "Today I felt tired. We went to the lake.", category: .journal),
        SampleNote("Blood pressure", "128 over 82 after the run.", category: .health),
        SampleNote("Ibuprofen", "400 mg twice a day, says the doctor.", category: .health),
        SampleNote("Goals 2026", "I want to learn Spanish and run a marathon.", category: .goal),
        SampleNote("Rent", "The rent went up to €940. The bank has the contract.", category: .finance),
        SampleNote("Invoice", "Invoice 2026-14 was paid: 1,200 euros.", category: .finance),
        SampleNote("Clock", "Idea for a clock that runs backwards.", category: .idea),
        SampleNote("App", "What if there were an app that names birds by their song?", category: .idea),
        SampleNote("Ideas for the budget", "Invoices could be sent by post."),
    ]

    /// Notes long enough for a summary.
    private static let long = [
        SampleNote(
            "Pricing",
            """
            Long discussion with Ana and Tom about what the plan should cost. Tom wanted three tiers at first. \
            We decided to go with nine euros a month. It starts in May.
            """,
            summary: "We decided to go with nine euros a month.",
            category: .finance
        ),
        SampleNote(
            "Heating",
            """
            The heating in the cellar makes a knocking noise every morning. It began after the pump was replaced. \
            The heating engineer thinks the pump is too strong for the old pipes.
            """,
            summary: "The heating in the cellar makes a knocking noise every morning."
        ),
        SampleNote(
            "Talk by Imani",
            "TL;DR: caches hide slow queries until they don't.\n\n"
                + String(repeating: "More about it here. ", count: 9),
            summary: "caches hide slow queries until they don't."
        ),
        SampleNote("One long sentence", String(repeating: "and the herons stood in the shallows ", count: 9)),
    ]
}
