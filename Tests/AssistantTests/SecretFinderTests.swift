import Testing

@testable import Assistant

/// What is redacted before it goes to another machine, and what is not.
struct SecretFinderTests {
    private func redacted(_ text: String) -> String {
        let redactions = Redactions()
        var used: Set<String> = []
        redactions.learn(from: [text])
        return redactions.redacted(text, used: &used)
    }

    @Test(arguments: [
        ("Visa 4111 1111 1111 1111, 12/27", "Visa [CARD 1], 12/27"),
        ("4111 1111 1111 1111 12/27", "[CARD 1] 12/27"),
        ("5500005555555559", "[CARD 1]"),
        ("IBAN DE89 3704 0044 0532 0130 00 at the bank", "IBAN [IBAN 1] at the bank"),
        ("GB82WEST12345698765432.", "[IBAN 1]."),
        ("key sk-proj-abcd1234efgh5678", "key [KEY 1]"),
        ("OPENAI_API_KEY=abc123def456", "OPENAI_API_KEY=[SECRET 1]"),
        ("ghp_0123456789abcdefABCDEF0123456789abcd", "[KEY 1]"),
        ("the wifi password is hunter2", "the wifi password is [SECRET 1]"),
        ("Passwort: geheim99!", "Passwort: [SECRET 1]"),
        ("PIN of the blue card: 4711", "PIN of the blue card: [SECRET 1]"),
        ("PIN 4711 for the door, 4711 again", "PIN [SECRET 1] for the door, [SECRET 1] again"),
        ("-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----\nx", "[KEY 1]\nx"),
    ])
    func `A secret is replaced by a name`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        "4111 1111 1111 1112 has a wrong check digit", "DE88 3704 0044 0532 0130 00", "call 030 1234567",
        "ISBN 9783161484100", "2026-11-22 07:10:56", "note 7f3a91bc", "pin the note from 2024", "two tokens a day",
        "commit 0123456789abcdef0123456789abcdef01234567",
    ])
    func `What is no secret stays`(_ text: String) {
        #expect(redacted(text) == text)
    }

    @Test func `A text that looks like a name comes back as it was`() {
        let redactions = Redactions()
        var used: Set<String> = []
        let text = "[CARD 1] is 4111111111111111"
        redactions.learn(from: [text])
        let redacted = redactions.redacted(text, used: &used)
        #expect(!redacted.contains("4111"))
        #expect(redactions.restored(redacted) == text)
    }

    @Test func `A name that comes in pieces is put back whole`() {
        let redactions = Redactions()
        redactions.learn(from: ["4111111111111111"])
        var restorer = NameRestorer(redactions)
        let pieces = ["It is [", "CA", "RD 1", "], see [7f3a] and ["].map { restorer.feed($0) } + [restorer.end()]
        #expect(pieces.joined() == "It is 4111111111111111, see [7f3a] and [")
    }
}
