/// A word that says that a secret stands near it.
struct SecretLabel {
    /// What may stand after the word.
    enum Value {
        /// Any text, as after “password”.
        case password
        /// Several words, as after “passphrase”.
        case phrase
        /// What looks like a secret, or one word after a colon, as “the secret is to wait”.
        case secret
        /// What looks like a key.
        case key
        /// Digits, as after “PIN”.
        case number
        /// Digits after “is”, where it is said what they are for, as in “the code for the gate is”, or after a colon.
        case code
        /// Digits that end their part of a sentence, as after “safe:”.
        case lock
        /// A name and a password, as after “login:”.
        case login
        /// Codes of letters and digits, as after “recovery codes”.
        case codes
        /// Six digits or more, as after “account number”.
        case account
    }

    /// The word, in small letters without accents; a space may be a dash, a low line or nothing.
    let word: String
    let value: Value

    /// Whether it may be the end of a compound, such as “Mailpasswort”.
    var isPartOfCompound: Bool {
        switch value {
        case .password, .number: word.utf8.count > 5
        case .key: word == "token"
        case .code: word == "code"
        case .phrase, .secret, .lock, .login, .codes, .account: false
        }
    }

    /// Whether it is a word for other things too, such as “pin”.
    var isAmbiguous: Bool { value == .code || value == .lock || word == "pin" || word == "tan" }

    /// The word, in UTF-8.
    let bytes: [UInt8]

    init(_ word: String, _ value: Value) {
        self.word = word
        self.value = value
        bytes = Array(word.utf8)
    }

    /// By the first byte, the longer ones first.
    static let byFirst: [[SecretLabel]] = (0..<256).map { first in
        all.filter { $0.bytes.first == UInt8(first) }.sorted { $0.bytes.count > $1.bytes.count }
    }

    /// Those of them that may be the end of a compound.
    static let compoundsByFirst = byFirst.map { $0.filter(\.isPartOfCompound) }

    private static let all = [english, german, others].flatMap { language in
        language.flatMap { value, words in
            words.split(separator: ",").map {
                SecretLabel(String($0).plain.split(whereSeparator: \.isWhitespace).joined(separator: " "), value)
            }
        }
    }

    private static let english: [(Value, String)] = [
        (.password, "password, passcode, passwd, pwd, pw, p/w, secret word, wpa key, wpa2 key, wpa3 key"),
        (.phrase, "passphrase, pass phrase, secret phrase, seed phrase, recovery phrase, code word, seed words"),
        (.secret, "pass, secret"),
        (
            .key,
            """
            client secret, secret key, access token, access key, private key, api key, token, wifi key, wlan key, \
            network key, network security key, totp secret, otp secret, totp key, setup key, license key, licence key, \
            product key, windows key, activation key, wallet key, encryption key, security key, bearer, bearer token, \
            serial key, api secret, refresh token, auth token
            """
        ),
        (
            .number,
            """
            pin, pin code, pin number, puk, cvv, cvv2, cvc, cvc2, tan, otp, door code, gate code, access code, entry code, \
            security code, alarm code, lock code, garage code, safe code, key code, unlock code, verification code, \
            confirmation code, one time code, one time password, safe combination, lock combination, entrance code, \
            card verification number, 2fa code, screen lock code, keypad code, building code, elevator code, gate pin
            """
        ),
        (.code, "code, combination, combo"),
        (.lock, "safe, alarm, unlock, screen lock, lock screen, keypad, padlock, bike lock, combination lock"),
        (.login, "login, log in, logon, credentials, account data, sign in, wifi, wi fi, wlan"),
        (
            .codes,
            """
            recovery codes, backup codes, recovery code, backup code, rescue codes, emergency codes, key, passport, \
            passport no, passport number, id card, driving licence, driver's license
            """
        ),
        (
            .account,
            "account number, account no, account, sort code, routing number, blz, kto, kto nr, konto, kontonummer"
        ),
    ]

    private static let german: [(Value, String)] = [
        (
            .password,
            """
            passwort, kennwort, losungswort, codewort, kodewort, schlüsselwort, passworte, wlan schlüssel, wlan schluessel, \
            netzwerkschlüssel, netzwerkschluessel, netzschlüssel, wpa schlüssel, wpa2 schlüssel, sicherheitsschlüssel, \
            wifi schlüssel, geheimwort, zugangswort
            """
        ),
        (.phrase, "passwörter, passwoerter, kennwörter, kennwoerter, passsatz, passphrase, merksatz, losung"),
        (.secret, "geheim, geheimnis"),
        (
            .key,
            """
            api schlüssel, api schluessel, zugriffstoken, zugangstoken, zugriffsschlüssel, zugangsschlüssel, \
            lizenzschlüssel, lizenzschluessel, produktschlüssel, aktivierungsschlüssel, geheimschlüssel, privater schlüssel
            """
        ),
        (
            .number,
            """
            geheimzahl, geheimnummer, geheimcode, türcode, tuercode, zugangscode, sicherheitscode, entsperrcode, \
            entsperrmuster, sperrcode, bankomatcode, zahlenschloss, prüfziffer, pruefziffer, kartenprüfnummer, prüfnummer, \
            bestätigungscode, einmalcode, einmalpasswort, freischaltcode, aktivierungscode, torcode, garagencode, \
            alarmcode, tresorcode, zahlencode, zahlenkombination, kombination, kombi, pinnummer, schlosscode, hauscode, \
            zutrittscode, verifizierungscode, safecode, schließfachcode
            """
        ),
        (
            .lock,
            """
            tresor, alarmanlage, bildschirmsperre, fahrradschloss, kofferschloss, vorhängeschloss, schlüsselkasten, \
            schlüsselbox, schlüsselsafe, schließfach, entsperren
            """
        ),
        (.login, "zugangsdaten, zugang, anmeldedaten, logindaten, login daten, anmeldung, benutzerdaten"),
        (
            .codes,
            """
            wiederherstellungscodes, wiederherstellungscode, sicherungscodes, ersatzcodes, notfallcodes, recoverycodes, \
            backupcodes, schlüssel, schluessel, reisepass, personalausweis, ausweis, führerschein, ausweisnummer
            """
        ),
    ]

    private static let others: [(Value, String)] = [
        (
            .password,
            """
            mot de passe, contraseña, parola d'ordine, wachtwoord, senha, palavra passe, hasło, heslo, lösenord, \
            adgangskode, salasana, jelszó, şifre
            """
        ),
        (.number, "code secret, code pin, numero segreto, pincode, codice pin, número secreto"),
    ]

    /// What a label is for stands behind these, as in “the PIN for the door”.
    static let purposes = [
        "for ", "of ", "to ", "für ", "der ", "des ", "von ", "vom ", "zum ", "zur ", "am ", "fürs ", "on ", "im ",
    ].map(\.plain)
    /// What stands before a label that is a thing, and no order to pin something.
    static let owners = words(
        """
        the my your our his her their die der das meine deine unsere seine ihre mein dein unser sein ihr new neue old alte
        """
    )
    /// Codes that everybody may know.
    static let openCodes = words(
        """
        exit error status postal post zip area country source dress qr bar http color colour response return dialling key \
        quell fehler länder vorwahl farb rück bar strich morse country discount gutschein rabatt promo coupon voucher flug \
        airport swift sort bank steuer produkt artikel item part order unicode ascii ean hs tax building
        """
    )
    /// What joins a label with what stands before or behind it.
    static let verbs = ["is", "ist", "lautet", "was", "war", "are", "sind", "waren", "lauten", "heisst", "heißt"].map(
        \.plain
    )
    /// What may stand between “is” and the secret.
    static let fillers = [
        "now ", "jetzt ", "nun ", "still ", "noch ", "again ", "wieder ", "to be ", "always ", "immer ",
    ]
    /// What stands between a secret and the label behind it, as in “x as the password”.
    static let links = words(
        "the das die der den my our your mein meine unser unsere dein deine new neue neues neu as als a ein eine dein"
    )
    /// What counts several values, or tells an old one from a new one.
    static let joints = words(
        "and und or oder then danach dann new neu now jetzt is ist old alt previously vorher & later später"
    )

    /// Digits as words.
    static let digitWords = words(
        """
        zero oh one two three four five six seven eight nine double null eins ein zwei zwo drei vier fünf sechs sieben acht \
        neun
        """
    )

    /// What a text begins with that tells where the secret is, or that there is none.
    static let referrals = words(
        """
        see siehe ask frag frage fragen none no nope kein keins keine nein unknown unbekannt vergessen forgot forgotten lost \
        tbd todo missing fehlt required needed same wie steht liegt hängt klebt reset change changed changing ändern geändert \
        erneuern renew expires expired expiring check prüfen ist is was war not nicht written notiert saved gespeichert \
        stored in im beim bei at on under unter behind hinter on auf wird only nur manager generator policy hint hinweis \
        yes ja n/a na empty leer later später soon bald tell sag call ruf use nimm buy kaufen need needs brauche
        """
    )

    /// What follows “is” or “ist” where the secret itself is not said.
    static let states = words(
        """
        the that this not now out safe gone lost known same still just very under with from for kept stored saved written \
        hidden changed reset für mit wrong right correct missing required needed expired invalid valid ready simple old new weak \
        strong closed open over too your his her our their always never called inside behind broken set to in on at \
        das der die den nicht noch jetzt falsch richtig abgelaufen unter auf beim mein dein sein ihr unser hinter sicher \
        bekannt egal neu alt weg geändert gesperrt zu im in an
        """
    )

    /// What stands behind a figure that is a measure.
    static let units = words(
        """
        mv v kv ma a w kw kwh mm cm m km ml l kg g mg % eur euro euros usd dollar dollars uhr pm am h min sec s lines zeilen \
        people leute students times mal pieces stück stk days tage years jahre mhz ghz gb mb kb tb gbp chf
        """
    )

    static func words(_ text: String) -> Set<String> {
        Set(text.plain.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
