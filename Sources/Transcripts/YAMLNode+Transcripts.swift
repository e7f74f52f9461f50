import Foundation
import Notes
import YAMLFiles

extension YAMLNode {
    /// A date in UTC, to the second or to the millisecond.
    /// - Throws: `YAMLProblem` for anything else.
    static func date(_ node: YAMLNode, of name: String) throws(YAMLProblem) -> Date {
        guard let date = node.scalar.flatMap(strictDate) else {
            throw node.problem("`\(name)` must be a date such as 2026-03-14T09:26:53Z")
        }
        return date
    }

    private static func strictDate(_ text: String) -> Date? {
        // A day that the calendar does not have comes out as another one.
        guard text.hasSuffix("Z"), text.utf8.count <= "2026-03-14T09:26:53.589Z".utf8.count,
            let date = Date(iso8601: text), date.iso8601.utf8.prefix(19).elementsEqual(text.utf8.prefix(19))
        else { return nil }
        return date
    }

    /// A due date, a day with or without a time.
    /// - Throws: `YAMLProblem` for anything else.
    static func due(_ node: YAMLNode, of name: String) throws(YAMLProblem) -> DueDate {
        guard let date = node.scalar.flatMap({ DueDate($0) }) else {
            throw node.problem("`\(name)` must be a day such as 2026-03-14, or a day and a time: 2026-03-14 17:30")
        }
        return date
    }

    /// An id of a note.
    /// - Throws: `YAMLProblem` for anything else.
    static func id(_ node: YAMLNode, of name: String) throws(YAMLProblem) -> UUID {
        guard let id = node.scalar.flatMap(UUID.init(uuidString:)) else {
            throw node.problem("`\(name)` must be an id such as 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11")
        }
        return id
    }
}
