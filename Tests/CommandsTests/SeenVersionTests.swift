import Foundation
import TestSupport
import Testing

@testable import Commands

/// What is said once after an upgrade.
struct SeenVersionTests {
    private let folder: TemporaryFolder
    private let seen: SeenVersion

    init() throws {
        folder = try TemporaryFolder()
        seen = SeenVersion(path: folder.file("state/version"))
    }

    @Test func `After an upgrade it is said once what is new, and not the first time`() {
        #expect(seen.news(of: "0.1.0") == nil)
        #expect(seen.news(of: "0.1.0") == nil)
        #expect(seen.news(of: "0.10.0") == "This is magpie 0.10.0; it was 0.1.0. /whatsnew lists what is new.")
        #expect(seen.news(of: "0.10.0") == nil)
    }

    @Test func `The first start is known as such once`() {
        #expect(seen.isFirstStart)
        _ = seen.news(of: "0.1.0")
        #expect(!seen.isFirstStart)
    }

    @Test(arguments: ["0.2.0", "1.0", "", "new", "0.x"])
    func `Who used a later version, or has a file that says nothing, is told nothing`(text: String) throws {
        #expect(seen.news(of: "0.1.0") == nil)
        try Data(text.utf8).write(to: URL(filePath: folder.file("state/version")))
        #expect(seen.news(of: "0.1.9") == nil)
    }

    @Test func `Where it cannot be remembered nothing is said`() throws {
        try FileManager.default.createDirectory(atPath: folder.file("state/version"), withIntermediateDirectories: true)
        #expect(seen.news(of: "0.2.0") == nil)
    }
}
