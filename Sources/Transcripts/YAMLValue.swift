import Assistant
import YAMLFiles

/// What the writer puts into a file: a small part of YAML, with the order of keys as given.
enum YAMLValue {
    /// A word that is written as it is: a number, a date, a truth value.
    case word(String)
    /// A text in the plainest style.
    case text(String)
    /// What a screen showed, always a block where it can be one.
    case screen(String)
    case list([YAMLValue])
    case map([(key: String, value: YAMLValue)])

    /// The widest line on which a list or a mapping of short texts is written, in characters.
    private static let flowWidth = 100

    /// A value of JSON, keys sorted.
    init(_ json: JSONValue) {
        switch json {
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(elements.map(YAMLValue.init))
        case .object(let members):
            self = .map(members.sorted { $0.key < $1.key }.map { (key: $0.key, value: YAMLValue($0.value)) })
        case .null, .bool, .number: self = .word(json.json)
        }
    }

    /// The lines of the entries of a mapping that stands in the file at `indent`.
    static func lines(_ entries: [(key: String, value: YAMLValue)], indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return entries.flatMap { entry in
            let key = margin + YAMLText.inline(entry.key) + ":"
            return entry.value.lines(after: key, indent: indent)
        }
    }

    /// The lines of an element of a list whose dashes stand at `indent`.
    func elementLines(indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        guard case .map(let entries) = self, !entries.isEmpty else {
            return lines(after: margin + "-", indent: indent)
        }
        let lines = Self.lines(entries, indent: indent + 2)
        return [margin + "- " + (lines.first?.dropFirst(indent + 2) ?? "")] + lines.dropFirst()
    }

    /// The lines of the value after a key or a dash that stands at `indent`.
    private func lines(after start: String, indent: Int) -> [String] {
        switch self {
        case .word(let word): return [start + " " + word]
        case .text(let text): return Self.literal(text, start, indent, isScreen: false)
        case .screen(let text): return Self.literal(text, start, indent, isScreen: true)
        case .list(let elements):
            if let flow, start.count + flow.count < Self.flowWidth { return [start + " " + flow] }
            return [start] + elements.flatMap { $0.elementLines(indent: indent + 2) }
        case .map(let entries):
            if let flow, start.count + flow.count < Self.flowWidth { return [start + " " + flow] }
            return [start] + Self.lines(entries, indent: indent + 2)
        }
    }

    private static func literal(_ text: String, _ start: String, _ indent: Int, isScreen: Bool) -> [String] {
        guard let lines = YAMLText.literal(text, indent: indent + 2, isScreen: isScreen) else {
            return [start + " " + YAMLText.inline(text)]
        }
        return [start + " " + (lines.first ?? "|")] + lines.dropFirst()
    }

    /// The value on one line; `nil` when it holds a list or a mapping that is not empty, or a text of several lines.
    private var flow: String? {
        switch self {
        case .word, .text, .screen: return nil
        case .list(let elements):
            let parts = elements.map(\.flowElement)
            let texts = parts.compactMap { $0 }
            return texts.count == parts.count ? "[" + texts.joined(separator: ", ") + "]" : nil
        case .map(let entries):
            let parts = entries.map { entry in
                entry.value.flowElement.map { YAMLText.inline(entry.key, isInFlow: true) + ": " + $0 }
            }
            let texts = parts.compactMap { $0 }
            return texts.count == parts.count ? "{" + texts.joined(separator: ", ") + "}" : nil
        }
    }

    private var flowElement: String? {
        switch self {
        case .word(let word): word
        case .text(let text):
            text.unicodeScalars.contains("\n") ? nil : YAMLText.inline(text, isInFlow: true)
        case .screen: nil
        case .list(let elements): elements.isEmpty ? "[]" : nil
        case .map(let entries): entries.isEmpty ? "{}" : nil
        }
    }
}
