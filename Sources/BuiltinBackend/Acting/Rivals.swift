import Notes

/// Words of which a line and a note have different ones where they speak of two things: "closes at 21" of "opens at 7".
enum Rivals {
    /// Stems of words of each kind; those that mean the same stand together.
    private static let kinds = [
        [
            "starts start begins begin opens open leaves departs öffnet beginnt startet",
            "ends end finishes finish closes close shuts arrives lands schließt endet",
        ],
        [
            "morning morgens", "noon midday lunchtime mittags", "afternoon nachmittags", "evening abends",
            "night nachts",
        ],
        ["left links linke", "right rechts rechte"], ["front main vorne", "back rear hinten"],
        ["top upper oben", "bottom lower unten"], ["breakfast", "lunch", "dinner supper"],
        ["summer sommer", "winter"], ["old alt alte", "new neu neue"],
        ["gains gain gained", "loses lose lost"],
    ].map { $0.map { Set($0.split(separator: " ").map { PorterStemmer.stem(String($0)) }) } }

    /// Stems of verbs of what begins, and of what ends.
    static var beginnings: Set<String> { kinds[0][0] }
    static var ends: Set<String> { kinds[0][1] }

    /// Whether some stems and those of a text have different words of a kind.
    static func areTwo(_ said: Set<String>, _ noted: [String]) -> Bool {
        let noted = Set(noted)
        return kinds.contains { differ($0, said, noted) }
    }

    /// Whether two sets have words of a kind, and none that mean the same.
    static func differ(_ kind: [Set<String>], _ told: Set<String>, _ noted: Set<String>) -> Bool {
        let sides = [told, noted].map { words in Set(kind.indices.filter { !kind[$0].isDisjoint(with: words) }) }
        return !sides[0].isEmpty && !sides[1].isEmpty && sides[0].isDisjoint(with: sides[1])
    }
}
