import Assistant
import Foundation
import Notes
import Yams

/// Reads turns and the steps in them.
enum TurnFields {
    static func turn(_ node: Node, reader: NodeReader) throws(TranscriptError) -> Turn {
        var fields = try reader.fields(node, of: "a turn")
        let user = try fields.require("user", reader.text)
        let date = try fields.take("at", reader.date)
        let ids = try fields.take("ids") { node, name throws(TranscriptError) in
            try elements(node, of: name, reader: reader) { node throws(TranscriptError) in
                try reader.id(node, of: name)
            }
        }
        let enriched = try fields.take("enriched") { node, name throws(TranscriptError) in
            try elements(node, of: name, reader: reader) { node throws(TranscriptError) in
                try enrichment(node, reader: reader)
            }
        }
        let edited = try fields.take("edited", reader.text)
        let answers = try fields.take("answers") { node, name throws(TranscriptError) in
            try elements(node, of: name, reader: reader) { node throws(TranscriptError) in
                try reader.bool(node, of: name)
            }
        }
        let steps = try fields.take("model") { node, name throws(TranscriptError) in
            try elements(node, of: name, reader: reader) { node throws(TranscriptError) in
                try step(node, reader: reader)
            }
        }
        let screen = try fields.take("screen", reader.text)
        let error = try fields.take("error", reader.text)
        try fields.finish()
        return Turn(
            typed: user,
            date: date,
            ids: ids ?? [],
            enriched: enriched ?? [],
            edited: edited,
            answers: answers ?? [],
            steps: steps ?? [],
            screen: screen ?? "",
            error: error
        )
    }

    private static func elements<Element>(
        _ node: Node,
        of name: String,
        reader: NodeReader,
        _ read: (Node) throws(TranscriptError) -> Element
    ) throws(TranscriptError) -> [Element] {
        var elements: [Element] = []
        for node in try reader.list(node, of: name) { elements.append(try read(node)) }
        return elements
    }

    private static func enrichment(_ node: Node, reader: NodeReader) throws(TranscriptError) -> FinishedEnrichment {
        var fields = try reader.fields(node, of: "an element of `enriched`")
        let id = try fields.require("id", reader.id)
        let summary = try fields.take("summary", reader.text)
        let items = try fields.take("actionItems") { node, name throws(TranscriptError) in
            try elements(node, of: name, reader: reader) { node throws(TranscriptError) in
                try reader.text(node, of: name)
            }
        }
        let category: NoteCategory? = try fields.take("category") { node, name throws(TranscriptError) in
            try reader.choice(node, of: name)
        }
        try fields.finish()
        let enrichment = NoteEnrichment(summary: summary, actionItems: items ?? [], category: category)
        return FinishedEnrichment(id: id, enrichment: enrichment)
    }

    private static func step(_ node: Node, reader: NodeReader) throws(TranscriptError) -> Step {
        var fields = try reader.fields(node, of: "a step of `model`")
        var step = Step()
        step.thinking = try fields.take("think", reader.text) ?? ""
        step.text = try fields.take("say", reader.text) ?? ""
        let single = try call(&fields)
        let several = try fields.take("calls") { node, name throws(TranscriptError) in
            try elements(node, of: name, reader: reader) { node throws(TranscriptError) in
                var fields = try reader.fields(node, of: "a call")
                guard let call = try call(&fields) else { throw reader.error("a call lacks `call`", at: node) }
                try fields.finish()
                return call
            }
        }
        if single != nil, several != nil {
            throw reader.error("a step has either `call` or `calls`", at: node)
        }
        step.calls = several ?? single.map { [$0] } ?? []
        let interrupted = try fields.take("interrupted", reader.bool) ?? false
        let failure = try failure(&fields)
        if interrupted, failure != nil {
            throw reader.error("a step has either `interrupted` or `fails`", at: node)
        }
        step.ending = failure.map { .failed($0) } ?? (interrupted ? .interrupted : .finished)
        try fields.finish()
        return step
    }

    private static func failure(_ fields: inout NodeFields) throws(TranscriptError) -> BackendError? {
        let reader = fields.reader
        let sentence = try fields.take("fails", reader.text)
        let kind = try fields.take("kind") { node, name throws(TranscriptError) in
            let text = try reader.text(node, of: name)
            guard let kind = BackendError.Kind(rawValue: text) else {
                throw reader.error("`kind` is not a kind of failure that is known", at: node)
            }
            return kind
        }
        guard sentence != nil || kind == nil else {
            throw reader.error("`kind` goes with `fails`", at: fields.node)
        }
        return sentence.map { BackendError(kind ?? .other, $0) }
    }

    private static func call(_ fields: inout NodeFields) throws(TranscriptError) -> ToolCall? {
        let reader = fields.reader
        let name = try fields.take("call", reader.text)
        let with = fields.take("with")
        let raw = try fields.take("raw", reader.text)
        guard let name else {
            guard with == nil, raw == nil else {
                throw reader.error("`with` and `raw` are the arguments of a `call`", at: fields.node)
            }
            return nil
        }
        guard let with else { return ToolCall(id: "", name: name, arguments: raw ?? "{}") }
        guard raw == nil else { throw reader.error("a call has either `with` or `raw`", at: with) }
        let value = try json(with, reader: reader, depth: 0)
        guard case .object = value else {
            throw reader.error("`with` must be a mapping of arguments; other text goes into `raw`", at: with)
        }
        return ToolCall(id: "", name: name, arguments: value.json)
    }

    private static func json(_ node: Node, reader: NodeReader, depth: Int) throws(TranscriptError) -> JSONValue {
        guard depth <= JSONArguments.maximumDepth else {
            throw reader.error("the arguments are nested too deeply; write them as text into `raw`", at: node)
        }
        switch node {
        case .scalar(let scalar):
            return reader.plain(node).flatMap(plainValue) ?? .string(scalar.string)
        case .sequence(let sequence):
            var values: [JSONValue] = []
            for node in sequence { values.append(try json(node, reader: reader, depth: depth + 1)) }
            return .array(values)
        case .mapping:
            var members: [String: JSONValue] = [:]
            for member in try reader.fields(node, of: "`with`").all {
                members[member.name] = try json(member.value, reader: reader, depth: depth + 1)
            }
            return .object(members)
        case .alias:
            throw reader.error("an alias is not allowed", at: node)
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
