import Notes

/// Links from note to note.
enum WikiLinks {
    /// The names of the notes that the links of a text lead to, as ``key(_:)`` has them.
    static func targets(in text: String) -> [String] { WikiLink.names(in: text).compactMap { target($0[...]) } }

    /// What a name has in common with the same name in another case, another folder or with its extension.
    static func key(_ name: some StringProtocol) -> String {
        let last = String(name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...])
        let bare = last.hasSuffix(".md") ? String(last.dropLast(3)) : last
        return NotePlace.title(bare).lowercased()
    }

    /// The text with a wikilink in place of each link `[title](evernote:…)` whose title is a note's.
    static func replacingEvernoteLinks(in text: String, where isNote: (String) -> Bool) -> String {
        let mark = "](evernote:"
        guard text.contains(mark) else { return text }
        var result = ""
        var rest = text[...]
        while let middle = rest.firstRange(of: mark) {
            let head = rest[..<middle.lowerBound]
            guard let start = head.lastIndex(of: "["), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
                result += rest[..<middle.upperBound]
                rest = rest[middle.upperBound...]
                continue
            }
            let title = head[head.index(after: start)...]
            let isWritable = !title.contains { "[]|#^".contains($0) }
            result += head[..<start]
            result += isWritable && isNote(key(title)) ? "[[\(title)]]" : rest[start...end]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func target(_ name: Substring) -> String? {
        let key = key(name)
        guard !key.isEmpty else { return nil }
        // A picture or another file is embedded in the same way.
        guard let dot = key.lastIndex(of: "."), key.distance(from: dot, to: key.endIndex) <= 6 else { return key }
        let suffix = key[key.index(after: dot)...]
        return suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && suffix.contains(where: \.isLetter)
            ? nil : key
    }
}
