/// The form of a prompt that libedit draws without losing any of it.
enum PromptText {
    /// What of the prompt takes columns.
    static func visible(_ prompt: String, delimiter: Unicode.Scalar) -> String {
        let parts = prompt.unicodeScalars.split(separator: delimiter, omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }

    /// Joins neighbouring invisible parts, and lets a visible character follow the last of them.
    ///
    /// libedit attaches an invisible part to the character after it, and loses one that has none. So the prompt's last
    /// space goes after it; a prompt that ends with another character gets a space.
    static func normalised(_ prompt: String, delimiter: Unicode.Scalar) -> String {
        var parts = prompt.unicodeScalars.split(separator: delimiter, omittingEmptySubsequences: false).map(Array.init)
        if parts.count.isMultiple(of: 2) { parts.append([]) }
        var merged: [(hidden: [Unicode.Scalar], shown: [Unicode.Scalar])] = [([], parts[0])]
        for index in stride(from: 1, to: parts.count - 1, by: 2) {
            if index > 1, merged[merged.count - 1].shown.isEmpty {
                merged[merged.count - 1].hidden += parts[index]
                merged[merged.count - 1].shown = parts[index + 1]
            } else {
                merged.append((parts[index], parts[index + 1]))
            }
        }
        let last = merged.count - 1
        if last > 0, merged[last].shown.isEmpty {
            if merged[last - 1].shown.count > 1, merged[last - 1].shown.last == " " {
                merged[last - 1].shown.removeLast()
            }
            merged[last].shown = [" "]
        }
        var text = String.UnicodeScalarView()
        for (hidden, shown) in merged {
            if !hidden.isEmpty { text.append(contentsOf: [delimiter] + hidden + [delimiter]) }
            text.append(contentsOf: shown)
        }
        return String(text)
    }
}
