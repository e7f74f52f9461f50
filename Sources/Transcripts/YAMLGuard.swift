/// Refuses what a transcript has no use for before the YAML parser sees it.
enum YAMLGuard {
    /// What is wrong, and where.
    struct Problem: Equatable {
        /// The line, from 1.
        var line: Int
        /// The problem as a part of a sentence.
        var sentence: String
    }

    static func problem(in text: String) -> Problem? {
        var line = 1
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                line += 1
            } else if !YAMLText.isWritableAsIs(scalar), scalar != "\r" {
                let code = String(scalar.value, radix: 16, uppercase: true)
                return Problem(line: line, sentence: "the control character U+\(code) must be written as an escape")
            }
        }
        return nil
    }
}
