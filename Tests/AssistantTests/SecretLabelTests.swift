import Testing

@testable import Assistant

/// The secrets that words such as “password” and “PIN” tell of, wherever they stand.
struct SecretLabelTests {
    private func redacted(_ text: String) -> String {
        Redactor(learningFrom: [text]).redacted(text)
    }

    @Test(arguments: [
        ("Passwort\nlachs41Xq", "Passwort\n[SECRET 1]"), ("# Password\nlachs41Xq", "# Password\n[SECRET 1]"),
        ("Passwort:\n\nlachs41Xq", "Passwort:\n\n[SECRET 1]"), ("Passwort\n- lachs41Xq", "Passwort\n- [SECRET 1]"),
        ("Password:\n```\nlachs41Xq\n```", "Password:\n```\n[SECRET 1]\n```"), ("PIN:\n3\n0\n8\n4", "PIN:\n[SECRET 1]"),
        ("|PIN|\n|---|\n|4711|", "|PIN|\n|---|\n|[SECRET 1]|"),
        (
            "## Passwörter\n\n- Netflix: lachs41Xq\n- Bank: forelle42Xq",
            "## Passwörter\n\n- Netflix: [SECRET 1]\n- Bank: [SECRET 2]"
        ),
        ("PINs\n\nVisa: 4711\nGiro: 4712", "PINs\n\nVisa: [SECRET 1]\nGiro: [SECRET 2]"),
        ("PIN Bankkarte\n4711", "PIN Bankkarte\n[SECRET 1]"),
        ("Recovery codes:\n- a1b2c-3d4e5\n- f6g7h-8i9j0", "Recovery codes:\n- [SECRET 1]\n- [SECRET 2]"),
    ])
    func `A secret stands below its label`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        ("lachs41Xq is the password", "[SECRET 1] is the password"),
        ("lachs41Xq ist mein neues Passwort", "[SECRET 1] ist mein neues Passwort"),
        ("4711 ist die PIN", "[SECRET 1] ist die PIN"), ("lachs41Xq (password)", "[SECRET 1] (password)"),
        ("lachs41Xq <- password", "[SECRET 1] <- password"),
        ("use lachs41Xq as the password", "use [SECRET 1] as the password"),
        ("mit lachs41Xq als Passwort anmelden", "mit [SECRET 1] als Passwort anmelden"),
    ])
    func `A secret stands before its label`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        ("PIN:4711/4712", "PIN:[SECRET 1]/[SECRET 2]"),
        ("PIN: 4711, 4712, 4713", "PIN: [SECRET 1], [SECRET 2], [SECRET 3]"),
        ("PIN Visa 4711, Master 4712", "PIN Visa [SECRET 1], Master [SECRET 2]"),
        ("password old lachs41Xq new forelle42Xq", "password old [SECRET 1] new [SECRET 2]"),
        ("Passwort war lachs41Xq und ist jetzt forelle42Xq", "Passwort war [SECRET 1] und ist jetzt [SECRET 2]"),
    ])
    func `A label has several secrets`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        ("PIN Handy 4711", "PIN Handy [SECRET 1]"), ("PIN for the Visa card 4711", "PIN for the Visa card [SECRET 1]"),
        ("PIN wurde geändert auf 4711", "PIN wurde geändert auf [SECRET 1]"), ("PIN Nr. 4711", "PIN Nr. [SECRET 1]"),
        ("Pin(Karte) 4711", "Pin(Karte) [SECRET 1]"), ("PIN2 4711", "PIN2 [SECRET 1]"), ("PIN4711", "PIN[SECRET 1]"),
        ("PIN 47 11", "PIN [SECRET 1]"), ("PIN: 4,7,1,1", "PIN: [SECRET 1]"),
        ("neues Passwort ab heute lachs41Xq", "neues Passwort ab heute [SECRET 1]"),
    ])
    func `Words stand between a label and its secret, and marks between its digits`(_ text: String, _ expected: String)
    {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        "Geheimzahl 4711", "Netzwerkschlüssel lachs41Xq", "Zugangsdaten: anna / lachs41Xq", "Codewort: lachs41Xq",
        "Sperrcode: 4711", "OTP 471147", "garage code is 4711", "Tresor: 4711", "code: 4711", "mot de passe: lachs41Xq",
        "Pásswort: lachs41Xq", "Pa\u{301}sswort: lachs41Xq", "Bearer 8f7d6s5a4b3c3f2d1",
        "Authorization: Basic YW5uYTpjYW5hcnlwYXNz",
        "curl -u anna:lachs41Xq", "mysql -u root -plachs41Xq", "WIFI:S:Fritz;T:WPA;P:lachs41Xq;;", "SSN 123-45-6789",
    ])
    func `What people call a secret is known`(_ text: String) {
        let redacted = redacted(text)
        for value in ["4711", "lachs41", "8f7d6", "YW5u", "6789"] { #expect(!redacted.contains(value)) }
    }

    @Test(arguments: [
        "pass: the exam on Monday", "Mountain pass: closed in winter", "geheim: die Party am Samstag", "Secret: none",
        "Geheim: Überraschung für Lea", "door code: ask Ben", "Passwort: siehe Tresor", "Open 0900-1700",
        "0815 0930 1045 1200",
        "Week 01 02 03 04", "100 200 300", "Zählerstand 0123456", "149 600 000 km to the sun", "postal code: 10115",
        "wifi is slow", "Login is broken since Monday", "Passwort vergessen\nMilch 2 Liter",
        "Change the password\nCall Anna at noon", "The combination of 1200 parts",
    ])
    func `What only looks like one stays`(_ text: String) {
        #expect(redacted(text) == text)
    }

    @Test(arguments: [
        ("password: hunter2Xq. mail bob@example.org", "password: [SECRET 1]. mail [EMAIL 1]"),
        (
            "password: hunter2Xq and the meeting is on Friday",
            "password: [SECRET 1] and the meeting is on Friday"
        ),
        ("Passwort: tippt79Xq bitte merken", "Passwort: [SECRET 1] bitte merken"),
        ("Password: \"quoted \\\"x\\\" y\"", "Password: \"[SECRET 1]\""),
        ("Password: ab,cd41Xq", "Password: [SECRET 1]"), ("Password: two words 41Xq", "Password: [SECRET 1]"),
    ])
    func `A secret ends where it ends`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }

    @Test(arguments: [
        ("Password:&nbsp;lachs41Xq", "Password:&nbsp;[SECRET 1]"),
        ("Password: lachs&nbsp;41Xq", "Password: [SECRET 1]"),
        ("PIN&#160;4711", "PIN&#160;[SECRET 1]"), ("<b>Password</b> lachs41Xq", "<b>Password</b> [SECRET 1]"),
        ("<td>Passwort</td><td>lachs41Xq</td>", "<td>Passwort</td><td>[SECRET 1]</td>"),
        ("PIN <!-- --> 4711", "PIN <!-- --> [SECRET 1]"), ("4111&nbsp;1111&nbsp;1111&nbsp;1111", "[CARD 1]"),
        ("4111<br>1111<br>1111<br>1111", "[CARD 1]"), ("4111:1111:1111:1111", "[CARD 1]"),
        ("4111\\1111\\1111\\1111", "[CARD 1]"), ("4111][1111][1111][1111", "[CARD 1]"),
        ("4111%201111%201111%201111", "[CARD 1]"), ("1. 4111\n2. 1111\n3. 1111\n4. 1111", "1. [CARD 1]"),
        ("4111\n\n1111\n\n1111\n\n1111", "[CARD 1]"), ("⁴¹¹¹¹¹¹¹¹¹¹¹¹¹¹¹", "[CARD 1]"),
        ("DE89&#8239;3704&#8239;0044&#8239;0532&#8239;0130&#8239;00", "[IBAN 1]"),
        ("DE89<br/>3704<br/>0044<br/>0532<br/>0130<br/>00", "[IBAN 1]"), ("0171&nbsp;2345627", "[PHONE 1]"),
        ("anna [at] example.org", "[EMAIL 1]"), ("**anna54**@example.org", "**[EMAIL 1]"),
        ("987.652.123", "[NUMBER 1]"), ("magnet:?xt=urn:btih:abc", "[LINK 1]"),
    ])
    func `Entities, tags and marks hide nothing`(_ text: String, _ expected: String) {
        #expect(redacted(text) == expected)
    }
}
