/// A key; it is never printed.
package struct Secret: Equatable, Sendable {
    /// The key itself; for the header of a request and for nothing else.
    package let value: String

    package init(_ value: String) {
        self.value = value
    }

    /// The shortest beginning of a key that is taken out of a text, in characters.
    private static let shortestPart = 6

    /// The text without the key, or the beginning of it: servers repeat a key that they refuse, and may cut it.
    package func redacted(in text: String) -> String {
        guard !value.isEmpty else { return text }
        let text = text.replacing(value, with: "(key)")
        let lengths = (Self.shortestPart..<max(value.count, Self.shortestPart)).reversed()
        guard text.contains(value.prefix(Self.shortestPart)),
            let part = lengths.lazy.map({ value.prefix($0) }).first(where: { text.contains($0) })
        else { return text }
        return text.replacing(part, with: "(key)")
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "(secret)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
