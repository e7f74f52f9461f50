import Foundations
import Testing

@testable import RemoteBackends

struct SecretTests {
    @Test(arguments: [
        "\(Secret("sk-123"))", String(reflecting: Secret("sk-123")), "\([Secret("sk-123")])",
        "\(Optional(Secret("sk-123")) as Any)",
    ])
    func `A key is never printed`(text: String) {
        #expect(!text.contains("sk-123"))
    }

    @Test(arguments: [
        ("bad key sk-0123456789", "bad key (key)"), ("bad key sk-01234”", "bad key (key)”"),
        ("sk-0123456789 and sk-0123456789", "(key) and (key)"), ("sk-01 is not enough", "sk-01 is not enough"),
    ])
    func `Neither a key nor its beginning stays in a text`(text: String, redacted: String) {
        #expect(Secret("sk-0123456789").redacted(in: text) == redacted)
    }
}
