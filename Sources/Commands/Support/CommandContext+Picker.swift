import Notes

extension CommandContext {
    /// Finds the note that a person names; what was in the Trash for too long is there for no command.
    func picker(of store: any NotesStore) -> NotePicker {
        NotePicker(store: store, trashStart: NotesTrash.start(in: world))
    }
}
