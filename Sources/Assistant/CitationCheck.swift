import Foundation

/// Checks the handles that an answer cites, such as `[7f3a]`, while it streams.
///
/// A handle that no tool returned in this conversation, and that is none of a note which may be seen, is struck out and
/// marked, `[note 7f3a]` and `[7f3a; 9b21]` as well; what stands in backticks is code. An `[` is held back until it is clear whether a citation begins there, at most
/// ``longest`` characters.
struct CitationCheck {
    /// The longest text between brackets that is looked at, in characters.
    static let longest = 80
    /// What stands after a handle that was struck out.
    static let mark = "(no such note)"

    /// Says whether a handle is that of a note that whoever wrote the text may see.
    package typealias Lookup = @Sendable (_ handle: String) async -> Bool

    private let lookUp: Lookup
    private var known: Set<String> = []
    /// The conversation and the results whose handles were not looked at yet: most answers cite nothing.
    private var unreadConversation: Conversation
    private var unread: [ToolResult] = []
    private var held = ""
    private var backticks = 0
    private var isFenced = false
    private var isQuoted = false
    private var isInCode: Bool { isFenced || isQuoted }

    /// A check that knows what the tools of a conversation returned so far.
    init(_ conversation: Conversation = Conversation(), lookUp: @escaping Lookup = { _ in false }) {
        unreadConversation = conversation
        self.lookUp = lookUp
    }

    /// Learns the handles that tools returned.
    mutating func learn(_ results: [ToolResult]) {
        unread += results
    }

    private mutating func readResults() {
        let earlier = unreadConversation.present.flatMap { turn in turn.messages.flatMap(\.results) }
        for result in earlier + unread {
            guard case .array(let notes) = (try? JSONValue(json: result.content))?["notes"] else { continue }
            known.formUnion(notes.compactMap { $0["id"]?.text.map(Self.digits) })
        }
        unreadConversation = Conversation()
        unread = []
    }

    /// Takes a piece of the answer, and returns what is decided of it.
    mutating func feed(_ text: String) async -> String {
        var result = ""
        for character in text {
            let waitsForLink = held.hasSuffix("]")
            if waitsForLink {
                result += character == "(" ? held : await checked(held)
                held = ""
            }
            noteCode(character)
            if character == "[", !isInCode {
                result += held
                held = "["
            } else if held.isEmpty {
                result.append(character)
            } else if character == "]" || Self.isPart(character), held.count <= Self.longest {
                held.append(character)
            } else {
                result += held
                result.append(character)
                held = ""
            }
        }
        return result
    }

    /// What was still held back at the end of a step.
    mutating func end() async -> String {
        defer {
            held = ""
            backticks = 0
            isFenced = false
            isQuoted = false
        }
        return held.hasSuffix("]") ? await checked(held) : held
    }

    /// Follows where code begins and ends: between backticks of a line, and between fences.
    private mutating func noteCode(_ character: Character) {
        if character == "`" {
            backticks += 1
            return
        }
        if backticks >= 3 { isFenced.toggle() } else if backticks > 0, !isFenced { isQuoted.toggle() }
        if character.isNewline { isQuoted = false }
        backticks = 0
    }

    private static func isPart(_ character: Character) -> Bool { !character.isNewline && character != "`" }

    private mutating func checked(_ bracket: String) async -> String {
        let cited = bracket.dropFirst().dropLast().replacing(" and ", with: ",").split { ",;".contains($0) }
            .map { Self.handle(in: $0.trimmingCharacters(in: .whitespaces)) }
        guard !cited.isEmpty, cited.allSatisfy(Self.isHandle) else { return bracket }
        readResults()
        for handle in cited where !isKnown(handle) {
            if await lookUp(Self.digits(handle)) { known.insert(Self.digits(handle)) }
        }
        guard !cited.allSatisfy(isKnown) else { return bracket }
        return cited.map { isKnown($0) ? "[\($0)]" : "~~[\($0)]~~ \(Self.mark)" }.joined(separator: " ")
    }

    /// The handle without what some models put before it.
    private static func handle(in text: String) -> String {
        String(text.trimmingPrefix(/(?i:(?:note|id)s?\s*[:#]?\s+|(?:note|id)s?\s*[:#]\s*|#)/))
    }

    /// Words that could be handles by their letters.
    private static let words: Set = [
        "added", "cafe", "dead", "deaf", "decade", "face", "faced", "facade", "fade", "faded", "feed",
    ]

    /// Whether the text is meant as a handle: words such as “added”, years, dates and telephone numbers are none.
    private static func isHandle(_ text: String) -> Bool {
        let digits = digits(text)
        let isYear = Int(text).map((1900...2099).contains) ?? false
        let isGrouped = text.contains("-") && text.prefix { $0 != "-" }.count != 8
        return (4...32).contains(digits.count) && digits.allSatisfy(\.isHexDigit) && !isYear && !isGrouped
            && !words.contains(digits)
    }

    private func isKnown(_ text: String) -> Bool {
        let digits = Self.digits(text)
        return known.contains(digits) || known.contains { digits.hasPrefix($0) || $0.hasPrefix(digits) }
    }

    private static func digits(_ handle: String) -> String {
        handle.lowercased().filter { $0 != "-" }
    }
}

extension Message {
    fileprivate var results: [ToolResult] {
        if case .tool(let results) = self { results } else { [] }
    }
}
