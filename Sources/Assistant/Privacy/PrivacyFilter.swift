package import Notes

/// A person's word on which notes models on other machines may see.
package struct PrivacyFilter: Codable, Equatable, Hashable, Sendable {
    /// What becomes of the notes it fits.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        /// They are withheld, unless an allowing filter fits them too.
        case deny
        /// They are shown, also where a denying filter fits them.
        case allow
        /// They are withheld, whatever else fits them.
        case `private`
    }

    /// What of a note it looks at.
    package enum Target: String, Codable, CaseIterable, Sendable {
        /// Title, body, tags and folder.
        case text
        /// The title.
        case title
        /// The body.
        case body
        /// Each tag.
        case tags
        /// The folder.
        case folder
        /// Nothing: it fits every note.
        case everything
    }

    /// How it looks for its text.
    package enum Matching: String, Codable, CaseIterable, Sendable {
        /// Anywhere.
        case contains
        /// As a whole tag or folder, or as whole words of a title or body.
        case exact
    }

    /// What becomes of the notes it fits.
    package var kind: Kind
    /// What of a note it looks at.
    package var target: Target
    /// How it looks for its text.
    package var matching: Matching
    /// Whether capitals count.
    package var isCaseSensitive: Bool
    /// What it looks for.
    package var text: String

    package init(
        _ kind: Kind = .deny,
        _ target: Target = .text,
        _ matching: Matching = .contains,
        isCaseSensitive: Bool = false,
        text: String = ""
    ) {
        self.kind = kind
        self.target = target
        self.matching = matching
        self.isCaseSensitive = isCaseSensitive
        self.text = text
    }

    /// What two filters have in common of which one would be enough.
    package var key: String {
        [kind.rawValue, target.rawValue, matching.rawValue, isCaseSensitive ? "case" : "", folded(text)]
            .joined(separator: "\n")
    }

    /// What it does, in words.
    package var sentence: String {
        guard target != .everything else { return "\(kind.rawValue) everything" }
        guard kind != .private else { return "private \(target == .tags ? "tag" : "folder") “\(text)”" }
        return "\(kind.rawValue) \(target.rawValue) \(matching == .contains ? "contains" : "is exactly") “\(text)”"
            + (isCaseSensitive ? ", capitals count" : "")
    }

    /// Whether it fits a note.
    /// - Parameter named: the tags that stand in its text; they protect it, and allow nothing.
    func fits(_ note: some PrivacySubject, named: [String] = []) -> Bool {
        let named = kind == .allow ? [] : named
        return switch target {
        case .everything: true
        case .title: isIn(words: note.title)
        case .body: isIn(words: note.body)
        case .tags: (note.tags + named).contains(where: isIn(name:))
        case .folder: isIn(name: note.folder)
        case .text:
            isIn(words: note.title) || isIn(words: note.body) || isIn(name: note.folder)
                || note.tags.contains(where: isIn(name:))
        }
    }

    private func isIn(name: String) -> Bool {
        let (name, wanted) = (folded(name), folded(text))
        if matching == .contains { return name.contains(wanted) }
        // What is private is so at any depth.
        return "\(name)/".hasPrefix("\(wanted)/") || kind == .private && "/\(name)/".contains("/\(wanted)/")
    }

    private func isIn(words text: String) -> Bool {
        let wanted = folded(self.text)
        let text = folded(text)
        if isIn(text, wanted) { return true }
        // Marks of Markdown inside of a word hide it from nobody who reads it.
        guard text.contains(where: { "*~`".contains($0) }) else { return false }
        return isIn(text.filter { !"*~`".contains($0) }, wanted)
    }

    private func isIn(_ text: String, _ wanted: String) -> Bool {
        var start = text.startIndex
        while let range = text[start...].firstRange(of: wanted) {
            guard matching == .exact else { return true }
            let before = text[..<range.lowerBound].last
            let after = text[range.upperBound...].first
            if before?.isPartOfWord != true, after?.isPartOfWord != true { return true }
            start = text.index(after: range.lowerBound)
        }
        return false
    }

    /// A text as it is compared, where capitals do not count as a search does it: a line break counts as a space, and what
    /// cannot be seen, such as a soft hyphen, for nothing.
    private func folded(_ text: String) -> String {
        var seen = text
        seen.unicodeScalars.removeAll { $0.properties.isDefaultIgnorableCodePoint }
        // Letters of full width and the like, but no accents where capitals count.
        if !isCaseSensitive { seen = seen.plain }
        let text = seen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return isCaseSensitive ? text : text.foldedForSearch
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

/// What filters look at of a note.
protocol PrivacySubject {
    var title: String { get }
    var body: String { get }
    var tags: [String] { get }
    var folder: String { get }
}

extension PrivacySubject {
    /// The tags that stand in the title and the text.
    var textTags: [String] { TextTags(in: body).names + TextTags(in: title).names }
}

extension NoteItem: PrivacySubject {}
extension NoteReport: PrivacySubject {}
