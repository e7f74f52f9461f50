import Foundation

/// The medians of the run before, in a file of the folder that the databases are kept in.
struct LastRun {
    /// What took a tenth more than last time is said; on a busy machine less than a tenth says nothing.
    private static let noise = 1.1

    private let path: String
    private let before: [String: Double]

    /// Reads the file; nothing grew where there is none.
    init(in folder: String) {
        path = folder + "/last-run.json"
        let data = FileManager.default.contents(atPath: path)
        before = data.flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:]
    }

    /// Writes the medians in place of those before; what was not measured this time is kept.
    /// - Returns: a line for each that grew.
    /// - Throws: what keeps the file from being written.
    func replaced(by medians: [String: Duration]) throws -> [String] {
        let now = medians.mapValues { $0 / .milliseconds(1) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(before.merging(now) { $1 }).write(to: URL(filePath: path))
        return now.sorted { $0.key < $1.key }.compactMap { name, now in
            guard let old = before[name], now > old * Self.noise else { return nil }
            return "\(name): \(Format.milliseconds(.milliseconds(old))) → \(Format.milliseconds(.milliseconds(now)))"
        }
    }
}
