import ArgumentParser

/// Text of a person's own on the command line, which may begin with a dash, as in `- [ ] milk`.
struct FreeText {
    /// The arguments in which `-` stands for standard input; those behind `--` are text, whatever they look like.
    private let arguments: ArraySlice<String>
    private let verbatim: ArraySlice<String>
    /// Whether `--` says that what follows is text.
    let isMarked: Bool

    init(_ words: [String]) {
        let mark = words.firstIndex(of: "--")
        isMarked = mark != nil
        arguments = words[..<(mark ?? words.endIndex)]
        verbatim = mark.map { words[($0 + 1)...] } ?? []
    }

    /// Whether `-` asks for standard input.
    var wantsInput: Bool { arguments.contains("-") }

    /// The words without the two marks.
    var words: [String] { arguments.filter { $0 != "-" } + verbatim }

    /// Whether it says nothing.
    var isBlank: Bool { words.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    /// The words as one text.
    var text: String {
        let words = words
        return words.count > 1 ? words.joined(separator: " ") : words.first ?? ""
    }

    /// The first argument, where it is one bare word that is not marked as text.
    var firstWord: String? {
        guard let first = arguments.first, first.first?.isLetter == true else { return nil }
        return first.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") } ? first : nil
    }

    /// Refuses what looks like a mistyped option rather than like text.
    /// - Throws: `ValidationError` that names the option.
    func check() throws {
        guard let option = arguments.first(where: Self.looksLikeOption) else { return }
        throw ValidationError(
            "Unknown option '\(option)'. If it is text, put -- in front of it, or quotes around it and other words."
        )
    }

    /// Whether a word begins with a hyphen and is no option, such as `- milk`, and not the `-` of standard input.
    static func isHyphenated(_ word: String) -> Bool {
        word.hasPrefix("-") && !["-", "--"].contains(word) && !looksLikeOption(word)
    }

    private static func looksLikeOption(_ word: String) -> Bool {
        let name = word.drop { $0 == "-" }
        let dashes = word.count - name.count
        return (1...2).contains(dashes) && name.first?.isLetter == true && !word.contains(where: \.isWhitespace)
    }
}
