/// A key; it is never printed.
package struct Secret: Equatable, Sendable {
    /// The key itself; for the header of a request and for nothing else.
    package let value: String

    package init(_ value: String) {
        self.value = value
    }

    /// A text in which the key does not stand any more: servers repeat what they do not take.
    func redacted(in text: String) -> String {
        value.isEmpty ? text : text.replacing(value, with: "(key)")
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "(secret)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
