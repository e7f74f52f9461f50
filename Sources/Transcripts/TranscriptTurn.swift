package import Assistant
package import Foundation
import Notes

/// One turn: what the person typed, what the model did, and what the screen showed.
package struct TranscriptTurn: Equatable, Sendable {
    /// What the person typed: a message, or a slash command.
    package var user: String
    /// The time of the turn; `nil` when it is the one that ``Transcript/time(ofTurn:)`` works out.
    package var date: Date?
    /// The ids drawn for new notes, in order; a turn that draws more gets generated ones.
    package var ids: [UUID]
    /// What was found out about notes in the background, and written down before this turn; whatever their bodies were.
    package var enriched: [FinishedEnrichment]
    /// What the person made of a text in their editor, in a turn in which they did.
    package var edited: String?
    /// What the person answered to questions, in order: whether it was yes.
    package var answers: [Bool]
    /// The steps of the model, in order; a slash command has none.
    package var steps: [RecordedStep]
    /// What the screen showed: plain text, without spaces at the end of a line or empty lines at its end.
    package private(set) var screen: String
    /// The error that ended the turn, as a sentence.
    package var error: String?

    package init(
        user: String,
        date: Date? = nil,
        ids: [UUID] = [],
        enriched: [FinishedEnrichment] = [],
        edited: String? = nil,
        answers: [Bool] = [],
        steps: [RecordedStep] = [],
        screen: String = "",
        error: String? = nil
    ) {
        self.user = user
        self.date = date?.roundedToMilliseconds
        self.ids = ids
        self.enriched = enriched.map { FinishedEnrichment(id: $0.id, enrichment: $0.enrichment) }
        self.edited = edited
        self.answers = answers
        self.steps = steps
        self.screen = Self.tidied(screen)
        self.error = error
    }

    /// Replaces ``screen``, tidied.
    package mutating func setScreen(_ text: String) {
        screen = Self.tidied(text)
    }

    private static func tidied(_ text: String) -> String {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let end = line.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" }
            return end.map { String(line[...$0]) } ?? ""
        }
        let last = lines.lastIndex { !$0.isEmpty }
        return last.map { lines[...$0].joined(separator: "\n") } ?? ""
    }
}

/// One step of a model: what one request to the backend came to.
package struct RecordedStep: Equatable, Sendable {
    /// How a step ended.
    package enum Ending: Equatable, Sendable {
        /// With all of the reply.
        case finished
        /// The person stopped it after the text so far.
        case interrupted
        /// The backend failed after the text so far.
        case failed(BackendError)
    }

    /// The reasoning, possibly empty.
    package var thinking: String
    /// The text, possibly empty.
    package var text: String
    /// The tools it called, in order.
    package var calls: [RecordedCall]
    /// How it ended.
    package var ending: Ending

    package init(
        thinking: String = "",
        text: String = "",
        calls: [RecordedCall] = [],
        ending: Ending = .finished
    ) {
        self.thinking = thinking
        self.text = text
        self.calls = calls
        self.ending = ending
    }
}

/// One tool call as a file keeps it.
package struct RecordedCall: Equatable, Sendable {
    /// The tool's name as the model gave it.
    package var name: String
    /// The arguments: one line of JSON with sorted keys, or, where they were no JSON object, exactly what was written.
    package var arguments: String

    /// A call with the arguments that a model wrote; a JSON object is brought to one line with sorted keys.
    package init(name: String, arguments: String) {
        self.name = name
        self.arguments = JSONArguments.canonical(arguments) ?? arguments
    }

    /// A call with the arguments of a value.
    package init(name: String, with arguments: JSONValue) {
        self.init(name: name, arguments: arguments.json)
    }
}

/// What tells arguments that a file can hold as a mapping from those it holds as text.
enum JSONArguments {
    /// The deepest nesting of a mapping in a file.
    static let maximumDepth = 32
    /// The longest key of a mapping in a file, in bytes (libyaml takes no more than 1024 characters).
    static let maximumKeyLength = 256

    /// The arguments as one line with sorted keys; `nil` unless they are an object that a file can hold as a mapping.
    static func canonical(_ arguments: String) -> String? {
        guard let value = try? JSONValue(json: arguments), case .object = value else { return nil }
        let text = value.json
        guard isWritable(value, depth: 0), (try? JSONValue(json: text)) == value else { return nil }
        return text
    }

    private static func isWritable(_ value: JSONValue, depth: Int) -> Bool {
        guard depth < maximumDepth else { return false }
        return switch value {
        case .object(let members):
            members.allSatisfy { $0.key.utf8.count <= maximumKeyLength && isWritable($0.value, depth: depth + 1) }
        case .array(let elements): elements.allSatisfy { isWritable($0, depth: depth + 1) }
        case .number(let number): number.isFinite
        case .null, .bool, .string: true
        }
    }
}
