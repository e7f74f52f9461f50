/// Misspellings and abbreviations that are common in typed and dictated requests.
enum Spelling {
    /// The word that was meant; every other word as it is.
    static func corrected(_ key: String) -> String { corrections[key] ?? key }

    private static let corrections: [String: String] = [
        "pls": "please", "plz": "please", "plse": "please", "pleas": "please", "thx": "thanks", "ty": "thanks",
        "u": "you", "ur": "your", "tommorow": "tomorrow", "tommorrow": "tomorrow", "tomorow": "tomorrow",
        "tmrw": "tomorrow", "tmr": "tomorrow", "tomorrw": "tomorrow", "2morrow": "tomorrow", "tonite": "tonight",
        "wensday": "wednesday", "wednsday": "wednesday", "thrusday": "thursday", "saterday": "saturday",
        "febuary": "february", "remeber": "remember", "rember": "remember", "remmeber": "remember",
        "remebmer": "remember", "rememeber": "remember", "remmind": "remind", "remid": "remind",
        "remindme": "remind", "reminde": "remind", "reminer": "reminder", "remider": "reminder", "lsit": "list",
        "lst": "list", "lits": "list", "shoping": "shopping", "shoppin": "shopping", "grocey": "grocery",
        "grocry": "grocery", "grocerys": "groceries", "grocerie": "grocery", "delte": "delete", "delet": "delete",
        "deleate": "delete", "remvoe": "remove", "creat": "create", "crate": "create", "wat": "what", "whta": "what",
        "wats": "whats", "wanna": "want", "gotta": "need", "dnt": "dont", "ad": "add", "nots": "notes",
        "anymore": "anymore", "appt": "appointment", "bday": "birthday", "checkoff": "check",
    ]
}
