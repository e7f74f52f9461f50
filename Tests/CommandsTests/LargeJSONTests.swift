import Foundation
import Testing

@testable import Commands

struct LargeJSONTests {
    @Test(.timeLimit(.minutes(20))) func `A text of megabytes is escaped in the time that its length takes`() {
        let text = String(repeating: "a \"line\"\twith\u{202E} all\n", count: 200_000)
        #expect(PrettyJSON.escaped(text).utf8.count > text.utf8.count)
    }

    @Test(arguments: [
        ("en_US.UTF-8", "en_US"), ("de_DE@euro", "en_DE"), ("C.UTF-8", Locale.current.identifier),
        ("", Locale.current.identifier),
    ])
    func `Dates are written as the region of the environment does`(name: String, identifier: String) {
        #expect(Locale(environment: ["LC_ALL": name]).identifier == identifier)
    }
}
