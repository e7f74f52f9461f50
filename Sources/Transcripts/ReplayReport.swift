/// What the replay of one transcript came to.
package struct ReplayReport: Codable, Equatable, Sendable {
    /// How a replay ended.
    package enum Status: String, Codable, Sendable {
        /// Nothing differs.
        case passed
        /// Something differs.
        case differs
        /// Something differed, and the file was rewritten.
        case updated
        /// The file could not be replayed.
        case failed
    }

    /// The file.
    package var path: String
    /// How the replay ended.
    package var status: Status
    /// The number of turns.
    package var turns: Int
    /// In what the replay differs, in the order of the turns.
    package var differences: [TranscriptDifference]
    /// Why the file could not be replayed, as a sentence.
    package var failure: String?

    /// The report of a replay that came to its end.
    package init(_ file: TranscriptFile, replayed: Transcript) {
        path = file.path
        turns = file.transcript.turns.count
        differences = file.transcript.differences(from: replayed)
        status = differences.isEmpty ? .passed : .differs
    }

    /// The report of a file that was rewritten as the replay was; `nil` when nothing differed.
    package init?(updating file: TranscriptFile, replayed: Transcript) {
        self.init(file, replayed: replayed)
        guard status == .differs else { return nil }
        status = .updated
    }

    /// The report of a file that could not be replayed.
    package init(path: String, failure: any Error) {
        self.path = path
        turns = 0
        differences = []
        status = .failed
        self.failure = String(describing: failure)
    }

    /// The report as lines of text, each with its line break: one line when nothing differs, else each difference too.
    package var text: String {
        switch status {
        case .passed: "ok \(path) (\(Self.count(turns, "turn")))\n"
        case .failed: "failed \(path)\n  \(failure ?? "")\n"
        case .differs, .updated:
            "\(status.rawValue) \(path) (\(Self.count(turns, "turn")))\n" + differences.map(Self.text).joined()
        }
    }

    /// One line about many replays, such as `3 transcripts: 2 ok, 1 differs`.
    package static func summary(_ reports: [ReplayReport]) -> String {
        let names: [(Status, String)] = [
            (.passed, "ok"), (.differs, "differs"), (.updated, "updated"), (.failed, "failed"),
        ]
        let parts = names.compactMap { status, name in
            let number = reports.count { $0.status == status }
            return number == 0 ? nil : "\(number) \(number > 1 && status == .differs ? "differ" : name)"
        }
        return count(reports.count, "transcript") + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

    private static func text(_ difference: TranscriptDifference) -> String {
        let user = difference.user.map { ": " + ($0.split(separator: "\n").first.map(String.init) ?? "") }
        let place = difference.turn.map { "turn \($0)" + (user ?? "") } ?? "after the last turn"
        return "  \(place)\n" + indented(difference.diff)
    }

    private static func indented(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n").map { "  \(String($0))\n" }.joined()
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
