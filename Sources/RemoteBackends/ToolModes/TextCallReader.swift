import Assistant
import Foundation

/// Reads the JSON of one call that stood in a text.
struct TextCallReader: Sendable {
    /// A call without an id.
    struct Reading: Equatable, Sendable {
        var name: String
        var arguments: String
    }

    private let tools: [String]

    init(tools: [String]) {
        self.tools = tools
    }

    /// The call in a `[NOTE_ACTION:…]` block.
    ///
    /// It is `{"name": …, "arguments": {…}}`, or the seed's own form with the fields beside the name:
    /// `{"action": "create", "title": …}`. A name that no tool has is a call all the same, so that the model hears of
    /// it, and so is broken JSON in which the name can be seen; `nil` for everything else.
    func block(_ json: String) -> Reading? {
        guard let members = (try? JSONValue(json: json))?.members else { return broken(json) }
        guard let key = ["name", "action"].first(where: { members[$0]?.text?.isEmpty == false }),
            let name = members[key]?.text
        else { return nil }
        let arguments = Self.arguments(in: members) ?? JSONValue.object(members.filter { $0.key != key }).json
        return Reading(name: toolName(name), arguments: arguments)
    }

    /// The call in a `<tool_call>` element; only those of known tools count.
    func element(_ json: String) -> Reading? {
        if let reading = object(json) { return reading }
        guard (try? JSONValue(json: json)) == nil else { return nil }
        return broken(json).flatMap { tools.contains($0.name) ? $0 : nil }
    }

    /// The call that an object is which makes up a whole message: it has a known name, and arguments.
    func object(_ json: String) -> Reading? {
        guard let members = (try? JSONValue(json: json))?.members, let name = members["name"]?.text,
            tools.contains(name), let arguments = Self.arguments(in: members)
        else { return nil }
        return Reading(name: name, arguments: arguments)
    }

    /// The arguments as JSON text; some models write them as a string with JSON in it.
    private static func arguments(in members: [String: JSONValue]) -> String? {
        guard let value = members["arguments"] ?? members["parameters"] else { return nil }
        return value.text ?? value.json
    }

    /// What cannot be read goes to the tool as it is: the error it gives tells the model what to mend.
    private func broken(_ json: String) -> Reading? {
        guard let match = json.prefix(1_000).firstMatch(of: #/"?(?:name|action)"?\s*:\s*"([A-Za-z0-9_.-]{1,64})"/#)
        else { return nil }
        return Reading(name: toolName(String(match.1)), arguments: json)
    }

    /// `create` is short for `create_note`, and `search` for `search_notes`.
    private func toolName(_ name: String) -> String {
        [name, name.lowercased(), "\(name.lowercased())_note", "\(name.lowercased())_notes"]
            .first(where: tools.contains) ?? name
    }
}
