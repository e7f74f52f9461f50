/// What can go wrong with an import or an export as a whole; each case reads as a sentence.
package enum ExchangeError: Error, Equatable, Sendable {
    /// What is to be imported is not there, or cannot be read.
    case cannotRead(String, reason: String, isMissing: Bool)
    /// There is no note in it.
    case noNotes(String)
    /// The file is there already, and is not replaced.
    case exists(String)
    /// The file or folder cannot be written.
    case cannotWrite(String, reason: String)
    /// More notes would come in than there may be.
    case moreThanMaxNotes(Int, most: Int)
    /// No note is to be exported.
    case nothingToExport
    /// What is to be exported is the name of a note, and of a file or folder that is there.
    case noteAndPath(String)
    /// What is to be exported is neither a note nor a path.
    case neitherNoteNorPath(String)
}

extension ExchangeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotRead(let path, _, isMissing: true):
            "There is no \(path), so nothing was imported. Check the path."
        case .cannotRead(let path, let reason, isMissing: false):
            "Cannot read \(path): \(reason). Nothing was imported."
        case .noNotes(let path):
            """
            There is no note in \(path), so nothing was imported. magpie reads Markdown, Obsidian, Evernote (.enex), Bear, \
            Apple Notes as HTML or text, and JSON; --from says which.
            """
        case .exists(let path):
            "\(path) is there already, and stays as it is. Choose another name, or move it away."
        case .cannotWrite(let path, let reason):
            "Cannot write \(path): \(reason). Choose another place, or make room or permission there."
        case .moreThanMaxNotes(let count, let most):
            """
            These are \(count) notes, and `maxNotes` lets there be \(most), so nothing was stored. Raise it in config.yaml, \
            or take it out.
            """
        case .nothingToExport:
            "No note fits, so nothing was exported. `magpie notes` lists what there is."
        case .noteAndPath(let name):
            """
            “\(name)” is a note, and a file or folder here, so nothing was exported. For the note alone, type \(name) to \
            FILE; for all notes, ./\(name).
            """
        case .neitherNoteNorPath(let name):
            """
            No note is called “\(name)”, and there is no such folder, so nothing was exported. For one note, type its \
            title; for all notes in a new folder, ./\(name).
            """
        }
    }
}
