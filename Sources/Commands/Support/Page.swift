import ArgumentParser
import Foundation
import Notes

/// The part of a list that is shown.
struct Page<Item> {
    var items: [Item]
    /// The number of items before them.
    var offset = 0
    /// The number of all that fit; `nil` when these are all.
    var total: Int?

    /// Whether more items follow.
    var isCut: Bool { total.map { $0 > offset + items.count } ?? false }

    /// What to say of a list that is not all.
    var remark: String? { total.flatMap { Self.remark(offset: offset, count: items.count, total: $0) } }

    /// What to say of a list of `total` items of which so many are shown.
    static func remark(offset: Int, count: Int, total: Int) -> String? {
        guard count > 0 else {
            guard offset > 0, total > 0 else { return nil }
            let all = total == 1 ? "is only 1" : "are only \(total)"
            return "There \(all), so nothing is left after --offset \(offset)."
        }
        if offset > 0, offset + count >= total {
            return count == 1 ? "This is the last of \(total)." : "These are the last \(count) of \(total)."
        }
        let place = offset == 0 ? "the first \(count)" : "\(offset + 1) to \(offset + count)"
        return "These are \(place) of \(total); --limit 0 lists all."
    }
}

/// Which part of a list is wanted.
struct PageOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Leave out so many at the beginning.", valueName: "n"))
    var offset = 0

    @Option(
        help: ArgumentHelp(
            "Only since then: 2026-03-14, yesterday, monday, \"last week\", \"3 days ago\", or 12h, 30d, 8w, 6m, 1y back.",
            valueName: "time"
        ),
        transform: Since.init
    )
    var since: Since?

    /// What they are where none is given.
    static var defaults: PageOptions {
        var options = PageOptions()
        options.offset = 0
        options.since = nil
        return options
    }

    func validate() throws {
        if offset < 0 { throw ValidationError("--offset takes a number from 0.") }
    }

    /// The times that `--since` allows; `nil` for all.
    func dates(in world: World) -> Range<Date>? {
        since?.date(in: world).map { min($0, .distantFuture)..<Date.distantFuture }
    }

    /// The part of a list that is wanted.
    /// - Parameters:
    ///   - limit: the largest number of items; 0 for all.
    ///   - fetch: the beginning of the list, at most so long; `nil` for all of it.
    ///   - count: the number of all.
    func page<Item>(
        limit: Int,
        _ fetch: (Int?) async throws -> [Item],
        count: () async throws -> Int
    ) async throws -> Page<Item> {
        let end = limit == 0 ? nil : offset.addingReportingOverflow(limit)
        let length = end.flatMap { $0.overflow || $0.partialValue == .max ? nil : $0.partialValue + 1 }
        let found = try await fetch(length).dropFirst(offset)
        let items = limit == 0 ? Array(found) : Array(found.prefix(limit))
        let isPart = offset > 0 || found.count > items.count
        return Page(items: items, offset: offset, total: isPart ? try await count() : nil)
    }
}

/// The order of a list.
enum ListOrder: String, CaseIterable, ExpressibleByArgument {
    /// The newest first.
    case created
    /// The latest changed first.
    case updated
    /// By title.
    case title

    /// The same as the store has it.
    var order: NoteFilter.Order {
        switch self {
        case .created: .newestFirst
        case .updated: .latestUpdatedFirst
        case .title: .byTitle
        }
    }
}
