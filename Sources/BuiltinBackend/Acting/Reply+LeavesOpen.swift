extension Reply {
    /// Whether an answer asks something back, or says that nothing was done.
    static func leavesOpen(_ answer: Answer) -> Bool {
        answer.pending != nil || answer.cameToNothing
            || ["Nothing was changed", "nothing was noted", "Nothing was deleted"].contains { answer.text.contains($0) }
            || [unknown, notDone, nothingMeant, nothingToCorrect, "That did not work"].contains {
                answer.text.hasPrefix($0)
            }
    }
}
