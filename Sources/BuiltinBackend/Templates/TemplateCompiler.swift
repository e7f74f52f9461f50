/// Turns templates into programs.
struct TemplateCompiler {
    /// The numbers of all words of all templates.
    private var words: WordNumbers
    private let expansions: [String: String]
    private var parts: [String: Part] = [:]

    /// - Parameters:
    ///   - words: the words that have a number already.
    ///   - expansions: what `<name>` stands for.
    init(words: WordNumbers = WordNumbers(), expansions: [String: String]) {
        self.words = words
        self.expansions = expansions
    }

    /// Compiles one template.
    /// - Throws: ``TemplateError``.
    mutating func template(_ source: String) throws(TemplateError) -> Template {
        var part = try part(source)
        part.steps.append(.accept)
        return Template(steps: part.steps, required: part.required, shortest: part.shortest)
    }

    /// A piece of a program, which means the same wherever it is put.
    private struct Part {
        var steps: [Template.Step] = []
        /// As in ``Template/required``.
        var required: [Template.Required] = []
        /// As in ``Template/shortest``.
        var shortest = 0
    }

    private mutating func part(_ source: String) throws(TemplateError) -> Part {
        var part = Part()
        var text = TemplateText(source)
        try choice(&text, into: &part)
        guard text.next == nil else { throw .unbalanced(source) }
        return part
    }

    /// Reads branches.
    ///
    /// Each is written down as if it were the only one, and split off afterwards.
    private mutating func choice(_ text: inout TemplateText, orNothing: Bool = false, into part: inout Part)
        throws(TemplateError)
    {
        let start = part.steps.count
        let required = part.required.count
        let before = part.shortest
        var shortest = Int.max
        var words: [Int] = []
        var branches: [Range<Int>] = []
        var firsts: WordSet? = WordSet()
        repeat {
            let branch = part.steps.count
            part.shortest = 0
            try sequence(&text, into: &part)
            shortest = min(shortest, part.shortest)
            switch part.required.dropFirst(required).first {
            case .word(let word): firsts?.insert(word)
            case .oneOf(let words): firsts?.formUnion(words)
            case nil: firsts = nil
            }
            guard !branches.isEmpty || !words.isEmpty || orNothing || text.next == "|" else {
                part.shortest += before
                return
            }
            part.required.removeSubrange(required...)
            if part.steps.count == branch + 1, case .word(let number) = part.steps[branch] {
                words.append(number)
                part.steps.removeLast()
            } else {
                branches.append(branch - start..<part.steps.count - start)
            }
        } while text.skip("|")
        part.shortest = before + (orNothing ? 0 : shortest)
        if let firsts, !orNothing { part.required.append(.oneOf(firsts)) }
        let written = Array(part.steps[start...])
        part.steps.removeSubrange(start...)
        var all = branches.map { written[$0] }
        if orNothing { all.append([]) }
        if !words.isEmpty { all.insert([step(words)], at: 0) }
        write(all, into: &part.steps)
    }

    private func step(_ words: [Int]) -> Template.Step {
        words.count == 1 ? .word(words[0]) : .anyWord(WordSet(words))
    }

    private func write(_ branches: [ArraySlice<Template.Step>], into steps: inout [Template.Step]) {
        var left = branches.reduce(2 * (branches.count - 1)) { $0 + $1.count }
        for branch in branches.dropLast() {
            steps.append(.split(branch.count + 2))
            steps += branch
            left -= branch.count + 2
            steps.append(.jump(left + 1))
        }
        steps += branches.last ?? []
    }

    private mutating func sequence(_ text: inout TemplateText, into part: inout Part) throws(TemplateError) {
        while let next = text.next, next != "|", next != ")", next != "]" {
            switch next {
            case " ": _ = text.skip(" ")
            case "(", "[":
                _ = text.skip(next)
                try choice(&text, orNothing: next == "[", into: &part)
                guard text.skip(next == "(" ? ")" : "]") else { throw .unbalanced(text.source) }
            case "{":
                guard let name = text.name(in: "{", "}") else { throw .unbalanced(text.source) }
                guard let slot = Slot(rawValue: name) else { throw .unknownSlot(name) }
                part.steps.append(.slot(slot))
                part.shortest += 1
            case "<":
                guard let name = text.name(in: "<", ">") else { throw .unbalanced(text.source) }
                let expansion = try expansion(name)
                part.steps += expansion.steps
                part.required += expansion.required
                part.shortest += expansion.shortest
            case ":":
                _ = text.skip(":")
                part.steps.append(.colon)
            default:
                guard var word = text.word() else { throw .unbalanced(text.source) }
                let number = word.withUTF8 { words.number($0) }
                part.steps.append(.word(number))
                part.required.append(.word(number))
                part.shortest += 1
            }
        }
    }

    private mutating func expansion(_ name: String) throws(TemplateError) -> Part {
        if let part = parts[name] { return part }
        guard let source = expansions[name] else { throw .unknownExpansion(name) }
        let part = try part(source)
        parts[name] = part
        return part
    }
}
