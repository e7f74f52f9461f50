import AssistantTestSupport
import Testing

@testable import Repl

struct SlashCommandsTests {
    @Test(arguments: [
        ("note", "notes"), ("n", "new"), ("nots", "notes"), ("hlep", "help"), ("udno", "undo"), ("serach", "search"),
        ("srch", "search"), ("restroe", "restore"), ("quti", "quit"), ("exit", "edit"), ("del", "delete"),
        ("tag", "tags"), ("sho", "show"), ("unpinn", "unpin"), ("recents", "recent"),
        ("share", "export"), ("email", "export"),
    ])
    func `A mistyped name is near to the command that was meant`(typed: String, meant: String) {
        #expect(SlashCommands.nearest(to: typed)?.name == meant)
    }

    @Test func `Whoever wants to share a note is told what writes a file`() async {
        let session = TestSession([TestWorld.note(1, "Wifi", "on the router")])
        #expect(await session.error("/share Wifi") == "There is no command /share. Did you mean /export?")
    }

    @Test(arguments: ["", "xyzzy", "frobnicate", "usr/local/bin", "ß", String(repeating: "x", count: 10_000)])
    func `A name that is near to none has no suggestion`(typed: String) {
        #expect(SlashCommands.nearest(to: typed) == nil)
    }

    @Test(arguments: ["related", "palette", "delte", "elete", "relete"])
    func `What takes notes away is offered only to who began to type its name`(typed: String) {
        #expect(SlashCommands.nearest(to: typed)?.name != "delete")
    }

    @Test func `Every command has its own name, and help lists each once`() async {
        let names = SlashCommands.all.map(\.name)
        #expect(Set(names).count == names.count)
        let help = await TestSession().type("/help")
        for command in SlashCommands.all {
            #expect(help.split(separator: "\n").count { $0.hasPrefix("/\(command.name) ") } == 1, "\(command.name)")
        }
    }

    @Test(
        arguments:
            "help notes show search recent edit pin unpin check delete trash restore undo redo tags new save quit"
            .split(separator: " ").map(String.init)
    )
    func `Every command that is promised is there`(name: String) {
        #expect(SlashCommands.named(name) != nil)
    }

    @Test(arguments: [
        ("/noets", "There is no command /noets. Did you mean /notes?"),
        ("/xyzzy", "There is no command /xyzzy. /help lists them; to say it to the assistant, type //xyzzy."),
        ("/", "There is no command /. /help lists them; to say it to the assistant, type //."),
        ("/help noets", "There is no command /noets. Did you mean /notes?"),
        ("/help /noets", "There is no command /noets. Did you mean /notes?"),
    ])
    func `An unknown command is an error and is not sent to the model`(typed: String, sentence: String) async {
        let session = TestSession()
        #expect(await session.error(typed) == sentence)
        #expect(session.backend.requests.isEmpty)
    }

    @Test(arguments: ["/quit now", "/trash x", "/tags x", "/context x", "/reset Berlin"])
    func `A command that takes nothing does nothing when something follows it`(typed: String) async {
        let session = TestSession()
        let outcome = await session.session.handle(typed)
        let name = typed.prefix { $0 != " " }
        #expect(outcome.error == "Nothing may follow \(name), so nothing was done. Type \(name) alone.")
        #expect(!outcome.isOver)
    }

    @Test func `A tilde is the home folder that HOME names`() {
        #expect(FileNames.expandingTilde("~/x", home: "/my/home") == "/my/home/x")
        #expect(FileNames.expandingTilde("~", home: "/my/home") == "/my/home")
        #expect(FileNames.expandingTilde("a~/x", home: "/my/home") == "a~/x")
    }

    @Test func `Help answers what people ask, and names only commands that there are`() async {
        let help = await TestSession().type("/help faq")
        #expect(help.contains("Where are my notes?\nIn the file notes.sqlite"))
        for name in Question.all.flatMap({ $0.answer.matches(of: /(?:^| )\/([a-z]+)/) }).map(\.1) {
            #expect(SlashCommands.named(String(name)) != nil, "\(name)")
        }
    }

    @Test func `The palette changes where there is a prompt`() async {
        #expect(await TestSession().error("/theme dark") == SessionError.promptOnly("theme").description)
        #expect(
            await TestSession().error("/theme pink")
                == "“pink” is no theme. Type /theme light, /theme dark or /theme system."
        )
    }

    @Test func `Without a theme it is said which is on`() async {
        #expect(
            await TestSession().type("/theme").replacing("\n", with: " ")
                == "The colours are for a dark ground. /theme light, /theme dark or /theme system changes that. "
        )
    }

    @Test(arguments: ["/help show", "/help /show", "/help SHOW"])
    func `Help explains one command`(typed: String) async {
        #expect(await TestSession().type(typed) == "/show [note]  Show a whole note; without one, the last\n")
    }
}
