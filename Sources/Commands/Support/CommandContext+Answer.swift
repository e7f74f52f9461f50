extension CommandContext {
    /// Gives an answer on standard output: the one place where text or JSON is decided.
    ///
    /// - Parameters:
    ///   - json: what a program is given.
    ///   - text: says the same to a person; only then may it ask for colours.
    func answer<Answer: Encodable>(
        _ format: OutputFormat,
        json: @autoclosure () throws -> Answer,
        text: () async throws -> Void
    ) async throws {
        switch format {
        case .text: try await text()
        case .json: out(try PrettyJSON.text(json()))
        }
    }
}
