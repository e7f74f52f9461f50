import Assistant

/// The sentences of the assistant that are more than a few words.
enum Reply {
    static let oneDueDay = """
        A reminder has one day and one hour. Say what the other one is for, such as “remind me at 18:00 to feed the cat”. \
        Nothing was changed.
        """
    static let offerNote = "Shall I keep that as a note?"

    static func isDone(_ things: String) -> String { "Is that done? A yes ticks off \(things)." }

    /// The question about things that were named beside others that were ticked off.
    static func areDoneToo(_ things: [String]) -> String {
        let (are, them) = things.count == 1 ? ("Is", "it") : ("Are", "them")
        return "\(are) \(joined(things)) done too? A yes ticks \(them) off."
    }

    static func offerNote(of text: String) -> String { "Shall I keep “\(text)” as a note?" }

    static func offerAddition(of text: String? = nil, to title: String) -> String {
        "Shall I add \(text.map { "“\($0)”" } ?? "that") to \(title)?"
    }

    /// What is said of a line that was asked about and not answered for.
    /// - Parameter isRest: whether some of it was.
    static func notNoted(_ line: String, isRest: Bool) -> String {
        let first = line.prefix { !$0.isNewline }
        return
            "\(isRest ? "Not all of " : "")“\(first.count > 60 ? first.prefix(59) + "…" : first)” was\(isRest ? "" : " not") noted."
    }

    static let offerTask = "I can't do that, I keep notes. Shall I keep that as a reminder?"
    static func offerTask(of text: String) -> String { "Shall I keep “\(text)” as a reminder?" }
    static let foreign = "I can't do that: I keep notes and lists. /help shows what I can do."
    static let unknown = """
        I don't know what to do with that. I keep notes and lists: try "remember …", "add milk to the shopping list", \
        or ask "where is …?"; /help shows more.
        """
    static let noNotes =
        "There are no notes yet. Type what to keep, such as “remember that the spare key is under the blue pot”."
    static let noLists = "There is no list yet. “Add milk to the shopping list” makes one."
    static let nothingToKeep = "Tell me what to write down, and I keep it."
    static let nothingToAdd = "Tell me what to add, such as “add … to the ferry note”. Nothing was changed."
    static let nothingToCorrect = """
        I can't tell what to put that in place of, so nothing was changed. Say what stands there and what is right, such \
        as "change 4 to 6".
        """
    static let notDone = """
        I did not get all of that, so nothing was changed. Say it in one piece, such as "take milk off the shopping list" \
        or "delete the ferry note".
        """
    static func noName(of words: String) -> String {
        "I can't tell what “\(words)” is, so nothing was added. Say what it is called."
    }
    static func forEachList(_ words: String) -> String {
        "I can't tell which lists “\(words)” are, so nothing was added. Say it in a line for each list."
    }
    static let severalOrders =
        "Those lines hold several orders, so nothing was done. Say them one by one, or put “note:” before them."
    /// What is said of something that is not the last thing done, so that an undo alone takes back another.
    static func undoneByTurn(_ text: String) -> String {
        text.replacing("Take it back with /undo.", with: "/undo turn takes back all of that.")
            .replacing("/undo brings", with: "/undo turn brings")
    }
    /// An order that stands in the line, and was not done.
    static func left(_ order: String) -> String { "I did nothing with “\(order)”: say it in a line of its own." }
    static let onlyPlainYes = "That is more than a yes, so nothing was changed. Say in one line what is to be done."
    /// A day or an hour that is past.
    static func isOver(_ due: String) -> String { "That would be \(due) and is over. Nothing was noted." }
    static let noTask = "What is to be done then? Say day and task in one line. Nothing was noted."
    static let noDayToCountFrom =
        "I found no day to count from, so nothing was noted. Say the day, such as “on Friday”."
    static let noReminder = "I set no reminder. Say “remind me …” with a day in a line of its own."
    static let cannotCount =
        "I can't count from that, so nothing was noted. Say day and hour, such as “in 2 hours” or “on friday at 17:00”."
    static let cannotMove =
        "has no day that could be moved so. Nothing was changed. Say the new day, such as “move it to friday”."
    static let noHourToCountFrom =
        "I found no hour to count from, so nothing was noted. Say day and hour, such as “on Friday at 17:00”."
    /// A day that something is not on.
    static func denied(_ words: String) -> String {
        "“\(words)” says only when it is not. Say when it is, such as “move it to Friday”. Nothing was changed."
    }
    /// What to say of one of several requests.
    static func notDone(_ part: String) -> String { "I did not get “\(part)”, so that part was not done." }
    static func isItemToo(_ item: String, _ list: String, _ note: String) -> String {
        "\(DraftMaker.capitalized(item)) stands on \(list), and \(note) is a note. Nothing was deleted. Say “delete the note \(note)”, or “take \(item) off”."
    }
    static func losesNews(_ news: String) -> String {
        "“\(news)” would be lost, so nothing was deleted. Say it alone to have it kept, then what is to be deleted."
    }
    static func namesTwo(_ title: String) -> String {
        "That names \(title) too, so nothing was changed. Please say in two lines what is for which note."
    }
    static let nothingDone = "Nothing was done yet. /undo takes back the change before."
    static let nothingMeant = "I don't know which note you mean. Say its title, or look it up with /notes."
    static let noSuchNote = "I found no such note. Nothing was deleted."
    /// Names the command that does what was asked for.
    static func useCommand(_ reading: Reading) -> String {
        var command = Rule.commands.first { $0.name == reading.rule }?.command ?? "/help"
        // The path that was typed is part of what is to be typed.
        let words = reading.clause.verbatim.split(separator: " ")
        if let path = words.firstIndex(where: LineForm.isPath), ["/import PATH", "/export FOLDER"].contains(command) {
            command = "\(command.prefix(7)) \(words[path...].joined(separator: " "))"
        } else if reading.rule == "command.export", reading.clause.contains(["note"]) {
            command = "/export NOTE"
        } else if reading.rule == "command.export.note", let path = reading[.title] {
            command += " to \(path.text)"
        } else if let theme = ["dark", "light", "system"].first(where: { reading.clause.contains([$0]) }) {
            command = command.replacing("THEME", with: theme)
        } else if reading.rule == "command.share" {
            return "I can't send notes; \(command) writes a file that you can send. Nothing was changed."
        } else if reading.rule == "command.duplicate" {
            return
                "No command makes a second one: \(command) copies the text, and a paste into /new keeps it. Nothing was changed."
        }
        return "A command does that: \(command). Nothing was changed."
    }
    /// A rhythm that was said in a change.
    static func rhythm(_ words: String) -> String {
        "I can't change how often a reminder comes. Type /due NOTE \(words). Nothing was changed."
    }
    /// What was done already when somebody says no to it.
    static func isGone(_ title: String, isOne: Bool) -> String {
        isOne
            ? "\(title) is in the Trash; “undo” brings it back." : "They are in the Trash; “undo” brings them back."
    }
    static let offerUndo = "Shall I take the last change back?"
    static let dismissal = "All right, I leave everything as it is."
    static let rewriting =
        "I keep texts and find them again, but I cannot sum up, translate or rewrite: that takes a model backend."

    /// The answer to talk that needs no note; `nil` for everything else.
    static func talk(_ act: Act) -> String? {
        switch act {
        case .greeting: "Hello! Tell me something to remember, or ask about your notes."
        case .thanks: "You're welcome."
        case .goodbye: "See you. Your notes are safe."
        case .wellBeing: "Fine, thank you. What shall I note?"
        case .praise: "Glad to help."
        case .apology: "No harm done. /undo takes back the last change."
        case .whoAreYou:
            "I'm magpie's built-in assistant: I keep your notes on this machine, without any model or network."
        case .help:
            """
            I write things down and find them again. Try:
            - remember that the spare key is under the blue pot
            - where is the spare key?
            - add milk and eggs to the shopping list, tick off milk, what's on my shopping list
            - remind me to call mom tomorrow (I keep it with its date; I do not ring)
            - what did I note last week, delete the note about …
            /help shows every command.
            """
        case .dismissal: dismissal
        case .proceeding: "Nothing is under way that I could go on with. Tell me the next step."
        case .rewriting: rewriting
        case .remark: "I see."
        case .confirmation: "There is nothing that waits for a yes."
        default: nil
        }
    }

    /// Asks which of several notes is meant, numbered, with handles.
    static func which(_ notes: [Memory.Pointer], for act: Act) -> String {
        if notes.count == 1 {
            let note = "\(notes[0].title) (\(notes[0].id))"
            return act == .delete ? "Do you mean \(note)? A yes deletes the whole note." : "Do you mean \(note)?"
        }
        return "Which one do you mean?" + notes.enumerated().map { "\n\($0 + 1). \($1.title) (\($1.id))" }.joined()
    }

    static let nothingTaken = "I took nothing away just now, so nothing was put back. /undo takes back the last change."

    /// What is on a list, or in a note that is none.
    static func contents(of note: NoteReport) -> String {
        let list = Checklist(note.body)
        guard !list.items.isEmpty else {
            return note.body.isEmpty ? "\(note.title) is empty." : "\(note.title): \(note.body)"
        }
        let left = list.items.filter { !$0.isDone }
        let done = list.items.count - left.count
        if left.isEmpty { return "\(note.title): everything is done (\(done))." }
        // A bullet is not open: it has no box.
        let open = left.count(where: \.hasBox)
        let counts = open + done == 0 ? "" : " (\(open) open\(done == 0 ? "" : ", \(done) done"))"
        return "\(note.title): \(left.map(\.text).joined(separator: ", "))\(counts)"
    }

    /// "milk", "milk and eggs", "milk, eggs and bread".
    static func joined(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The text as a sentence: it begins with a capital and ends with a full stop, unless it has an end of its own.
    static func sentence(_ text: String) -> String {
        let text = DraftMaker.capitalized(text)
        return text.last.map { ".!?…:)\"。！？".contains($0) } ?? true ? text : text + "."
    }

    static let oneByOne = """
        I delete one note at a time, and clear a list by its name. Nothing was changed. Say “delete the ferry note” or “clear the \
        shopping list”.
        """

    /// "1 note", "3 notes".
    static func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }

    /// The sentence for a call that failed.
    static func failed(_ reason: String) -> String {
        // What is wrong with the file is told below the answer, whoever answers.
        guard !reason.contains("Nothing was changed") else { return "That did not work." }
        let reason = reason.last == "." ? String(reason.dropLast()) : reason
        return "That did not work: \(reason). Nothing was changed."
    }
}
