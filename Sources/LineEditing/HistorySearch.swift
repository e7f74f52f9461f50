/// A search in the history for a line that contains what is typed, whatever its case.
struct HistorySearch {
    /// The lines, the newest first.
    private let entries: [String]
    /// The line as it was before, in front of the cursor and behind it.
    let before: String
    let after: String
    /// What is looked for.
    private(set) var text = ""
    private var place: Int?

    /// - Parameter entries: the lines, the newest first.
    init(in entries: [String], from line: (before: String, after: String)) {
        self.entries = entries
        (before, after) = line
    }

    /// The line that was found.
    var hit: String? { place.map { entries[$0] } }

    /// Whether no line has the text.
    var isFailing: Bool { !text.isEmpty && place == nil }

    /// What stands in front of the line while it is looked for.
    var prompt: String { "(\(isFailing ? "not found" : "search")) \(text): " }

    /// Looks for a longer text, from the line that was found on.
    mutating func append(_ more: String) {
        guard !isFailing else {
            text += more
            return
        }
        text += more
        place = entries.indices.dropFirst(place ?? 0).first(where: fits)
    }

    /// Looks for a text without its last character, from the newest line on.
    mutating func removeLast() {
        text = String(text.dropLast())
        place = text.isEmpty ? nil : entries.indices.first(where: fits)
    }

    /// Goes to the next older line; stays where there is none.
    mutating func goBack() {
        place = place.flatMap { entries.indices.dropFirst($0 + 1).first(where: fits) } ?? place
    }

    /// Goes to the next newer line; stays where there is none.
    mutating func goForward() {
        place = place.flatMap { entries.indices.prefix($0).last(where: fits) } ?? place
    }

    private func fits(_ place: Int) -> Bool { entries[place].lowercased().contains(text.lowercased()) }
}
