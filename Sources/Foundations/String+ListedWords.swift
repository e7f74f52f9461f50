extension String {
    /// The words of a list that stands in the program, between spaces and line breaks.
    ///
    /// Parted by bytes: by characters, such a list takes longer than a search with it.
    package var listedWords: [String] {
        utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
    }
}
