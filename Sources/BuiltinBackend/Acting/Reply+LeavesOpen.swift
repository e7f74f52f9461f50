extension Reply {
    /// Whether an answer asks something back, or says that nothing was done.
    static func leavesOpen(_ answer: String) -> Bool {
        [unknown, nothingMeant, nothingToCorrect].contains(answer) || answer.hasSuffix(offerNote)
            || ["Which one do you mean?", "Do you mean ", "Shall I ", "That did not work"].contains {
                answer.hasPrefix($0)
            }
    }
}
