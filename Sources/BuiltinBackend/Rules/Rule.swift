/// One thing that people say in many ways, as data.
///
/// To teach the assistant a phrasing, add a line to `templates` and one to `examples`.
struct Rule: Sendable {
    /// A line and what stands in its slots.
    struct Example: Sendable {
        /// What is typed.
        let line: String
        /// What each slot must hold, as it was typed.
        let slots: [Slot: String]

        init(_ line: String, _ slots: [Slot: String] = [:]) {
            self.line = line
            self.slots = slots
        }
    }

    /// The name, such as `list.add`.
    let name: String
    /// What is done when this is said.
    let act: Act
    /// How sure a match alone makes; most rules are ``Strength/clear``.
    let strength: Strength
    /// Whether it is for German lines only.
    var isGerman: Bool
    /// How it is said.
    let templates: [String]
    /// The command that does it, for ``Act/useCommand``.
    let command: String?
    private let makeExamples: @Sendable () -> [Example]
    private let makeCounterExamples: @Sendable () -> [String]

    /// Lines that must be read so.
    var examples: [Example] { makeExamples() }
    /// Lines that must not be read so.
    var counterExamples: [String] { makeCounterExamples() }

    /// - Parameters:
    ///   - examples: made when they are asked for; only tests ask, and a program that answers one line would make
    ///     hundreds in vain.
    ///   - counterExamples: likewise.
    init(
        name: String,
        act: Act,
        strength: Strength = .clear,
        isGerman: Bool = false,
        templates: [String],
        examples: @autoclosure @escaping @Sendable () -> [Example] = [],
        counterExamples: @autoclosure @escaping @Sendable () -> [String] = [],
        command: String? = nil
    ) {
        self.name = name
        self.act = act
        self.strength = strength
        self.isGerman = isGerman
        self.templates = templates
        self.command = command
        makeExamples = examples
        makeCounterExamples = counterExamples
    }

    /// How much a fitting template says by itself.
    enum Strength: Sendable {
        /// Nobody means anything else by it.
        case certain
        /// The usual case.
        case clear
        /// What the notes hold decides.
        case loose
    }
}

/// What a template leaves open.
enum Slot: String, CaseIterable, Sendable {
    /// Any words, kept as they were typed.
    case text
    /// Something to be done.
    case task
    /// One thing on a list, and several.
    case item, items
    /// The name of a list, with or without the word “list”.
    case list
    /// Words that point at a note.
    case note
    /// What a question is about.
    case topic
    case date, tag, title, folder
    /// What is to be replaced, and what comes in its place.
    case old, new
    /// A word or two that say nothing: a name that is spoken to, an adverb.
    case any

    /// The most words of it where something follows.
    var longest: Int {
        switch self {
        case .text, .task, .items, .topic: 40
        case .item, .note, .old, .new, .title, .date: 12
        case .list: 8
        case .folder: 4
        case .tag: 4
        case .any: 2
        }
    }

    /// Whether words can stand in it.
    func accepts(_ words: Clause) -> Bool {
        switch self {
        case .note:
            !words.words.dropLast().contains { $0.mark == "," && Int($0.key) == nil || $0.mark == "." }
                && words.count <= longest
                && (words.count == 1 || !Self.joints.contains(words.key(words.start)))
        // What follows a colon is no name, and neither is an article.
        case .folder
        where words.words.dropLast().contains { $0.mark == ":" }
            || words.count == 1 && Self.articles.contains(words.key(words.start)):
            false
        case .list, .folder:
            words.count <= longest && (words.count < 5 || !words.contains(["and"]))
                && (!Self.joints.contains(words.key(words.start)) || isTask(words))
                && !["there", "left", "about"].contains(words.key(words.start))
                && endsAsList(words) && words.words.contains { $0.key.contains(where: \.isLetter) }
        // "council list: is the bin day monday, …": questions may be items.
        case .items where ["is", "are"].contains(words.key(words.start)): words.words.contains { $0.mark == "," }
        case .item, .items, .old, .new: !Self.joints.contains(words.key(words.start))
        // "tag wifi and boiler with home" has two notes and a tag.
        case .tag:
            words.count <= 4 && !Self.joints.contains(words.key(words.start)) && !words.contains(["with", "as"])
        default: true
        }
    }

    /// Whether words begin as "to prep" does.
    private func isTask(_ words: Clause) -> Bool {
        let verb = words.key(words.start + 1)
        return words.key(words.start) == "to" && (verb != "do" || words.count > 2) && Words.taskVerbs.contains(verb)
    }

    /// Whether nothing follows the word for a list that is no part of its name: "list for the trip", not "list unless".
    private func endsAsList(_ words: Clause) -> Bool {
        guard let noun = words.words.lastIndex(where: { Words.listNouns.contains($0.key) }), noun + 1 < words.end,
            noun > words.start + 1 || noun > words.start && !["new", "neue"].contains(words.key(words.start))
        else { return true }
        return ["for", "of", "to", "called", "named", "about", "with", "für", "fürs", "zum", "zur"].contains(
            words.key(noun + 1)
        )
    }

    /// Words that name no folder by themselves.
    private static let articles: Set<String> = ["the", "a", "my", "this", "that", "another", "which"]

    /// Words with which nothing begins that is named.
    private static let joints: Set<String> = [
        "to", "on", "onto", "from", "off", "of", "for", "in", "and", "or", "is", "are", "with", "as", "it",
        "everything", "auf", "von", "und", "zu", "zur", "zum", "aus", "alles",
    ]
}
