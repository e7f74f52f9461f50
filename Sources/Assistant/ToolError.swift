package import Notes

/// Why a tool call was not carried out; a sentence that tells the model how to do better.
package enum ToolError: Error, Equatable, Sendable {
    /// No tool has this name.
    case unknownTool(String, known: [String])
    /// The arguments are not JSON.
    case notJSON
    /// The arguments do not fit the tool's schema.
    case badArguments([String])
    /// No note has this id.
    case unknownNote(String)
    /// The id is no id at all.
    case notAnID(String)
    /// Several notes have ids that begin so.
    case ambiguousNote(String, handles: [String])
    /// The note lies in the Trash.
    case noteInTrash(String)
    /// The note is private, and the model on another machine.
    case privateNote(String)
    /// Private notes would be changed, or be private no longer, and the model is on another machine.
    case privateNotes
    /// A secret would become a part of a link, and the model is on another machine.
    case secretInLink
    /// Names such as [LINK 1] would be written where values of the person belong.
    case nameLeft([String])
    /// A note with neither title nor body.
    case emptyNote
    /// A range of days that ends before it begins.
    case badRange(from: String, to: String)
    /// Words were given with a search for what came up lately.
    case recentWithWords
    /// A patch without a change.
    case emptyPatch
    /// The patch does not fit the note.
    case misfit(NotePatch.Misfit)
    /// The folder cannot be made, renamed or removed.
    case folder(FolderError)
    /// A folder is to be made, renamed or removed, and a name is missing.
    case missingFolderName(String)
    /// Nothing was changed that could be taken back, or taken back that could be done again.
    case nothingToUndo(redoing: Bool)
    /// What was done last cannot be taken back, and what came before it only when the person says so.
    case lastIsFinal(FinalDeed)
    /// What is to be taken back is not there any more, or was changed later.
    case changedSince
    /// The same call was made three times in one turn.
    case repeated
    /// The same call changed something in this turn already.
    case alreadyDone
    /// One step made more calls than are run.
    case tooManyCalls(limit: Int)
    /// More notes than the limit were to lose something, and the person did not say yes.
    case notConfirmed(limit: Int, canAsk: Bool)
    /// The person's line did not ask for the change; it was shown to them where it could be.
    case notAskedFor(isShown: Bool)
    /// The person interrupted the turn before the call was run.
    case interrupted
}

extension ToolError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownTool(let name, let known):
            "There is no tool “\(name.prefix(60))”. The tools are: \(known.joined(separator: ", "))."
        case .notJSON:
            "The arguments are not a JSON object."
        case .badArguments(let problems):
            problems.prefix(5).joined(separator: " ")
        case .unknownNote(let id):
            "No note has the id “\(id.prefix(60))”. Find the note with search_notes and use the id it gives."
        case .notAnID(let id):
            "“\(id.prefix(60))” is not a note's id. Find the note with search_notes and use the id it gives."
        case .ambiguousNote(let id, let handles):
            "Several notes have ids that begin with “\(id)”: \(handles.joined(separator: ", ")). Give one of these."
        case .noteInTrash(let id):
            "The note \(id) is in the Trash; restore_note takes it out."
        case .privateNote(let id):
            "The note \(id) is private: it is withheld from you, and you cannot change it. Tell the person so."
        case .secretInLink:
            "That would make a secret a part of a link, so nothing was changed. Keep it out of links."
        case .nameLeft(let names):
            "\(names.joined(separator: ", ")) would be stored in place of what the person wrote, so nothing was changed. Such a name means its value only as it is written, in text, or where it stands in the note already, with all that is around it: use append, or replace for another part."
        case .privateNotes:
            "That is about private notes, which are withheld from you, and which you cannot change. Tell the person so."
        case .emptyNote:
            "A note needs a title or a body."
        case .badRange(let from, let to):
            "“from” (\(from)) is after “to” (\(to))."
        case .recentWithWords:
            "“recent” goes with an empty query: it lists what came up lately, whatever it says."
        case .emptyPatch:
            "Nothing to change was given: use title, body, append, replace, check, uncheck, tags, pinned, category, folder, due or done."
        case .misfit(let misfit):
            misfit.description
        case .folder(let error):
            error.description
        case .missingFolderName(let parameter):
            "“\(parameter)” is missing: give the name of the folder."
        case .nothingToUndo(let redoing):
            redoing ? "There is nothing to redo." : "There is nothing to undo."
        case .lastIsFinal(let deed):
            "\(deed) Nothing was undone; /undo asks whether to take back the change before it."
        case .changedSince:
            "That was changed again since, so nothing was undone. /undo takes back the last change, whoever made it."
        case .repeated:
            "This call was made before in this turn; it was not run again."
        case .alreadyDone:
            "This very call was carried out in this turn already, and is not done twice. Answer the person now."
        case .tooManyCalls(let limit):
            "One step runs at most \(limit) calls; this one was not run."
        case .notConfirmed(let limit, true):
            "The person said no to deleting or overwriting more than \(limit) notes; this was not done."
        case .notConfirmed(let limit, false):
            "Deleting or overwriting more than \(limit) notes needs a person's yes; nobody is there, so this was not done."
        case .notAskedFor(true):
            "The person did not ask for this change, or wants to be asked about each, so it was not made. They see what it would be, and may accept it. Do not repeat it, and do not say that it was made."
        case .notAskedFor(false):
            "The person did not ask for this, or wants to be asked about everything, so it was not done. Ask them first."
        case .interrupted:
            "The person interrupted the turn; this call was not run."
        }
    }
}
