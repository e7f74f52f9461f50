import RemoteBackends
import Testing

struct SecretTests {
    @Test(arguments: [
        "\(Secret("sk-123"))", String(reflecting: Secret("sk-123")), "\([Secret("sk-123")])",
        "\(Optional(Secret("sk-123")) as Any)",
    ])
    func `A key is never printed`(text: String) {
        #expect(!text.contains("sk-123"))
    }
}
