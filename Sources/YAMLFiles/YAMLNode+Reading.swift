package import Foundation
import Yams

extension YAMLNode {
    /// The deepest nesting of lists and mappings.
    private static let deepest = 64

    private static let noAnchors = "anchors and aliases are not allowed; put the text in quotes"

    /// The content of a file as text, without a byte order mark.
    /// - Throws: ``YAMLProblem`` when it is not UTF-8.
    package static func text(of data: Data) throws(YAMLProblem) -> String {
        guard let text = String(validating: data, as: UTF8.self) else {
            let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
            let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            throw YAMLProblem(line: bad + 1, sentence: "this line is not UTF-8 text")
        }
        return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Reads one document that may come from anybody: it is bounded in size and depth, and has no anchors and aliases.
    ///
    /// - Parameters:
    ///   - text: the document.
    ///   - most: its largest size, in bytes.
    /// - Returns: its value; `nil` when there is none.
    /// - Throws: ``YAMLProblem`` when it is not YAML, has a name twice in a mapping, or is beyond a bound.
    package static func read(_ text: String, most: Int = 16 << 20) throws(YAMLProblem) -> YAMLNode? {
        guard text.utf8.count <= most else {
            throw YAMLProblem(line: 1, sentence: "this is larger than \(most >> 20) MB")
        }
        guard text.utf8.contains(UInt8(ascii: "&")) else {
            let root = try compose(text)
            try root?.check(depth: 1, standIn: nil)
            return root
        }
        // The parser replaces aliases by what they stand for, and then compares names: a name of a few aliases to aliases
        // takes it forever. Without `&` there are no anchors, so that every alias is an error. So a character that does
        // not occur otherwise and has no meaning is put in its place. What was an anchor is then a text that begins with
        // that character and has no quotes.
        guard let standIn = unused(in: text) else { throw YAMLProblem(line: 1, sentence: noAnchors) }
        let scalars = text.unicodeScalars.map { $0 == "&" ? standIn : $0 }
        do throws(YAMLProblem) {
            try compose(String(String.UnicodeScalarView(scalars)))?.check(depth: 1, standIn: standIn)
        } catch {
            throw YAMLProblem(line: error.line, sentence: error.sentence.replacing(String(standIn), with: "&"))
        }
        return try compose(text)
    }

    /// A character without a meaning that a text does not have.
    private static func unused(in text: String) -> Unicode.Scalar? {
        let privateUse: ClosedRange<Unicode.Scalar> = "\u{E000}"..."\u{F8FF}"
        let used = Set(text.unicodeScalars.lazy.filter(privateUse.contains))
        return (0xE000...0xF8FF).lazy.compactMap(Unicode.Scalar.init).first { !used.contains($0) }
    }

    private func check(depth: Int, standIn: Unicode.Scalar?) throws(YAMLProblem) {
        guard depth <= Self.deepest else { throw problem("this is nested too deeply") }
        switch node {
        case .mapping(let mapping):
            for (key, value) in mapping {
                try YAMLNode(key).check(depth: depth + 1, standIn: standIn)
                try YAMLNode(value).check(depth: depth + 1, standIn: standIn)
            }
        case .sequence(let sequence):
            for element in sequence { try YAMLNode(element).check(depth: depth + 1, standIn: standIn) }
        case .scalar:
            if let standIn, plain?.unicodeScalars.first == standIn { throw problem(Self.noAnchors) }
        case .alias:
            throw problem(Self.noAnchors)
        }
    }

    private static func compose(_ text: String) throws(YAMLProblem) -> YAMLNode? {
        do {
            // The encoding is named, because the default one depends on the environment. Values are taken as they are
            // written: the rules of the default resolver would compile seven regular expressions, 3 ms at every start.
            return try Yams.compose(yaml: text, .basic, .default, .utf8).map(YAMLNode.init)
        } catch {
            throw problem(error as? YamlError, in: text)
        }
    }

    private static func problem(_ error: YamlError?, in text: String) -> YAMLProblem {
        switch error {
        case .composer(nil, _, let mark, _):
            YAMLProblem(line: mark.line, sentence: noAnchors)
        case .composer(_, _, let mark, _):
            YAMLProblem(line: mark.line, sentence: "a file has one document, and another begins here")
        case .parser(_, let problem, let mark, _) where problem.hasPrefix("Maximum nesting level"):
            // The parser has its own bound, further up, and no number for this error.
            YAMLProblem(line: mark.line, sentence: "this is nested too deeply")
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _):
            YAMLProblem(line: mark.line, sentence: "this is not YAML: \(problem)")
        case .reader(let problem, let offset, _, _):
            YAMLProblem(
                line: text.utf8.prefix(offset ?? 0).count { $0 == 0x0A } + 1,
                sentence: "this is not YAML: \(problem)"
            )
        case .duplicatedKeysInMapping(let names, let context):
            YAMLProblem(
                line: line(of: names.first, after: context.mark, in: text),
                sentence: "`\(names.first ?? "")` is given twice"
            )
        default:
            YAMLProblem(line: 1, sentence: "this is not YAML")
        }
    }

    /// The line on which a name stands once more in the column of the first; that of the first when none is found.
    private static func line(of name: String?, after first: Mark, in text: String) -> Int {
        guard let name, first.line > 0, first.column > 0 else { return 1 }
        let start = String(repeating: " ", count: first.column - 1) + name
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let second = lines.indices.dropFirst(first.line).first { index in
            lines[index].hasPrefix(start) && lines[index].dropFirst(start.count).drop { $0 == " " }.first == ":"
        }
        return second.map { $0 + 1 } ?? first.line
    }
}
