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

    /// The sentence about calls that were not run, whatever the model says.
    private var refusal: String? {
        if !refusedLosses.isEmpty {
            let verb = refusedLosses.allSatisfy(\.self) ? "deleted" : "changed"
            let notes = refusedLosses.count == 1 ? "1 note was" : "\(refusedLosses.count) notes were"
            return """
                \(notes) not \(verb), whatever the model says: to delete or overwrite more than \(LossGuard.unasked) notes \
                in \(LossGuard.window) lines needs a yes, and there is no terminal to ask in. Say it at the prompt of `magpie`.
                """
        }
        if !leftNames.isEmpty {
            let names = Set(leftNames.values.joined()).sorted().prefix(5).joined(separator: ", ")
            let calls = leftNames.count == 1 ? "A change was" : "\(leftNames.count) changes were"
            return """
                \(calls) not made, whatever the model says: \(names) would have been stored in place of what you wrote. Ask for \
                it in other words, or do it yourself.
                """
        }
        guard skippedCalls > 0 else { return falseClaim?.sentence }
        let ones = skippedCalls == 1 ? "1 call of the model was" : "\(skippedCalls) calls of the model were"
        return
            "\(ones) not run, whatever it says: one step runs at most \(TurnLoop.Bounds().callsPerStep). Ask for less at once."
    }
}

extension FalseClaim {
    /// The sentence that stands under the reply.
    fileprivate var sentence: String {
        switch self {
        case .anything: "Nothing was changed, whatever the reply says."
        case .deed(.created): "Nothing new was noted, whatever the reply says."
        case .deed(.changed): "No other note was changed, whatever the reply says."
        case .deed(.deleted): "Nothing was deleted, whatever the reply says."
        case .deed(.restored): "Nothing was brought back, whatever the reply says."
        }
    }
}
