/// Misspellings and abbreviations that are common in typed and dictated requests.
enum Spelling {
    /// The word that was meant; every other word as it is.
    static func corrected(_ key: String) -> String { corrections[key] ?? slip(of: key) ?? key }

    /// The order word that was meant, when two letters changed places, or one is missing or doubled.
    private static func slip(of key: String) -> String? {
        let count = key.utf8.count
        guard (5...10).contains(count), let first = key.utf8.first, let last = key.utf8.last,
            let candidates = orderWords[first]
        else { return nil }
        return candidates.first { word in
            word != key && word.utf8.last == last && abs(word.utf8.count - count) <= 1
                && isSlip(Array(key.utf8), Array(word.utf8))
        }
    }

    private static func isSlip(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
        guard let index = zip(typed, meant).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return false }
        switch typed.count - meant.count {
        case 0:
            return index + 1 < typed.count && typed[index] == meant[index + 1] && typed[index + 1] == meant[index]
                && typed[(index + 2)...] == meant[(index + 2)...]
        case -1: return typed[index...] == meant[(index + 1)...]
        default: return typed[index] == typed[index - 1] && typed[(index + 1)...] == meant[index...]
        }
    }

    /// The words that orders hang on, by their first letter.
    private static let orderWords = Dictionary(
        grouping: [
            "remind", "reminder", "reminders", "remember", "remove", "delete", "erase", "shopping", "grocery",
            "groceries", "create", "please", "change", "replace", "cross",
        ],
        by: { $0.utf8.first ?? 0 }
    )

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
