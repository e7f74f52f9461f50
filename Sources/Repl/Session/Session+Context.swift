import Assistant
import Notes

/// What slash commands are given of a session.
extension Session {
    /// What a slash command may look at.
    var context: SlashContext {
        SlashContext(
            notes: NotesContext(
                store: store,
                world: world,
                listing: sitting.listing,
                lastNote: sitting.lastNote,
                isDryRun: setup.isDryRun,
                tickedItems: sitting.tickedItems,
                lastPaste: sitting.lastPaste,
                suggestions: setup.suggesting?.source,
                maxNotes: setup.maxNotes
            ),
            offers: sitting.offers,
            conversations: conversations,
            backends: BackendsContext(
                catalog: setup.catalog,
                current: sitting.backend,
                window: sitting.window,
                conversation: sitting.conversation,
                lastTurn: sitting.lastTurn,
                untakenLine: sitting.untakenLine,
                privacy: setup.privacy,
                question: { [sitting] in sitting.questionBeforeShowing(to: $0) },
                toolbox: toolbox,
                world: world
            ),
            recentLines: recentLines
        )
    }

    /// The archive as commands see it.
    var conversations: ConversationsContext {
        ConversationsContext(
            archive: setup.archive,
            notes: setup.store,
            world: world,
            listing: sitting.conversations,
            current: sitting.keeping.place?.id,
            isRecording: isRecording,
            // Another backend may be chosen later on, and be told more.
            turnsToLookBack: setup.catalog == nil ? sitting.backend.turnsToLookBack : nil
        )
    }
}
