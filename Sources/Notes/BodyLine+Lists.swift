extension BodyLine {
    /// Whether a note is a list: by its title, or as half of its lines or more are items.
    ///
    /// A note of one item that says what the title says is a task.
    package static func isList(titled title: String, _ body: String) -> Bool {
        if title.lowercased().split(whereSeparator: { !$0.isLetter }).contains(where: namesList) { return true }
        var code = CodeLines()
        let lines = rawLines(of: body).filter { !$0.allSatisfy(\.isWhitespace) }
        let items = lines.compactMap { code.take($0) == .text ? item($0) : nil }
        if items.count == 1 { return !items[0].lowercased().hasPrefix(title.prefix { $0 != "…" }.lowercased()) }
        return items.count > 1 && items.count * 2 >= lines.count
    }

    private static func namesList(_ word: Substring) -> Bool {
        ["list", "lists", "checklist", "wishlist"].contains(word) || word.hasSuffix("liste")
    }

    /// What is on a list, of a line with a box or a bullet.
    private static func item(_ line: String) -> String? {
        if let box = CheckboxLine(line) { return box.text.allSatisfy(\.isWhitespace) ? nil : box.text }
        let text = line.drop(while: \.isWhitespace)
        return ["- ", "* ", "• "].contains { text.hasPrefix($0) } ? String(text.dropFirst(2)) : nil
    }
}
