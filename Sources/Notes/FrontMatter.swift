extension String {
    /// The text after what Obsidian and others keep about a note at its beginning, between two lines of `---`.
    package var afterFrontMatter: Substring {
        guard hasPrefix("---\n"), let end = self[index(startIndex, offsetBy: 3)...].firstRange(of: "\n---") else {
            return self[...]
        }
        let rest = self[end.upperBound...]
        return rest.isEmpty || rest.first == "\n" ? rest : self[...]
    }
}
