/// Links in a note's text, such as `[[Radar]]`, `[[Radar#Costs|the costs]]` and `![[Radar]]`.
package enum WikiLink {
    /// A link to the note with a title; `nil` for a title with marks of links in it.
    package static func link(to title: String) -> String? {
        title.isEmpty || title.contains { "[]|#^\n".contains($0) } ? nil : "[[\(title)]]"
    }

    /// A text in which the words of each link stand for it.
    package static func words(of text: String) -> String {
        text.contains("[[") ? text.replacing(/\[\[(?:[^\]\[|\n]*\|)?([^\]\[|\n]*)\]\]/) { $0.output.1 } : text
    }

    /// The names that the links of a text lead to, as they are written, in order.
    package static func names(in text: String) -> [String] {
        let bracket = UInt8(ascii: "[")
        var names: [String] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: bracket) {
            rest = rest[rest.index(after: start)...]
            guard rest.first == bracket else { continue }
            rest = rest.dropFirst()
            let inner = rest.prefix { $0 != UInt8(ascii: "]") && $0 != bracket && $0 != 0x0A }
            guard rest[inner.endIndex...].starts(with: "]]".utf8) else { continue }
            names.append(String(Substring(inner.prefix { !"|#^".utf8.contains($0) })))
            rest = rest[inner.endIndex...]
        }
        return names
    }
}
