import Assistant
import TerminalUI

/// What a model on another machine did, and how many notes it was told of by it.
struct CallSentence {
    /// The sentence, on one line.
    let text: String

    /// - Parameter reader: the model.
    init(_ call: Turn.Call, reader: String) {
        guard !call.result.isError else {
            let name = TextSanitizer.cleanLine(String(call.call.name.prefix(60)))
            let error = (try? JSONValue(json: call.result.content))?["error"]?.text
            let needsYes = error == "\(ToolError.notAskedFor(isShown: true))"
            text = needsYes ? "\(name) needs your yes" : "\(name) failed · \(reader) was told why"
            return
        }
        let notes = call.result.output?.notes ?? []
        let marked = notes.count { $0.isWithheld == true }
        let withheld = marked + (call.result.output?.withheld ?? 0)
        let read = notes.count - marked
        var parts = [Self.deed(call.call), "\(read == 1 ? "1 note" : "\(read) notes") read by \(reader)"]
        if withheld > 0 { parts.append("\(withheld) private, withheld") }
        text = parts.joined(separator: " · ")
    }

    private static func deed(_ call: ToolCall) -> String {
        let query = (try? JSONValue(json: call.arguments))?["query"]?.text.map { TextSanitizer.cleanLine($0) } ?? ""
        return switch call.name {
        case "search_notes" where query.isEmpty: "listed notes"
        case "search_notes": "searched “\(query.count > 60 ? query.prefix(60) + "…" : query)”"
        case "read_note": "read a note"
        case "create_note": "created a note"
        case "update_note": "changed a note"
        case "delete_note": "deleted a note"
        case "restore_note": "restored a note"
        default: "called \(TextSanitizer.cleanLine(String(call.name.prefix(60))))"
        }
    }
}
