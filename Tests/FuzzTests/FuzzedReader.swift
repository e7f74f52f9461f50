/// What reads something that comes from outside.
enum FuzzedReader: String, CaseIterable, Codable, Sendable {
    /// Replies of servers, in pieces or whole.
    case streams
    /// Calls that a model writes into its text.
    case callsInText
    /// The arguments of a tool call.
    case toolArguments
    /// Transcripts.
    case transcripts
    /// Exports of other programs.
    case imports
    /// What is typed to search.
    case searches
    /// The text of a note.
    case bodies
    /// What is drawn on a screen.
    case screens
    /// config.yaml.
    case settings

    /// Reads one input.
    typealias Target = @Sendable (FuzzInput) async throws -> Void

    /// What reads an input; whatever it throws must not happen.
    func target() throws -> Target {
        switch self {
        case .streams: return { try Self.readStream($0) }
        case .callsInText: return { try Self.readCalls($0) }
        case .toolArguments: return Self.argumentsTarget()
        case .transcripts: return { try Self.readTranscript($0) }
        case .imports: return try Self.importTarget()
        case .searches: return Self.searchTarget()
        case .bodies: return { try Self.readBody($0) }
        case .screens: return { try Self.draw($0) }
        case .settings: return { try Self.readSettings($0) }
        }
    }
}
