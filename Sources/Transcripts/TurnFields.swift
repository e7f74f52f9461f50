import Assistant
import Foundation
import Notes
import YAMLFiles

/// Reads turns and the steps in them.
enum TurnFields {
    static func turn(_ node: YAMLNode) throws(YAMLProblem) -> Turn {
        var fields = try node.fields(of: "a turn")
        let user = try fields.require("user", YAMLNode.text)
        let date = try fields.take("at", YAMLNode.date)
        let ids = try fields.list("ids", YAMLNode.id)
        let enriched = try fields.list("enriched") { node, _ throws(YAMLProblem) in try enrichment(node) }
        let edited = try fields.take("edited", YAMLNode.text)
        let suggested = try fields.list("suggested") { node, _ throws(YAMLProblem) in try suggestion(node) }
        let answers = try fields.list("answers", YAMLNode.bool)
        let steps = try fields.list("model") { node, _ throws(YAMLProblem) in try step(node) }
        let screen = try fields.take("screen", YAMLNode.text)
        let error = try fields.take("error", YAMLNode.text)
        try fields.finish()
        return Turn(
            typed: user,
            date: date,
            ids: ids ?? [],
            enriched: enriched ?? [],
            edited: edited,
            suggested: suggested ?? [],
            answers: answers ?? [],
            steps: steps ?? [],
            screen: screen ?? "",
            error: error
        )
    }

    private static func enrichment(_ node: YAMLNode) throws(YAMLProblem) -> FinishedEnrichment {
        var fields = try node.fields(of: "an element of `enriched`")
        let id = try fields.require("id", YAMLNode.id)
        let summary = try fields.take("summary", YAMLNode.text)
        let items = try fields.list("actionItems", YAMLNode.text)
        let category: NoteCategory? = try fields.take("category", YAMLNode.choice)
        let author = try fields.take("author", YAMLNode.text)
        try fields.finish()
        let enrichment = NoteEnrichment(
            summary: summary,
            actionItems: items ?? [],
            category: category,
            author: author
        )
        return FinishedEnrichment(id: id, enrichment: enrichment)
    }

    private static func suggestion(_ node: YAMLNode) throws(YAMLProblem) -> Suggestion {
        var fields = try node.fields(of: "an element of `suggested`")
        let id = try fields.require("id", YAMLNode.id)
        let confidence = try fields.require("confidence", YAMLNode.text)
        var kinds: [Suggestion.Kind] = []
        for name in ["title", "tag", "link", "task"] {
            guard let text = try fields.take(name, YAMLNode.text) else { continue }
            if let kind = Suggestion.Kind(name: name, text: text) { kinds.append(kind) }
        }
        try fields.finish()
        guard kinds.count == 1 else { throw node.problem("a suggestion has one of `title`, `tag`, `link` and `task`") }
        guard let number = Double(confidence), (0...1).contains(number) else {
            throw node.problem("`confidence` must be a number from 0 to 1")
        }
        return Suggestion(noteID: id, kind: kinds[0], confidence: number)
    }

    private static func step(_ node: YAMLNode) throws(YAMLProblem) -> Step {
        var fields = try node.fields(of: "a step of `model`")
        var step = Step()
        step.thinking = try fields.take("think", YAMLNode.text) ?? ""
        step.text = try fields.take("say", YAMLNode.text) ?? ""
        let single = try call(&fields)
        let several = try fields.list("calls") { node, _ throws(YAMLProblem) in
            var fields = try node.fields(of: "a call")
            guard let call = try call(&fields) else { throw node.problem("a call lacks `call`") }
            try fields.finish()
            return call
        }
        if single != nil, several != nil {
            throw node.problem("a step has either `call` or `calls`")
        }
        step.calls = several ?? single.map { [$0] } ?? []
        let interrupted = try fields.take("interrupted", YAMLNode.bool) ?? false
        let failure = try failure(&fields)
        if interrupted, failure != nil {
            throw node.problem("a step has either `interrupted` or `fails`")
        }
        step.ending = failure.map { .failed($0) } ?? (interrupted ? .interrupted : .finished)
        try fields.finish()
        return step
    }

    private static func failure(_ fields: inout YAMLFields) throws(YAMLProblem) -> BackendError? {
        let sentence = try fields.take("fails", YAMLNode.text)
        let kind = try fields.take("kind") { node, name throws(YAMLProblem) in
            let text = try YAMLNode.text(node, of: name)
            guard let kind = BackendError.Kind(rawValue: text) else {
                throw node.problem("`kind` is not a kind of failure that is known")
            }
            return kind
        }
        guard sentence != nil || kind == nil else {
            throw fields.node.problem("`kind` goes with `fails`")
        }
        return sentence.map { BackendError(kind ?? .other, $0) }
    }

    private static func call(_ fields: inout YAMLFields) throws(YAMLProblem) -> ToolCall? {
        let name = try fields.take("call", YAMLNode.text)
        let with = fields.take("with")
        let raw = try fields.take("raw", YAMLNode.text)
        guard let name else {
            guard with == nil, raw == nil else {
                throw fields.node.problem("`with` and `raw` are the arguments of a `call`")
            }
            return nil
        }
        guard let with else { return ToolCall(id: "", name: name, arguments: raw ?? "{}") }
        guard raw == nil else { throw with.problem("a call has either `with` or `raw`") }
        let value = try json(with, depth: 0)
        guard case .object = value else {
            throw with.problem("`with` must be a mapping of arguments; other text goes into `raw`")
        }
        return ToolCall(id: "", name: name, arguments: value.json)
    }

    private static func json(_ node: YAMLNode, depth: Int) throws(YAMLProblem) -> JSONValue {
        guard depth <= JSONArguments.maximumDepth else {
            throw node.problem("the arguments are nested too deeply; write them as text into `raw`")
        }
        switch node.content {
        case .scalar(let text):
            return node.plain.flatMap(plainValue) ?? .string(text)
        case .list(let elements):
            var values: [JSONValue] = []
            for element in elements { values.append(try json(element, depth: depth + 1)) }
            return .array(values)
        case .mapping:
            var members: [String: JSONValue] = [:]
            for member in try node.fields(of: "`with`").rest {
                members[member.name] = try json(member.value, depth: depth + 1)
            }
            return .object(members)
        }
    }

    /// What an unquoted word means: null, a truth value or a number, each as JSON writes it.
    private static func plainValue(_ text: String) -> JSONValue? {
        switch text {
        case "", "~", "null": return .null
        case "true": return true
        case "false": return false
        default:
            guard let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
                case .number(let number)? = try? JSONValue(json: text)
            else { return nil }
            return .number(number)
        }
    }
}
