/// What is said at the end of a turn, and the question that it leaves open.
struct Answer {
    var text: String
    var pending: Memory.Pending?
    /// Whether something that was asked for was not done: in a script that is no success.
    var cameToNothing = false
    /// The notes that the line named, where it changed nothing: from now on they are spoken of.
    var named: [Memory.Pointer]?

    /// Whether no note has what the line spoke of, whatever is shown.
    var isApart = false

    /// Whether what was told to be done ticked nothing, and was written as it was told.
    var isTold = false

    /// What the next lines have to know of it.
    var state: Memory.Pending? {
        pending ?? named.map { Memory.Pending(kind: .about, choices: $0, line: "", isAll: cameToNothing ? nil : true) }
            ?? (isApart ? Memory.Pending(kind: .apart, line: "") : nil)
    }

    /// Whether it asks something back, or says that something was not done.
    var leavesOpen: Bool { pending != nil || cameToNothing }

    init(_ text: String, pending: Memory.Pending? = nil) {
        self.text = text
        self.pending = pending
    }

    /// What a call did; that it failed, where it did.
    init(_ outcome: ToolOutcome, _ text: String) {
        self = outcome.error.map { .nothing(Reply.failed($0)) } ?? Answer(text)
    }

    /// The answers to the parts of a line, each once, with the last question that one leaves open.
    init(joining answers: [Answer]) {
        // What is asked stands last.
        let asking = answers.lastIndex { $0.pending != nil }
        let inOrder = asking.map { answers[..<$0] + answers[($0 + 1)...] + [answers[$0]] } ?? answers[...]
        var texts: [String] = []
        for answer in inOrder where !texts.contains(answer.text) { texts.append(answer.text) }
        text = texts.joined(separator: "\n")
        pending = asking.flatMap { answers[$0].pending }
        cameToNothing = answers.contains(where: \.leavesOpen)
        named = answers.last { $0.named != nil }?.named
        isApart = answers.last?.isApart ?? false
    }

    /// What is said to talk; to a yes that nothing waits for, and to what takes a model, nothing is done.
    static func talk(_ act: Act) -> Answer? {
        Reply.talk(act).map { [.confirmation, .rewriting].contains(act) ? .nothing($0) : Answer($0) }
    }

    /// Nothing was done, and why.
    static func nothing(_ why: String) -> Answer {
        var answer = Answer(why)
        answer.cameToNothing = true
        return answer
    }
}
