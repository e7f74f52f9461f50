import Assistant
import Foundation
import Notes
import YAMLFiles

/// Reads a transcript strictly: what is not in the format is an error, never a guess.
enum TranscriptReader {
    /// Reads the content of the file at `path`.
    /// - Throws: ``TranscriptError`` that names the file, the line and the turn.
    static func read(_ data: Data, path: String) throws(TranscriptError) -> TranscriptFile {
        let text = try located(path) { () throws(YAMLProblem) in try YAMLNode.text(of: data) }
        let root = try root(of: text, path: path)
        var fields = try located(path) { () throws(YAMLProblem) in try root.fields(of: "a transcript") }
        try checkVersion(fields.take("magpie-transcript"), at: root, path: path)
        let frame = try located(path) { () throws(YAMLProblem) in try Frame(&fields) }
        var turns: [Turn] = []
        for (index, node) in frame.turns.enumerated() {
            let turn = try located(path, turn: index + 1) { () throws(YAMLProblem) in try TurnFields.turn(node) }
            turns.append(turn)
        }
        let notesAfter = try located(path) { () throws(YAMLProblem) in
            try NoteFields.notesAfter(frame.after, from: frame.notes, recorded: frame.header.recorded)
        }
        return TranscriptFile(
            path: path,
            transcript: Transcript(
                comments: comments(of: text),
                header: frame.header,
                notes: frame.notes,
                turns: turns,
                notesAfter: notesAfter
            ),
            turnLines: frame.turns.map { $0.line },
            turnsLine: frame.turnsLine
        )
    }

    /// What stands around the turns, and the turns as they are in the file.
    private struct Frame {
        let header: TranscriptHeader
        let notes: [NoteItem]
        let turns: [YAMLNode]
        let turnsLine: Int
        let after: YAMLNode?

        init(_ fields: inout YAMLFields) throws(YAMLProblem) {
            header = try TranscriptReader.header(&fields)
            notes = try NoteFields.notes(fields.take("notes"), recorded: header.recorded)
            let node = try fields.require("turns") { node, _ throws(YAMLProblem) in node }
            after = fields.take("after")
            try fields.finish()
            turns = try node.list(of: "turns")
            turnsLine = node.line
        }
    }

    /// Runs `body`, and names the file and the turn in what it throws.
    private static func located<Value>(
        _ path: String,
        turn: Int? = nil,
        _ body: () throws(YAMLProblem) -> Value
    ) throws(TranscriptError) -> Value {
        do throws(YAMLProblem) {
            return try body()
        } catch {
            throw .malformed(path: path, line: error.line, turn: turn, problem: error.sentence)
        }
    }

    private static func root(of text: String, path: String) throws(TranscriptError) -> YAMLNode {
        do throws(YAMLProblem) {
            if let root = try YAMLNode.read(text) { return root }
        } catch {
            let turn = turn(ofLine: error.line, in: text)
            throw .malformed(path: path, line: error.line, turn: turn, problem: error.sentence)
        }
        throw .malformed(path: path, line: 1, turn: nil, problem: "this is no transcript, because it is empty")
    }

    private static func checkVersion(_ node: YAMLNode?, at root: YAMLNode, path: String) throws(TranscriptError) {
        let (text, version, line) = try located(path) { () throws(YAMLProblem) in
            guard let node else { throw root.problem("this is no transcript, because it lacks `magpie-transcript: 1`") }
            let text = node.plain ?? ""
            guard let version = Int(text), version > 0 else {
                throw node.problem("`magpie-transcript` must be the version of the format, a number")
            }
            return (text, version, node.line)
        }
        guard version <= TranscriptHeader.version else {
            throw .newerVersion(path: path, line: line, version: text)
        }
    }

    private static func header(_ fields: inout YAMLFields) throws(YAMLProblem) -> TranscriptHeader {
        let recorded = try fields.require("recorded", YAMLNode.date)
        let backend = try fields.require("backend") { node, _ throws(YAMLProblem) in
            var backend = try node.fields(of: "`backend`")
            let name = try backend.require("name", YAMLNode.text)
            let model = try backend.take("model", YAMLNode.text)
            try backend.finish()
            return (name: name, model: model)
        }
        let timeZone = try fields.take("timeZone") { node, name throws(YAMLProblem) in
            let identifier = try YAMLNode.text(node, of: name)
            guard TimeZone(identifier: identifier) != nil else {
                throw node.problem("`timeZone` must be a time zone such as Europe/Berlin")
            }
            return identifier
        }
        let locale = try fields.take("locale", YAMLNode.text)
        let width = try fields.take("width") { node, name throws(YAMLProblem) in
            try YAMLNode.number(node, in: TranscriptHeader.widths, of: name)
        }
        let isOfRobustness = try fields.take("purpose") { node, name throws(YAMLProblem) in
            guard try YAMLNode.text(node, of: name) == "robustness" else {
                throw node.problem("`purpose` must be robustness")
            }
            return true
        }
        let suggestions = try fields.take("suggestions") { node, name throws(YAMLProblem) in
            guard try YAMLNode.text(node, of: name) == "auto" else { throw node.problem("`suggestions` must be auto") }
            return true
        }
        var header = TranscriptHeader(
            recorded: recorded,
            backend: backend.name,
            model: backend.model,
            timeZone: timeZone ?? TranscriptHeader.defaultTimeZone,
            locale: locale ?? TranscriptHeader.defaultLocale,
            width: width ?? TranscriptHeader.defaultWidth
        )
        header.appliesSuggestions = suggestions ?? false
        header.isOfRobustness = isOfRobustness ?? false
        return header
    }

    private static func comments(of text: String) -> [String] {
        var comments: [String] = []
        var rest = text.unicodeScalars[...]
        while rest.first == "#" {
            let line = rest.prefix { $0 != "\n" }
            rest = rest[line.endIndex...].dropFirst()
            comments.append(TranscriptFile.comment(line.dropFirst()))
        }
        return comments
    }

    /// The turn to which a line of a file that cannot be parsed belongs, told by the indentation of the turns' dashes.
    private static func turn(ofLine line: Int, in text: String) -> Int? {
        var indent: Substring?
        var count: Int?
        for part in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line) {
            if count == nil {
                if part.hasPrefix("turns:") { count = 0 }
                continue
            }
            if let first = part.first, !" -#".contains(first) || part.hasPrefix("---") { return nil }
            let spaces = part.prefix { $0 == " " }
            guard part.dropFirst(spaces.count).hasPrefix("- "), indent == nil || indent == spaces else { continue }
            indent = spaces
            count = count.map { $0 + 1 }
        }
        return count == 0 ? nil : count
    }
}
