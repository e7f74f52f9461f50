package import Foundation

extension Locale {
    /// English, as magpie speaks, with the dates and times of the region that the environment names.
    ///
    /// Foundation does not read these variables on Linux. Where none names a region, as in the locale C, it is the
    /// locale that Foundation takes.
    package init(environment: [String: String]) {
        let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        guard parts.count == 2, parts[1].count == 2, parts[1].allSatisfy(\.isLetter) else {
            self = .current
            return
        }
        self.init(identifier: "en_\(parts[1].uppercased())")
    }
}
