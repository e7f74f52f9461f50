import Notes

// Scalars, not characters: a quotation mark with an accent on it is one `Character`, and SQLite sees the mark.
extension String {
    /// The text without white space around it and without NUL, cut to a number of scalars.
    func trimmedScalars(upTo length: Int) -> String {
        let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace || scalar == "\0" }
        var scalars = String.UnicodeScalarView()
        var count = 0
        for scalar in unicodeScalars.drop(while: isSpace) where scalar != "\0" {
            guard count < length else { break }
            scalars.append(scalar)
            count += 1
        }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return String(scalars)
    }

    /// The text with `escape` before each of some scalars.
    func escaping(_ special: String, with escape: Unicode.Scalar) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if special.unicodeScalars.contains(scalar) { scalars.append(escape) }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
