/// Links from note to note.
enum WikiLinks {
    /// The names of the notes that `[[name]]`, `[[name#heading|text]]` and `![[name]]` lead to.
    static func targets(in text: String) -> [String] {
        let bracket = UInt8(ascii: "[")
        var targets: [String] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: bracket) {
            rest = rest[rest.index(after: start)...]
            guard rest.first == bracket else { continue }
            rest = rest.dropFirst()
            let inner = rest.prefix { $0 != UInt8(ascii: "]") && $0 != bracket && $0 != 0x0A }
            guard rest[inner.endIndex...].starts(with: "]]".utf8) else { continue }
            let name = inner.prefix { !"|#^".utf8.contains($0) }
            if let target = target(Substring(name)) { targets.append(target) }
            rest = rest[inner.endIndex...]
        }
        return targets
    }

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
