/// A piece of HTML or of Evernote's ENML.
indirect enum Markup {
    /// Text, its entities resolved.
    case text(String)
    /// An element with what is in it.
    case element(MarkupElement)
}

/// An element of HTML or ENML.
struct MarkupElement {
    /// Its name, lower case.
    var name: String
    /// Its attributes by their names, lower case.
    var attributes: [String: String] = [:]
    /// What is in it.
    var children: [Markup] = []

    /// All text in it.
    var text: String {
        children.reduce(into: "") { text, child in
            switch child {
            case .text(let piece): text += piece
            case .element(let element): text += element.text
            }
        }
    }

    /// The elements in it, at any depth, that have one of these names.
    func descendants(_ names: Set<String>) -> [MarkupElement] {
        elements.flatMap { (names.contains($0.name) ? [$0] : []) + $0.descendants(names) }
    }

    /// The elements directly in it.
    var elements: [MarkupElement] {
        children.compactMap { child in
            if case .element(let element) = child { return element }
            return nil
        }
    }

    /// The first element directly in it with a name.
    func first(_ name: String) -> MarkupElement? { elements.first { $0.name == name } }

    /// Its style, without white space, lower case.
    var style: String { (attributes["style"] ?? "").lowercased().filter { !$0.isWhitespace } }
}
