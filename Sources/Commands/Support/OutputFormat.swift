/// For whom an answer is.
enum OutputFormat {
    /// For a person.
    case text
    /// For a program.
    case json

    init(isJSON: Bool) { self = isJSON ? .json : .text }
}
