extension String {
    /// Where a text stands first, compared by bytes.
    ///
    /// For `firstRange(of:)` the runtime looks through all its types, which takes longer than all else about a prompt.
    func place(of text: String) -> Range<Index>? {
        var start = utf8.startIndex
        while start < utf8.endIndex {
            if utf8[start...].starts(with: text.utf8) {
                return start..<utf8.index(start, offsetBy: text.utf8.count)
            }
            start = utf8.index(after: start)
        }
        return nil
    }
}
