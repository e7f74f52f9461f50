package import Notes

/// What a person is told when a command cannot be done; each case says what to do next.
package enum SessionError: Error, Equatable, Sendable {
    /// No command has this name.
    case unknownCommand(String, nearest: String?)
    /// No note is about what is to be pinned as a view.
    case nothingToPin(String)
    /// More lines follow the command, which is one line.
    case severalLines(String)
    /// The command takes nothing after its name.
    case noArguments(String)
    /// The command needs more than was typed.
    case missingArgument(usage: String)
    /// What was typed is none of the words that the command takes.
    case notOneOf(String, String, usage: String)
    /// A name or path was typed that looks like an option of a program.
    case looksLikeOption(String, usage: String)
    /// The last list, of `count` notes, has no such number.
    case notInListing(Int, count: Int)
    /// There is no change to take back.
    case nothingToUndo
    /// What was typed is no number of changes that can be undone at once.
    case notACount(String, most: Int, command: String)
    /// There is no undone change to do again.
    case nothingToRedo
    /// Nothing was said in this sitting.
    case nothingToRewind
    /// What was typed is no number of lines that can be taken back.
    case noSuchLine(String, count: Int)
    /// A note was changed between the list of what goes back and the yes.
    case changedSinceShown
    /// What was typed after a note is no number of a checkbox.
    case notACheckbox(String)
    /// A line is to be added to the last note, and there is none.
    case noLastNote(String)
    /// The note has nothing to tick.
    case noCheckboxes(title: String)
    /// The note has `count` checkboxes, but not this one.
    case noSuchCheckbox(String, count: Int)
    /// The note has `count` action items, but not this one.
    case noSuchActionItem(String, count: Int)
    /// What was typed ends in no day.
    case notADueDate
    /// The note is to be done, but has more than one open checkbox.
    case severalOpen(title: String, count: Int)
    /// The note is to be restored, but is live.
    case notInTrash(title: String)
    /// The note is to be changed, but lies in the Trash.
    case inTrash(title: String)
    /// The text ends in the name of no folder.
    case noSuchFolder(String, FolderError)
    /// The note has `count` versions, but not this one.
    case noSuchVersion(Int, count: Int)
    /// Nothing is offered that could be taken.
    case nothingOffered
    /// What is offered has these numbers, but not this one.
    case notOffered(String, numbers: [Int])
    /// No message of several lines was typed or pasted.
    case nothingPasted
    /// The note is longer than terminals take to the clipboard.
    case tooLongToCopy(title: String)
    /// There is no terminal that has a clipboard.
    case noTerminalToCopy
    /// A question has to be asked, and there is no terminal; the command does it without.
    case nobodyToAsk(String, command: String?)
    /// The conversation so far was not to go to a host that has not seen it.
    case notShown(host: String, holds: String)
    /// There is no terminal to edit in.
    case noEditor
    /// Somebody else changed the note while it was edited.
    case changedMeanwhile
    /// The edited text could not be saved; `copy` is the file that has it.
    case editFailed(reason: String, copy: String)
    /// The conversation is still empty.
    case nothingToSave
    /// Nothing was said or done yet.
    case nothingToReport
    /// A transcript of a dry run would not replay, as a replay writes.
    case dryRunNotSaved
    /// A dry run writes no files.
    case dryRunNotExported
    /// The files of an import are not there in a replay.
    case recordedNotImported
    /// The person did not want everything of a home folder.
    case nothingImported
    /// The command of this name works at the prompt only.
    case promptOnly(String)
    /// A change of an earlier time was undone or done again, which a replay knows nothing of.
    case earlierUndoNotSaved
    /// A note went to the Trash for the person's limit, which a replay, with other notes, would not do.
    case limitNotSaved
    /// The conversation was resumed, so a transcript of it would not replay.
    case resumedNotSaved
    /// The conversation is being recorded, so no earlier one can be resumed.
    case recordedNotResumed
    /// There is no archive of conversations.
    case noArchive
    /// The conversation is not kept, so it has no title.
    case conversationNotKept
    /// Nothing was said yet, so there is no conversation to rename.
    case nothingToRename
    /// The conversation is not one at the prompt, so it is not saved.
    case notRecordable
    /// There are no backends to choose from here.
    case noBackends
    /// The backend that answers has no models to choose from.
    case noModels(String)
}

extension SessionError {
    /// Whether a command was given what it does not take.
    package var isMisuse: Bool {
        switch self {
        case .severalLines, .noArguments, .notACount: true
        default: false
        }
    }
}

extension SessionError {
    /// Whether nothing was done because nobody could be asked, or said no.
    package var isOfMissingYes: Bool {
        switch self {
        case .nobodyToAsk, .notShown, .nothingImported: true
        default: false
        }
    }
}

extension SessionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownCommand(let name, let nearest?):
            "There is no command /\(name). Did you mean /\(nearest)?"
        case .unknownCommand(let name, nil) where name.contains("/"):
            "That looks like a file. /import /\(name) brings it into your notes."
        case .unknownCommand(let name, nil):
            "There is no command /\(name.prefix(40)). /help lists them; to say it to the assistant, type //\(name.prefix(40))."
        case .nothingToPin(let view):
            "No note is about “\(view)”, so nothing was pinned."
        case .severalLines(let name):
            "/\(name) is one line, and more lines follow it, so nothing was done. Give each line on its own."
        case .noArguments(let name):
            "Nothing may follow /\(name), so nothing was done. Type /\(name) alone."
        case .missingArgument(let usage):
            "Something is missing. Type \(usage)."
        case .notOneOf(let typed, let what, let usage):
            "“\(typed.prefix(40))” is \(what). Type \(usage)."
        case .looksLikeOption(let word, let usage):
            "“\(word)” looks like an option, and there is none, so nothing was done. Type \(usage)."
        case .notInListing(let number, 0):
            "There is no list yet, so \(number) means nothing. Type /notes first, or use a handle."
        case .notInListing(let number, let count):
            "The last list ends at \(count), so \(number) means nothing. Type /notes for a new one."
        case .nothingToUndo:
            "There is nothing to undo, as no change stands."
        case .notACount(let typed, let most, let command):
            """
            “\(typed)” is no number of changes from 1 to \(most), so nothing was done. Type /\(command), or a number after \
            it\(command == "undo" ? ", or /undo turn" : "").
            """
        case .nothingToRedo:
            "There is nothing to redo, as the last step was no undo."
        case .nothingToRewind:
            "Nothing was said since magpie was started, so there is nothing to go back to. /undo takes back changes."
        case .noSuchLine(let typed, let count):
            "“\(typed)” is no number of lines. Type /rewind\(count == 1 ? "" : " or a number from 1 to \(count)")."
        case .changedSinceShown:
            "A note was changed meanwhile, so nothing was taken back. Type /rewind again."
        case .notACheckbox(let text):
            "“\(text)” is not the number of a checkbox, so nothing was ticked. Type /check <note> <n>; /show has the numbers."
        case .noLastNote(let command):
            "No note was shown or made yet, so nothing was added. Type /show <note>, then \(command)."
        case .noCheckboxes(let title):
            "“\(title)” has no checkboxes. A line that begins with “- [ ] ” is one; /edit adds it."
        case .noSuchCheckbox(let text, 1):
            "There is no checkbox \(text); the note has one. Use 1."
        case .noSuchCheckbox(let text, let count):
            "There is no checkbox \(text). Use a number from 1 to \(count)."
        case .noSuchActionItem(_, 0):
            "The note has no action items. /check <note> 1 ticks its first checkbox."
        case .noSuchActionItem(let item, let count):
            "There is no action item \(item). Use a1\(count > 1 ? " to a\(count)" : "")."
        case .notADueDate:
            "There is no day at the end. Type /due <note> and one of these: \(TypedDue.forms); none takes the day away."
        case .severalOpen(let title, let count):
            "“\(title)” has \(count) open checkboxes. /check ticks the one that is done; /show has their numbers."
        case .notInTrash(let title):
            "“\(title)” is not in the Trash. /trash lists what is."
        case .inTrash(let title):
            "“\(title)” is in the Trash. /restore takes it back, and then it can be changed."
        case .noSuchFolder(let name, let error):
            "\(error) /folder new \(name) makes it."
        case .noSuchVersion(let number, let count):
            "There is no version \(number). /log lists the \(count == 1 ? "one" : "\(count)") there is\(count == 1 ? "" : " from 1 to \(count)")."
        case .nothingOffered:
            """
            Nothing waits for your yes, and nothing is suggested. A change that a model proposes would wait here; \
            /suggest <note> suggests something for a note.
            """
        case .notOffered(let typed, let numbers):
            "There is no suggestion \(typed). Use \(numbers.map(String.init).joined(separator: " or ")), or no number for all."
        case .nothingPasted:
            "Nothing was pasted yet: a message of several lines. Paste the text, and type /paste after it."
        case .tooLongToCopy(let title):
            "“\(title)” is too long for the clipboard of a terminal. Print it with `magpie show`."
        case .noTerminalToCopy:
            "Nothing was copied: /copy works only at the prompt of `magpie`. Start `magpie`, and type /copy there."
        case .nobodyToAsk(let question, let command):
            "\(question) There is no terminal to ask in, so nothing was done.\(command.map { " \($0) does it." } ?? "")"
        case .notShown(let host, let holds):
            """
            Nothing was sent: \(host) has not seen this conversation (\(holds)). Say yes at the prompt of `magpie -c`, go \
            on with the backend that has, or begin a new one: /reset at the prompt, no -c in a script.
            """
        case .noEditor:
            "/edit works only at the prompt of `magpie`, in the editor that VISUAL or EDITOR names. Start `magpie`, and type /edit there."
        case .changedMeanwhile:
            "It was changed elsewhere while you edited it."
        case .editFailed(let reason, let copy):
            "The note was not saved. \(reason) Your text is kept in \(copy)."
        case .noModels(let backend):
            "“\(backend)” has no models to choose from. /backend lists who else can answer."
        case .nothingToSave:
            "Nothing was said yet, so there is nothing to save. Say something first."
        case .nothingToReport:
            "There is no turn yet, so there is nothing to report. Say something first."
        case .dryRunNotSaved:
            "A dry run is not kept as a transcript, because a replay really writes. Leave out --dry-run."
        case .dryRunNotExported:
            "A dry run writes no files, so nothing was exported. Leave out --dry-run."
        case .recordedNotImported:
            "A recording cannot hold an import, so nothing was imported. Leave out --record, or use `magpie import` before."
        case .nothingImported:
            "Nothing was imported. /import <path> takes another file or folder, such as /import ~/vault."
        case .promptOnly("theme"):
            "/theme works at the prompt only, so nothing was done. `theme: dark` or `theme: light` in config.yaml sets it."
        case .promptOnly(let name):
            "/\(name) works at the prompt only, so nothing was done. Use `magpie \(name)` in its place."
        case .resumedNotSaved:
            "This conversation was resumed, so it cannot be recorded. Start a new one with `magpie --record FILE`."
        case .earlierUndoNotSaved:
            """
            /undo and /redo reached a change from before this conversation, which a replay does not know. So no transcript \
            can be saved of it; one that was being recorded ends before that.
            """
        case .limitNotSaved:
            "`maxNotes` sent a note to the Trash here, which a replay would not do, so nothing was saved. Start anew with --record."
        case .recordedNotResumed:
            "A recording begins with a new conversation, so an earlier one cannot go on in it. Leave out --record."
        case .noArchive:
            "No conversations are kept here. Start magpie without a replay to see them."
        case .conversationNotKept:
            "This conversation is not kept, so it has no title. Leave out --no-save and --dry-run."
        case .nothingToRename:
            "Nothing was said yet, so there is nothing to rename. Say something first."
        case .notRecordable:
            "Only a conversation at the prompt of `magpie` can be saved. For one line, there is --record FILE."
        case .noBackends:
            "Backends are chosen at the prompt. Here, use --backend and --model."
        }
    }
}
