/// Words for symbols, so that an index of words can hold them.
enum SymbolNames {
    /// A chunk of folded text as one word, its symbols by name; `nil` when no symbol of it matters.
    ///
    /// Brackets, quotation marks and the punctuation of sentences and Markdown around it are dropped; hyphens and
    /// apostrophes inside are left out.
    static func word(for scalars: [Unicode.Scalar]) -> String? {
        guard scalars.contains(where: \.isWordScalar) else { return symbolWord(for: scalars) }
        var rest = scalars[...]
        while let first = rest.first, isDroppedBefore(first) { rest.removeFirst() }
        while let last = rest.last, !last.isWordScalar, !"+#%$".unicodeScalars.contains(last) { rest.removeLast() }
        guard rest.contains(where: { !$0.isWordScalar }) else { return nil }
        var word = ""
        for (offset, scalar) in rest.enumerated() {
            if scalar.isWordScalar {
                word.unicodeScalars.append(scalar)
            } else if scalar == "-" {
                if offset == 0 { word += "dash" }
            } else if let name = names[scalar] {
                word += name
            }
        }
        return word
    }

    /// The numbers of scalars as one word; its last letter keeps a stemmer from touching it.
    static func number(of scalars: [Unicode.Scalar]) -> String {
        scalars.map { "u" + String($0.value, radix: 16) }.joined() + "q"
    }

    /// A chunk of symbols alone, such as `->` or `&&`; `nil` for bullets, rules and other Markdown.
    private static func symbolWord(for scalars: [Unicode.Scalar]) -> String? {
        guard (2...8).contains(scalars.count), !Set(scalars).isSubset(of: markdown) else { return nil }
        let word = scalars.map { $0 == "-" ? "dash" : names[$0] ?? "" }.joined()
        return word.isEmpty ? nil : word
    }

    private static func isDroppedBefore(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isWordScalar && !".-#@$/~+&%\\".unicodeScalars.contains(scalar)
    }

    private static let markdown = Set("-#*=_|`~>.[]()!?,:;'\"".unicodeScalars)

    private static let names: [Unicode.Scalar: String] = [
        "+": "plus", "#": "sharp", ".": "dot", "/": "slash", "\\": "backslash", "@": "at", "_": "underscore",
        "%": "percent", "&": "and", "*": "star", "$": "dollar", "=": "equals", ":": "colon", "~": "tilde",
        "!": "bang", "?": "question", "<": "less", ">": "greater", "|": "pipe", "^": "caret", "€": "euro",
        "£": "pound",
    ]
}
