/// A question that people ask, and what to answer.
struct Question: Sendable {
    let text: String
    let answer: String

    private init(_ text: String, _ answer: String) {
        self.text = text
        self.answer = answer
    }

    /// All of them, in the order in which they come up.
    static let all = [
        Question(
            "Where are my notes?",
            "In the file notes.sqlite in ~/.local/share/magpie, or in the folder that MAGPIE_HOME or --data-dir names."
        ),
        Question(
            "Does anything leave this machine?",
            "Not while the built-in assistant answers. Another backend is sent what you say and the notes that it looks "
                + "up; /backend says who answers."
        ),
        Question(
            "I deleted or changed the wrong note.",
            "/undo takes back one step after the other, also those of yesterday. What was deleted stays in /trash for 30 "
                + "days, and /restore takes it out. /log brings back any version of a note."
        ),
        Question(
            "It did not understand me.",
            "It reads English and some German about notes, lists, reminders and dates, and does nothing where it is not "
                + "sure. Say it in one short sentence, or use a command; `magpie understand` shows how a line is read."
        ),
        Question(
            "How do I say which note I mean?",
            "By its number in the last list, by its handle, such as 7f3a, or by its title. To look at one, a part of the "
                + "title will do."
        ),
        Question(
            "How do I change a text?",
            "/edit opens it in your editor; /task, /bullet, /heading and /divider add a line."
        ),
        Question(
            "How do I bring notes along, or take them elsewhere?",
            "/import takes in Markdown, Obsidian, Evernote, Bear, Apple Notes and JSON; /export writes all notes, or one."
        ),
        Question("Can a model answer?", "`magpie setup` finds those on this machine; /backend and /model choose one."),
        Question("How do I say something that begins with a slash?", "With two slashes."),
        Question(
            "Can a script use it?",
            "`magpie \"where is the spare key?\"` answers and leaves, and --json is for programs; see `magpie --help`."
        ),
    ]
}
