import Assistant
import Notes
import TerminalUI

/// What a model did with a folder: no card shows it.
struct FolderDeedSentence {
    let text: String

    /// - Parameter doer: the model, as provenance names it.
    /// - Returns: `nil` for a call that changed no folder.
    init?(_ call: Turn.Call, by doer: String) {
        guard call.call.name == "folders", !call.result.isError,
            let arguments = try? JSONValue(json: call.call.arguments),
            let name = arguments["name"]?.text.map({ TextSanitizer.cleanLine($0) })
        else { return nil }
        let to = TextSanitizer.cleanLine(arguments["to"]?.text ?? "")
        let deed: String? =
            switch arguments["action"]?.text {
            case "create": "made the folder “\(name)”"
            case "rename": "renamed the folder “\(name)” to “\(to)”"
            case "delete": "deleted the folder “\(name)”; its notes are in “\(NoteItem.defaultFolder)” now"
            default: nil
            }
        guard let deed else { return nil }
        text = "\(TextSanitizer.cleanLine(doer)) \(deed). /undo takes it back."
    }
}
