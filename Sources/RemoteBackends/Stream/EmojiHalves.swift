import Assistant

/// Puts the halves of characters together that a server cut between two events.
///
/// Servers that cut by UTF-16 send `"\ud83d"` and then `"\ude00"`, which no JSON reader takes. Each half goes through the
/// decoder as a character of its own that nobody uses; where its other half does not follow, it becomes U+FFFD.
struct EmojiHalves: Sendable {
    private static let halves: ClosedRange<UInt16> = 0xD800...0xDFFF
    /// What stands for the first of the halves, in the private use area at the end of Unicode.
    private static let firstMark: UInt32 = 0x10_F000
    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// Whether the reply holds any.
    private var isNeeded = false
    /// The first half that the last piece ended with.
    private var held: UInt16?
    /// Whether that piece was reasoning.
    private var isThinking = false

    /// JSON that can be read: halves that stand alone are marked.
    mutating func marked(_ json: String) -> String {
        guard json.utf8.contains(UInt8(ascii: "\\")), let marked = Self.withMarks(Array(json.utf8)) else { return json }
        isNeeded = true
        return marked
    }

    /// What an event comes to once it is joined with what was held back.
    mutating func join(_ event: ModelEvent) -> [ModelEvent] {
        guard isNeeded else { return [event] }
        switch event {
        case .text(let text):
            return released(unlessThinking: false) + Self.events(joined(text), isThinking: false)
        case .thinking(let text):
            return released(unlessThinking: true) + Self.events(joined(text), isThinking: true)
        case .call(var call):
            call.name = Self.whole(call.name)
            call.arguments = Self.whole(call.arguments)
            return released() + [.call(call)]
        case .provider(var data):
            data.payload = data.payload.mapped(Self.whole)
            return released() + [.provider(data)]
        case .wasThinking, .callBegan, .finished:
            return released() + [event]
        }
    }

    /// A half that is held back and will not be whole any more; none where the next piece is of the same kind.
    private mutating func released(unlessThinking isNextThinking: Bool? = nil) -> [ModelEvent] {
        defer { isThinking = isNextThinking ?? isThinking }
        guard held != nil, isNextThinking != isThinking else { return [] }
        held = nil
        return Self.events(String(Character(Self.replacement)), isThinking: isThinking)
    }

    private static func events(_ text: String, isThinking: Bool) -> [ModelEvent] {
        text.isEmpty ? [] : [isThinking ? .thinking(text) : .text(text)]
    }

    /// A text that nothing follows.
    private static func whole(_ text: String) -> String {
        var halves = EmojiHalves()
        let joined = halves.joined(text)
        return halves.held == nil ? joined : joined + String(Character(replacement))
    }

    private mutating func joined(_ text: String) -> String {
        var joined = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let half = Self.half(scalar)
            if let first = held, let half, UTF16.isTrailSurrogate(half) {
                joined.append(contentsOf: String(decoding: [first, half], as: UTF16.self).unicodeScalars)
                held = nil
                continue
            }
            if held != nil { joined.append(Self.replacement) }
            held = half.flatMap { UTF16.isLeadSurrogate($0) ? $0 : nil }
            if held == nil { joined.append(half == nil ? scalar : Self.replacement) }
        }
        return String(joined)
    }

    private static func half(_ scalar: Unicode.Scalar) -> UInt16? {
        guard scalar.value >= firstMark else { return nil }
        let half = UInt16(exactly: scalar.value - firstMark + UInt32(halves.lowerBound))
        return half.flatMap { halves.contains($0) ? $0 : nil }
    }

    /// The same JSON with a mark in place of each half that stands alone; `nil` when there is none.
    private static func withMarks(_ json: [UInt8]) -> String? {
        var marked: [UInt8] = []
        var hasMarks = false
        var place = 0
        while place < json.count {
            guard json[place] == UInt8(ascii: "\\") else {
                marked.append(json[place])
                place += 1
                continue
            }
            var length = 2
            if let unit = Self.unit(of: json, at: place) {
                length = 6
                let next = Self.unit(of: json, at: place + 6)
                if UTF16.isLeadSurrogate(unit), let next, UTF16.isTrailSurrogate(next) {
                    length = 12
                } else if let mark = Self.mark(of: unit) {
                    hasMarks = true
                    marked += Array(String(Character(mark)).utf8)
                    place += length
                    continue
                }
            }
            marked += json[place..<min(place + length, json.count)]
            place += length
        }
        return hasMarks ? String(decoding: marked, as: UTF8.self) : nil
    }

    private static func mark(of unit: UInt16) -> Unicode.Scalar? {
        guard halves.contains(unit) else { return nil }
        return Unicode.Scalar(firstMark + UInt32(unit - halves.lowerBound))
    }

    /// The number of an escape like `\ud83d`; `nil` for everything else.
    private static func unit(of json: [UInt8], at place: Int) -> UInt16? {
        guard place + 6 <= json.count, json[place] == UInt8(ascii: "\\"), json[place + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return UInt16(String(decoding: json[(place + 2)..<(place + 6)], as: UTF8.self), radix: 16)
    }
}

extension JSONValue {
    /// The same value, each text in it changed.
    fileprivate func mapped(_ change: (String) -> String) -> JSONValue {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let elements): .array(elements.map { $0.mapped(change) })
        case .object(let members): .object(members.mapValues { $0.mapped(change) })
        case .null, .bool, .number: self
        }
    }
}
