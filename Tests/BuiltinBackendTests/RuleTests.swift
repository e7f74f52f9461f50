import Foundation
import Notes
import SpokenDates
import Testing

@testable import BuiltinBackend

@Suite struct RuleTests {
    /// An example of a rule.
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: Rule
        var example: Rule.Example
        var testDescription: String { "\(rule.name): \(example.line)" }
    }

    /// A line that a rule must not claim.
    struct Counter: Sendable, CustomTestStringConvertible {
        var rule: String
        var line: String
        var testDescription: String { "\(rule): \(line)" }
    }

    private static let understanding = Understanding(
        grammar: Grammar(Rule.all, english: .english, german: .german),
        reader: DateReader(now: Talk.world.now(), calendar: Talk.world.calendar)
    )

    private static func best(_ text: String) throws -> Reading? {
        let understanding = Self.understanding
        let line = Line(text, understanding)
        return understanding.readings(of: line).first { !["statement", "lookup", "done"].contains($0.rule) }
    }

    @Test(arguments: Rule.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } })
    func `An example is claimed by its rule, with its slots`(wanted: Case) throws {
        let reading = try #require(try Self.best(wanted.example.line))
        #expect(reading.rule == wanted.rule.name)
        #expect(reading.slots.compactMapValues { $0.first?.text } == wanted.example.slots)
    }

    @Test(arguments: Rule.all.flatMap { rule in rule.counterExamples.map { Counter(rule: rule.name, line: $0) } })
    func `A counter-example is not claimed`(unwanted: Counter) throws {
        #expect(try Self.best(unwanted.line)?.rule != unwanted.rule)
    }

    @Test(arguments: Rule.all.map(\.name))
    func `Every rule has examples, and a name of its own`(name: String) {
        let rules = Rule.all.filter { $0.name == name }
        #expect(rules.count == 1)
        #expect(rules.first?.examples.isEmpty == false)
    }

    @Test(arguments: Rule.all.map(\.name))
    func `Every word of every template can be reached`(name: String) throws {
        let grammar = Self.understanding.grammar
        let entry = try #require(grammar.entries.first { $0.rule.name == name })
        for written in entry.templates {
            let template = try written.compiled()
            for step in template.steps.indices where template.steps[step].isWord {
                let line = try #require(grammar.line(of: template, through: step))
                let numbered = Line(line, Self.understanding).numbered
                #expect(!template.matches(numbered).isEmpty, "\(line) of \(written.source)")
                #expect(written.outline.mayFit(numbered.numbers), "\(line) of \(written.source)")
            }
        }
    }

    @Test(arguments: [
        ("add (milk", TemplateError.unbalanced("add (milk")), ("add {thing}", .unknownSlot("thing")),
        ("<ad>", .unknownExpansion("ad")),
    ])
    func `A template that is not well formed is refused`(source: String, error: TemplateError) {
        var compiler = TemplateCompiler(expansions: [:])
        #expect(throws: error) { _ = try compiler.template(source) }
    }
}

extension Template.Step {
    fileprivate var isWord: Bool {
        switch self {
        case .word, .anyWord: true
        default: false
        }
    }
}

extension Grammar {
    /// A line that goes through a step of a template, with something in every slot.
    fileprivate func line(of template: Template, through step: Int) -> String? {
        guard let before = path(template, from: 0, to: step),
            let after = path(template, from: step, to: template.steps.count - 1)
        else { return nil }
        var line = ""
        for index in before + after.dropFirst() {
            switch template.steps[index] {
            case .word(let number): line += " \(words.word(number))"
            case .anyWord(let set): line += " \((0..<words.count).first(where: set.contains).map(words.word) ?? "")"
            case .colon: line += ":"
            case .slot(.date): line += " tomorrow"
            case .slot: line += " figs"
            default: break
            }
        }
        return line.trimmingCharacters(in: .whitespaces)
    }

    /// The steps on a way from one to another; a step leads to those after it only.
    private func path(_ template: Template, from start: Int, to end: Int) -> [Int]? {
        guard start != end else { return [start] }
        guard start < end else { return nil }
        let next: [Int] =
            switch template.steps[start] {
            case .split(let distance): [start + 1, start + distance]
            case .jump(let distance): [start + distance]
            case .accept: []
            default: [start + 1]
            }
        for step in next {
            if let rest = path(template, from: step, to: end) { return [start] + rest }
        }
        return nil
    }
}
