/// What a slash command may look at; it changes nothing here, and returns what it came to instead.
struct SlashContext: Sendable {
    /// The number of notes or conversations that a listing shows at first.
    static let listingLength = 20

    /// Notes, and what a person may call them.
    let notes: NotesContext
    /// What was offered last.
    let offers: Offers
    /// The archive of conversations.
    let conversations: ConversationsContext
    /// Who answers, and who else could.
    let backends: BackendsContext
    /// The slash commands that were typed lately as lines, the last first.
    let recentLines: [String]
}
