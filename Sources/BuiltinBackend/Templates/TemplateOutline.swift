/// What a line must have for a template to fit it, as far as that is seen without compiling the template.
struct TemplateOutline: Equatable, Sendable {
    /// Sets of words, by their numbers, one after the other: of each a line must have a word.
    let words: [Int]
    /// Where each set ends.
    let ends: [Int]

    /// Whether a line with these words may fit.
    func mayFit(_ line: WordSet) -> Bool {
        var start = 0
        for end in ends {
            guard words[start..<end].contains(where: line.contains) else { return false }
            start = end
        }
        return true
    }
}

/// Numbers the words of templates, and finds out what a line must have for each.
///
/// Of hundreds of templates a line may fit a few. So this goes once through the bytes of all, and only those few are
/// compiled.
struct TemplateOutliner {
    /// The numbers of all words of all templates.
    private(set) var words = WordNumbers()
    /// The words that were come upon since this was emptied.
    var seen = WordSet()
    private let expansions: [String: String]
    /// Words of which one is in whatever `<name>` stands for; empty where none is known.
    private var beginnings: [String: [Int]] = [:]
    /// The sets that were found in the template that is read, and where each ends.
    private var found: [Int] = []
    private var ends: [Int] = []

    /// - Parameter expansions: what `<name>` stands for.
    init(expansions: [String: String]) {
        self.expansions = expansions
    }

    /// The outline of one template; one that is not well formed has some outline too.
    mutating func outline(_ source: String) -> TemplateOutline {
        var source = source
        return source.withUTF8 { bytes in
            var text = Cursor(bytes: bytes)
            found.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
            while !text.isAtEndOfBranch {
                if element(&text) { ends.append(found.count) }
            }
            if text.next == UInt8(ascii: "|") {
                found.removeSubrange((ends.first ?? 0)...)
                var isKnown = !ends.isEmpty
                while text.skip("|") {
                    if !branch(&text) { isKnown = false }
                }
                ends = isKnown ? [found.count] : []
            }
            // Copies: the room of both is used again.
            return TemplateOutline(words: Array(found.prefix(ends.last ?? 0)), ends: Array(ends[...]))
        }
    }

    /// Reads branches up to the end of their group, and finds words of which one is in each.
    /// - Returns: whether there are such words.
    private mutating func branches(_ text: inout Cursor) -> Bool {
        var isKnown = true
        repeat {
            if !branch(&text) { isKnown = false }
        } while text.skip("|")
        return isKnown
    }

    /// Reads one branch, and finds the first words of which it has one.
    /// - Returns: whether there are such words.
    private mutating func branch(_ text: inout Cursor) -> Bool {
        var isKnown = false
        while !text.isAtEndOfBranch {
            let end = found.count
            let isRequired = element(&text)
            if isKnown { found.removeSubrange(end...) } else { isKnown = isRequired }
        }
        return isKnown
    }

    /// Reads a word, a group, a slot or an expansion, and finds the words of which there must be one.
    /// - Returns: whether there are such words; else none were added.
    private mutating func element(_ text: inout Cursor) -> Bool {
        let start = found.count
        if text.skip("(") {
            let isKnown = branches(&text)
            _ = text.skip(")")
            if !isKnown { found.removeSubrange(start...) }
            return isKnown
        }
        if text.skip("[") {
            _ = branches(&text)
            _ = text.skip("]")
            found.removeSubrange(start...)
            return false
        }
        if text.skip("{") {
            _ = text.name(upTo: "}")
            return false
        }
        if text.skip("<") {
            found += beginning(of: String(decoding: text.name(upTo: ">"), as: UTF8.self))
            return found.count > start
        }
        if text.skip(" ") || text.skip(":") { return false }
        let number = words.number(text.word())
        seen.insert(number)
        found.append(number)
        return true
    }

    private mutating func beginning(of name: String) -> [Int] {
        if let words = beginnings[name] { return words }
        // Nothing is known of what is within itself.
        beginnings[name] = []
        guard var source = expansions[name] else { return [] }
        let start = found.count
        let isKnown = source.withUTF8 { bytes in
            var text = Cursor(bytes: bytes)
            return branches(&text)
        }
        let words = isKnown ? Array(found[start...]) : []
        found.removeSubrange(start...)
        beginnings[name] = words
        return words
    }

    /// A place in a template.
    private struct Cursor {
        let bytes: UnsafeBufferPointer<UInt8>
        private var position = 0

        init(bytes: UnsafeBufferPointer<UInt8>) {
            self.bytes = bytes
        }

        var next: UInt8? { position < bytes.count ? bytes[position] : nil }

        var isAtEndOfBranch: Bool {
            switch next {
            case nil, UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): true
            default: false
            }
        }

        mutating func skip(_ mark: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: mark) else { return false }
            position += 1
            return true
        }

        /// The name that ends with a mark, and is followed by it.
        mutating func name(upTo mark: Unicode.Scalar) -> UnsafeBufferPointer<UInt8> {
            let name = take { $0 != UInt8(ascii: mark) }
            _ = skip(mark)
            return name
        }

        /// The word that comes next; a mark that begins nothing is taken for one.
        mutating func word() -> UnsafeBufferPointer<UInt8> {
            let word = take { !TemplateText.isMark(Unicode.Scalar($0)) }
            guard word.isEmpty else { return word }
            position += 1
            return UnsafeBufferPointer(rebasing: bytes[position - 1..<position])
        }

        private mutating func take(_ isPart: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8> {
            let start = position
            while position < bytes.count, isPart(bytes[position]) { position += 1 }
            return UnsafeBufferPointer(rebasing: bytes[start..<position])
        }
    }
}
