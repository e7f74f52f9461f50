/// What can go wrong with a command; each case says what to do next.
package enum CommandError: Error, Equatable, Sendable {
    /// Neither words nor piped text, and no terminal for the prompt.
    case nothingToDo
    /// More was piped in than is read; the limit is in bytes.
    case inputTooLarge(limit: Int)
    /// Standard input cannot be read, such as a folder.
    case inputNotRead(reason: String)
    /// `-` asks for standard input, and there is none.
    case noInput
    /// What was piped in was read, and not kept.
    case inputNotKept
    /// A note was stored with a title only, and a pipe that may hold its body was not read.
    case noBodyRead
    /// The line came to nothing: it was not understood, or the reply asks something back.
    case leftOpen
    /// An argument of the command line is not UTF-8; it counts from 1.
    case argumentNotText(Int)
    /// What was piped in is not UTF-8.
    case inputNotText
    /// What was piped in holds a NUL byte.
    case inputHoldsNUL
    /// A line of many notes is no note.
    case badLine(Int, problem: String)
    /// Two lines of many notes have the same id.
    case sameID(Int, Int)
    /// Many notes are to be stored, and standard input has none.
    case noLines
    /// A note with neither title nor body.
    case emptyNote
    /// No change stands that could be taken back.
    case nothingToUndo
    /// No change was taken back last.
    case nothingToRedo
    /// The note of this title is to be restored, but is live.
    case notInTrash(String)
    /// The note of this title is to be changed, but lies in the Trash.
    case inTrash(String)
    /// The note of this title is to be done, but has more than one open item.
    case severalOpen(String, count: Int)
    /// All conversations are to be removed, and there is no terminal to ask in.
    case notConfirmed
    /// Something has to be asked, and there is no terminal; the question without its question mark.
    case nobodyToAsk(String)
    /// The note has `count` versions, but not this one.
    case noSuchVersion(Int, count: Int)
    /// There are `count` suggestions for the note, and none has this number.
    case noSuchSuggestion(Int, count: Int)
    /// The person was asked, and did not say yes.
    case nothingChanged
    /// The person did not want it.
    case nothingRemoved
    /// Conversations were removed, but their text may still be in the file.
    case notErased(reason: String)
    /// A key is to be stored for the backend, but none was given.
    case noKey(String)
    /// What was given cannot be a key.
    case badKey(String)
    /// No key of the backend is stored.
    case noStoredKey(String)
    /// No backend was named, and there is no terminal to ask in.
    case nothingChosen
    /// The person was asked for a backend, and gave up.
    case choiceGivenUp
    /// The server that is to answer does not run.
    case notRunning(String, place: String)
    /// The backend that is to answer was neither found nor is it in config.yaml.
    case notToSetUp(String, known: [String])
    /// No backend that has models is set up.
    case noModels
    /// A model was asked for, and the built-in assistant is to answer.
    case builtinHasNoModels
    /// The folder has no transcripts.
    case noTranscripts(String)
    /// The folder has no backup.
    case noBackup(folder: String)
    /// No backup was made on this day; those that there are begin so.
    case noBackupOf(String, known: [String])
    /// None of the backups in the folder is sound.
    case noGoodBackup(folder: String)
    /// A backup was not made, as another process is making one.
    case notBackedUp
}

extension CommandError: CustomStringConvertible {
    /// The numbers that there are, up to a count.
    private static func range(_ count: Int) -> String {
        count == 1 ? "there is only 1" : "they go from 1 to \(count)"
    }

    package var description: String {
        switch self {
        case .nothingToDo:
            "Nothing was said, and there is no terminal to ask in. Try: magpie \"where is the spare key?\""
        case .inputTooLarge(let limit):
            "The text on standard input is larger than \(limit >> 20) MB; nothing was stored. Split it first."
        case .inputNotRead(let reason):
            "Standard input cannot be read: \(reason). Nothing was stored; pipe the text in, or name a file with <."
        case .noInput:
            "There is no standard input for - to stand for. Pipe the text in, or leave - out."
        case .inputNotKept:
            "What was piped in is not stored. Say “note this” to keep it, or use `magpie add`."
        case .noBodyRead:
            "The note is stored with its title only: what is on standard input was not read. Add - to read it, or < /dev/null where it is for others."
        case .leftOpen:
            "Nothing was done."
        case .argumentNotText(let number):
            "Argument \(number) is not UTF-8; nothing was done. Convert it first, such as with iconv."
        case .inputNotText:
            "The text on standard input is not UTF-8; nothing was stored. Convert it first, such as with iconv."
        case .inputHoldsNUL:
            "The text on standard input holds a NUL byte; nothing was stored. Take it out first, such as with tr -d '\\0'."
        case .badLine(let line, let problem):
            "Line \(line) of standard input is no note: \(problem). Nothing was stored."
        case .sameID(let first, let second):
            "Lines \(first) and \(second) of standard input have the same id. Nothing was stored; take it out of one of them."
        case .noLines:
            "There is no note on standard input, so nothing was stored. Each line is one, such as {\"title\": \"Spare key\"}."
        case .emptyNote:
            "A note needs a title or a body. Try: magpie add --title \"Spare key\" \"Under the blue pot\""
        case .nothingToUndo:
            "There is nothing to undo, as no change stands."
        case .nothingToRedo:
            "There is nothing to redo, as the last step was no undo."
        case .notInTrash(let title):
            "“\(title)” is not in the Trash. `magpie notes --trash` lists what is."
        case .inTrash(let title):
            "“\(title)” is in the Trash. `magpie restore` takes it back, and then it can be changed."
        case .severalOpen(let title, let count):
            "“\(title)” has \(count) open items, so nothing was changed. Say which one is done: --item WORDS."
        case .notConfirmed:
            "This removes every conversation for good, and there is no terminal to ask in. Add --yes to do it."
        case .nobodyToAsk(let question):
            "\(question), and there is no terminal to ask in. Add --yes to do it."
        case .noSuchVersion(let number, let count):
            "There is no version \(number); \(Self.range(count)). Nothing was changed."
        case .noSuchSuggestion(let number, let count):
            count == 0
                ? "There is nothing to suggest for that note. Nothing was changed."
                : "There is no suggestion \(number); \(Self.range(count)). Nothing was changed."
        case .nothingChanged:
            "Nothing was changed."
        case .nothingRemoved:
            "Nothing was removed."
        case .notErased(let reason):
            """
            The conversations are removed, but something of their text may still lie in the database file. \(reason) \
            `magpie sessions rm --older 99y` tries again.
            """
        case .noKey(let name):
            "No key was given. Type it when `magpie keys set \(name)` asks, or pipe it in."
        case .badKey(let name):
            """
            That does not look like a key: it contains a space, or a character that keys do not have. Nothing was stored \
            for “\(name)”; a key that was stored before is kept. Paste the key again.
            """
        case .noStoredKey(let name):
            "No key of “\(name)” is stored. `magpie keys list` names those that are."
        case .nothingChosen:
            "Nothing was changed: no backend was chosen. Without a terminal, use --backend or --yes."
        case .choiceGivenUp:
            "Nothing was changed: no backend was chosen. `magpie setup` asks again."
        case .notRunning(let label, let place):
            "\(label) does not answer at \(place), so nothing was changed. Start it, and type that again."
        case .notToSetUp(let name, let known):
            """
            There is no backend “\(name.prefix(60))” to set up, so nothing was changed. There are: \
            \(known.joined(separator: ", ")). For another server, write it into config.yaml, with its kind and its url.
            """
        case .noModels:
            "No backend with models is set up yet. `magpie setup` finds what runs on this machine."
        case .builtinHasNoModels:
            "The built-in assistant has no models, so nothing was done. Say with --backend whose model is meant, or leave --model out."
        case .noTranscripts(let path):
            "There is no transcript in \(path); a transcript is a file that ends in .yaml or .yml."
        case .noBackup(let folder):
            "There is no backup in \(folder). `magpie backup` makes one."
        case .noBackupOf(let typed, let known):
            "There is no backup “\(typed.prefix(60))”. There are: \(known.joined(separator: ", "))."
        case .noGoodBackup(let folder):
            "No backup in \(folder) is sound, so nothing was changed. `magpie doctor` says more."
        case .notBackedUp:
            "Another magpie is making a backup at this moment. `magpie backup --list` shows it when it is done."
        }
    }
}
