/// What speaks for or against that a line which tells something belongs to a note, is a note of its own, or is not to be written.
///
/// How likely the line is a fact, a remark and so on is what ``LineKinds`` says, from 0 to 1.
enum BelongingSign: String, WeighedSign {
    // Of a note that there is.

    /// The share of what is said that the note has, rare words counting more.
    case said
    /// How many of the words that are said it has, from 0 for none to 1 for four and more.
    case known
    /// How rare the rarest of these is: 1 over the number of notes with it.
    case rarest
    /// The share of its title that is said.
    case titled
    /// Whether two things that are said stand in one line of it.
    case line
    /// Whether it is about what is spoken of first; and how likely, if so, something is told that is done, or a fact.
    case thing, thingDone, thingFact
    /// Whether it names what is spoken of first, and is about another.
    case beside
    /// Whether it was spoken of last; and whether, if so, the line begins with a pronoun.
    case last, pointsBack
    /// Whether the last turn wrote it, and the line names nothing of it, or begins like a correction.
    case nameless, corrected
    /// Whether an open item of it has a word of the line; and how likely, if so, something is told that is done.
    case open, openDone
    /// Whether both it and the line have a day.
    case dated
    /// Whether it has only one of the words; and whether, if so, that is what is spoken of first, and it is about another.
    case single, singleBeside
    /// 1 over how many notes were changed later, itself counted; and whether it was changed today.
    case recent, today
    /// How likely the line is a fact, or a remark.
    case fact, remark

    // Of a note of its own.

    case own
    /// How likely the line is a fact, or a remark.
    case ownFact, ownRemark
    /// The number of its words, from 0 to 1 for fifteen and more; whether it has a day; whether it has a verb that tells.
    case ownLong, ownDated, ownTells
    /// Whether it begins with a pronoun, cannot be understood by itself, or tells of what was moved.
    case ownPoints, ownBound, ownMoves

    // Of what is not to be written.

    case nothing
    /// How likely the line is a fact, or a remark.
    case nothingFact, nothingRemark
    /// The number of its words; whether it has a number, gives something a value, has a verb that tells; names nothing but
    /// days and values.
    case nothingLong, nothingDigits, nothingValue, nothingTells, nothingNameless
}

/// What speaks for or against that a note of its own would do for what a line tells.
enum OwnNoteSign: String, WeighedSign {
    case start
    /// How likely the line is a fact; the same times how many of its words the likeliest note has; and where a note is about what is
    /// spoken of first.
    case fact, factKnown, factThing
    /// How likely it is a remark.
    case remark
    /// Whether the last turn wrote something, and the line begins like a correction of it.
    case corrected
    /// The number of its parts and of its numbers, each from 0 to 1 for five and more.
    case parts, numbers
    /// Whether the likeliest note has a number that looks like one which is new to it.
    case alike
    /// Whether the line has a verb of what was done, says what is so now, has a day, tells of what was moved, puts something right.
    case past, now, day, moved, putsRight
}
