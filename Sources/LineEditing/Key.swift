/// What a person did at the keyboard.
enum Key: Equatable {
    /// A character, or a control character, as it came.
    case scalar(Unicode.Scalar)
    /// The escape sequence of a key, whole.
    case sequence([UInt8])
    /// A bracketed paste, with its lines ended by newlines and its control characters taken out.
    case paste(String)
    /// Enter.
    case enter
    /// A newline inside the message.
    case newline
    /// Ctrl-C.
    case interrupt
    /// Ctrl-Z.
    case suspend
}

extension Key {
    /// The text that the key types, empty where it types none.
    var text: String {
        switch self {
        case .scalar(let scalar): scalar.properties.generalCategory == .control ? "" : String(scalar)
        case .paste(let text): text
        case .enter, .newline: "\n"
        case .sequence, .interrupt, .suspend: ""
        }
    }
}

/// Makes keys of a terminal's bytes.
///
/// Nothing a terminal sends can make it fail: bytes that are no UTF-8 become U+FFFD.
struct KeyDecoder {
    private var bytes: [UInt8] = []
    private var head = 0
    private var pasted: [UInt8]?
    private var ready: [Key] = []
    /// Whether the terminal was asked something, and has not said yet that this was all.
    var awaitsReply = false
    /// What the terminal answered; never a key.
    private var reply: [UInt8]?
    /// Whether the terminal was asked where the cursor is, and has not said yet.
    var awaitsPosition = false
    /// The column that it said, from 0.
    private(set) var column: Int?

    /// Whether bytes are held back until the rest of a character or sequence has come.
    var isIncomplete: Bool { pasted == nil && head < bytes.count }

    /// Takes what one read has given.
    ///
    /// Enter is a carriage return. A newline that comes alone is Ctrl-J, a newline in the message; one that comes
    /// together with other bytes was sent by a program, and is Enter.
    mutating func feed(_ chunk: [UInt8]) {
        if chunk == [0x0A], pasted == nil, head == bytes.count {
            ready.append(.newline)
            return
        }
        if chunk == [0x03], pasted != nil {
            // A paste whose end was lost must not hold the keyboard.
            pasted = nil
            ready.append(.interrupt)
            return
        }
        bytes.append(contentsOf: chunk)
    }

    /// What the terminal answered since this was asked last.
    mutating func takeReply() -> [UInt8]? {
        defer { reply = nil }
        return reply
    }

    /// Reads whatever is whole, so that a reply behind it is known; the keys stay, in their order.
    mutating func readAhead() {
        var keys: [Key] = []
        while let key = next(isFinal: false) { keys.append(key) }
        ready = keys
    }

    /// The next key, or nil when more bytes are needed.
    ///
    /// - Parameter isFinal: whether no more bytes are coming soon, so that what there is must do.
    mutating func next(isFinal: Bool) -> Key? {
        while true {
            if !ready.isEmpty { return ready.removeFirst() }
            if pasted != nil {
                guard let paste = finishPaste() else { return nil }
                return paste
            }
            guard head < bytes.count else {
                bytes.removeAll(keepingCapacity: true)
                head = 0
                return nil
            }
            if awaitsReply, let step = replyStep(bytes[head...]) {
                switch step {
                case .partial where isFinal && bytes.count - head < 3: break
                case .partial: return nil
                case .answer(let count):
                    reply = Array(bytes[head..<head + count])
                    head += count
                    continue
                case .end(let count):
                    awaitsReply = false
                    head += count
                    continue
                }
            }
            if awaitsPosition, let length = positionLength(bytes[head...]) {
                awaitsPosition = false
                head += length
                continue
            }
            switch decode(bytes[head...], isFinal: isFinal) {
            case .needsMore: return nil
            case .skip(let count): head += count
            case .key(let key, let count):
                head += count
                return key
            case .paste(let count):
                head += count
                pasted = []
            }
        }
    }

    private enum Step {
        case needsMore
        case skip(Int)
        case key(Key, Int)
        case paste(Int)
    }

    /// What a terminal answers that was asked for a colour, and then what it is.
    private enum ReplyStep {
        case partial
        case answer(Int)
        /// It says what it is: whatever was asked before has been answered, or never will be.
        case end(Int)
    }

    /// The longest answer that is waited for.
    private static let longestReply = 64
    /// An operating system command about the colour of the background.
    private static let replyStart = Array("\u{1B}]11;".utf8)

    private func replyStep(_ rest: ArraySlice<UInt8>) -> ReplyStep? {
        let rest = rest.prefix(Self.longestReply)
        if rest.starts(with: Self.replyStart) {
            let body = rest.dropFirst(Self.replyStart.count)
            guard let end = body.firstIndex(where: { $0 < 0x20 || $0 > 0x7E }) else {
                return rest.count < Self.longestReply ? .partial : nil
            }
            switch body[end] {
            case 0x07: return .answer(end + 1 - rest.startIndex)
            case 0x1B:
                guard end + 1 < body.endIndex else { return .partial }
                return body[end + 1] == UInt8(ascii: "\\") ? .answer(end + 2 - rest.startIndex) : nil
            default: return nil
            }
        }
        if Self.replyStart.starts(with: rest) { return .partial }
        guard rest.starts(with: Array("\u{1B}[?".utf8)) else { return nil }
        let body = rest.dropFirst(3)
        guard let end = body.firstIndex(where: { !(0x30...0x3B ~= $0) }) else { return .partial }
        return body[end] == UInt8(ascii: "c") ? .end(end + 1 - rest.startIndex) : nil
    }

    /// Takes the column of a report such as `ESC [ 12 ; 40 R`.
    /// - Returns: its length; `nil` when it is something else.
    private mutating func positionLength(_ rest: ArraySlice<UInt8>) -> Int? {
        guard rest.starts(with: Array("\u{1B}[".utf8)), let length = sequenceLength(rest) else { return nil }
        let body = String(decoding: rest.prefix(length).dropFirst(2), as: UTF8.self)
        let numbers = body.dropLast().split(separator: ";").compactMap { Int($0) }
        guard body.hasSuffix("R"), numbers.count == 2 else { return nil }
        column = numbers[1] - 1
        return length
    }

    private func decode(_ rest: ArraySlice<UInt8>, isFinal: Bool) -> Step {
        guard let first = rest.first else { return .needsMore }
        switch first {
        case 0x03: return .key(.interrupt, 1)
        case 0x0A, 0x0D: return .key(.enter, 1)
        case 0x1A: return .key(.suspend, 1)
        case 0x1B: return decodeEscape(rest, isFinal: isFinal)
        case 0..<0x80: return .key(.scalar(Unicode.Scalar(first)), 1)
        default: return decodeUTF8(rest, isFinal: isFinal)
        }
    }

    private func decodeEscape(_ rest: ArraySlice<UInt8>, isFinal: Bool) -> Step {
        let lone = Step.key(.scalar("\u{1B}"), 1)
        guard rest.count > 1 else { return isFinal ? lone : .needsMore }
        switch rest[rest.startIndex + 1] {
        case 0x0A, 0x0D: return .key(.newline, 2)
        case UInt8(ascii: "["), UInt8(ascii: "O"): break
        default: return lone
        }
        guard let length = sequenceLength(rest) else {
            return isFinal || rest.count > 32 ? lone : .needsMore
        }
        let sequence = Array(rest.prefix(length))
        if sequence == Self.pasteStart { return .paste(length) }
        return sequence == Self.pasteEnd ? .skip(length) : .key(.sequence(sequence), length)
    }

    /// The length of the escape sequence at the start, or nil when its end is not there.
    private func sequenceLength(_ rest: ArraySlice<UInt8>) -> Int? {
        let body = rest.dropFirst(2)
        // The Linux console's function keys: ESC [ [ A.
        if rest[rest.startIndex + 1] == UInt8(ascii: "["), body.first == UInt8(ascii: "[") {
            return body.count > 1 ? 4 : nil
        }
        guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
        return end - rest.startIndex + 1
    }

    private func decodeUTF8(_ rest: ArraySlice<UInt8>, isFinal: Bool) -> Step {
        let first = rest[rest.startIndex]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        let sequence = rest.prefix(length)
        let continuations = sequence.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
        if first >= 0xC2, first <= 0xF4, continuations + 1 == sequence.count, sequence.count < length, !isFinal {
            return .needsMore
        }
        guard let text = String(validating: sequence, as: UTF8.self), let scalar = text.unicodeScalars.first else {
            return .key(.scalar("\u{FFFD}"), 1)
        }
        // The C1 control characters are no text; the editor uses their codes for its own commands.
        return .key(.scalar(scalar.value < 0xA0 ? "\u{FFFD}" : scalar), length)
    }

    /// The paste, once its end mark has come.
    private mutating func finishPaste() -> Key? {
        var collected = pasted ?? []
        // The only copy grows in place.
        pasted = []
        // The end mark may begin in what was collected before.
        let from = max(0, collected.count - Self.pasteEnd.count + 1)
        collected.append(contentsOf: bytes[head...])
        bytes.removeAll(keepingCapacity: true)
        head = 0
        guard let end = collected.firstIndex(of: Self.pasteEnd, from: from) else {
            pasted = collected
            return nil
        }
        bytes = Array(collected[(end + Self.pasteEnd.count)...])
        pasted = nil
        return .paste(Self.text(ofPaste: collected[..<end]))
    }

    /// A paste's text: repaired UTF-8, newlines for every kind of line end, no control characters but tabs.
    private static func text(ofPaste bytes: ArraySlice<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\r": text.append("\n")
            case "\n": if previous != "\r" { text.append("\n") }
            case "\t": text.append("\t")
            case "\0": text.append("\u{FFFD}")
            default: if scalar.properties.generalCategory != .control { text.append(scalar) }
            }
            previous = scalar
        }
        return String(text)
    }

    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
}

extension [UInt8] {
    fileprivate func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first, count >= pattern.count else { return nil }
        var index = start
        while let found = self[index...].firstIndex(of: first), found + pattern.count <= count {
            if self[found..<(found + pattern.count)].elementsEqual(pattern) { return found }
            index = found + 1
        }
        return nil
    }
}
