/// Words before a full stop that ends no sentence, such as “Dr.”.
package enum Abbreviations {
    /// The longest of them that is looked for, in characters.
    private static let longest = 20

    /// Whether a text, without the full stop after it, ends with one.
    package static func end(_ text: Substring) -> Bool {
        let word = String(text.reversed().prefix(longest).prefix { $0 != " " && $0 != "(" }.reversed()).lowercased()
        return all.contains(word) || word.hasSuffix("str")
    }

    private static let all: Set<String> = [
        "dr", "mr", "mrs", "ms", "prof", "st", "rd", "ave", "e.g", "i.e", "z.b", "vs", "v", "approx", "ca", "no", "nr",
        "tel", "ext", "dept", "apt", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "okt",
        "nov", "dec", "dez", "mon", "tue", "wed", "thu", "fri", "sat", "a.m", "p.m", "bzw", "inkl",
    ]
}
