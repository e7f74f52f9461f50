import Testing

@testable import Foundations

struct NearestNameTests {
    @Test(arguments: [
        ("tempreature", "temperature"), ("URL", "url"), ("ur", "url"), ("temp", "temperature"), ("urll", "url"),
    ])
    func `A mistyped or begun name is near to the one that was meant`(typed: String, meant: String) {
        #expect(NearestName.of(typed, among: ["kind", "url", "temperature"]) == meant)
    }

    @Test(arguments: ["", "x", "frobnicate", String(repeating: "url", count: 20)])
    func `A name that is near to none has no suggestion`(typed: String) {
        #expect(NearestName.of(typed, among: ["kind", "temperature", "backends"]) == nil)
    }

    @Test func `The exact name comes before those that begin with it`() {
        #expect(NearestName.of("note", among: ["notes", "note"]) == "note")
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("abc", "abd", 1), ("abc", "ab", 1),
        ("kitten", "sitting", 3),
    ])
    func `The distance of two words counts letters`(one: String, other: String, distance: Int) {
        #expect(NearestName.distance(between: one, other) == distance)
        #expect(NearestName.distance(between: other, one) == distance)
    }
}
