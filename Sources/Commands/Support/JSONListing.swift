/// A JSON array that is printed element by element, in the layout of ``PrettyJSON``.
///
/// It takes the same memory however long it is. Until ``finish()`` the array is open, so that a program never takes a
/// part of it for the whole.
struct JSONListing: Sendable {
    private static let chunk = 1 << 16

    private let write: @Sendable (String) -> Void
    private var text = "["
    private var isEmpty = true

    /// - Parameter write: is given the text piece by piece.
    init(to write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Adds an object.
    mutating func append(_ object: JSONObject) {
        text += isEmpty ? "\n" : ",\n"
        text += object.text
        isEmpty = false
        guard text.utf8.count >= Self.chunk else { return }
        write(text)
        text = ""
    }

    /// Closes the array.
    func finish() {
        write(text + (isEmpty ? "]\n" : "\n]\n"))
    }
}

/// An object of a ``JSONListing``.
///
/// Its keys stand in the order in which they are added, which is to be that of their names.
struct JSONObject {
    private var members = ""

    /// The whole object.
    var text: String { "  {\n\(members)\n  }" }

    /// Adds a text, or null.
    mutating func add(_ key: StaticString, _ value: String?) {
        begin(key)
        guard let value else {
            members += "null"
            return
        }
        appendText(value)
    }

    /// Adds true or false.
    mutating func add(_ key: StaticString, _ value: Bool) {
        begin(key)
        members += value ? "true" : "false"
    }

    /// Adds an array of texts.
    mutating func add(_ key: StaticString, _ values: [String]) {
        begin(key)
        guard !values.isEmpty else {
            members += "[]"
            return
        }
        var separator = "[\n      "
        for value in values {
            members += separator
            appendText(value)
            separator = ",\n      "
        }
        members += "\n    ]"
    }

    private mutating func begin(_ key: StaticString) {
        members += members.isEmpty ? "    \"" : ",\n    \""
        members += "\(key)\" : "
    }

    private mutating func appendText(_ text: String) {
        members += "\""
        members += PrettyJSON.escaped(text)
        members += "\""
    }
}
