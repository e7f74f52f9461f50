import Notes
import Testing

@Suite struct HandleTests {
    @Test(
        arguments: [
            ("7", Handle.number(7)), ("#12", .number(12)), ("7f3a", .prefix("7f3a")), ("7F3A-9", .prefix("7f3a9")),
            ("1234", .prefix("1234")),
        ]
    )
    func `What a person types is a number of the listing or a prefix of an id`(typed: String, handle: Handle) {
        #expect(Handle(typed) == handle)
    }

    @Test(arguments: ["", "0", "abc", "milk", "7f3g", "-1x", "#"])
    func `Other words are no handle`(typed: String) {
        #expect(Handle(typed) == nil)
    }
}
