import Foundation

/// JSON for programs, and for people who look at it.
enum PrettyJSON {
    /// `value` with its keys sorted, indented by two spaces, and with a newline at its end.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        // Foundation writes an empty array on three lines; a string in JSON has no line breaks, so this is never in one.
        return text.replacing(/\[\s*\n\s*\]/, with: "[]") + "\n"
    }
}
