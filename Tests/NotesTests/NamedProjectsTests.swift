import Foundation
import Testing

@testable import Notes

@Suite struct NamedProjectsTests {
    @Test(arguments: [
        ("Project Radar starts in May", ["Radar"]), ("the project starts", []),
        ("Project Radar, Project X.", ["Radar", "X"]),
        ("Project The", []), ("Radar by Katrin", []),
    ])
    func `A project is a word with a capital after “Project”`(text: String, names: [String]) {
        #expect(NamedProjects.all(in: text) == names)
    }

    @Test func `A project is nobody, and a first name is the one person of whom the whole name is known`() {
        let notes = [
            ("Project Radar", "With Katrin."), ("Lunch", "Met Radar by Katrin"),
            ("Tea", "talked with Maria Lopez about tea"),
            ("Call", "Ask Maria about it."),
        ].map { NoteItem(id: UUID(), title: $0.0, body: $0.1, createdAt: .distantPast) }
        let people = KnownPeople(in: notes).items.map(\.name)
        #expect(people.contains("Maria Lopez"))
        #expect(!people.contains("Radar"))
        #expect(!people.contains("Maria"))
    }

    @Test func `A link that is put around words of the first line leaves the title alone`() {
        #expect(
            WikiLink.words(of: "Lunch with [[Katrin Meyer]] at [[Café|the café]]")
                == "Lunch with Katrin Meyer at the café"
        )
    }
}
