/// Turns templates into programs, and numbers their words.
struct TemplateCompiler {
    /// The numbers of all words of all templates.
    private(set) var numbers: [String: Int] = [:]
    /// The sets that ``Template/Step/anyWord(_:)`` means.
    private(set) var sets: [WordSet] = []
    private let expansions: [String: String]
    private var parsed: [String: Node] = [:]

    /// - Parameter expansions: what `<name>` stands for.
    init(expansions: [String: String]) {
        self.expansions = expansions
    }

    /// Compiles one template.
    /// - Throws: ``TemplateError``.
    mutating func template(_ source: String) throws(TemplateError) -> Template {
        let node = try node(source)
        var steps: [Template.Step] = []
        emit(node, into: &steps)
        steps.append(.accept)
        return Template(steps: steps, required: required(node), shortest: shortest(node))
    }

    // MARK: - Reading

    private indirect enum Node {
        case word(Int)
        case colon
        case slot(Slot)
        case sequence([Node])
        case choice([Node])
    }

    private mutating func node(_ source: String) throws(TemplateError) -> Node {
        var reader = Array(source.unicodeScalars)[...]
        let node = try choice(&reader, source)
        guard reader.isEmpty else { throw .unbalanced(source) }
        return node
    }

    private mutating func choice(_ rest: inout ArraySlice<Unicode.Scalar>, _ source: String) throws(TemplateError)
        -> Node
    {
        var branches = [try sequence(&rest, source)]
        while rest.first == "|" {
            rest.removeFirst()
            branches.append(try sequence(&rest, source))
        }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence(_ rest: inout ArraySlice<Unicode.Scalar>, _ source: String) throws(TemplateError)
        -> Node
    {
        var nodes: [Node] = []
        while let first = rest.first, first != "|", first != ")", first != "]" {
            switch first {
            case " ": rest.removeFirst()
            case "(", "[":
                rest.removeFirst()
                let inner = try choice(&rest, source)
                guard rest.popFirst() == (first == "(" ? ")" : "]") else { throw .unbalanced(source) }
                nodes.append(first == "(" ? inner : .choice([inner, .sequence([])]))
            case "{":
                let name = try name(&rest, until: "}", source)
                guard let slot = Slot(rawValue: name) else { throw .unknownSlot(name) }
                nodes.append(.slot(slot))
            case "<": nodes.append(try expansion(try name(&rest, until: ">", source)))
            case ":":
                rest.removeFirst()
                nodes.append(.colon)
            default:
                let word = rest.prefix { !Self.isMark($0) }
                guard !word.isEmpty else { throw .unbalanced(source) }
                rest = rest.dropFirst(word.count)
                nodes.append(.word(number(String(String.UnicodeScalarView(word)))))
            }
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    /// Whether a character means something in a template; asked for every character of every template.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "|", "(", ")", "[", "]", "{", "}", "<", ">", ":": true
        default: false
        }
    }

    private func name(_ rest: inout ArraySlice<Unicode.Scalar>, until end: Unicode.Scalar, _ source: String)
        throws(TemplateError) -> String
    {
        let name = rest.dropFirst().prefix { $0 != end }
        guard rest.count > name.count + 1 else { throw .unbalanced(source) }
        rest = rest.dropFirst(name.count + 2)
        return String(String.UnicodeScalarView(name))
    }

    private mutating func expansion(_ name: String) throws(TemplateError) -> Node {
        if let node = parsed[name] { return node }
        guard let source = expansions[name] else { throw .unknownExpansion(name) }
        let node = try node(source)
        parsed[name] = node
        return node
    }

    private mutating func number(_ word: String) -> Int {
        if let number = numbers[word] { return number }
        numbers[word] = numbers.count
        return numbers.count - 1
    }

    // MARK: - Writing

    private mutating func emit(_ node: Node, into steps: inout [Template.Step]) {
        switch node {
        case .word(let number): steps.append(.word(number))
        case .colon: steps.append(.colon)
        case .slot(let slot): steps.append(.slot(slot))
        case .sequence(let nodes):
            for node in nodes { emit(node, into: &steps) }
        case .choice(let branches):
            let words = branches.compactMap { if case .word(let number) = $0 { number } else { nil } }
            var others = branches.filter { if case .word = $0 { false } else { true } }
            if words.count == 1 { others.insert(.word(words[0]), at: 0) }
            var ends: [Int] = []
            if words.count > 1 {
                let split = steps.count
                if !others.isEmpty { steps.append(.accept) }
                sets.append(WordSet(words))
                steps.append(.anyWord(sets.count - 1))
                guard !others.isEmpty else { return }
                ends.append(steps.count)
                steps.append(.accept)
                steps[split] = .split(split + 1, steps.count)
            }
            for (index, branch) in others.enumerated() {
                guard index + 1 < others.count else {
                    emit(branch, into: &steps)
                    break
                }
                let split = steps.count
                steps.append(.accept)
                emit(branch, into: &steps)
                ends.append(steps.count)
                steps.append(.accept)
                steps[split] = .split(split + 1, steps.count)
            }
            for end in ends { steps[end] = .jump(steps.count) }
        }
    }

    private func required(_ node: Node) -> [WordSet] {
        switch node {
        case .word(let number): return [WordSet([number])]
        case .colon, .slot: return []
        case .sequence(let nodes): return nodes.flatMap(required)
        case .choice(let branches):
            var union = WordSet()
            for branch in branches {
                guard let first = required(branch).first else { return [] }
                union = union.union(first)
            }
            return [union]
        }
    }

    private func shortest(_ node: Node) -> Int {
        switch node {
        case .word, .slot: 1
        case .colon: 0
        case .sequence(let nodes): nodes.reduce(0) { $0 + shortest($1) }
        case .choice(let branches): branches.map(shortest).min() ?? 0
        }
    }
}
