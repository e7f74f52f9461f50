extension String {
    /// The words of a list that stands in the program, between spaces and line breaks.
    ///
    /// Parted by bytes: by characters, such a list takes longer than a search with it.
    package var listedWords: [String] {
        var list = self
        return list.withUTF8 { bytes in
            bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }
}
