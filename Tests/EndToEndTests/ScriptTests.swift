import Foundation
import Notes
import TestSupport
import Testing

/// The program as a shell script runs it.
@Suite(.timeLimit(.minutes(20))) struct ScriptTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
        try Data("alpha is one\nbeta is two\ngamma is three\n".utf8).write(
            to: URL(filePath: magpie.runner.home.file("lines"))
        )
    }

    @discardableResult
    private func shell(_ script: String) async throws -> ProgramRunner.Result { try await magpie.shell(script) }

    @Test(arguments: ["done < lines", "done <<< \"$(cat lines)\""])
    func `A loop over lines stores each of them`(end: String) async throws {
        let result = try await shell("while read -r l; do magpie \"remember that $l\"; \(end)")
        #expect(result.status == 0)
        #expect(try await magpie.notes().map(\.title).sorted() == ["Alpha is one", "Beta is two", "Gamma is three"])
    }

    @Test(arguments: ["where is the milk?", "what do I have on candles", "thanks"])
    func `An undo after a question takes back the last change at once`(line: String) async throws {
        #expect(try await shell("magpie 'note: candles'; magpie '\(line)'; magpie undo").status == 0)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test(arguments: ["undo", "undo 2", "/undo", "'/undo 2'"])
    func `An undo after an order that changed nothing takes nothing back without a yes`(undo: String) async throws {
        let refused = try await shell("magpie 'note: candles'; magpie 'pin the garage note'; magpie \(undo)")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Your last order changed nothing."))
        #expect(try await magpie.notes().count == 1)
        #expect(try await shell("magpie undo --yes").status == 0)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test(arguments: [
        "delete nosuch", "done nosuch", "folder rename Nosuch New", "delet candles", "delete --frob candles", "delete",
        "add --due nosuchday tea", "add < /dev/null", "import nosuch.md", "import bad.enex", "log candles --restore 9",
        "purge candles --yes", "--backend nosuch 'delete candles'", "/delete nosuch", "/delet candles",
        "$'caf\\xe9'", "zap candles", "folder renam a b",
    ])
    func `An undo after a command that failed takes nothing back without a yes`(command: String) async throws {
        let refused = try await shell("echo > bad.enex; magpie 'note: candles'; magpie \(command); magpie undo")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Your last order changed nothing. Before that came: creating “Candles”"))
        #expect(try await magpie.notes().count == 1)
    }

    @Test func `A command that makes no sense makes no notes`() async throws {
        try await shell("magpie delet x; magpie --data-dir d delete --frob x; magpie delete --frob x --data-dir=d")
        #expect(!FileManager.default.fileExists(atPath: magpie.database))
        #expect(!FileManager.default.fileExists(atPath: magpie.runner.home.file("d")))
    }

    @Test func `The notes that a command which makes no sense names are those whose undo asks`() async throws {
        try await shell("magpie --data-dir d 'note: candles'; magpie 'note: tea'; magpie delete --frob x --data-dir d")
        #expect(try await shell("magpie --data-dir d undo").status == 2)
        #expect(try await shell("magpie undo").status == 0)
    }

    @Test(arguments: [
        "show nosuch", "undo --yes; magpie redo", "show --frob", "undo 0", "/show nosuch", "help nosuch", "--help",
    ])
    func `An undo after a look that failed, or after a redo, asks nothing`(commands: String) async throws {
        try await shell("magpie 'note: candles'; magpie \(commands)")
        #expect(try await shell("magpie undo").status == 0)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `An undo after an undo in an earlier process of the conversation asks nothing`() async throws {
        let result = try await shell("magpie 'note: candles'; magpie 'note: tea'; magpie -c undo; magpie -c /undo")
        #expect(result.status == 0)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `An undo of a turn that changed nothing takes nothing back without a yes`() async throws {
        let refused = try await shell("magpie 'remember the milk'; magpie hello; magpie undo --turn")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("The last turn changed nothing. Before that came: creating “"))
        #expect(refused.errors.contains("“The milk” goes to the Trash. Taking that back needs a yes"))
        #expect(try await magpie.notes().count == 1)
        #expect(try await shell("magpie undo --turn --yes").status == 0)
        #expect(try await magpie.notes().isEmpty)
        #expect(try await shell("magpie 'remember the tea'; magpie undo --turn").status == 0)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `Add in a loop leaves the lines of its file and of its pipe alone`() async throws {
        let file = try await shell("while read -r l; do magpie add --title \"$l\" || exit; done < lines")
        #expect(file.status == 0)
        #expect(try await magpie.notes().map(\.title).sorted() == ["alpha is one", "beta is two", "gamma is three"])
        try await shell("cat lines | while read -r l; do magpie add \"$l\"; done")
        #expect(try await magpie.notes().count == 6)
        let left = try await shell("echo text | { sleep 0.2; magpie add words; cat; }")
        #expect(left.status == 0)
        #expect(left.output == "text\n")
        #expect(try await shell("magpie add words < /dev/null").status == 0)
        #expect(try await shell(": | magpie add words").status == 0)
    }

    @Test func `A title alone beside a file that is not read ends with 2`() async throws {
        let result = try await shell("magpie add --title Lines < lines")
        #expect(result.status == 2)
        #expect(result.errors.contains("what is on standard input was not read"))
        #expect(try await magpie.notes().map(\.title) == ["Lines"])
    }

    @Test(arguments: ["add --title Lines ''", "add --title Lines"])
    func `An empty body is no body, beside a pipe that is not read`(command: String) async throws {
        let result = try await shell("cat lines | magpie \(command)")
        #expect(result.status == 2)
        #expect(result.errors.contains("what is on standard input was not read"))
    }

    @Test(arguments: ["--version", "help", "add --help"])
    func `Help and the version that cannot be written are an error`(command: String) async throws {
        let result = try await shell("magpie \(command) > /dev/full")
        #expect(result.status == 74)
        #expect(result.errors.contains("Cannot write the answer to standard output"))
    }

    @Test(arguments: ["", "sleep 1; "])
    func `A pipe that is not read is told of, however slow it is`(delay: String) async throws {
        // Who writes to a pipe that nobody reads anymore is stopped by a signal.
        let text = "(trap '' PIPE; \(delay)echo text; true)"
        let title = try await shell("\(text) | magpie add --title Title")
        #expect(title.status == 2)
        #expect(title.errors.contains("what is on standard input was not read"))
        for line in ["add words", "'where is alpha?'"] {
            let left = try await shell("\(text) | magpie \(line)")
            #expect(left.status == 0)
            #expect(left.errors.contains("What is on standard input was not read. Add - to read it."))
        }
    }

    @Test(arguments: ["add --title Title", "add words", "'where is alpha?'"])
    func `A pipe that the caller holds open is no mistake, whatever it has`(line: String) async throws {
        for writing in ["", "echo text >&3; "] {
            let result = try await shell("mkfifo p; exec 3<>p; \(writing)magpie \(line) < p; code=$?; rm p; exit $code")
            #expect(result.status == 0)
            #expect(!result.errors.contains("was not read"))
        }
    }

    @Test func `What a caller has written to a pipe that only it writes to is told of`() async throws {
        let result = try await shell(
            "mkfifo p; magpie add --title Title < p & call=$!; exec 3>p; echo text >&3; wait $call; code=$?; rm p; exit $code"
        )
        #expect(result.status == 2)
        #expect(result.errors.contains("what is on standard input was not read"))
    }

    @Test func `A command of the prompt runs and leaves a pipe alone`() async throws {
        let result = try await shell("cat lines | { magpie /tags; cat; }")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("alpha is one\nbeta is two\ngamma is three\n"))
    }

    @Test(arguments: ["remember that", "remember", "note:", "please note that", "merk dir:"])
    func `A loop over a pipe stores each of them`(order: String) async throws {
        let result = try await shell("cat lines | while read -r l; do magpie \"\(order) $l\" || exit; done")
        #expect(result.status == 0)
        let bodies = try await magpie.notes().map { $0.body.lowercased() }
        #expect(bodies.count == 3)
        for line in ["alpha is one", "beta is two", "gamma is three"] {
            #expect(bodies.count { $0.contains(line) } == 1)
        }
    }

    @Test(arguments: [
        "remind me of this tomorrow: call Bob", "remember this code for the gate is 4711",
        "add this to the shopping list",
        "who can help with the following on friday", "put this in the attic", "append the output to the log note",
    ])
    func `A loop over a pipe loses no line behind one that speaks of a text`(first: String) async throws {
        let lines = "printf '%s\\nremember that alpha is one\\nremember that beta is two\\n' '\(first)'"
        try await shell("\(lines) | while read -r l; do magpie \"$l\"; done")
        let bodies = try await magpie.notes().map { $0.body.lowercased() }
        #expect(bodies.count { $0 == "alpha is one" } == 1)
        #expect(bodies.count { $0 == "beta is two" } == 1)
    }

    @Test(arguments: [
        "remember that these keys are old", "remember that I like this", "note that this code is 4711",
    ])
    func `A line of a loop that is kept is a success, also where it speaks of a text`(line: String) async throws {
        let lines = "printf '%s\\nremember that beta is two\\n' '\(line)'"
        let result = try await shell("\(lines) | while read -r l; do magpie \"$l\" || exit; done")
        #expect(result.status == 0)
        #expect(try await magpie.notes().count == 2)
    }

    @Test func `Words that speak of a text and leave it in a pipe of the caller's are no success`() async throws {
        let result = try await shell(
            "printf 'Monday\\nAll agreed.\\n' | { read -r day; magpie 'save this as Minutes'; code=$?; cat; exit $code; }"
        )
        #expect(result.status == 2)
        #expect(result.output.hasSuffix("All agreed.\n"))
        #expect(result.errors.contains("What is on standard input was not read. Add - to read it."))
    }

    @Test(arguments: [
        "add these to the shopping list", "summarise this", "save this as Minutes", "add the following:",
        "note this please",
    ])
    func `Words that speak of a text have it from a pipe`(order: String) async throws {
        try await shell("magpie add --title 'Shopping list' -- '- [ ] tea'")
        let result = try await shell("printf 'milk\\nbread\\n' | magpie '\(order)'")
        #expect(!result.errors.contains("What is on standard input was not read."))
    }

    @Test func `A fact that is told whole waits for no pipe, also where it says "this"`() async throws {
        let result = try await shell(
            "mkfifo p; { exec sleep 300 > p; } & magpie 'remember that this weather is bad' < p; code=$?; kill $!; exit $code"
        )
        #expect(result.status == 0)
        #expect(try await magpie.notes().map(\.body) == ["This weather is bad"])
    }

    @Test func `A pipe that stays open is not waited for`() async throws {
        try await magpie("remember that alpha is one")
        let result = try await shell(
            "mkfifo p; { exec sleep 300 > p; } & magpie 'where is alpha?' < p; code=$?; kill $!; exit $code"
        )
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Alpha is one."))
    }

    @Test func `What a pipe had is told when it stays open, and - waits for its end`() async throws {
        let open = try await shell(
            "mkfifo p; { echo 'The meter reads 4711'; exec sleep 300; } > p & magpie save < p; kill $!"
        )
        #expect(open.errors.contains("Standard input is still open, and only what had come was read."))
        let whole = try await shell("(echo one; sleep 1; echo two) | magpie 'note this' -")
        #expect(whole.status == 0)
        #expect(try await magpie.notes().contains { $0.body.contains("one\ntwo") })
    }

    @Test func `A file is read where - stands for it, and else left alone with a remark`() async throws {
        let left = try await shell("{ magpie 'note this'; cat; } < lines")
        #expect(left.output.hasSuffix("alpha is one\nbeta is two\ngamma is three\n"))
        #expect(left.errors.contains("What is on standard input was not read. Add - to read it."))
        #expect(try await shell("magpie 'note this' - < lines").status == 0)
        #expect(try await magpie.notes().first?.body.contains("gamma is three") == true)
    }

    @Test(arguments: ["magpie - <&-", "magpie add - <&-", "magpie <&-"])
    func `Standard input that is closed is no text`(script: String) async throws {
        let result = try await shell(script)
        #expect(result.status == 64)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test(arguments: ["magpie", "magpie add --title", "magpie search"])
    func `An argument that is not UTF-8 ends with 65`(command: String) async throws {
        let result = try await shell("\(command) $'caf\\xe9'")
        #expect(result.status == 65)
        #expect(result.errors.contains("is not UTF-8; nothing was done."))
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `A database that others could read is for its owner alone again`() async throws {
        try await magpie("remember that alpha is one")
        chmod(magpie.database, 0o644)
        try await magpie("notes")
        var status = stat()
        #expect(stat(magpie.database, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }
}

extension Magpie {
    /// Runs a script in which it is called by its name, in its home; the programs in `bin` there come first.
    func shell(_ script: String) async throws -> ProgramRunner.Result {
        var runner = runner
        let folder = URL(filePath: runner.executable).deletingLastPathComponent().path
        runner.environment["PATH"] = "\(runner.home.file("bin")):\(folder):/usr/local/bin:/usr/bin:/bin"
        runner.environment["EDITOR"] = "true"
        runner.executable = "/bin/bash"
        return try await runner.run(["-o", "pipefail", "-c", script])
    }
}
