import Foundation
import Foundations
import Notes

/// The version of magpie that the person used last, in a small file.
struct SeenVersion {
    /// The largest file that is taken for one, in bytes.
    private static let largest = 64

    /// Where it is.
    let path: String

    /// Whether no magpie was started at this person's terminal yet.
    var isFirstStart: Bool {
        do throws(FileFailure) {
            _ = try OpenFile.bytes(at: path, most: Self.largest)
            return false
        } catch {
            return error.code == ENOENT
        }
    }

    /// What to say once after an upgrade; nothing the first time, and when it cannot be known.
    ///
    /// From then on `current` is the version that was seen.
    func news(of current: String) -> String? {
        let data: Data
        do throws(FileFailure) {
            data = try OpenFile.bytes(at: path, most: Self.largest)
        } catch {
            if error.code == ENOENT { remember(current) }
            return nil
        }
        let seen = String(decoding: data, as: UTF8.self).trimmed
        guard let old = Self.numbers(seen), let new = Self.numbers(current), old.lexicographicallyPrecedes(new) else {
            return nil
        }
        // Who cannot remember would say it every time.
        return remember(current) ? "This is magpie \(current); it was \(seen). /whatsnew lists what is new." : nil
    }

    @discardableResult
    private func remember(_ version: String) -> Bool {
        try? PrivateFiles.makeFolder(at: URL(filePath: path).deletingLastPathComponent().path)
        let result: Void? = try? AtomicFile.write(Array((version + "\n").utf8), to: path, isDurable: false)
        return result != nil
    }

    private static func numbers(_ version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        return parts.contains(nil) ? nil : parts.compactMap(\.self)
    }
}
