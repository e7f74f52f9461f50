/// The projects that a text names: a word with a capital after “Project”.
package enum NamedProjects {
    /// The names, each once, in order: “Radar” of “Project Radar”.
    package static func all(in text: String) -> [String] {
        let words = text.prefix(NamedPeople.longestText).split { $0.isWhitespace || "*()[]/\"“”".contains($0) }
        var names: [String] = []
        for (word, next) in zip(words, words.dropFirst()) where word == "Project" {
            let name = String(next.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
            let rest = next.dropFirst(name.count)
            guard let first = name.first, first.isUppercase || first.isNumber, !StopWords.contains(name.lowercased()),
                rest.allSatisfy({ ".,:;!?'’s".contains($0) }), !names.contains(name)
            else { continue }
            names.append(name)
        }
        return names
    }
}
