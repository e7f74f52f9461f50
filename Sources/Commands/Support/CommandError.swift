/// What can go wrong with a command; each case says what to do next.
package enum CommandError: Error, Equatable, Sendable {
    case nothingToDo
    case inputTooLarge(limit: Int)
    case emptyNote
    case nothingToUndo
    case nothingToRedo
    case notInTrash(String)
    case failed(String)
    case interrupted
    case replayDiffers(count: Int, of: Int)
    case noTranscripts(String)
}

extension CommandError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .nothingToDo:
            "Nothing was said, and there is no terminal to ask in. Try: magpie \"where is the spare key?\""
        case .inputTooLarge(let limit):
            "The text on standard input is larger than \(limit >> 20) MB; nothing was stored."
        case .emptyNote:
            "A note needs a title or a body. Try: magpie add --title \"Spare key\" \"Under the blue pot\""
        case .nothingToUndo:
            "There is nothing to undo."
        case .nothingToRedo:
            "There is nothing to redo."
        case .notInTrash(let text):
            "“\(text)” is not in the Trash."
        case .failed(let sentence):
            sentence
        case .interrupted:
            "Interrupted."
        case .replayDiffers(let count, let total):
            "\(count) of \(total) transcripts differ. If that is meant, run `magpie replay --update` on them."
        case .noTranscripts(let path):
            "There is no transcript in \(path); a transcript is a file that ends in .yaml or .yml."
        }
    }
}
