import Testing

@testable import Repl

struct InputLineTests {
    @Test(
        arguments: [
            ("", .empty), ("  \t\n ", .empty),
            ("/notes", .command(name: "notes", arguments: "")),
            ("/NOTES", .command(name: "notes", arguments: "")),
            ("  /show   7f3a  ", .command(name: "show", arguments: "7f3a")),
            ("/search rm -rf  /tmp", .command(name: "search", arguments: "rm -rf  /tmp")),
            ("/check\t1\n2", .command(name: "check", arguments: "1\n2")),
            ("/tags \n\nhello\n", .command(name: "tags", arguments: "\n\nhello")),
            ("/", .command(name: "", arguments: "")),
            ("//notes", .message("/notes")), (" //etc/hosts is a file", .message("/etc/hosts is a file")),
            ("///", .message("//")),
            ("exit", .command(name: "quit", arguments: "")), (" Quit ", .command(name: "quit", arguments: "")),
            ("quit smoking", .message("quit smoking")), ("exit.", .message("exit.")),
            ("  remember the milk ", .message("remember the milk")),
            ("one\ntwo", .message("one\ntwo")),
        ] as [(String, InputLine)]
    )
    func `A typed line is a command, a message or nothing`(typed: String, expected: InputLine) {
        #expect(InputLine(typed) == expected)
    }

    @Test(
        arguments: [
            ("accept 1 and 3", .command(name: "accept", arguments: "1 3")),
            ("Accept all, please", .command(name: "accept", arguments: "")),
            ("accept the first one", .command(name: "accept", arguments: "1")),
            ("dismiss them", .command(name: "dismiss", arguments: "")),
            ("dismiss the rest", .command(name: "dismiss", arguments: "")),
            ("Dismiss all of that.", .command(name: "dismiss", arguments: "")),
            ("accept the others", .command(name: "accept", arguments: "")),
            ("accept the offer from Ruth", .message("accept the offer from Ruth")),
            ("dismiss class at 4", .message("dismiss class at 4")),
        ] as [(String, InputLine)]
    )
    func `What is offered is accepted or dismissed in words too`(typed: String, expected: InputLine) {
        #expect(InputLine(typed, whileOffered: true) == expected)
        #expect(InputLine(typed, whileOffered: false) == .message(typed))
    }
}
