/// Puts values in the place of their names, in a text that comes in pieces.
///
/// In a link a name stays: the link would carry its value to its host. A link of the person's own that stands for itself
/// comes back, and so does a value behind what stood before it in the person's own text: “user/[SECRET 1]”. In a word a
/// name stays too, as in “a[SECRET 1]b”: in what is sent the next time the value would not be found there.
struct NameRestorer {
    private let redactions: Redactions
    private var held: [UInt8] = []
    private var place = LinkPlace()
    /// The word before, with the names as they were written.
    private var written: [UInt8] = []
    /// The names that stayed, as they stood in links.
    private(set) var left: Set<String> = []
    /// Where names stand as they stood in a text of the person.
    private let known: Set<Int>
    /// The names that have values; `nil` for all there are.
    private let names: Set<String>?
    /// How much was read before what is held.
    private var offset = 0
    /// The end of what was given back: what a value may be glued to.
    private var tail: [UInt8] = []

    /// - Parameters:
    ///   - known: where in the text names stand as they stood in a text of the person, in bytes.
    ///   - names: those that whoever wrote the text was told; `nil` for all.
    init(_ redactions: Redactions, known: Set<Int> = [], names: Set<String>? = nil) {
        self.redactions = redactions
        self.known = known
        self.names = names
    }

    /// A further piece; what may be the beginning of a name is held back, and a name up to the characters that follow it.
    mutating func feed(_ piece: String) -> String { read(piece, isEnd: false) }

    /// What was held back.
    mutating func end() -> String { read("", isEnd: true) }

    private mutating func read(_ piece: String, isEnd: Bool) -> String {
        guard redactions.hasNames else { return piece }
        let bytes = held + piece.utf8
        held = []
        var result: [UInt8] = []
        var index = 0
        defer {
            offset += index
            tail = (tail + result).suffix(Self.mostGlue)
        }
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "[") else {
                result.append(bytes[index])
                take(bytes[index])
                index += 1
                continue
            }
            let rest = bytes[index...].prefix(RedactionKind.longestName)
            let close = rest.firstIndex(of: UInt8(ascii: "]"))
            let isCut = close.map { $0 + Self.needed > bytes.count } ?? (rest.count < RedactionKind.longestName)
            if isCut, !isEnd {
                held = Array(bytes[index...])
                break
            }
            let name = close.map { String(decoding: bytes[index...$0], as: UTF8.self) } ?? ""
            let end = close.map { $0 + 1 } ?? index + 1
            guard names?.contains(name) ?? true, let value = redactions.value(of: name) else {
                result.append(bytes[index])
                take(bytes[index])
                index += 1
                continue
            }
            let edge = Array((result.count < Self.mostGlue ? tail + result : result).suffix(Self.mostGlue))
            let isGlued = !edge[...].isAlone(value, before: bytes[end...])
            let isWanted =
                known.contains(offset + index)
                || isRestored(name, before: bytes[end...]) && (!isGlued || redactions.stood(name, behind: written))
            if written.count <= Redactions.longestLead { written += name.utf8 }
            if !isWanted { left.insert(name) }
            let text = isWanted ? value : name
            result += text.utf8
            if isWanted { place.take(value: text.utf8, isLink: name.hasPrefix("[LINK ")) } else { take(name: text) }
            index = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// How much of a text tells whether a name before it belongs to an address: a mark and a letter of any width.
    private static let needed = 9
    /// How much beside a value tells whether it is part of a word or of a number, in bytes.
    private static let mostGlue = 2

    private mutating func take(_ byte: UInt8) {
        place.take(byte)
        if byte.isSpace { written = [] } else if written.count <= Redactions.longestLead { written.append(byte) }
    }

    /// The space in a name ends no link.
    private mutating func take(name: String) {
        for byte in name.utf8 where byte != UInt8(ascii: " ") { place.take(byte) }
    }

    private func isRestored(_ name: String, before rest: ArraySlice<UInt8>) -> Bool {
        let kind = RedactionKind(of: name)
        let rest = PlainForm(String(decoding: rest.prefix(Self.needed), as: UTF8.self)).bytes[...]
        let next = rest.first ?? UInt8(ascii: " ")
        let isJoined = "@.:".utf8.contains(next) && (rest.dropFirst().first?.isWord ?? false)
        // “[KEY 1].example.org” and “[KEY 1]@example.org”.
        if isJoined { return false }
        guard kind == .link else {
            return !place.isLink || place.isText && redactions.stood(name, behind: written)
        }
        guard !(next.isWord || "-_%@".utf8.contains(next)) else { return false }
        return !place.isLink || place.isStartOfDestination && ")>\"' \n".utf8.contains(next)
    }
}
