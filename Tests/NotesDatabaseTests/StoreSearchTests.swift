import Foundation
import Notes
import NotesDatabase
import Testing

@Suite struct StoreSearchTests {
    /// A small notebook; later notes are newer.
    private static let notes: [UInt8: (title: String, body: String, tags: [String])] = [
        1: ("Spare key", "The spare key is under the blue pot", []),
        2: ("Café Lumière", "Best crème brûlée in town", ["food"]),
        3: ("C++ build", "cmake and ninja", ["dev"]),
        4: ("Vitamin C", "take plan c every day", ["health"]),
        5: ("Cleaning disks", "never run `rm -rf /` again", ["dev"]),
        6: ("Planning", "Budget moved from Q3/Q4 to next year; we reviewed it", ["Q3/Q4", "work"]),
        7: ("Dotfiles", "The .env file has foo_bar, and node.js reads it", ["#setup"]),
        8: ("C# generics", "don't use them at 50% of places, ask a@b.com", []),
        9: ("東京タワー", "入口は北側にあります", []),
        10: ("เที่ยวกรุงเทพ", "วัดพระแก้ว", []),
        11: ("서울 여행", "한국어 공부하기", []),
        12: ("Ticket", "ticket to Berlin, 12:30", ["travel"]),
        13: ("Groceries", "- [ ] milk\n- [ ] eggs", ["shopping list"]),
        14: ("Party 🎉", "invite O'Brien and Анна", []),
        15: ("វត្តភ្នំ", "ຫຼວງພະບາງ", []),
    ]

    private static func store() async throws -> SQLiteNotesStore {
        let items = notes.sorted { $0.key < $1.key }.map { number, note in
            NoteItem.make(
                note.title,
                body: note.body,
                id: .numbered(number),
                tags: note.tags,
                createdAt: .hours(Double(number))
            )
        }
        return try await .journaling(items)
    }

    /// What a person types and the notes that must be found, the first of them on top.
    private static let cases: [(text: String, numbers: [UInt8])] = [
        ("where is my spare key?", [1]), ("KEY", [1]), ("keys under pots", [1]), ("cket", [12]), ("blue po", [1]),
        ("cafe lumiere", [2]), ("CREME BRULEE", [2]), ("Cafe\u{301}", [2]), ("café", [2]),
        ("C++", [3]), ("c++", [3]), ("cplusplus", [3]), ("C#", [8]), ("c#?", [8]), ("plan c", [4]), ("C+", [3, 4]),
        ("rm -rf", [5]), ("-rf", [5]), ("rm", [5]), ("`rm -rf`", [5]), ("Q3/Q4", [6]), ("q4", [6]), ("reviewing", [6]),
        (".env", [7]), ("env", [7]), ("foo_bar", [7]), ("foo", [7]), ("node.js", [7]), ("js", [7]), ("#setup", [7]),
        ("setup", [7]), ("don't", [8]), ("50%", [8]), ("50", [8]), ("a@b.com", [8]), ("@b.com", [8]), ("b.com", [8]),
        ("東京", [9]), ("京タ", [9]), ("タワー", [9]), ("ワ", [9]), ("北側", [9]), ("入口はどこ", [9]),
        ("กรุงเทพ", [10]), ("ที่", [10]), ("พระ", [10]), ("여행", [11]), ("국어", [11]), ("공부", [11]),
        ("ភ្នំ", [15]), ("ພະບາງ", [15]),
        ("12:30", [12]), ("berlin ticket", [12]), ("what is on my shopping list?", [13]), ("eggs", [13]),
        ("🎉", [14]), ("O'Brien", [14]), ("obrien", [14]), ("brien", [14]), ("анна", [14]), ("АННА", [14]),
        ("the", [1, 7]), ("dev", [3, 5]), ("k", [1, 5]),
    ]

    @Test(arguments: cases)
    func `What is typed finds its notes, the best on top`(
        example: (text: String, numbers: [UInt8])
    ) async throws {
        let store = try await Self.store()
        let found = try await store.search(NoteQuery(example.text)).map(\.id)
        #expect(Set(found).isSuperset(of: example.numbers.map(UUID.numbered)))
        if example.numbers.count == 1 { #expect(found.first == UUID.numbered(example.numbers[0])) }
    }

    @Test(arguments: [("图书馆", "還書到圖書館"), ("圖書館", "去图书馆还书"), ("头发", "剪頭髮")])
    func `Chinese is found in the other characters`(typed: String, body: String) async throws {
        let store = try await SQLiteNotesStore.journaling([.make("n", body: body), .make("Other", body: "words")])
        #expect(try await store.search(NoteQuery(typed)).map(\.body) == [body])
    }

    @Test(arguments: ["", " \n\t", "\0", "zzzz", "\"", "*", "^", "()", ":", "-", "%", "_"])
    func `Nothing in these notes matches`(text: String) async throws {
        let store = try await SQLiteNotesStore.journaling([.make("Plain", body: "words alone")])
        #expect(try await store.search(NoteQuery(text)) == [])
    }

    @Test(
        arguments: [
            "key AND pot", "key OR", "NOT key", "NEAR(key pot, 2)", "key*", "\"key", "key\"\"\"", "title:key",
            "{title}:key",
            "^key", "-key", "(key", "key)", "+key", "key\0pot", "'; DROP TABLE note; --key", "key\u{FEFF}", "--key",
            "rank MATCH key", "key \u{1F511}\u{200D}",
        ]
    )
    func `No character of a query is an operator`(text: String) async throws {
        let store = try await Self.store()
        let found = try await store.search(NoteQuery(text))
        #expect(found.map(\.id).contains(.numbered(1)))
    }

    @Test(arguments: [11, 12] as [UInt64])
    func `No query fails`(seed: UInt64) async throws {
        let pieces =
            [
                "\"", "'", "*", "^", "(", ")", ":", "-", "+", "{", "}", "NEAR", " AND ", " OR ", "NOT", "\0", "key",
                ",", " ",
            ]
            + [
                "\u{301}", "\u{200D}", "日", "\u{1F511}", "%", "_", "\\", ";", "--", "/*", "\n", "|", "é", "\u{E000}",
                "\u{FFFF}",
            ]
        var random = SplitMix(state: seed)
        let store = try await Self.store()
        for _ in 0..<200 {
            let length = Int.random(in: 1...12, using: &random)
            let text = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            _ = try await store.search(NoteQuery(text))
        }
    }

    @Test func `A very long query is answered`() async throws {
        let store = try await Self.store()
        let text = "spare key " + String(repeating: "lorem ipsum, ", count: 20_000)
        #expect(try await store.search(NoteQuery(text)).first?.id == .numbered(1))
    }

    @Test func `Everything that contains the text is found up to the limit`() async throws {
        let notes = (1...30).map { NoteItem.make("n\($0)", body: "prefixinfixsuffix", id: .numbered($0)) }
        let store = try await SQLiteNotesStore.journaling(notes)
        #expect(try await store.search(NoteQuery("INFIX", limit: 100)).count == 30)
        let found = try await store.search(NoteQuery("infix", limit: 3))
        #expect(found.map(\.id) == [30, 29, 28].map(UUID.numbered))
    }

    @Test func `Between equals the newest comes first`() async throws {
        let notes = (1...30).map { number in
            NoteItem.make("Log", body: "same words", id: .numbered(number), createdAt: .hours(Double(number)))
        }
        let store = try await SQLiteNotesStore.journaling(notes + [.make("Other", id: .numbered(99))])
        let newest = [30, 29, 28].map(UUID.numbered)
        #expect(try await store.search(NoteQuery("words", limit: 3)).map(\.id) == newest)
        let filter = NoteFilter(folder: "Notes", category: .other)
        #expect(try await store.search(NoteQuery("words", filter: filter, limit: 3)).map(\.id) == newest)
    }

    @Test func `A word in the title counts more than in a tag, and a tag more than the body`() async throws {
        let notes = [
            NoteItem.make("Garden", body: "plants", id: .numbered(1)),
            .make("Plants", body: "garden", id: .numbered(2)),
            .make("Outside", body: "plants", id: .numbered(3), tags: ["garden"]),
            .make("Other", body: "words", id: .numbered(4)), .make("More", body: "talk", id: .numbered(5)),
            .make("Much", body: "said", id: .numbered(6)), .make("Less", body: "done", id: .numbered(7)),
        ]
        let store = try await SQLiteNotesStore.journaling(notes)
        #expect(try await store.search(NoteQuery("garden")).map(\.id) == [1, 3, 2].map(UUID.numbered))
    }

    @Test func `Search looks at live notes that the filter lets through`() async throws {
        let notes = [
            NoteItem.make("Trip to Rome", id: .numbered(1), tags: ["x"], folder: "Trips"),
            .make("Rome", body: "all about Rome", id: .numbered(2)), .make("Old Rome", id: .numbered(3)),
        ]
        let store = try await SQLiteNotesStore.journaling(notes)
        try await store.delete(.numbered(3), by: .person, at: .noon)
        #expect(Set(try await store.search(NoteQuery("rome")).map(\.id)) == [.numbered(1), .numbered(2)])
        let inTrips = NoteQuery("rome", filter: NoteFilter(folder: "Trips"))
        #expect(try await store.search(inTrips).map(\.id) == [.numbered(1)])
        let tagged = NoteQuery("om", filter: NoteFilter(tag: "X"))
        #expect(try await store.search(tagged).map(\.id) == [.numbered(1)])
        let part = NoteQuery("ome", filter: NoteFilter(folder: "Trips"))
        #expect(try await store.search(part).map(\.id) == [.numbered(1)])
        #expect(try await store.search(NoteQuery("rome", filter: NoteFilter(isTrashed: true))) == [])
        #expect(try await store.search(NoteQuery("rome", limit: 1)).count == 1)
        #expect(try await store.search(NoteQuery("rome", limit: 0)) == [])
    }

    @Test func `Search follows updates, deletions and restorations`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("Walrus", body: "C++", id: .numbered(1), tags: ["sea"])
        ])
        try await store.update(.numbered(1), by: .person, at: .noon) { note in
            note.title = "Seal"
            note.tags = ["ice"]
            note.body = "node.js"
        }
        for gone in ["walrus", "alru", "C++", "sea lion"] {
            #expect(try await store.search(NoteQuery(gone)) == [])
        }
        for there in ["seal", "eal", "node.js", "ice"] {
            #expect(try await store.search(NoteQuery(there)).count == 1)
        }
        try await store.delete(.numbered(1), by: .person, at: .noon)
        #expect(try await store.search(NoteQuery("seal")) == [])
        #expect(try await store.search(NoteQuery("eal")) == [])
        try await store.restore(.numbered(1), by: .person, at: .noon)
        #expect(try await store.search(NoteQuery("eal")).count == 1)
    }

    @Test(arguments: [
        ("Hauptstraße 12", "hauptstrasse"), ("Hauptstrasse 12", "Hauptstraße"), ("Call Müller", "mueller"),
        ("Call Mueller", "müller"), ("Trip to Łódź", "lodz"), ("CO₂ sensor", "CO2"), ("Sharpen the knife", "knives"),
        ("We ran ten miles", "run"), ("see parseHTTPRequest()", "HTTP request"), ("It was 1,299.00 euros", "1299"),
        ("Paid 1299 euros", "1,299.00"), ("Katrin 0176 555 1234", "01765551234"),
        ("Katrin 01765551234", "0176 555 1234"),
        ("the wifi code", "wi fi"), ("the wi-fi code", "wifi"), ("the ﬁle", "file"),
    ])
    func `A note is found by other spellings of its words`(body: String, query: String) async throws {
        let store = try SQLiteNotesStore(inMemory: [
            .make("A", body: body, id: .numbered(1)), .make("B", body: "nothing of it", id: .numbered(2)),
        ])
        #expect(try await store.search(NoteQuery(query)).map(\.id) == [.numbered(1)])
    }

    @Test(arguments: [
        ("ruoter", "router"), ("sofaa", "sofa"), ("battereis", "batteries"), ("bioler code", "boiler code"),
    ])
    func `A word that no note has is corrected to the nearest one`(typed: String, meant: String) async throws {
        let store = try SQLiteNotesStore(inMemory: [
            .make("Router", body: "The router and the boiler code", id: .numbered(1)),
            .make("Sofa", body: "a blue sofa, batteries", id: .numbered(2)),
        ])
        let (notes, corrected) = try await store.searchForgiving(NoteQuery(typed))
        #expect(corrected == (typed.contains("code") ? nil : meant))
        #expect(!notes.isEmpty)
    }

    @Test(arguments: [
        ("automobile", "car"), ("vehicle wash", "car"), ("physician", "doctor"), ("quorum", nil), ("xyzzy", nil),
    ])
    func `For a word that no note has there may be one that means nearly the same`(typed: String, near: String?)
        async throws
    {
        let store = try SQLiteNotesStore(inMemory: [
            .make("Garage", body: "The car is red, says the doctor", id: .numbered(1))
        ])
        #expect(try await store.nearInMeaning(typed) == near)
    }

    @Test(arguments: ["xylophone", "rut", "12345", "zq"])
    func `A word that is near to none is not corrected`(typed: String) async throws {
        let store = try SQLiteNotesStore(inMemory: [.make("Router", body: "The router", id: .numbered(1))])
        #expect(try await store.searchForgiving(NoteQuery(typed)).notes.isEmpty)
    }
}

/// What the parts of a query besides its text do.
struct StoreQueryTests {
    private static let notes: [NoteItem] = [
        .make("Spare key", body: "The key is under the blue pot", id: .numbered(1)),
        .make("Key to the spare room", body: "blue door", id: .numbered(2)),
        .make("Working hours", body: "the worker works", id: .numbered(3)),
        .make("Pot", body: "a pot of paint; never run rm -rf", id: .numbered(4)),
    ]

    private func search(_ make: (inout NoteQuery) -> Void) async throws -> [UInt8] {
        var query = NoteQuery("")
        make(&query)
        let store = try SQLiteNotesStore(inMemory: Self.notes)
        let found = try await store.search(query)
        #expect(try await store.count(query) == found.count)
        return found.map { $0.id.uuid.1 }
    }

    @Test func `A phrase stands in every note that is found`() async throws {
        #expect(try await search { $0.phrases = ["spare key"] } == [1])
        #expect(try await search { ($0.text, $0.phrases) = ("blue", ["spare key"]) } == [1])
        #expect(try await search { $0.phrases = ["key spare"] } == [])
        #expect(try await search { $0.phrases = ["the key", "blue pot"] } == [1])
    }

    @Test func `A word that is left out is in no note that is found`() async throws {
        #expect(try await search { ($0.text, $0.filter.excluded.words) = ("blue", ["door"]) } == [1])
        #expect(try await search { ($0.text, $0.filter.excluded.words) = ("lu", ["door"]) } == [1])
        #expect(try await search { ($0.text, $0.filter.excluded.words) = ("key pot", ["spare", "paint"]) } == [])
        #expect(Set(try await search { ($0.text, $0.filter.excluded.words) = ("key pot", ["blue pot"]) }) == [2, 4])
    }

    @Test func `A tag, a folder and a category that are left out are of no note that is found`() async throws {
        let store = try SQLiteNotesStore(inMemory: [
            .make("Pot one", id: .numbered(1), tags: ["Home"]),
            .make("Pot two", id: .numbered(2), folder: "Work"),
            .make("Pot three", id: .numbered(3), category: .task),
            .make("Pot four", id: .numbered(4)),
        ])
        var query = NoteQuery("pot")
        query.filter.excluded.tags = ["home"]
        #expect(Set(try await store.search(query).map(\.id)) == Set([2, 3, 4].map(UUID.numbered)))
        query.filter.excluded.folders = ["Work"]
        query.filter.excluded.categories = [.task]
        #expect(try await store.search(query).map(\.id) == [.numbered(4)])
        #expect(try await store.count(query) == 1)
        #expect(try await store.notes(query.filter).map(\.id) == [.numbered(4)])
    }

    @Test func `A beginning finds the words that begin so`() async throws {
        #expect(try await search { $0.prefixes = ["wor"] } == [3])
        #expect(Set(try await search { ($0.prefixes, $0.text) = (["wor"], "paint") }) == [3, 4])
    }

    @Test(arguments: [("\"", "\""), ("NEAR(", "*"), ("a\" OR \"b", "("), ("key\0pot", "k\0")])
    func `No character of them is an operator`(one: String, other: String) async throws {
        _ = try await search {
            ($0.text, $0.phrases, $0.prefixes, $0.filter.excluded.words) = ("key", [one], [other], [one])
        }
    }

    @Test(arguments: [(" -rf", true), ("RM -RF", true), (" -key", false), ("pot*", false), ("rf", false)])
    func `The store tells whether a note has a text just like that`(text: String, has: Bool) async throws {
        #expect(try await SQLiteNotesStore(inMemory: Self.notes).holds(text) == has)
    }

    @Test func `Words that stand next to each other count more`() async throws {
        let store = try SQLiteNotesStore(inMemory: [
            .make("A", body: "the board of the ship was long, and we had to meet at noon", id: .numbered(1)),
            .make("B", body: "the ship was long, and we had a board meeting, to meet", id: .numbered(2)),
            .make("C", body: "other words", id: .numbered(3)),
        ])
        #expect(try await store.search(NoteQuery("board meeting")).first?.id == .numbered(2))
    }
}
