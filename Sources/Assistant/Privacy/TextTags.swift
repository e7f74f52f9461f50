import Notes

/// The tags that stand in a text: `#private`, also between marks of Markdown, and those of its front matter.
struct TextTags {
    /// The tags, in small letters, without `#`.
    let names: [String]

    init(in text: String) {
        // Characters of full width begin with EF in UTF-8; front matter begins with a dash.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == 0xEF }) || "-tT".contains(text.first ?? " ")
        else {
            names = []
            return
        }
        let bytes = PlainForm(text, readsMarkup: true).bytes
        var names: [String] = []
        for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
            guard index == 0 || !bytes[index - 1].isWord && bytes[index - 1] != UInt8(ascii: "&") else { continue }
            let word = bytes[(index + 1)...].prefix(100).prefix { $0.isWord || "-_/".utf8.contains($0) }
            let name = String(decoding: word, as: UTF8.self).lowercased()
            names.append(String(name.reversed().drop { "-_/".contains($0) }.reversed()))
        }
        self.names = (names + Self.frontMatter(of: bytes)).filter { !$0.isEmpty }
    }

    /// The tags of `tags: [a, b]`, or of the list below `tags:`, between the lines `---` at the beginning, or in the first line.
    private static func frontMatter(of bytes: [UInt8]) -> [String] {
        let lines = String(decoding: bytes.prefix(4_096), as: UTF8.self).lowercased().split(
            separator: "\n",
            omittingEmptySubsequences: false
        ).map { $0.trimmed }
        let hasFrontMatter = lines.first == "---"
        let head = hasFrontMatter ? lines.dropFirst().prefix { $0 != "---" } : lines.prefix(1)
        var names: [Substring] = []
        var isInList = false
        for line in head {
            if let key = ["tags:", "tag:"].first(where: line.hasPrefix) {
                names += line.dropFirst(key.count).split { ",[]\"' ".contains($0) }
                isInList = true
            } else if isInList, line.hasPrefix("-") {
                names += line.dropFirst().split { "\"' ".contains($0) }
            } else {
                isInList = false
            }
        }
        return names.map { String($0.drop { $0 == "#" }) }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension String {
    /// Whether a tag or a folder of this name is the private one, or lies below it or in others, however it is written.
    var namesPrivate: Bool {
        plain.lowercased().split(separator: "/").contains { part in
            part.drop { "# ".contains($0) }.reversed().drop { $0 == " " }.reversed().elementsEqual("private")
        }
    }
}
