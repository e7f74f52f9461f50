import Assistant

/// The ways to cut a text that the tests of the decoders use.
enum Pieces {
    /// Cut after every `size` Unicode scalars.
    static func of(_ text: String, size: Int) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return stride(from: 0, to: scalars.count, by: size).map { start in
            String(String.UnicodeScalarView(scalars[start..<min(start + size, scalars.count)]))
        }
    }

    /// Whole, in equal pieces of several sizes, and in two at every place.
    static func all(of text: String) -> [[String]] {
        let scalars = Array(text.unicodeScalars)
        let halves = scalars.indices.map { place in
            [scalars[..<place], scalars[place...]].map { String(String.UnicodeScalarView($0)) }
        }
        return [[text]] + [1, 2, 3, 5, 7, 11, 64].map { of(text, size: $0) } + halves
    }
}

extension [ModelEvent] {
    /// The same with neighbouring pieces of text, and of reasoning, put together; that a call begins depends on them.
    var merged: [ModelEvent] {
        reduce(into: []) { events, event in
            switch (events.last, event) {
            case (.text(let one), .text(let other)): events[events.count - 1] = .text(one + other)
            case (.thinking(let one), .thinking(let other)): events[events.count - 1] = .thinking(one + other)
            case (_, .callBegan): break
            default: events.append(event)
            }
        }
    }
}
