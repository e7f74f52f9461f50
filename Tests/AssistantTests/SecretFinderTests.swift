import Testing

@testable import Assistant

/// What is redacted before it goes to another machine, and what is not.
struct SecretFinderTests {
    private static let secrets = RedactionRules(kinds: [.card, .account, .key, .secret, .text])

    private func redacted(_ text: String, _ rules: RedactionRules = secrets) -> String {
        Redactor(rules, learningFrom: [text]).redacted(text)
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
        ("4111\u{A0}1111\u{2009}1111\u{202F}1111", "[CARD 1]"),
        ("4111  1111  1111  1111", "[CARD 1]"),
        ("4111–1111–1111–1111", "[CARD 1]"),
        ("4111.1111.1111.1111", "[CARD 1]"),
        ("3782 822463 10005, 4111 - 1111 - 1111 - 1111", "[CARD 1], [CARD 2]"),
        ("4111\u{200B}1111\u{200B}1111\u{200B}1111", "[CARD 1]"),
        ("cardno4111111111111111exp1227", "cardno[CARD 1]exp1227"),
        ("４１１１ １１１１ １１１１ １１１１", "[CARD 1]"),
        ("DE89\u{A0}3704\u{A0}0044\u{A0}0532\u{A0}0130\u{A0}00", "[IBAN 1]"),
        ("DE89-3704-0044-0532-0130-00", "[IBAN 1]"),
        ("de89.3704.0044.0532.0130.00", "[IBAN 1]"),
        ("DE 89 3704 0044 0532 0130 00", "[IBAN 1]"),
        ("ibanDE89370400440532013000bic", "iban[IBAN 1]bic"),
        ("ＤＥ８９３７０４００４４０５３２０１３０００", "[IBAN 1]"),
    ])
    func `Numbers are found whatever stands between, before and behind them`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        ("4111\t1111\t1111\t1111", "[CARD 1]"),
        ("| 4111 | 1111 | 1111 | 1111 |", "| [CARD 1] |"),
        ("|4111    |1111    |1111    |1111    |", "|[CARD 1]    |"),
        ("| 4111 |\n| 1111 |\n| 1111 |\n| 1111 |", "| [CARD 1] |"),
        ("**4111** 1111 1111 1111", "**[CARD 1]"),
        ("**4111** **1111** __1111__ `1111`", "**[CARD 1]`"),
        ("card: 4111, 1111, 1111, 1111, 12/27", "card: [CARD 1], 12/27"),
        ("4111\n1111\n1111\n1111\n", "[CARD 1]\n"),
        ("- 4111\n- 1111\n- 1111\n- 1111", "- [CARD 1]"),
        ("> 4111 1111\n> 1111 1111", "> [CARD 1]"),
        ("(4111) (1111) (1111) (1111)", "([CARD 1])"),
        ("(4111 1111 1111 1111)", "([CARD 1])"),
        ("4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "[CARD 1]"),
        ("4 1 1 1  1 1 1 1  1 1 1 1  1 1 1 1", "[CARD 1]"),
        ("4,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", "[CARD 1]"),
        ("3782 | 822463 | 10005", "[CARD 1]"),
        ("DE89\t3704\t0044\t0532\t0130\t00", "[IBAN 1]"),
        ("| DE89 | 3704 | 0044 | 0532 | 0130 | 00 |", "| [IBAN 1] |"),
        ("**DE89** 3704 0044 0532 0130 00", "**[IBAN 1]"),
        ("(DE89) 3704, 0044, 0532, 0130, 00", "([IBAN 1]"),
        ("DE89 3704 0044\n0532 0130 00", "[IBAN 1]"),
        ("D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0", "[IBAN 1]"),
        ("DE89 370 400 44 0532 013 000", "[IBAN 1]"),
        ("| GB82 | WEST | 1234 | 5698 | 7654 | 32 |", "| [IBAN 1] |"),
    ])
    func `Numbers in tables, lists and marks of Markdown are found`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 2", "| 4111 | 1111 | 1111 | 1112 |", "4111\n\n1111\n\n1111\n\n1111\n\n1111",
        "41, 11, 11, 11, 11, 11, 11, 11", "2019, 2020, 2021, 2028", "due at 10 tell the reg if its over 4",
        "411,111,111,111,111,1", "h1 code,\nh2 code,\nh3 code {\n",
        "<Buffer 76 26 af 99 c5 56 8e 42 09 91 ef 9f 93 cb>",
        "2001:4860:4860::8888, 2606:4700:4700::1111",
        "4111 apples, 1111 pears, 1111 plums and 1111 figs",
    ])
    func `Lists of figures and words are no numbers`(_ text: String) {
        #expect(redacted(text) == text)
    }

    @Test(arguments: [
        ("the pin for the door is 4821", "the pin for the door is [SECRET 1]"),
        ("my pin's 4821", "my pin's [SECRET 1]"), ("My pin’s 4821.", "My pin’s [SECRET 1]."),
        ("the pin is now 4821", "the pin is now [SECRET 1]"), ("Anna's pin is 4821", "Anna's pin is [SECRET 1]"),
        ("pin for the garage = 4821", "pin for the garage = [SECRET 1]"),
        ("die Pin für das Handy ist 4821", "die Pin für das Handy ist [SECRET 1]"),
        ("Die Pin der Karte lautet 4821", "Die Pin der Karte lautet [SECRET 1]"),
        ("the code for the gate is 4821", "the code for the gate is [SECRET 1]"),
        ("Der Code für die Garage ist 48-21", "Der Code für die Garage ist [SECRET 1]"),
        ("the password is now hunter2", "the password is now [SECRET 1]"),
        ("my password's hunter2", "my password's [SECRET 1]"),
        ("PIN: vier acht zwei eins", "PIN: [SECRET 1]"), ("my pin is four eight two one.", "my pin is [SECRET 1]."),
    ])
    func `A secret that is said in a sentence is found`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        "pin the photo of the year: 2024", "Pin 3 of the plug is 500 mV", "exit code of the tool is 130",
        "the status code for it is 404", "the password is now safe", "the pin is one of two",
        "the postal code of the town is 10115", "the code is 200 lines long", "a bowling pin costs 120",
    ])
    func `A sentence that only has such a word stays`(_ text: String) {
        #expect(redacted(text) == text)
    }

    @Test(arguments: [
        ("pass: two words", "pass: [SECRET 1]"),
        ("pw = swordfish", "pw = [SECRET 1]"),
        ("passphrase is correct horse battery staple", "passphrase is [SECRET 1]"),
        ("Passphrase: correct, horse", "Passphrase: [SECRET 1]"),
        ("The API key is abcd1234efgh", "The API key is [SECRET 1]"),
        ("API key of the maps is Abcd-1234", "API key of the maps is [SECRET 1]"),
        ("the secret is swordfish.", "the secret is [SECRET 1]."),
        ("The secret is “two”, he said", "The secret is “[SECRET 1]”, he said"),
        ("geheim: schwertfisch", "geheim: [SECRET 1]"),
        ("Passwort ist schwertfisch", "Passwort ist [SECRET 1]"),
        ("Das Passwort lautet: schwertfisch", "Das Passwort lautet: [SECRET 1]"),
        ("Mailpasswort: schwertfisch", "Mailpasswort: [SECRET 1]"),
        ("password → swordfish", "password → [SECRET 1]"),
        ("password: two words, user: bob", "password: [SECRET 1], user: bob"),
        ("password: swordfish user: bob", "password: [SECRET 1] user: bob"),
        ("user bob pw swordfish7", "user bob pw [SECRET 1]"),
        ("Pin: 47 11, TAN is 123-456", "Pin: [SECRET 1], TAN is [SECRET 2]"),
        ("Türcode 4711#", "Türcode [SECRET 1]#"),
        ("Passwörter: Hund, Katze", "Passwörter: [SECRET 1]"),
        ("WLAN-Key: abc123def", "WLAN-Key: [SECRET 1]"),
        ("PIN code: 4711", "PIN code: [SECRET 1]"),
        ("password-hunter2", "password-[SECRET 1]"),
        ("pin/4711", "pin/[SECRET 1]"),
        (
            "| site | password |\n|---|---|\n| bank | swordfish |\n| shop | - |",
            "| site | password |\n|---|---|\n| bank | [SECRET 1] |\n| shop | - |"
        ),
        (
            "| Door | PIN |\n| --- | :-: |\n| front | 4711 |\n\nbye | now",
            "| Door | PIN |\n| --- | :-: |\n| front | [SECRET 1] |\n\nbye | now"
        ),
        ("site,secret\nbank,swordfish", "site,secret\nbank,[SECRET 1]"),
        ("site\tWifi password\nhome\tswordfish", "site\tWifi password\nhome\t[SECRET 1]"),
    ])
    func `What follows a label is secret`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        "the secret is to wait", "The secret is out", "token is expired", "the API key is missing", "pass me the salt",
        "the pass is closed", "compass: north", "Passwort ist falsch", "the password is not here",
        "spin: 4711", "milk, eggs\nbread, secret\n", "pass/fail", "passed: all tests", "to keep it secret, lie",
        "2.5 3.1 4.4 5.0 6.2 3.3 1.0 7.7 8.8",
        "tan 45 90 180", "passwords need changing", "pin 3 notes of 2024", "spare key: basement", "de 12 is a road",
    ])
    func `What only sounds like it stays`(_ text: String) {
        #expect(redacted(text) == text)
    }

    @Test func `A word of a phrase that looks like a secret is one by itself too`() {
        let redactor = Redactor(learningFrom: ["passphrase: blue hunter2 horse"])
        #expect(redactor.redacted("use hunter2") == "use [SECRET 2]")
    }

    @Test(arguments: [
        "4111 1111 1111 1112 has a wrong check digit", "DE88 3704 0044 0532 0130 00", "call 030 1234567",
        "ISBN 9783161484100", "2026-11-22 07:10:56", "note 7f3a91bc", "pin the note from 2024", "two tokens a day",
        "commit 0123456789abcdef0123456789abcdef01234567",
    ])
    func `What is no secret stays`(_ text: String) {
        #expect(redacted(text) == text)
    }

    @Test(arguments: [
        ("Write to anna.lee+x@mail.example.org.", "Write to [EMAIL 1]."),
        ("<anna@example.org>, Bcc: anna@example.org", "<[EMAIL 1]>, Bcc: [EMAIL 1]"),
        ("call +49 30 901820, or 030 901820", "call [PHONE 1], or [PHONE 2]"),
        ("(555) 123-4567 and 555-123-4567 and 555-0134", "[PHONE 1] and [PHONE 2] and [PHONE 3]"),
        ("Phone: 24680 after 18:30", "Phone: [PHONE 1] after 18:30"),
        ("04 12 34 56 78 on 22.11.2026", "[PHONE 1] on 22.11.2026"),
        ("+49\u{A0}30\u{A0}901820", "[PHONE 1]"),
        ("see https://example.org/a_(b)?c=d#e.", "see [LINK 1]."),
        ("[the plan](https://example.org/plan) is here", "[the plan]([LINK 1]) is here"),
        ("docs.example.org/private/x, www.example.org!", "[LINK 1], [LINK 2]!"),
        ("member 123456789, tax 123 456 789 01", "member [NUMBER 1], tax [NUMBER 2] 01"),
        ("order 978316148410", "order [NUMBER 1]"),
    ])
    func `What reaches a person, and a long number, is replaced by a name`(_ text: String, _ expected: String) {
        #expect(redacted(text, RedactionRules()) == expected)
    }

    @Test(arguments: [
        "2026-11-22 07:10:56", "2026-03-14T09:00:00+01:00", "on 22.11.2026 at 08:30", "3/14/2026, 5pm", "0.12345678",
        "3.14159265358979", "years 2019 2020 2021", "1,234,567,890.00 €", "note 7f3a91bc", "milk 2, eggs 12, rice 500",
        "and/or", "e.g. this", "anna@home", "version 1.10.3", "12345678", "20261122", "192.168.1.1",
        "- [ ] call Katrin (due 2026-03-20)",
    ])
    func `What only looks like it stays`(_ text: String) {
        #expect(redacted(text, RedactionRules()) == text)
    }

    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            "a.", "1 ", "a@", "-----BEGIN ", "4111-", "AB12 ", "a+b/", "http://x(", ")", "+1", "[CARD ", "password ",
            "\u{A0}1",
        ]
    )
    func `A text that goes on and on is read in no time`(_ piece: String) {
        _ = redacted("http://x" + String(repeating: piece, count: 10_000), RedactionRules())
    }

    @Test func `How long a number is long is a setting`() {
        #expect(redacted("box 4711", RedactionRules(digits: 4)) == "box [NUMBER 1]")
        #expect(redacted("box 471", RedactionRules(digits: 4)) == "box 471")
    }

    @Test func `A text that looks like a name comes back as it was`() {
        let redactions = Redactions()
        var used: Set<String> = []
        let text = "[CARD 1] is 4111111111111111"
        redactions.learn(from: [text])
        let redacted = redactions.redacted(text, used: &used)
        #expect(!redacted.contains("4111"))
        var left: Set<String> = []
        #expect(redactions.restored(redacted, left: &left) == text && left.isEmpty)
    }

    @Test func `A name that comes in pieces is put back whole`() {
        let redactions = Redactions()
        redactions.learn(from: ["4111111111111111"])
        var restorer = NameRestorer(redactions)
        let pieces = ["It is [", "CA", "RD 1", "], see [7f3a] and ["].map { restorer.feed($0) } + [restorer.end()]
        #expect(pieces.joined() == "It is 4111111111111111, see [7f3a] and [")
    }

    @Test(arguments: [
        "DE89370400440532013000", "4111 1111 1111 1111", "ghp_abcdefghijklmnopqrstuvwxyz0123456789", "+49 30 1234567",
    ])
    func `The beginning of a text ends inside of no secret`(secret: String) {
        for length in 1..<secret.count {
            let lead = String(repeating: "x", count: 200 - length - 1) + " "
            let head = (lead + secret + " and more").beginning(200)
            #expect(head == lead)
        }
        #expect("short".beginning(200) == "short")
        #expect(String(repeating: "word ", count: 100).beginning(10) == "word word ")
    }
}
