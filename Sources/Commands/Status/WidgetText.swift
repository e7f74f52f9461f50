import Foundation

/// The JSON object of `widget.json`, in which one field is magpie's; the bytes of all others stay as they are.
struct WidgetText {
    private static let name = "pinnedNote"

    private let bytes: [UInt8]
    /// Where the members of the object begin.
    private let start: Int
    /// Where the value of magpie's field stands.
    private var value: Range<Int>?
    private var isEmpty = true

    /// Reads the text of a file; a blank one is an object without fields.
    /// - Returns: `nil` when it is something else, which then is not magpie's to change.
    init?(_ text: String) {
        let text = text.allSatisfy(\.isWhitespace) ? "{}\n" : text
        bytes = Array(text.utf8)
        if let own = Self.ownValue(in: bytes) {
            (start, value, isEmpty) = (1, own, false)
            return
        }
        guard let brace = bytes.firstIndex(where: { !Self.isSpace($0) }), bytes[brace] == UInt8(ascii: "{"),
            (try? JSONSerialization.jsonObject(with: Data(bytes))) is [String: Any]
        else { return nil }
        start = brace + 1
        findMembers()
    }

    /// Where the value stands in a text that magpie wrote alone: to read such a one takes no parser.
    private static func ownValue(in bytes: [UInt8]) -> Range<Int>? {
        let (head, tail) = ("{\"\(name)\": \"".utf8, "\"}\n".utf8)
        let inner = head.count..<max(head.count, bytes.count - tail.count)
        guard bytes.starts(with: head), bytes[inner.upperBound...].elementsEqual(tail),
            bytes[inner].allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
        else { return nil }
        return (inner.lowerBound - 1)..<(inner.upperBound + 1)
    }

    /// Whether magpie's field is there, and is not null.
    var hasTitle: Bool { value.map { bytes[$0].first == UInt8(ascii: "\"") } ?? false }

    /// The text with a title in magpie's field, or null.
    func with(pinnedNote title: String?) -> String {
        let json = Array((title.map { "\"\(PrettyJSON.escaped($0))\"" } ?? "null").utf8)
        var bytes = bytes
        if let value {
            bytes.replaceSubrange(value, with: json)
        } else {
            let member = Array("\"\(Self.name)\": ".utf8) + json
            bytes.insert(contentsOf: isEmpty ? member : member + Array(", ".utf8), at: start)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Goes through the members; that they are well formed is known.
    private mutating func findMembers() {
        var index = start
        while let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
            isEmpty = false
            let key = quote..<endOfValue(at: quote)
            guard let colon = bytes[key.upperBound...].firstIndex(of: UInt8(ascii: ":")),
                let first = bytes[(colon + 1)...].firstIndex(where: { !Self.isSpace($0) })
            else { return }
            index = endOfValue(at: first)
            if (try? JSONDecoder().decode(String.self, from: Data(bytes[key]))) == Self.name { value = first..<index }
        }
    }

    /// The index after the value that begins at `start`.
    private func endOfValue(at start: Int) -> Int {
        var depth = 0
        var isInText = false
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\\") where isInText: index += 1
            case UInt8(ascii: "\""):
                isInText.toggle()
                if !isInText, depth == 0 { return index + 1 }
            case _ where isInText: break
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return index }
                depth -= 1
                if depth == 0 { return index + 1 }
            case UInt8(ascii: ",") where depth == 0: return index
            case _ where depth == 0 && Self.isSpace(byte): return index
            default: break
            }
            index += 1
        }
        return bytes.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
