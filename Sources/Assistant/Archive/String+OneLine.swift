extension String {
    /// The text with each run of white space and control characters as one space, without any at its ends.
    package var onOneLine: String {
        split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
            .joined(separator: " ")
    }
}
