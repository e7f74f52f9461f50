package import Assistant

/// How a line was understood: for whoever writes rules.
package struct Explanation: Codable, Sendable {
    /// One way to read the line.
    package struct Reading: Codable, Sendable {
        /// The rule that fits.
        package var rule: String
        /// What it asks for.
        package var act: String
        /// What stands in its slots.
        package var slots: [String: [String]]
        /// What speaks for it and against it.
        package var weights: [Weight]
        /// The sum of the weights.
        package var score: Double
    }

    /// One weight, and what it is for.
    package struct Weight: Codable, Sendable {
        package var reason: String
        package var value: Double
    }

    /// One way to read the line that something speaks against.
    package struct Refusal: Codable, Sendable {
        /// The rule that fits.
        package var rule: String
        /// Why it is not meant.
        package var reason: String
    }

    /// One request of the line.
    package struct Request: Codable, Sendable {
        /// The words.
        package var text: String
        /// The readings, the one that is done first.
        package var readings: [Reading]
        /// What the words alone speak against, in the order of the rules' names.
        package var refused: [Refusal]
        /// How likely the line is of each kind, where no rule says what it is.
        package var kinds: [String: Double]
        /// What speaks most for and against the likeliest kind.
        package var reasons: [Weight]
    }

    /// The requests of the line, in order.
    package var requests: [Request]
}

extension BuiltinBackend {
    /// Why a line is understood as it is, against the notes that `run` looks up; nothing is changed.
    /// - Throws: what of a request cannot be told from the answers of `run`.
    package func explanation(of text: String, run: (ToolCall) async -> ToolResult) async throws -> Explanation {
        var exchanges: [(call: ToolCall, result: ToolResult)] = []
        let understanding = understanding()
        let requests = Requests(understanding).split(Line(text, understanding))
        var explained: [Explanation.Request] = []
        while explained.count < requests.count {
            let performer = performer(for: TurnScript(exchanges: exchanges, position: 0), Memory())
            do {
                explained = try requests.map { line in
                    Explanation.Request(line, try performer.weighed(line), understanding.matches(line))
                }
            } catch let pending as TurnScript.Pending {
                for call in pending.calls { exchanges.append((call, await run(call))) }
            }
        }
        return Explanation(requests: explained)
    }
}

extension Explanation.Request {
    fileprivate init(_ line: Line, _ readings: [LineReading], _ matches: [LineReading]) {
        let kinds = line.kinds
        let refused = matches.compactMap { match in
            Objection.first(against: match, line, line.form).map { (match.rule, $0.reason) }
        }
        self.init(
            text: line.text,
            readings: readings.map(Explanation.Reading.init),
            refused: Dictionary(refused) { first, _ in first }.sorted { $0.key < $1.key }.map {
                Explanation.Refusal(rule: $0.key, reason: $0.value)
            },
            kinds: Dictionary(uniqueKeysWithValues: LineKind.allCases.map { ("\($0)", rounded(kinds[$0])) }),
            reasons: kinds.reasons(for: kinds.likeliest, limit: 8).map {
                Explanation.Weight(reason: $0.feature, value: rounded($0.weight))
            }
        )
    }
}

extension Explanation.Reading {
    fileprivate init(_ reading: LineReading) {
        self.init(
            rule: reading.rule,
            act: reading.act.rawValue,
            slots: Dictionary(
                uniqueKeysWithValues: reading.slots.map { ($0.key.rawValue, $0.value.map(\.text)) }
            ),
            weights: reading.weights.map { Explanation.Weight(reason: $0.name, value: rounded($0.value)) },
            score: rounded(reading.score)
        )
    }
}

private func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }

extension BuiltinBackend {
    /// What the kind of a line is judged by, in alphabetical order.
    package func features(of line: String) -> [String] {
        LineFeatures(Line(line.replacing("\\n", with: "\n"), understanding())).names.sorted()
    }
}
