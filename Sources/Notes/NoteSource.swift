/// How a note came to be.
package enum NoteSource: String, Codable, CaseIterable, Sendable {
    case manual, conversation, voice, photo, siri

    /// The words shown to a person.
    package var label: String {
        switch self {
        case .manual: "Typed"
        case .conversation: "From a conversation"
        case .voice: "Dictated"
        case .photo: "From a photo"
        case .siri: "From Siri"
        }
    }
}
