import Notes
import Synchronization

/// The names that stand for what was redacted in a sitting; the same value always has the same name.
final class Redactions: Sendable {
    private struct Names {
        var byValue: [String: String] = [:]
        var values: [String: String] = [:]
        var kinds: [String: RedactionKind] = [:]
        var counts: [RedactionKind: Int] = [:]
        /// What names stood behind that could be an address, with the names.
        var leads: Set<[UInt8]> = []
        /// What names stood in, with the names; see ``NamePlaces``.
        var places: Set<[UInt8]> = []
        /// Texts of the person that look like names without being any, such as “CARD 1”.
        var lookalikes: Set<String> = []
        /// The values that are replaced wherever they stand, by their first byte, the longest first.
        var everywhere: [UInt8: [(bytes: [UInt8], name: String)]] = [:]
        /// The titles that get a name where a link has them; in the form of `titleKey`.
        var linkTitles: Set<String> = []

        mutating func name(of value: String, _ kind: RedactionKind, isEverywhere: Bool = true) -> String {
            if let name = byValue[value] { return name }
            counts[kind, default: 0] += 1
            let name = kind.name(counts[kind] ?? 1)
            byValue[value] = name
            values[name] = value
            kinds[name] = kind
            let bytes = Array(value.utf8)
            // A password that may be an ordinary word is replaced where it is said to be one.
            guard isEverywhere, let first = bytes.first, bytes.count >= 8 || !bytes.allSatisfy(\.isLetter) else {
                return name
            }
            let place = everywhere[first]?.firstIndex { $0.bytes.count < bytes.count }
            everywhere[first, default: []].insert((bytes, name), at: place ?? everywhere[first]?.count ?? 0)
            return name
        }
    }

    private let names = Mutex(Names())

    /// Gives a name to secrets.
    func name(_ secrets: [String]) {
        guard !secrets.isEmpty else { return }
        names.withLock { names in for secret in secrets { _ = names.name(of: secret, .secret) } }
    }

    /// Replaces these titles where links name them.
    func hide(linksTo titles: Set<String>) {
        names.withLock { $0.linkTitles = Set(titles.map(\.titleKey)) }
    }

    /// Gives a name to everything secret in texts, so that each of them is found in all.
    func learn(from texts: [String], _ rules: RedactionRules = RedactionRules()) {
        for text in texts {
            let own = Self.possibleNames(in: text)
            if !own.isEmpty { names.withLock { $0.lookalikes.formUnion(own) } }
            let hits = SecretFinder(text, rules).hits()
            guard !hits.isEmpty else { continue }
            let bytes = Array(text.utf8)
            names.withLock { names in
                for hit in hits {
                    _ = names.name(of: String(decoding: bytes[hit.range], as: UTF8.self), hit.kind)
                    guard hit.kind == .secret else { continue }
                    // One word of several may stand alone elsewhere.
                    let words = bytes[hit.range].split { $0.isSpace }
                    for word in words where words.count > 1 && word.count > 3 && word.contains(where: \.isDigit) {
                        _ = names.name(of: String(decoding: word, as: UTF8.self), .secret)
                    }
                }
            }
        }
    }

    /// What looks like a name without its brackets, such as “CARD 1”.
    private static func possibleNames(in text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        var names: Set<String> = []
        for index in bytes.indices.dropFirst(3).dropLast(1)
        where bytes[index] == UInt8(ascii: " ") && bytes[index + 1].isDigit && bytes[index - 1].isLetter {
            let word = bytes[..<index].suffix(8).reversed().prefix(while: \.isLetter).reversed()
            let digits = bytes[(index + 1)...].prefix(while: \.isDigit)
            guard index == word.count || bytes[index - word.count - 1] != UInt8(ascii: "["),
                RedactionKind(rawValue: String(decoding: word, as: UTF8.self)) != nil
            else { continue }
            names.insert("[\(String(decoding: word, as: UTF8.self)) \(String(decoding: digits, as: UTF8.self))]")
        }
        return names
    }

    /// The text with names in the place of what is secret.
    /// - Parameter used: is given the names.
    func redacted(_ text: String, _ rules: RedactionRules = RedactionRules(), used: inout Set<String>) -> String {
        let hits = SecretFinder(text, rules).hits()
        return names.withLock { names in
            guard !hits.isEmpty || !names.everywhere.isEmpty || !names.linkTitles.isEmpty else { return text }
            let bytes = Array(text.utf8)
            var redacted: [UInt8] = []
            /// The word before, as it is sent.
            var lead: [UInt8] = []
            func add(_ name: String) {
                used.insert(name)
                redacted += name.utf8
                guard lead.count <= Self.longestLead else { return }
                lead += name.utf8
                if LinkPlace.isAddress(lead) { names.leads.insert(lead) }
            }
            var rest = hits[...]
            var index = 0
            while index < bytes.count {
                while let hit = rest.first, hit.range.lowerBound < index { rest.removeFirst() }
                if let hit = rest.first, hit.range.lowerBound == index {
                    let name = names.name(of: String(decoding: bytes[hit.range], as: UTF8.self), hit.kind)
                    add(name)
                    index = hit.range.upperBound
                } else if let title = names.linkTitles.isEmpty ? nil : bytes.linkTitle(at: index),
                    names.linkTitles.contains(title.titleKey)
                {
                    add(names.name(of: title, .text, isEverywhere: false))
                    index += title.utf8.count
                } else if let (value, name) = names.everywhere[bytes[index]]?.first(where: {
                    bytes.hasSecret($0.bytes, at: index)
                }) {
                    add(name)
                    index += value.count
                } else {
                    redacted.append(bytes[index])
                    if bytes[index].isSpace {
                        lead = []
                    } else if lead.count <= Self.longestLead {
                        lead.append(bytes[index])
                    }
                    index += 1
                }
            }
            if redacted.count != bytes.count || redacted != bytes {
                for place in NamePlaces(redacted).places { names.places.insert(place.around) }
            }
            return String(decoding: redacted, as: UTF8.self)
        }
    }

    /// The names that a model meant in a text and did not write as they are.
    func misspelt(in text: String) -> Set<String> {
        let (known, own) = names.withLock { names in
            (Set(names.values.keys.filter { names.kinds[$0] != .text }), names.lookalikes)
        }
        return known.isEmpty ? [] : MisspeltNames(in: text, known: known).names.subtracting(own)
    }

    /// The places in a text where a name stands as it stood in a text of the person.
    private func known(in text: String) -> Set<Int> {
        let places = NamePlaces(Array(text.utf8)).places
        return names.withLock { names in Set(places.filter { names.places.contains($0.around) }.map(\.start)) }
    }

    /// The values that are secret by themselves, but for links.
    var secrets: [String] {
        names.withLock { names in
            names.values.filter { ![.link, .text, nil].contains(names.kinds[$0.key]) && $0.value.utf8.count > 3 }.map(
                \.value
            )
        }
    }

    /// Whether anything has a name.
    var hasNames: Bool { names.withLock { !$0.values.isEmpty } }

    /// Everything that has a name.
    var allValues: [String] { names.withLock { Array($0.values.values) } }

    /// What a name stands for; `nil` for what is no name.
    func value(of name: String) -> String? { names.withLock { $0.values[name] } }

    /// How much of a word before a name is looked at, in bytes.
    static let longestLead = 64

    /// Whether a name stood behind this word in a text of the person.
    func stood(_ name: String, behind lead: [UInt8]) -> Bool {
        names.withLock { $0.leads.contains(lead + name.utf8) }
    }

    /// The number of names of each kind, but of those that only guard a text.
    func counts(of used: Set<String>) -> [RedactionKind: Int] {
        names.withLock { names in
            used.reduce(into: [:]) { counts, name in
                if let kind = names.kinds[name], kind != .text { counts[kind, default: 0] += 1 }
            }
        }
    }

    /// The text with the values in the place of their names, where these do not stand in links.
    /// - Parameters:
    ///   - left: is given the names that stay.
    ///   - names: those that whoever wrote the text was told; `nil` for all.
    func restored(_ text: String, left: inout Set<String>, names: Set<String>? = nil) -> String {
        var restorer = NameRestorer(self, known: known(in: text), names: names)
        let text = restorer.feed(text) + restorer.end()
        left.formUnion(restorer.left)
        return text
    }
}

extension String {
    /// A title as links are compared with it.
    fileprivate var titleKey: String { foldedForSearch.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension ArraySlice<UInt8> {
    /// Whether a value between these bytes and others would be found again.
    func isAlone(_ value: String, before rest: ArraySlice<UInt8>) -> Bool {
        (Array(self) + value.utf8 + rest.prefix(2)).isAlone(Array(value.utf8), at: count)
    }
}

extension [UInt8] {
    /// The shortest secret that is one also as a part of a word, in bytes.
    private static let leastInWord = 6

    /// Whether a secret stands at an index.
    fileprivate func hasSecret(_ value: [UInt8], at index: Int) -> Bool {
        isAlone(value, at: index)
            || value.count >= Self.leastInWord && self[index...].starts(with: value)
    }

    /// The title that a link such as `[[Boiler|the boiler]]` has at an index.
    fileprivate func linkTitle(at index: Int) -> String? {
        guard index > 1, self[index - 1] == UInt8(ascii: "["), self[index - 2] == UInt8(ascii: "[") else { return nil }
        let title = self[index...].prefix(500).prefix { !"|#^]\n".utf8.contains($0) }
        guard title.endIndex < count, self[title.endIndex] != UInt8(ascii: "\n") else { return nil }
        return String(decoding: title, as: UTF8.self)
    }

    /// Whether a value stands at an index, and is no part of a word, a date or a longer number.
    fileprivate func isAlone(_ value: [UInt8], at index: Int) -> Bool {
        let end = index + value.count
        guard end <= count, self[index..<end].elementsEqual(value) else { return false }
        return isBoundary(index - 1, beyond: index - 2, value[0])
            && isBoundary(end, beyond: end + 1, value[value.count - 1])
    }

    private func isBoundary(_ index: Int, beyond: Int, _ edge: UInt8) -> Bool {
        guard indices.contains(index), edge.isWord else { return true }
        guard !self[index].isWord else { return false }
        let joins = edge.isDigit && "-:.,".utf8.contains(self[index])
        return !(joins && indices.contains(beyond) && self[beyond].isDigit)
    }
}
