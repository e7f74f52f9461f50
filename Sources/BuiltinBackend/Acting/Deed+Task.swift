extension Deed {
    /// What an item asks for.
    struct Task {
        /// The kind of its verb; nil when it only names a thing.
        let verb: String?
        /// The kind of its first word, which may be a verb that is not known as one.
        let first: String?
        /// The kind of its last word, which is the verb of a German task.
        let last: String?
        /// Who has to do it, where that is said first: "Ian: fix the gate".
        let owner: String?
        /// The stems of its other words.
        let things: Set<String>
        /// What each of these says the kind of: of "gas bill", the gas that of the bill.
        let heads: [String: String]
        /// Whose something of it is: of "tom's mum", Tom.
        let owners: Set<String>

        /// - Parameters:
        ///   - named: what was named; a thing that is named so has no verb: "dust sheets".
        ///   - isGot: whether it was got, so that it is a thing.
        init(_ text: String, named: [Set<String>] = [], isGot: Bool = false) {
            var words = Word.words(of: text)[...]
            owner = words.first?.mark == ":" && words.count > 1 ? words.removeFirst().key : nil
            last = words.last.map { Deed.kind($0.key) }
            let first = words.first?.key ?? ""
            self.first = words.count > 1 ? Deed.kind(first) : nil
            // "onions 40 kg" are onions.
            let counted = words.filter {
                !Deed.units.contains($0.key) && !["size", "größe"].contains($0.key)
                    && !$0.key.contains(where: \.isNumber)
            }
            // Of "replace ap3" the code is all there is.
            let isCode = counted.count == 1 && Words.taskVerbs.contains(counted[0].key)
            if !counted.isEmpty, !isCode { words = counted[...] }
            let all = Deed.stems(words)
            let second = words.dropFirst().first?.key ?? ""
            // "packed the bowl" of "water bowl"
            let isNoun = isGot && words.count == 2 && OwnTask.nouns.contains(first) && !second.hasSuffix("s")
            let isTask =
                Words.taskVerbs.contains(first) && !isNoun && !named.contains { !$0.isEmpty && all.isSubset(of: $0) }
            verb = isTask ? Deed.kind(first) : nil
            let rest = words.dropFirst(isTask ? 1 : 0)
            things = Deed.stems(rest)
            heads = Deed.heads(rest)
            owners = Deed.stems(rest.dropLast().filter(\.isPossessive)[...])
        }

        /// Whether a stem only says whose something is that was not named.
        func owns(_ stem: String, but named: Set<String>) -> Bool {
            owners.contains(stem) && heads[stem].map { !named.contains($0) } ?? false
        }
    }
}
