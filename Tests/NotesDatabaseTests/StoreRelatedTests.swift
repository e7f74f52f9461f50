import Foundation
import Notes
import NotesDatabase
import Testing

struct StoreRelatedTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        return calendar
    }()

    /// What is found of these notes, the last of which is the one that is asked about.
    private static func related(to note: NoteItem, among others: [NoteItem]) async throws -> [RelatedNote] {
        let store = try await SQLiteNotesStore.journaling(others + [note])
        return try await store.related(to: note.id, limit: RelatedNote.mostShown, in: calendar)
    }

    private static func reasons(of note: NoteItem, among others: [NoteItem]) async throws -> [RelatedNote.Reason] {
        try await related(to: note, among: others).first?.reasons ?? []
    }

    /// Weeks apart from all other notes.
    private static let longAgo = Date.hours(-1_000)

    @Test func `Tags in common are a reason, whatever their case`() async throws {
        let other = NoteItem.make("Sauna", tags: ["Home", "heat", "wood"], createdAt: Self.longAgo)
        let note = NoteItem.make("Boiler", tags: ["home", "Heat"])
        #expect(try await Self.reasons(of: note, among: [other]) == [.sharesTags(["home", "Heat"])])
    }

    @Test func `A link is a reason in both directions`() async throws {
        let radar = NoteItem.make("Radar brief", body: "Costs.", createdAt: Self.longAgo)
        let plan = NoteItem.make("Autumn", body: "See [[radar brief#Costs|costs]].")
        #expect(try await Self.reasons(of: plan, among: [radar]).first == .isLinked)
        #expect(try await Self.reasons(of: radar, among: [plan]).first == .linksHere)
    }

    @Test(arguments: ["See [[Radar brief 2]].", "See [[Radar", "Radarbrief"])
    func `What only begins like a link to a note is none`(body: String) async throws {
        let radar = NoteItem.make("Radar brief", body: "Costs.", createdAt: Self.longAgo)
        let reasons = try await Self.reasons(of: radar, among: [.make("Autumn", body: body)])
        #expect(!reasons.contains(.linksHere))
    }

    @Test func `A rare word of a title is mentioned as the other note spells it`() async throws {
        let note = NoteItem.make("Send the story to Banshee")
        let other = NoteItem.make("Pay", body: "banshee pays for a story in spring", createdAt: Self.longAgo)
        #expect(try await Self.reasons(of: note, among: [other]).contains(.mentions("banshee")))
    }

    @Test(arguments: [
        // Words that everybody uses, days, and numbers.
        ("Call the new plumber on Monday", "Buy a new book", "for the first Monday of March"),
        ("Train 4711", "Invoice", "number 4711 of last week"),
        // A word in two bodies, which is no name.
        ("Attic", "Cellar", "the winter jackets"),
    ])
    func `An accident is no reason`(title: String, other: String, body: String) async throws {
        let note = NoteItem.make(title, body: "winter tyres stand there")
        #expect(try await Self.related(to: note, among: [.make(other, body: body, createdAt: Self.longAgo)]).isEmpty)
    }

    @Test func `Texts about the same thing in other words are similar, others are not`() async throws {
        let ticket = NoteItem.make("Plane ticket to Portugal", createdAt: Self.longAgo)
        let bulbs = NoteItem.make("Tulip bulbs", body: "forty under the apple tree", createdAt: Self.longAgo)
        let flight = NoteItem.make("Flight to Lisbon with the airline")
        let found = try await Self.related(to: flight, among: [ticket, bulbs])
        #expect(found == [RelatedNote(note: ticket, reasons: [.isSimilar])])
    }

    @Test func `The week alone relates nothing, and is said beside a reason`() async throws {
        let note = NoteItem.make("Boiler", tags: ["home"])
        #expect(try await Self.related(to: note, among: [.make("Violin")]).isEmpty)
        let sauna = NoteItem.make("Sauna", tags: ["home"])
        #expect(try await Self.reasons(of: note, among: [sauna]) == [.sharesTags(["home"]), .isOfSameWeek])
    }

    @Test func `The nearest three come, and none of the Trash`() async throws {
        let others = (0..<5).map { NoteItem.make("Note \($0)", tags: ["home"], createdAt: Self.longAgo) }
        let near = NoteItem.make("Near", tags: ["home", "heat"], createdAt: Self.longAgo)
        var trashed = NoteItem.make("Gone", tags: ["home", "heat"])
        trashed.deletedAt = .noon
        let found = try await Self.related(
            to: .make("Boiler", tags: ["home", "heat"]),
            among: [near] + others + [trashed]
        )
        #expect(found.count == 3)
        #expect(found.first?.note.title == "Near")
        #expect(!found.contains { $0.note.title == "Gone" })
    }

    @Test func `What many notes have says nothing`() async throws {
        let others = (0..<60).map { NoteItem.make("Lighthouse \($0)", createdAt: Self.longAgo) }
        let found = try await Self.related(to: .make("Lighthouse of my childhood"), among: others)
        #expect(!found.flatMap(\.reasons).contains { if case .mentions = $0 { true } else { false } })
    }

    @Test func `An unknown note is an error`() async throws {
        let store = try await SQLiteNotesStore.journaling([])
        await #expect(throws: NotesError.noSuchNote(.numbered(1))) {
            try await store.related(to: .numbered(1), limit: 3, in: Self.calendar)
        }
    }
}
