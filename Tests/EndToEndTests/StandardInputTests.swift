import Foundation
import Notes
import TestSupport
import Testing

/// Whose a pipe is that a command does not read: its own, or that of a loop.
@Suite(.timeLimit(.minutes(20))) struct StandardInputTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
        for (name, text) in [
            ("lines", "alpha is one\nbeta is two\n"),
            ("add.sh", "#!/bin/bash\nmagpie add --title Title\n"),
            ("one.sh", "#!/bin/bash\nmagpie add --title \"$1\"\n"),
            ("loop.sh", "#!/bin/bash\nwhile read -r l; do magpie add --title \"$l\" || exit; done\n"),
        ] {
            let path = magpie.runner.home.file(name)
            try Data(text.utf8).write(to: URL(filePath: path))
            chmod(path, 0o755)
        }
    }

    @Test(arguments: [
        "cat lines | timeout 60 magpie add --title Title", "timeout 60 magpie add --title Title < lines",
        "f() { magpie add --title Title; }; cat lines | f",
        "f() { magpie add --title Title; }; (sleep 1; cat lines) | f",
        "cat lines | bash -c 'f() { magpie add --title Title; }; f'",
        "cat lines | ./add.sh", "./add.sh < lines", "cat lines | sh ./add.sh", "cat lines | timeout 60 ./add.sh",
        "cat lines | (cd / && magpie add --title Title)",
        "cat lines | bash -c 'sleep 0.1; timeout 60 magpie add --title T; exit $?'",
    ])
    func `A title alone beside a pipe that nobody reads ends with 2, also in a script or a function`(
        script: String
    ) async throws {
        let result = try await magpie.shell(script)
        #expect(result.status == 2)
        #expect(result.errors.contains("what is on standard input was not read"))
    }

    @Test(arguments: [
        "cat lines | timeout 60 magpie 'note: milk'", "cat lines | bash -c 'f() { magpie \"note: milk\"; }; f'",
    ])
    func `A line beside a pipe that nobody reads tells of it`(script: String) async throws {
        let result = try await magpie.shell(script)
        #expect(result.status == 0)
        #expect(result.errors.contains("What is on standard input was not read."))
    }

    @Test(arguments: [
        "while read -r l; do magpie add --title \"$l\" || exit; done < <(cat lines)",
        "cat lines | while read -r l; do timeout 60 magpie add --title \"$l\" || exit; done",
        "cat lines | while read -r l; do (cd / && magpie add --title \"$l\"; exit $?) || exit; done",
        "cat lines | while read -r l; do x=$(magpie add --title \"$l\"; echo $?); test $x = 0 || exit; done",
        "cat lines | bash -c 'while read -r l; do magpie add --title \"$l\" || exit; done'",
        "cat lines | while read -r l; do ./one.sh \"$l\" || exit; done",
        "while read -r l; do timeout 60 ./one.sh \"$l\" || exit; done < lines",
        "cat lines | while read -r l; do bash -c './one.sh \"$1\"; exit $?' bash \"$l\" || exit; done",
        "cat lines | ./loop.sh", "./loop.sh < lines", "cat lines | timeout 60 ./loop.sh", "cat lines | sh -e ./loop.sh",
        "cat lines | { read -r a; magpie add --title \"$a\" || exit; read -r b; magpie add --title \"$b\"; }",
        "xargs -d '\\n' -n 1 magpie add --title < lines",
    ])
    func `A loop stores each of its lines, and nothing is told of the others`(script: String) async throws {
        let result = try await magpie.shell(script)
        #expect(result.status == 0)
        #expect(!result.errors.contains("was not read"))
        #expect(try await magpie.notes().map(\.title).sorted() == ["alpha is one", "beta is two"])
    }

    @Test(arguments: [
        "printf '\\nnote: milk\\nnote: bread\\n' | while read -r l; do magpie \"$l\"; done",
        "printf '  \\nnote: milk\\nnote: bread\\n' > blank; while IFS= read -r l; do magpie \"$l\"; done < blank",
    ])
    func `A blank line of a loop takes none of the others`(script: String) async throws {
        let result = try await magpie.shell(script)
        #expect(result.errors.contains("Nothing was said"))
        #expect(try await magpie.notes().map { $0.body.lowercased() }.sorted() == ["bread", "milk"])
    }

    @Test(arguments: ["bash -c 'magpie add --title T; exit $?'", "sh ./add.sh", "timeout 60 ./add.sh"])
    func `A script whose standard input is held open by somebody who writes nothing is not told of it`(
        script: String
    ) async throws {
        let result = try await magpie.shell(
            "mkfifo p; { exec sleep 300 > p; } & \(script) < p; code=$?; kill $!; exit $code"
        )
        #expect(result.status == 0)
        #expect(!result.errors.contains("was not read"))
    }

    @Test(arguments: ["new note titled Title", "make a note called Title"])
    func `A line that gives a title alone ends as add does beside a pipe, and - reads it`(line: String) async throws {
        let result = try await magpie.shell("cat lines | magpie '\(line)'")
        #expect(result.status == 2)
        #expect(result.errors.contains("What is on standard input was not read. Add - to read it."))
        let loop = "cat lines | while read -r l; do magpie \"new note titled $l\" || exit; done"
        #expect(try await magpie.shell(loop).status == 0)
        #expect(try await magpie.notes().map(\.title).sorted() == ["Alpha is one", "Beta is two", "Title"])
        #expect(try await magpie.shell("magpie delete Title; magpie '\(line)' - < lines").status == 0)
        #expect(try await magpie.notes().first { $0.title == "Title" }?.body == "alpha is one\nbeta is two")
    }

    @Test func `A function behind a pipe has its text`() async throws {
        #expect(try await magpie.shell("f() { magpie 'save this as Title'; }; cat lines | f").status == 0)
        #expect(try await magpie.notes().map(\.body) == ["alpha is one\nbeta is two"])
    }

    @Test func `A pipe is no text for an order about a note`() async throws {
        #expect(try await magpie.shell("cat lines | magpie 'delete this'").status == 2)
        #expect(try await magpie.shell("cat lines | magpie 'delete this' -").status == 2)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `A pipe that comes to its end with nothing in it is no mistake`() async throws {
        #expect(try await magpie.shell("sleep 2 | magpie add --title Title").status == 0)
    }

    @Test(arguments: ["magpie add - < /", "magpie add < /", "magpie - < /", "magpie < /"])
    func `A folder as standard input is said to be one`(script: String) async throws {
        let result = try await magpie.shell(script)
        #expect(result.status == 74)
        #expect(result.errors.contains("Standard input cannot be read: Is a directory."))
        #expect(try await magpie.notes().isEmpty)
    }
}
