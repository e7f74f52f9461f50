import Assistant
import Foundation

/// Reads one call that stood in a text.
struct TextCallReader: Sendable {
    /// A call without an id.
    struct Reading: Hashable, Sendable {
        var name: String
        /// The arguments as JSON, as far as they can be read.
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
    func block(_ object: CallScanner.Object) -> Reading? {
        guard let members = object.members else { return broken(object.json) }
        guard let key = ["name", "action"].first(where: { members[$0]?.text?.isEmpty == false }),
            let name = members[key]?.text
        else { return nil }
        let arguments = Self.arguments(in: members) ?? JSONValue.object(members.filter { $0.key != key }).json
        return Reading(name: toolName(name), arguments: arguments)
    }

    /// The call in a `<tool_call>` element; only those of known tools count.
    func element(_ object: CallScanner.Object) -> Reading? {
        guard object.members == nil else { return message(object) }
        return broken(object.json).flatMap { tools.contains($0.name) ? $0 : nil }
    }

    /// The call in an object that is a whole message: it must have a known name, and arguments.
    func message(_ object: CallScanner.Object) -> Reading? {
        guard let members = object.members, let name = members["name"]?.text, tools.contains(name),
            let arguments = Self.arguments(in: members)
        else { return nil }
        return Reading(name: name, arguments: arguments)
    }

    private static func arguments(in members: [String: JSONValue]) -> String? {
        (members["arguments"] ?? members["parameters"])?.argumentText
    }

    /// Broken JSON goes to the tool as it is: the tool's error tells the model what to correct.
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
