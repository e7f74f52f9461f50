import Assistant
import Foundation
import Foundations
import Notes

/// Text of several lines that was pasted, and is no order.
extension Performer {
    /// Keeps such a text, below the list that is called so already, if there is one; `nil` for any other text.
    func keepPasted(_ text: String) throws -> Answer? {
        guard let draft = pasted(text) else { return nil }
        guard let title = draft.title, let body = draft.body else { return try capture(draft) }
        let lists = try script.call(.lists).notes
        let list = lists.first { $0.title.lowercased() == title.lowercased() && Checklist.isList($0) }
        return try list.map { try append(body, to: $0) } ?? capture(draft)
    }

    /// The note of a checklist with boxes, of Markdown or of code, as it is; `nil` for any other text.
    private func pasted(_ text: String) -> Draft? {
        let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }
        guard lines.count > 1, let first = lines.first(where: { !$0.isEmpty }), let sign = first.first,
            lines.contains(where: Self.isMarked) || "{[<|".contains(sign)
        else { return nil }
        let isText = Self.isMarked(first) || !(sign.isLetter || sign.isNumber)
        guard !isText else { return Draft(body: text) }
        let head = Line(first, understanding)
        // "add to the boiler note:"
        let names = head.core.contains(Words.noteNouns.union(Words.listNouns))
        let isOrder = names && first.hasSuffix(":") && Words.orderVerbs.contains(head.core.key(head.core.start))
        guard !isOrder, Requests(understanding).order(head) == nil, !first.contains(": ") else { return nil }
        let isTitle =
            first.count <= Self.longestTitle && lines.dropFirst().allSatisfy { $0.isEmpty || Self.isBoxed($0) }
        guard isTitle, let end = text.range(of: first)?.upperBound else { return Draft(body: text) }
        let title = first.hasSuffix(":") ? String(first.dropLast()) : first
        return Draft(title: DraftMaker.capitalized(title), body: String(text[end...].drop(while: \.isNewline)))
    }

    private static func isBoxed(_ line: String) -> Bool {
        ["- [", "* [", "+ ["].contains { line.hasPrefix($0) } && line.dropFirst(4).first == "]"
    }

    private static func isMarked(_ line: String) -> Bool {
        isBoxed(line) || line.hasPrefix("```") || line.drop { $0 == "#" }.first == " " && line.hasPrefix("#")
    }

    private static let longestTitle = 60
}
