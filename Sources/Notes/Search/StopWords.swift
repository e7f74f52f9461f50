import Foundations

/// English words that say nothing about what is looked for.
package enum StopWords {
    /// Whether a lower-case word, apostrophes left out, is a stop word.
    package static func contains(_ word: String) -> Bool {
        words.contains(word)
    }

    /// Articles, pronouns, prepositions, conjunctions, auxiliaries, question words, and the words people use to talk
    /// to a notes program.
    private static let words: Set<String> = Set(
        """
        a an the this that these those such
        i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself
        it its itself they them their theirs themselves one someone somebody something anyone anybody anything
        everyone everything
        am is are was were be been being do does did doing done have has had having can could will would shall should
        might must ought
        isnt arent wasnt werent dont doesnt didnt havent hasnt hadnt cant couldnt wont wouldnt shouldnt mustnt
        im ive youre youve hes shes theyre theyve lets thats theres heres whats wheres whens whos hows whys
        what which who whom whose when where why how
        and or but nor so yet if then than because as until while though although
        of at by for with without about against between into through during before after above below to from up down
        in out on off over under again further once upon per via
        there here all any both each few more most other some no not only own same too very just also even still
        ever please thanks thank ok okay hey hi hello
        tell find show get give
        note notes noted
        """
        .listedWords
    )
}
