/// What is to change about a note; everything left out stays as it is.
package struct NotePatch: Equatable, Sendable {
    /// A new title.
    package var title: String?
    /// A whole new body.
    package var body: String?
    /// A part of the body to be replaced; the part must occur exactly once.
    package var replacement: Replacement?
    /// Lines to add at the end of the body.
    package var append: String?
    /// Texts of checkbox lines to tick.
    package var check: [String]
    /// Texts of checkbox lines to untick.
    package var uncheck: [String]
    /// The new full list of tags.
    package var tags: [String]?
    /// Whether the note is to be pinned.
    package var isPinned: Bool?
    /// What the note is about.
    package var category: NoteCategory?
    /// The folder to move it to.
    package var folder: String?
    /// When the note is due.
    package var due: DueEdit?
    /// Whether the note is to be done; see ``NoteItem/complete()`` and ``NoteItem/reopen()``.
    package var isDone: Bool?

    /// What is to become of the date on which a note is due.
    package enum DueEdit: Equatable, Sendable {
        /// The note is due then.
        case set(DueDate)
        /// The note is not due any more.
        case remove
    }

    /// One part of a body and what comes in its place.
    package struct Replacement: Codable, Equatable, Sendable {
        /// The part, exactly as it stands in the body.
        package var find: String
        /// What comes in its place; empty to remove the part, and its line with it when nothing else is on it.
        package var with: String

        package init(find: String, with: String) {
            self.find = find
            self.with = with
        }
    }

    package init(
        title: String? = nil,
        body: String? = nil,
        replacement: Replacement? = nil,
        append: String? = nil,
        check: [String] = [],
        uncheck: [String] = [],
        tags: [String]? = nil,
        isPinned: Bool? = nil,
        category: NoteCategory? = nil,
        folder: String? = nil,
        due: DueEdit? = nil,
        isDone: Bool? = nil
    ) {
        self.title = title
        self.body = body
        self.replacement = replacement
        self.append = append
        self.check = check
        self.uncheck = uncheck
        self.tags = tags
        self.isPinned = isPinned
        self.category = category
        self.folder = folder
        self.due = due
        self.isDone = isDone
    }

    /// Why a patch does not fit a note.
    ///
    /// Each case reads as a sentence.
    package enum Misfit: Error, Equatable, Sendable {
        /// The part to be replaced is not in the body.
        case notFound(String)
        /// The part to be replaced, or the line to be ticked, occurs more than once.
        case ambiguous(String, count: Int)
        /// No checkbox line has this text.
        case noSuchLine(String, lines: [String])
        /// The title would be empty.
        case emptyTitle
    }

    /// Changes `note` as the patch says.
    /// - Throws: ``Misfit`` when a part of the patch does not fit; `note` is then to be thrown away.
    package func apply(to note: inout NoteItem) throws(Misfit) {
        if let title {
            let line = Self.oneLine(title)
            guard !line.isEmpty else { throw .emptyTitle }
            note.title = line
        }
        if let body { note.body = body }
        if let replacement { note.body = try replacement.applied(to: note.body) }
        if let append { note.body = Self.appending(append, to: note.body) }
        for text in check { note.body = try Self.setting(isChecked: true, line: text, in: note.body) }
        for text in uncheck { note.body = try Self.setting(isChecked: false, line: text, in: note.body) }
        if let tags { note.tags = Self.normalized(tags) }
        if let isPinned { note.isPinned = isPinned }
        if let category { note.aiCategory = category }
        if let folder, !Self.oneLine(folder).isEmpty { note.folder = Self.oneLine(folder) }
        if let isDone { isDone ? note.complete() : note.reopen() }
        switch due {
        case .set(let date): note.dueAt = date
        case .remove:
            note.dueAt = nil
            note.setRhythm(nil)
        case nil: break
        }
    }

    /// Tags without `#`, white space around them and repetitions, in the order given.
    package static func normalized(_ tags: [String]) -> [String] {
        var seen: Set<String> = []
        return tags.map { tag in oneLine(String(tag.drop { $0 == "#" || $0.isWhitespace })) }
            .filter { !$0.isEmpty && seen.insert($0.tagKey).inserted }
    }

    /// `text` with every run of white space as one space.
    package static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A body with lines at its end.
    static func appending(_ lines: String, to body: String) -> String {
        guard !lines.isEmpty else { return body }
        guard let end = body.lastIndex(where: { !$0.isNewline }) else { return lines }
        return body[...end] + "\n" + lines
    }

    private static func setting(isChecked: Bool, line text: String, in body: String) throws(Misfit) -> String {
        let boxes = BodyLine.parse(body).compactMap(\.checkbox)
        let wanted = folded(text)
        let exact = boxes.filter { folded($0.text) == wanted || DueMark($0.text).map { folded($0.words) } == wanted }
        let fitting = exact.isEmpty && !wanted.isEmpty ? boxes.filter { folded($0.text).contains(wanted) } : exact
        guard let box = fitting.first(where: { $0.isChecked != isChecked }) ?? fitting.first else {
            throw .noSuchLine(text, lines: boxes.map(\.text))
        }
        guard fitting.count == 1 || !exact.isEmpty else { throw .ambiguous(text, count: fitting.count) }
        return BodyLine.setChecked(isChecked, line: box.line, in: body) ?? body
    }

    private static func folded(_ text: String) -> String {
        oneLine(text).lowercased()
    }
}

extension NotePatch.Replacement {
    /// The body with the one occurrence of `find` replaced.
    package func applied(to body: String) throws(NotePatch.Misfit) -> String {
        let ranges = find.isEmpty ? [] : body.ranges(of: find)
        guard let range = ranges.first else { throw .notFound(find) }
        let wholeLines = ranges.filter { body.isWholeLine($0) }
        if ranges.count > 1 {
            // "- [ ] milk" also begins "- [ ] milk powder": the one whole line is meant.
            guard wholeLines.count == 1, let line = wholeLines.first else {
                throw .ambiguous(find, count: ranges.count)
            }
            return body.replacingLines(line, with: with)
        }
        return wholeLines.isEmpty ? body.replacingSubrange(range, with: with) : body.replacingLines(range, with: with)
    }
}

extension NotePatch.Misfit: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound(let text):
            "“\(text)” is not in the note's body. Read the note and give the text exactly as it stands there."
        case .ambiguous(let text, let count):
            "“\(text)” occurs \(count) times in the note's body. Give more of the line."
        case .noSuchLine(let text, let lines):
            lines.isEmpty
                ? "The note has no checkbox lines, so “\(text)” cannot be ticked."
                : "No checkbox line is “\(text)”. The lines are: \(lines.prefix(20).joined(separator: "; "))."
        case .emptyTitle:
            "A title cannot be empty."
        }
    }
}

extension String {
    fileprivate func isWholeLine(_ range: Range<Index>) -> Bool {
        (range.lowerBound == startIndex || self[index(before: range.lowerBound)].isNewline)
            && (range.upperBound == endIndex || self[range.upperBound].isNewline)
    }

    fileprivate func replacingSubrange(_ range: Range<Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }

    /// Replaces whole lines; when nothing comes in their place, their line break goes as well.
    fileprivate func replacingLines(_ range: Range<Index>, with text: String) -> String {
        guard text.isEmpty else { return replacingSubrange(range, with: text) }
        if range.upperBound < endIndex {
            return replacingSubrange(range.lowerBound..<index(after: range.upperBound), with: "")
        }
        let start = range.lowerBound > startIndex ? index(before: range.lowerBound) : range.lowerBound
        return replacingSubrange(start..<range.upperBound, with: "")
    }
}

extension BodyLine {
    /// The parts of a checkbox line; `nil` for every other line.
    package var checkbox: (isChecked: Bool, text: String, line: Int)? {
        guard case .checkboxLine(let isChecked, let text, let line) = self else { return nil }
        return (isChecked, text, line)
    }
}
