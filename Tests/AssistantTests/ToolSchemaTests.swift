import Testing

@testable import Assistant

@Suite struct ToolSchemaTests {
    let schema = ToolSchema([
        .init("id", .string, "The id.", isRequired: true),
        .init("limit", .integer(1...50), "How many."),
        .init("day", .day, "When."),
        .init("state", .choice(["open", "done"]), "Which."),
        .init("tags", .list(.string), "Tags."),
        .init("check", .either(.string, .list(.string)), "Lines."),
        .init("part", .object([.init("find", .string, "What.", isRequired: true)]), "A part."),
    ])

    @Test(
        arguments: [
            #"{"id": "7f3a"}"#,
            #"{"id": "7f3a", "limit": 50, "day": "2024-02-29", "state": "open", "tags": [], "part": {"find": "x"}}"#,
            #"{"id": "7f3a", "check": "milk"}"#,
            #"{"id": "7f3a", "check": ["milk", "eggs"]}"#,
            #"{"id": "7f3a", "limit": null}"#,
        ]
    )
    func `Arguments that fit have no problems`(json: String) throws {
        #expect(try schema.problems(in: JSONValue(json: json)) == [])
    }

    @Test(
        arguments: [
            ("{}", "The arguments must have “id”."),
            (#"{"id": 7}"#, "“id” must be a string."),
            (#"{"id": null}"#, "The arguments must have “id”."),
            (#"{"id": "a", "colour": "red"}"#, "There is no parameter “colour”."),
            (#"{"id": "a", "limit": 51}"#, "“limit” must be a whole number from 1 to 50."),
            (#"{"id": "a", "limit": 1.5}"#, "“limit” must be a whole number from 1 to 50."),
            (#"{"id": "a", "limit": "5"}"#, "“limit” must be a whole number."),
            (#"{"id": "a", "day": "tomorrow"}"#, "“day” must be a day such as 2026-03-14."),
            (#"{"id": "a", "day": "2023-02-29"}"#, "“day” must be a day such as 2026-03-14."),
            (#"{"id": "a", "state": "lost"}"#, "“state” must be one of: open, done."),
            (#"{"id": "a", "tags": ["x", 1]}"#, "Item 2 of “tags” must be a string."),
            (#"{"id": "a", "check": 1}"#, "“check” must be a string or a list in which each item is a string."),
            (#"{"id": "a", "part": {}}"#, "“part” must have “find”."),
        ]
    )
    func `Arguments that do not fit have the problem named`(json: String, problem: String) throws {
        #expect(try schema.problems(in: JSONValue(json: json)) == [problem])
    }

    @Test func `The JSON Schema forbids what is not in it`() {
        #expect(
            ToolSchema([.init("id", .string, "The id.", isRequired: true)]).json.json == """
                {"additionalProperties":false,"properties":{"id":{"description":"The id.","type":"string"}},\
                "required":["id"],"type":"object"}
                """
        )
    }
}
