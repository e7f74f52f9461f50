/// What is wrong in a YAML file, and where.
package struct YAMLProblem: Error, Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The problem as a part of a sentence, without its end.
    package var sentence: String

    package init(line: Int, sentence: String) {
        self.line = line
        self.sentence = sentence
    }
}
