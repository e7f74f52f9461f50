import Foundation

/// One reader and its inputs, for a while, in a process of its own.
struct FuzzRound: Codable, Sendable {
    /// The most that memory may grow by, in kilobytes.
    private static let mostGrowth = 64 << 10

    private let reader: FuzzedReader
    private let seed: UInt64
    private let seconds: Double
    /// The only input to read; `nil` to make them.
    private let onlyInput: String?
    /// Where each input stands before it is read.
    let inputFile: String
    /// Where what the process says at its end stands.
    let logFile: String

    /// - Parameter environment: may say for how many seconds, from which seed, and with which input alone.
    init(_ reader: FuzzedReader, environment: [String: String]) {
        self.reader = reader
        seconds = environment["MAGPIE_FUZZ_SECONDS"].flatMap(Double.init) ?? 1
        seed = environment["MAGPIE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        let folder = environment["MAGPIE_FUZZ_FOLDER"] ?? NSTemporaryDirectory()
        onlyInput = environment["MAGPIE_FUZZ_INPUT"]
        inputFile = URL(filePath: folder).appending(path: "magpie-fuzz-\(reader).input").path
        logFile = URL(filePath: folder).appending(path: "magpie-fuzz-\(reader).log").path
    }

    /// Reads all of the corpus, then inputs made of it until the time is over.
    /// - Throws: what the reader did that it must not do.
    func run() async throws {
        FuzzLimits.redirectErrors(to: logFile)
        let corpus = try FuzzCorpus(reader)
        let read = try reader.target()
        if let onlyInput { return try await attempt(Array(Data(contentsOf: URL(filePath: onlyInput))), read) }
        var dice = Dice(seed)
        for input in corpus.inputs { try await attempt(input, read) }
        for _ in 0..<50 { try await attempt(corpus.input(&dice), read) }
        let before = FuzzLimits.peakMemory()
        var count = 0
        let end = ContinuousClock.now + .seconds(seconds)
        while .now < end {
            try await attempt(corpus.input(&dice), read)
            count += 1
        }
        FuzzLimits.end()
        let growth = FuzzLimits.peakMemory() - before
        FuzzLimits.say("\(count) inputs, \(growth >> 10) MB more")
        guard growth <= Self.mostGrowth else { throw Misbehaviour("memory grew by \(growth >> 10) MB") }
        try? FileManager.default.removeItem(atPath: inputFile)
    }

    private func attempt(_ input: [UInt8], _ read: FuzzedReader.Target) async throws {
        try Data(input).write(to: URL(filePath: inputFile))
        FuzzLimits.begin()
        do {
            try await read(FuzzInput(input))
        } catch {
            FuzzLimits.say("\(error)")
            throw error
        }
    }
}

/// What a reader must not do.
struct Misbehaviour: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// One input, and the choices that are made for it: always the same.
struct FuzzInput: Sendable {
    let bytes: [UInt8]
    var dice: Dice

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        dice = Dice(bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }

    /// The input as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The input in pieces.
    mutating func pieces() -> [[UInt8]] {
        var rest = bytes[...]
        var pieces: [[UInt8]] = []
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...64, using: &dice))
            pieces.append(Array(piece))
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }

    /// The text in pieces, cut between any two scalars.
    mutating func textPieces() -> [String] {
        var pieces = [""]
        for scalar in text.unicodeScalars {
            if Int.random(in: 0..<6, using: &dice) == 0 { pieces.append("") }
            pieces[pieces.count - 1].unicodeScalars.append(scalar)
        }
        return pieces
    }
}
