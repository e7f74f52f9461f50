import Testing

@testable import BuiltinBackend

/// Lists with many newer notes.
@Suite struct OldListTests {
    private let talk: Talk = {
        let notes = (1...60).map { (title: "Fact \($0)", body: "The number of shed \($0) is \($0 * 7)") }
        return Talk(notes + [(title: "Weekend", body: "- [ ] milk\n- [ ] eggs")])
    }()

    @Test(arguments: [
        "what's on the list", "what lists do i have", "what's still on the list", "welche listen habe ich",
        "what's on the weekend list",
    ])
    func `A list is found whatever its age`(said: String) async {
        #expect(await talk.answer(said).contains("Weekend"))
    }

    @Test func `Things go on the old list, and off it, and no second one is made`() async throws {
        await talk.say("add milk and figs to the list")
        #expect(try await talk.body(of: "Weekend") == "- [ ] milk\n- [ ] eggs\n- [ ] figs")
        #expect(try await talk.titles().count == 61)
        #expect(await talk.answer("clear the list").contains("off Weekend?"))
    }
}
