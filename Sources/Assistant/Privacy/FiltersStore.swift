/// A filter as it is kept.
package struct KeptFilter: Equatable, Sendable {
    /// What it is known by, also when others are removed.
    package var id: Int64
    /// The filter.
    package var filter: PrivacyFilter
    /// How often it held a note back, counted once a turn.
    package var held: Int

    package init(id: Int64, filter: PrivacyFilter, held: Int = 0) {
        self.id = id
        self.filter = filter
        self.held = held
    }
}

/// Where a person's filters are kept.
package protocol FiltersStore: Sendable {
    /// All of them, in the order in which they were added; a person knows them by their place in it.
    func filters() async throws -> [KeptFilter]

    /// Adds a filter.
    /// - Throws: ``FilterError/duplicate(_:)`` when there is one like it, or a storage error.
    func add(_ filter: PrivacyFilter) async throws

    /// Puts others in the place of filters, all or none.
    /// - Throws: as ``add(_:)``.
    func replace(_ filters: [Int64: PrivacyFilter]) async throws

    /// Removes filters.
    func remove(_ ids: [Int64]) async throws

    /// Adds to the counts of what filters held back.
    func count(_ held: [Int64: Int]) async throws
}

/// Why a filter is not kept.
package enum FilterError: Error, Equatable, Sendable {
    /// There is a filter like it; its number is told.
    case duplicate(Int)
    /// There is no text to look for.
    case noText
    /// Only a tag or a folder is marked private.
    case notMarkable
    /// No filter has this number.
    case noSuchNumber(String, count: Int)
    /// A word stands where a property does, and is none.
    case unknownProperty(String, nearest: String?)
    /// Whether capitals count is said behind the text, where it may belong to it.
    case caseBehindText(String)
    /// It is not said what is to change.
    case nothingToChange
}

extension FilterError {
    /// Whether the filter is not written as one is, whatever filters there are.
    package var isOfWording: Bool {
        switch self {
        case .noText, .notMarkable, .unknownProperty, .caseBehindText, .nothingToChange: true
        case .duplicate, .noSuchNumber: false
        }
    }
}

extension FilterError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .duplicate(let number):
            "Filter \(number) does that already, so nothing was changed."
        case .noText:
            "A filter needs a text, such as: deny title contains Acme."
        case .notMarkable:
            "Only a tag or a folder is marked private, such as: private tag work. For other texts there is deny."
        case .noSuchNumber(let typed, 0):
            "There is no filter \(typed.prefix(20)); there is none at all. Add one: deny title contains Acme."
        case .noSuchNumber(let typed, let count):
            "There is no filter \(typed.prefix(20)). Use a number from 1 to \(count)."
        case .unknownProperty(let typed, let nearest):
            "“\(typed.prefix(20))” is nothing of a note that a filter looks at, so nothing was changed."
                + (nearest.map { " Did you mean “\($0)”?" } ?? "")
                + " There are text, title, body, tag and folder. A text that begins like one stands in quotes."
        case .caseBehindText(let word):
            "“\(word)” stands before the text, such as: deny title \(word) Acme. If it belongs to the text, put that in quotes."
        case .nothingToChange:
            "Say what is to change, such as: edit 2 exact, or edit 2 title contains Acme."
        }
    }
}
