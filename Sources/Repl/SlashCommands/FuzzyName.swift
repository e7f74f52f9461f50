import Notes

/// Names that are meant by some of their letters, such as “lnch” for “Radar launch”.
enum FuzzyName {
    /// Whether a name has the text, or its letters in their order from the beginning of a word on.
    static func fits(_ typed: String, _ name: String) -> Bool {
        let (letters, name) = (typed.tagKey, name.tagKey)
        return name.contains(letters) || letters.count > 1 && hasInOrder(letters, name)
    }

    /// Whether a name has letters in their order, of which the first begins a word.
    static func hasInOrder(_ letters: String, _ name: String) -> Bool {
        name.split { !$0.isLetter && !$0.isNumber }.contains { word in
            guard word.first == letters.first else { return false }
            var rest = letters[...]
            for letter in name[word.startIndex...] where letter == rest.first { rest.removeFirst() }
            return rest.isEmpty
        }
    }
}
