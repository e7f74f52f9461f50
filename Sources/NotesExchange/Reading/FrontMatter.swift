import Foundation
import YAMLFiles

/// The YAML between two lines of three dashes at the beginning of a Markdown text.
struct FrontMatter {
    /// The largest one that is read, in bytes.
    private static let largest = 1 << 20

    /// The lines between the dashes, as they stand, each with its line break.
    let lines: [Substring]
    /// The line of dashes above them.
    let opening: Substring
    /// The line of dashes below them.
    let closing: Substring
    /// What stands after it.
    let rest: Substring
    /// The values by name, lower case; empty when they cannot be read.
    let fields: [String: YAMLNode]
    /// The names in the order of the text, as they are written.
    let names: [String]
    /// Why the values cannot be read; `nil` when they can.
    let problem: String?

    /// The front matter of a text; `nil` when it begins with none.
    init?(of text: String) {
        let lines = Self.lines(of: text[...], upTo: Self.largest)
        guard let opening = lines.next(), Self.isFence(opening) else { return nil }
        var inner: [Substring] = []
        var closing: Substring?
        while closing == nil, let line = lines.next() {
            if Self.isFence(line) { closing = line } else { inner.append(line) }
        }
        guard let closing else { return nil }
        self.opening = opening
        self.lines = inner
        self.closing = closing
        rest = text[closing.endIndex...]
        do {
            let node = try YAMLNode.read(inner.joined(), most: Self.largest)
            guard let node else {
                (fields, names, problem) = ([:], [], nil)
                return
            }
            // A rule between two paragraphs looks the same, but is followed by no names.
            guard case .mapping = node.content else { return nil }
            let members = try node.fields(of: "front matter").rest
            fields = Dictionary(members.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
            names = members.map(\.name)
            problem = nil
        } catch {
            guard inner.contains(where: { $0.contains(":") }) else { return nil }
            (fields, names) = ([:], [])
            problem = error.sentence
        }
    }

    /// The texts of a field, which is one or a list of them; empty where it is neither.
    func texts(_ name: String) -> [String] {
        guard let node = fields[name] else { return [] }
        if case .list(let elements) = node.content { return elements.compactMap { $0.isNull ? nil : $0.scalar } }
        return node.isNull ? [] : node.scalar.map { [$0] } ?? []
    }

    /// The text of a field that is one.
    func text(_ names: String...) -> String? {
        names.lazy.compactMap { name -> String? in
            guard let node = fields[name], !node.isNull, let text = node.scalar else { return nil }
            return text.allSatisfy(\.isWhitespace) ? nil : text
        }.first
    }

    /// The tags: a list, or words with commas or spaces between them.
    var tags: [String] {
        ["tags", "tag"].flatMap { name -> [String] in
            guard let words = fields[name]?.scalar else { return texts(name) }
            return fields[name]?.isNull == true ? [] : words.split { $0 == "," || $0.isWhitespace }.map(String.init)
        }
    }

    private static func isFence(_ line: Substring) -> Bool {
        let text = line.unicodeScalars
        return text.starts(with: "---".unicodeScalars)
            && text.dropFirst(3).allSatisfy { " \t\r\n".unicodeScalars.contains($0) }
    }

    /// The lines of a text with their line breaks, as long as they begin within a number of bytes.
    private static func lines(of text: Substring, upTo most: Int) -> AnyIterator<Substring> {
        var start = text.startIndex
        let end = text.utf8.index(start, offsetBy: most, limitedBy: text.endIndex) ?? text.endIndex
        return AnyIterator {
            guard start < end else { return nil }
            let newline = text.utf8[start...].firstIndex(of: 0x0A)
            let next = newline.map(text.utf8.index(after:)) ?? text.endIndex
            defer { start = next }
            return text[start..<next]
        }
    }
}
