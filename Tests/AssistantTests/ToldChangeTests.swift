import Foundation
import Notes
import Testing

@testable import Assistant

/// What a line tells, a model may put into the note that it is about.
struct ToldChangeTests {
    private static func note(_ title: String, _ body: String) -> NoteItem {
        NoteItem(id: UUID(), title: title, body: body, createdAt: Date(timeIntervalSince1970: 0))
    }

    private static let launch = note("Radar launch plan", "The launch is on 14 March.\nTom books the hall.")
    private static let budget = note("Quarterly budget", "Marketing 40 k\nTravel 12 k")
    private static let pressure = note("Blood pressure", "2 March: 128/83")

    private func isTold(_ line: String, _ note: NoteItem, _ body: String) -> Bool {
        var after = note
        after.body = body
        return ToldChange.isTold(note, becoming: after, by: line)
    }

    @Test(arguments: [
        ("the radar launch is on 16 March now, not 14", launch, "The launch is on 16 March.\nTom books the hall."),
        ("marketing gets 45 k instead", budget, "Marketing 45 k\nTravel 12 k"),
        ("blood pressure was 130/85 today", pressure, "2 March: 128/83\nBlood pressure was 130/85 today"),
    ])
    func `News is put where it belongs`(line: String, note: NoteItem, body: String) {
        #expect(isTold(line, note, body))
    }

    @Test(arguments: [
        ("is the radar launch on 16 March?", launch, "The launch is on 16 March.\nTom books the hall."),
        ("the radar launch is not on 16 March", launch, "The launch is on 16 March.\nTom books the hall."),
        ("don't move the radar launch to 16 March", launch, "The launch is on 16 March.\nTom books the hall."),
        ("the radar launch was on 16 March before", launch, "The launch is on 16 March.\nTom books the hall."),
        ("the radar launch is on 16 March", launch, "The launch is on 16 March."),
        ("the radar launch is on 16 March", launch, "The launch is on 16 March.\nSend 500 euros to Bob."),
        ("my train is at 16", launch, "The launch is on 16 March.\nTom books the hall."),
        ("the radar launch is near", launch, "The launch is near.\nTom books the hall, radar."),
    ])
    func `Nothing else is`(line: String, note: NoteItem, body: String) {
        #expect(!isTold(line, note, body))
    }

    @Test func `A title, a tag or a day that changes beside it waits`() {
        var after = Self.budget
        (after.body, after.tags) = ("Marketing 45 k\nTravel 12 k", ["work"])
        #expect(!ToldChange.isTold(Self.budget, becoming: after, by: "marketing gets 45 k instead"))
    }
}
