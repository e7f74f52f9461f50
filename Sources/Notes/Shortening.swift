extension String {
    /// The text with an ellipsis in place of what goes beyond `length` characters, cut between words where there is one.
    func shortened(to length: Int) -> String {
        guard count > length else { return self }
        let head = prefix(length - 1)
        let isBetweenWords = self[head.endIndex].isWhitespace
        let cut = isBetweenWords ? head.endIndex : head.lastIndex(where: \.isWhitespace) ?? head.endIndex
        let words = head[..<cut].trimmingSuffix { $0.isWhitespace || ",;:-–—".contains($0) }
        return String(words.isEmpty ? head : words) + "…"
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, predicate(last) { text.removeLast() }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar controls how its neighbours are drawn, and is nothing to be read itself.
    var isControl: Bool {
        properties.generalCategory == .control || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
            || value == 0xFEFF
    }
}
