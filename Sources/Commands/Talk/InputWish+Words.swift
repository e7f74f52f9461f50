import Notes

extension InputWish {
    /// What words on the command line want of standard input.
    init(for typed: FreeText) {
        if typed.wantsInput {
            self = .everything
        } else if typed.words.isEmpty {
            self = .redirected
        } else if typed.isBlank {
            // A blank line of a loop; the rest of its lines is not meant.
            self = .glance
        } else if Self.isCommand(typed.text) {
            self = .nothing
        } else {
            self = Self.pointing(typed.text) ?? (Self.isOrder(typed.text) ? .available : .glance)
        }
    }

    /// Whether a line is a command of the prompt, which takes no text from elsewhere.
    private static func isCommand(_ line: String) -> Bool {
        let start = line.drop(while: \.isWhitespace)
        return start.hasPrefix("/") && !start.hasPrefix("//")
    }

    /// Whether a line is an order that needs a text, and has none, as “summarize”, “save as a note” and “add to the
    /// shopping list” are.
    private static func isOrder(_ line: String) -> Bool {
        let words = line.lowercased().split { !$0.isLetter }.drop { $0 == "please" || $0 == "bitte" }
        guard let verb = words.first, let last = words.last else { return false }
        let rest = words.dropFirst().map(String.init).joined(separator: " ")
        if words.count == 1 { return orders.contains(verb) }
        if standIns.contains(rest) { return makers.contains(verb) || orders.contains(verb) }
        let isPlaced = words.count > 2 && places.contains(words[words.startIndex + 1])
        if verb == "translate" { return isPlaced && words.count == 3 }
        return isPlaced && adders.contains(verb) && lists.contains(last) && !line.contains(":")
    }

    private static let makers: Set<Substring> = ["make", "take", "create", "write"]
    /// What stands for a text that is not in the line.
    private static let standIns: Set<String> = [
        "a note", "a new note", "as a note", "as a new note", "as note",
        "it", "that", "it down", "that down",
    ]
    private static let adders: Set<Substring> = ["add", "put", "append"]
    private static let places: Set<Substring> = ["to", "on", "in", "into"]
    private static let lists: Set<Substring> = ["list", "groceries", "todo", "todos"]

    /// In English and German.
    private static let orders: Set<Substring> = [
        "save", "keep", "note", "store", "remember", "summarize", "summarise", "translate", "explain", "merken",
        "notieren", "speichern", "zusammenfassen", "übersetzen", "erklären",
    ]

    /// What a line wants that speaks of a text which is not in it, as “note this” and “add these to the list” do.
    ///
    /// Where the line goes on behind the word, that may be a word of a person's own: “who can fix this on friday”.
    private static func pointing(_ line: String) -> InputWish? {
        let words = line.lowercased().split { !$0.isLetter && $0 != "'" && $0 != ":" }
        // “Delete this” speaks of a note.
        if let verb = words.first(where: { $0 != "please" && $0 != "bitte" }), noteChanges.contains(verb) { return nil }
        let end = words.last { !["please", "bitte", ":"].contains($0) }
        if let end, references.contains(end.hasSuffix(":") ? end.dropLast() : end) {
            return saysAll(words) ? .unshared : .piped
        }
        if saysAll(words) { return nil }
        let isPointing = words.indices.dropLast().contains { index in
            references.contains(words[index]) && !times.contains(words[index + 1])
        }
        // “Remind me of this tomorrow: call Bob” has a text of its own.
        return (isPointing || placesText(words)) && !line.trimmed.contains(": ") ? .unshared : nil
    }

    /// Whether a line that speaks of a text comes to nothing without it, as “add these to my list” does, and “remember that
    /// these keys are old” does not.
    static func needsText(_ line: String) -> Bool {
        let words = line.lowercased().split { !$0.isLetter }.filter { $0 != "all" && $0 != "please" }
        guard words.count > 2, references.contains(words[1]) else { return placesText(words) }
        return texts.contains(words[2]) || places.contains(words[2]) || ["as", "and", "under"].contains(words[2])
    }

    /// Whether a line makes a note of a title and has no text for it: “new note titled Minutes”.
    static func givesTitleAlone(_ line: String) -> Bool {
        let words = line.lowercased().split { !$0.isLetter && $0 != ":" }
        let naming = words.firstIndex { ["titled", "called", "named"].contains($0) } ?? 0
        guard naming > 0 else { return false }
        let makers = makers.union(["a", "the", "new", "please", "start", "add"])
        return words[naming - 1] == "note" && words[..<(naming - 1)].allSatisfy(makers.contains) && !line.contains(": ")
    }

    /// Whether words order to keep what they say themselves: “remember that I like this”.
    private static func saysAll(_ words: [Substring]) -> Bool {
        let words = words.drop { $0 == "please" || $0 == "bitte" }
        return words.count > 2 && orders.contains(words[words.startIndex]) && words[words.startIndex + 1] == "that"
    }

    /// Whether words begin by putting a text somewhere: “append the output to the log note”.
    private static func placesText(_ words: [Substring]) -> Bool {
        let words = words.filter { $0 != "all" && $0 != "please" }
        return words.count > 3 && (adders.contains(words[0]) || writers.contains(words[0])) && words[1] == "the"
            && texts.contains(words[2]) && words[3...].contains { places.contains($0) || ["under", "at"].contains($0) }
    }

    private static let writers: Set<Substring> = [
        "attach", "copy", "file", "include", "insert", "keep", "log", "paste", "prepend", "save", "store", "write",
    ]
    private static let texts: Set<Substring> = [
        "text", "lines", "output", "input", "log", "message", "content", "contents", "result", "results", "data",
        "snippet",
        "report",
    ]

    /// What is done with a note, and not with a text.
    private static let noteChanges: Set<Substring> = [
        "delete", "remove", "erase", "trash", "forget", "discard", "bin", "purge", "undo", "restore", "tick", "untick",
        "cross", "pin", "unpin", "archive", "lösche", "entferne", "vergiss",
    ]

    /// In English and German.
    private static let references: Set<Substring> = [
        "this", "these", "following", "stdin", "dies", "diese", "dieses", "diesen", "folgendes", "folgende",
    ]
    /// What makes of “this” a time: “this week”.
    private static let times: Set<Substring> = [
        "morning", "afternoon", "evening", "night", "week", "weekend", "month", "quarter", "year", "spring", "summer",
        "autumn", "fall", "winter", "time", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
        "sunday",
        "woche", "wochenende", "monat", "jahr",
    ]
}
