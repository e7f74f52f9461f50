import Assistant
import Foundation
import Notes
import Yams

/// Reads a transcript strictly: what is not in the format is an error, never a guess.
enum TranscriptReader {
    static func read(_ text: String, path: String) throws(TranscriptError) -> TranscriptFile {
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        let reader = NodeReader(path: path)
        if let problem = YAMLGuard.problem(in: text) {
            let turn = turn(ofLine: problem.line, in: text)
            throw .malformed(path: path, line: problem.line, turn: turn, problem: problem.sentence)
        }
        let root = try compose(text, path: path)
        var fields = try reader.fields(root, of: "a transcript")
        try checkVersion(fields.take("magpie-transcript"), at: root, reader: reader)
        let header = try header(&fields)
        let notes = try NoteFields.notes(fields.take("notes"), recorded: header.recorded, reader: reader)
        let turnsNode = try fields.require("turns") { node, _ throws(TranscriptError) in node }
        let after = fields.take("after")
        try fields.finish()

        var turns: [Turn] = []
        let nodes = try reader.list(turnsNode, of: "turns")
        for (index, node) in nodes.enumerated() {
            turns.append(try TurnFields.turn(node, reader: NodeReader(path: path, turn: index + 1)))
        }
        let transcript = Transcript(
            comments: comments(of: text),
            header: header,
            notes: notes,
            turns: turns,
            notesAfter: try NoteFields.notesAfter(after, from: notes, recorded: header.recorded, reader: reader)
        )
        return TranscriptFile(
            path: path,
            transcript: transcript,
            turnLines: nodes.map { $0.mark?.line ?? 1 },
            turnsLine: turnsNode.mark?.line ?? 1
        )
    }

    private static func checkVersion(
        _ node: Node?,
        at root: Node,
        reader: NodeReader
    ) throws(TranscriptError) {
        guard let node else {
            throw reader.error("this is no transcript, because it lacks `magpie-transcript: 1`", at: root)
        }
        let text = reader.plain(node) ?? ""
        guard let version = Int(text), version > 0 else {
            throw reader.error("`magpie-transcript` must be the version of the format, a number", at: node)
        }
        guard version <= TranscriptHeader.version else {
            throw .newerVersion(path: reader.path, line: node.mark?.line ?? 1, version: text)
        }
    }

    private static func header(_ fields: inout NodeFields) throws(TranscriptError) -> TranscriptHeader {
        let reader = fields.reader
        let recorded = try fields.require("recorded", reader.date)
        let backend = try fields.require("backend") { node, _ throws(TranscriptError) in
            var backend = try reader.fields(node, of: "`backend`")
            let name = try backend.require("name", reader.text)
            let model = try backend.take("model", reader.text)
            try backend.finish()
            return (name: name, model: model)
        }
        let timeZone = try fields.take("timeZone") { node, name throws(TranscriptError) in
            let identifier = try reader.text(node, of: name)
            guard TimeZone(identifier: identifier) != nil else {
                throw reader.error("`timeZone` must be a time zone such as Europe/Berlin", at: node)
            }
            return identifier
        }
        let locale = try fields.take("locale", reader.text)
        let width = try fields.take("width") { node, name throws(TranscriptError) in
            try reader.number(node, in: TranscriptHeader.widths, of: name)
        }
        return TranscriptHeader(
            recorded: recorded,
            backend: backend.name,
            model: backend.model,
            timeZone: timeZone ?? TranscriptHeader.defaultTimeZone,
            locale: locale ?? TranscriptHeader.defaultLocale,
            width: width ?? TranscriptHeader.defaultWidth
        )
    }

    private static func comments(of text: String) -> [String] {
        var comments: [String] = []
        var rest = text.unicodeScalars[...]
        while rest.first == "#" {
            let line = rest.prefix { $0 != "\n" }
            rest = rest[line.endIndex...].dropFirst()
            let comment = line.dropFirst()
            comments.append(String(comment.last == "\r" ? comment.dropLast() : comment))
        }
        return comments
    }

    private static func compose(_ text: String, path: String) throws(TranscriptError) -> Node {
        do {
            // The encoding is named, because the default one depends on the environment.
            if let root = try Yams.compose(yaml: text, .default, .default, .utf8) { return root }
        } catch let error as YamlError {
            let (line, problem) = place(of: error)
            throw .malformed(path: path, line: line, turn: turn(ofLine: line, in: text), problem: problem)
        } catch {
            throw .malformed(path: path, line: 1, turn: nil, problem: "this is not YAML")
        }
        throw .malformed(path: path, line: 1, turn: nil, problem: "this is no transcript, because it is empty")
    }

    private static func place(of error: YamlError) -> (line: Int, problem: String) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return (mark.line, "this is not YAML: \(problem)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.map { "`\($0)`" }.joined(separator: ", ")
            return (context.mark.line, "\(names) is given twice")
        case .reader(let problem, _, _, _): return (1, "this is not YAML: \(problem)")
        default: return (1, "this is not YAML")
        }
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
