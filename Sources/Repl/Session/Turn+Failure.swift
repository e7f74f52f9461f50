package import Assistant

extension Turn {
    /// The sentence that says why the turn did not end as it should; `nil` when it did, or the person stopped it.
    package var failure: String? {
        switch ending {
        case .completed: storageFailure.map { "\($0)" } ?? refusal
        case .interrupted: nil
        case .stopped(let bound): bound.description
        case .failed(let error): error.sentence
        }
    }

    /// The sentence about deletions that nobody could be asked about.
    private var refusal: String? {
        guard refusedDeletions > 0 else { return nil }
        let notes = refusedDeletions == 1 ? "1 note was" : "\(refusedDeletions) notes were"
        return """
            \(notes) not deleted, whatever the model says: more than \(DeletionGuard.unasked) deletions in one turn need \
            a yes, and there is no terminal to ask in. Say it at the prompt of `magpie`.
            """
    }
}
