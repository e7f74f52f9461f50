import Foundation
import SpokenDates

/// Where lines of people's days belong, as readers of the days judged them, of `places.tsv`: the person, the line, what should become
/// of it, and the title of the note that it belongs to.
struct JudgedPlaces {
    /// A letter for what should become of a line, "t" a tick, and the title of its note.
    typealias Place = (deed: String, title: String)

    private let places: [String: Place]

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "places.tsv")
        places = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").reduce(into: [:]) { places, row in
            let parts = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 4 { places["\(parts[0])\t\(parts[1])"] = (parts[2], parts[3]) }
        }
    }

    func place(of said: PersonsDays.Said) -> Place? { places["\(said.person)\t\(said.text)"] }
}

extension PersonsDays.Said {
    /// What reads the days of the line.
    var dates: DateReader {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return DateReader(now: now, calendar: calendar)
    }
}
