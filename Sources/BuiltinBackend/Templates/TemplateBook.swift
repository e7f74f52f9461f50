import Synchronization

/// The templates of a grammar: each is compiled when the first line comes that may fit it.
final class TemplateBook: Sendable {
    private struct Pages {
        var compiler: TemplateCompiler
        var compiled: [String: Template] = [:]
    }

    private let pages: Mutex<Pages>

    /// - Parameter compiler: knows the words of all templates.
    init(_ compiler: TemplateCompiler) {
        pages = Mutex(Pages(compiler: compiler))
    }

    /// The template of a text.
    /// - Throws: ``TemplateError`` when it is not well formed.
    func template(_ source: String) throws(TemplateError) -> Template {
        try pages.withLock { pages throws(TemplateError) in
            if let template = pages.compiled[source] { return template }
            let template = try pages.compiler.template(source)
            pages.compiled[source] = template
            return template
        }
    }
}

/// A template of a rule or of a lexicon.
struct WrittenTemplate: Sendable {
    /// The template as it is written.
    let source: String
    /// What a line must have to fit it.
    let outline: TemplateOutline
    private let book: TemplateBook

    init(_ source: String, _ outline: TemplateOutline, in book: TemplateBook) {
        self.source = source
        self.outline = outline
        self.book = book
    }

    /// The template, ready for matching.
    /// - Throws: ``TemplateError`` when it is not well formed.
    func compiled() throws(TemplateError) -> Template { try book.template(source) }

    /// All ways in which a line fits; none where the template is not well formed, which tests rule out.
    func matches(_ line: NumberedLine) -> [TemplateMatch] {
        guard outline.mayFit(line.numbers), let template = try? compiled() else { return [] }
        return template.matches(line)
    }
}
