/// The name that a mistyped one is meant for.
package enum NearestName {
    /// The nearest of the names; `nil` when none is near.
    package static func of(_ name: String, among known: [String]) -> String? {
        guard name.utf8.count <= 40 else { return nil }
        let nearest = known.map { ($0, EditDistance.between($0.lowercased(), name.lowercased())) }.min { $0.1 < $1.1 }
        return nearest.flatMap { $0.1 <= max(2, name.count / 3) ? $0.0 : nil }
    }
}
