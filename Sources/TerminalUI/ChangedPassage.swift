/// What differs between two texts of one line each, with a few words around it.
struct ChangedPassage {
    /// The characters that are kept on either side of the difference, at most.
    private static let context = 24

    /// The passage as it was.
    let old: String
    /// The passage as it is.
    let new: String

    /// - Parameter ellipsis: stands for what is left out.
    init(from old: String, to new: String, ellipsis: String) {
        let old = Array(old)
        let new = Array(new)
        let before = zip(old, new).prefix { $0 == $1 }.count
        let after = zip(old.dropFirst(before).reversed(), new.dropFirst(before).reversed()).prefix { $0 == $1 }.count
        self.old = Self.passage(of: old, before: before, after: after, ellipsis)
        self.new = Self.passage(of: new, before: before, after: after, ellipsis)
    }

    /// A text without most of what both have at the beginning and at the end; words stay whole.
    private static func passage(of text: [Character], before: Int, after: Int, _ ellipsis: String) -> String {
        var start = max(0, before - context)
        while start > 0, start < before, text[start - 1] != " " { start += 1 }
        var end = min(text.count, text.count - after + context)
        while end < text.count, end > text.count - after, text[end] != " " { end -= 1 }
        let middle = String(text[start..<max(start, end)])
        return (start > 0 ? ellipsis + " " : "") + middle + (end < text.count ? " " + ellipsis : "")
    }
}
