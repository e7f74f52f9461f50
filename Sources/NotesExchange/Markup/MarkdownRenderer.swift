import Foundation

/// Writes HTML or ENML as Markdown.
///
/// A `div` is a line, as in Evernote and Apple Notes; paragraphs have an empty line between them. What Markdown has no
/// sign for, such as colours, is left out. Characters of the text are not escaped: notes are read as text.
struct MarkdownRenderer {
    private static let unseen: Set<String> = ["head", "title", "script", "style", "template", "noscript"]
    private static let blocks: Set<String> = [
        "address", "article", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "en-crypt", "en-note",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav",
        "ol",
        "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
    ]

    /// What is to be kept in mind further in.
    private struct Context {
        /// The signs that apply already.
        var signs: Set<String> = []
        /// Whether all white space counts and signs mean nothing.
        var isCode = false
    }

    /// The names of the attachments, in their order.
    private(set) var attachments: [String] = []
    /// How many passages are encrypted.
    private(set) var encryptedCount = 0
    /// The tasks of groups by the ids of these; what no element stands for is left in it.
    private(set) var tasks: [String: [String]]
    private let mediaName: (MarkupElement) -> String?

    /// - Parameters:
    ///   - tasks: lines of checkboxes by the ids of the elements that stand for them.
    ///   - mediaName: the name of the file that an element shows.
    init(tasks: [String: [String]] = [:], mediaName: @escaping (MarkupElement) -> String? = { _ in nil }) {
        self.tasks = tasks
        self.mediaName = mediaName
    }

    /// The text of an element.
    mutating func text(of element: MarkupElement) -> String {
        var page = MarkdownPage()
        write(element.children, on: &page, Context())
        return page.finish().joined(separator: "\n")
    }

    private mutating func write(_ pieces: [Markup], on page: inout MarkdownPage, _ context: Context) {
        for piece in pieces {
            switch piece {
            case .text(let text):
                if !context.isCode {
                    page.add(text.withSingleSpaces)
                } else if !text.allSatisfy(\.isWhitespace) || !text.contains("\n") {
                    page.addRaw(text)
                }
            case .element(let element): write(element, on: &page, context)
            }
        }
    }

    private mutating func write(_ element: MarkupElement, on page: inout MarkdownPage, _ context: Context) {
        switch element.name {
        case let name where Self.unseen.contains(name): break
        case "br": page.breakLine()
        case "hr":
            page.separate()
            page.append(lines: ["---"])
            page.separate()
        case "h1", "h2", "h3", "h4", "h5", "h6": writeHeading(element, on: &page)
        case "p", "blockquote": writeParagraph(element, on: &page, context)
        case "ul", "ol":
            page.endLine()
            page.append(lines: listLines(element, context))
            page.separate()
        case "li": page.append(lines: listLines(MarkupElement(name: "ul", children: [.element(element)]), context))
        case "table": writeTable(element, on: &page)
        case "pre": writeCode(element, on: &page)
        case "en-crypt": writeEncrypted(element, on: &page)
        case "en-todo": writeBox(isChecked: element.attributes["checked"] == "true", on: &page)
        case "input":
            if element.attributes["type"]?.lowercased() == "checkbox" {
                writeBox(isChecked: element.attributes["checked"] != nil, on: &page)
            }
        case "en-media", "img", "object", "embed", "audio", "video": writeMedia(element, on: &page)
        case let name where Self.blocks.contains(name): writeBlock(element, on: &page, context)
        default: writeWithinLine(element, on: &page, context)
        }
    }

    // MARK: Blocks

    private mutating func writeBlock(_ element: MarkupElement, on page: inout MarkdownPage, _ context: Context) {
        let style = element.style
        if style.contains("-en-codeblock:true") { return writeCode(element, on: &page) }
        page.endLine()
        if style.contains("--en-task-group:true"), let id = Self.value(of: "--en-id", in: style),
            let lines = tasks.removeValue(forKey: id)
        {
            page.append(lines: lines)
        }
        write(element.children, on: &page, context)
        page.endLine()
    }

    private mutating func writeHeading(_ element: MarkupElement, on page: inout MarkdownPage) {
        var inner = MarkdownPage()
        write(element.children, on: &inner, Context(signs: ["**"]))
        let text = inner.finish().joined(separator: " ")
        page.endLine()
        guard !text.isEmpty, let level = element.name.last?.wholeNumberValue else { return }
        if page.lines.last?.hasPrefix("#") == false { page.separate() }
        page.append(lines: [String(repeating: "#", count: level) + " " + text])
    }

    private mutating func writeParagraph(_ element: MarkupElement, on page: inout MarkdownPage, _ context: Context) {
        var inner = MarkdownPage()
        write(element.children, on: &inner, context)
        let lines = inner.finish()
        page.separate()
        let mark = element.name == "blockquote" ? "> " : ""
        page.append(lines: lines.map { mark.isEmpty || !$0.isEmpty ? mark + $0 : ">" })
        page.separate()
    }

    private mutating func writeCode(_ element: MarkupElement, on page: inout MarkdownPage) {
        var inner = MarkdownPage(isWithinLine: true)
        write(element.children, on: &inner, Context(isCode: true))
        inner.endLine()
        var lines = inner.lines
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        page.separate()
        page.append(lines: Self.fenced(lines))
        page.separate()
    }

    private mutating func writeEncrypted(_ element: MarkupElement, on page: inout MarkdownPage) {
        encryptedCount += 1
        let hint = element.attributes["hint"].map { $0.isEmpty ? [] : ["hint: " + $0] } ?? []
        let text = element.text.filter { !$0.isWhitespace }
        page.separate()
        page.append(lines: Self.fenced(["encrypted by Evernote"] + hint + [text]))
        page.separate()
    }

    private static func fenced(_ lines: [String]) -> [String] {
        let longest = lines.map { $0.split { $0 != "`" }.map(\.count).max() ?? 0 }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return [fence] + lines + [fence]
    }

    private mutating func writeBox(isChecked: Bool, on page: inout MarkdownPage) {
        page.endLine()
        page.add(isChecked ? "- [x] " : "- [ ] ")
    }

    // MARK: Lists and tables

    private mutating func listLines(_ list: MarkupElement, _ context: Context) -> [String] {
        let isTodo = list.style.contains("--en-todo:true") || Self.hasClass(list, ["checklist", "todo", "task-list"])
        var number = list.attributes["start"].flatMap { Int($0) } ?? 1
        var lines: [String] = []
        var indent = "  "
        for child in list.children {
            if case .text(let text) = child, text.allSatisfy(\.isWhitespace) { continue }
            if case .element(let inner) = child, inner.name == "ul" || inner.name == "ol" {
                lines += listLines(inner, context).map { indent + $0 }
                continue
            }
            let item = Self.item(child)
            var page = MarkdownPage()
            write(item.children, on: &page, context)
            var itemLines = page.finish()
            let mark: String
            if let first = itemLines.first, first.hasPrefix("- [ ]") || first.hasPrefix("- [x]") {
                mark = ""
            } else if let isChecked = Self.check(of: item, isTodo: isTodo) {
                mark = isChecked ? "- [x] " : "- [ ] "
            } else {
                mark = list.name == "ol" ? "\(number). " : "- "
            }
            number += 1
            indent = String(repeating: " ", count: list.name == "ol" && !mark.hasPrefix("-") ? mark.count : 2)
            lines.append(mark + (itemLines.isEmpty ? "" : itemLines.removeFirst()).drop { $0 == " " })
            lines += itemLines.map { $0.isEmpty ? "" : indent + $0 }
        }
        return lines
    }

    private static func item(_ piece: Markup) -> MarkupElement {
        if case .element(let element) = piece, element.name == "li" { return element }
        return MarkupElement(name: "li", children: [piece])
    }

    /// Whether an item is ticked; `nil` when it has no checkbox.
    private static func check(of item: MarkupElement, isTodo: Bool) -> Bool? {
        let style = item.style
        if style.contains("--en-checked:true") || hasClass(item, ["checked"])
            || item.attributes["data-checked"] == "true"
        {
            return true
        }
        let isOpen = style.contains("--en-checked:false") || item.attributes["data-checked"] == "false"
        return isTodo || isOpen || hasClass(item, ["unchecked"]) ? false : nil
    }

    private static func hasClass(_ element: MarkupElement, _ names: Set<String>) -> Bool {
        let classes = element.attributes["class"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
        return classes.contains { names.contains(String($0)) }
    }

    private mutating func writeTable(_ table: MarkupElement, on page: inout MarkdownPage) {
        let parts = table.elements.flatMap { ["thead", "tbody", "tfoot"].contains($0.name) ? $0.elements : [$0] }
        let rows = parts.filter { $0.name == "tr" }.map { row in row.elements.filter { ["td", "th"].contains($0.name) }
        }
        let width = rows.map(\.count).max() ?? 0
        guard width > 1 || rows.count > 1 else {
            // A table of one cell is a frame around it.
            let content = rows.first?.first?.children ?? table.children
            return writeBlock(MarkupElement(name: "div", children: content), on: &page, Context())
        }
        let texts = rows.map { cells in cells.map { cellText($0) } }
        page.separate()
        for (index, row) in texts.enumerated() {
            let cells = row + Array(repeating: "", count: width - row.count)
            page.append(lines: ["| " + cells.joined(separator: " | ") + " |"])
            if index == 0 { page.append(lines: ["|" + String(repeating: " --- |", count: width)]) }
        }
        page.separate()
    }

    private mutating func cellText(_ cell: MarkupElement) -> String {
        var page = MarkdownPage()
        write(cell.children, on: &page, Context())
        return page.finish().joined(separator: "<br>").replacing("|", with: "\\|")
    }

    // MARK: Within a line

    private mutating func writeWithinLine(_ element: MarkupElement, on page: inout MarkdownPage, _ context: Context) {
        let signs = Self.signs(of: element).filter { !context.signs.contains($0) }
        let isLink = element.name == "a"
        guard !context.isCode, isLink || !signs.isEmpty, !Self.hasBlock(element) else {
            return write(element.children, on: &page, context)
        }
        var inner = MarkdownPage(isWithinLine: true)
        write(element.children, on: &inner, Context(signs: context.signs.union(signs)))
        var text = inner.textWithinLine()
        if isLink { text = Self.link(text, to: element.attributes["href"] ?? "") }
        for sign in signs { text = Self.signed(text, with: sign) }
        page.add(text)
    }

    private static func signs(of element: MarkupElement) -> [String] {
        switch element.name {
        case "b", "strong": return ["**"]
        case "i", "em", "cite", "var": return ["_"]
        case "s", "strike", "del": return ["~~"]
        case "code", "tt", "kbd", "samp": return ["`"]
        case "span", "font":
            let style = element.style
            var signs: [String] = []
            if style.contains("font-style:italic") { signs.append("_") }
            if ["bold", "600", "700", "800", "900"].contains(where: { style.contains("font-weight:" + $0) }) {
                signs.append("**")
            }
            if style.contains("line-through") { signs.append("~~") }
            return signs
        default: return []
        }
    }

    private static func hasBlock(_ element: MarkupElement) -> Bool {
        element.elements.contains { blocks.contains($0.name) || $0.name == "en-todo" || hasBlock($0) }
    }

    /// Each line of a text between two signs, white space at its edges left outside.
    private static func signed(_ text: String, with sign: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let head = line.prefix(while: \.isWhitespace)
            guard head.count < line.count else { return String(line) }
            let tail = String(line.reversed().prefix(while: \.isWhitespace))
            let core = line.dropFirst(head.count).dropLast(tail.count)
            // A backtick within code needs a longer sign around it.
            let sign = sign == "`" && core.contains("`") ? "``" : sign
            return head + sign + core + sign + tail
        }.joined(separator: "\n")
    }

    private static func link(_ text: String, to address: String) -> String {
        let label = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let address = address.trimmingPrefix(while: \.isWhitespace)
        let isHarmful = address.lowercased().hasPrefix("javascript:")
        guard !address.isEmpty, !isHarmful, !address.hasPrefix("#") else { return text }
        guard !label.isEmpty, label != address else { return String(address) }
        let escaped = address.map { character in
            switch character {
            case " ": "%20"
            case "(": "%28"
            case ")": "%29"
            default: String(character)
            }
        }.joined()
        return "[\(label)](\(escaped))"
    }

    private mutating func writeMedia(_ element: MarkupElement, on page: inout MarkdownPage) {
        let source = element.attributes["src"] ?? element.attributes["data"] ?? ""
        let label = element.attributes["alt"] ?? ""
        if source.hasPrefix("http://") || source.hasPrefix("https://") {
            return page.add("!" + Self.link(label.isEmpty ? "image" : label, to: source))
        }
        let type = source.hasPrefix("data:") ? String(source.dropFirst(5).prefix { $0 != ";" && $0 != "," }) : nil
        let file = type == nil && !source.isEmpty ? source.removingPercentEncoding ?? source : nil
        let name = mediaName(element) ?? file ?? (label.isEmpty ? nil : label) ?? type ?? element.attributes["type"]
        attachments.append(name ?? "without a name")
        page.add("[attachment: \(name ?? "without a name")]")
        write(element.children, on: &page, Context())
    }

    private static func value(of property: String, in style: String) -> String? {
        style.split(separator: ";").lazy.compactMap { part in
            part.hasPrefix(property + ":") ? String(part.dropFirst(property.count + 1)) : nil
        }.first
    }
}

extension String {
    /// The text with every run of white space that a page may break as one space.
    fileprivate var withSingleSpaces: String {
        guard utf8.contains(where: { $0 < 0x20 }) || contains("  ") else { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isSpace = scalar == " " || (0x09...0x0D).contains(scalar.value)
            if !isSpace { result.append(scalar) } else if result.last != " " { result.append(" ") }
        }
        return String(result)
    }
}
