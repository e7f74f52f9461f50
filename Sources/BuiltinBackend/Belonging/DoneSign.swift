/// What speaks for or against it that a line tells of an open task that it is done.
enum DoneSign: String, WeighedSign {
    case start
    /// The share of the task's words that are said, rare ones counting more; and of the words of the thing that was done, how many the
    /// task has.
    case said, explained
    /// Whether one of these words is of no other open task, those under any heading left out.
    case unique
    /// Whether several things are told to be done.
    case several
    /// Whether the verb of the task is said, or one that ends any; whether there is no verb of something done.
    case ownVerb, anyVerb, noVerb
    /// Whether a thing was got that the task only names.
    case got
    /// How likely the line tells of something done, or a fact.
    case done, fact
    /// Whether its note is due on a day.
    case due
    /// Whether it is one of several things that a line of a note names to be done, or under another heading.
    case part, partOfAny
    /// Whether the line has a word of the title of the list.
    case titled
    /// The number of words that neither the task nor the title has, from 0 to 1 for eight and more.
    case rest
}
