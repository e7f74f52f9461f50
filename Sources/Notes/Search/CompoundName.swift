/// The words of a name as programmers write it: `parseHTTPRequest` is `parse`, `http` and `request`.
enum CompoundName {
    /// The words in lower case; none when the name has only one.
    static func words(_ name: String) -> [String] {
        let letters = Array(name)
        guard letters.count <= 64, letters.allSatisfy(\.isASCII) else { return [] }
        var words: [String] = []
        var word = ""
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            let previous = index > 0 ? letters[index - 1] : nil
            let endsRun = previous?.isUppercase == true && next?.isLowercase == true
            let begins = letter.isUppercase && (previous?.isLowercase == true || previous?.isNumber == true || endsRun)
            if begins || !(letter.isLetter || letter.isNumber) {
                words.append(word)
                word = ""
            }
            if letter.isLetter || letter.isNumber { word.append(letter) }
        }
        words.append(word)
        let long = words.filter { $0.count > 1 }.map { $0.lowercased() }
        return words.count > 1 ? long : []
    }
}
