extension Rule {
    /// Every rule there is; their order means nothing.
    static let all: [Rule] =
        keeping + reminding + makingLists + labellingLists + changingLists + ticking + telling + readingLists + deleting
        + removing
        + amending + correcting
        + undoing + browsing + suggesting + looking + fields + agenda + talking + commands
        + (german + germanCorrecting).map { rule in
            var rule = rule
            rule.isGerman = true
            return rule
        }
}
