/// The settings outside `backends`.
///
/// A new one is an entry here, its place in ``all``, and its use.
package enum SettingsTable {
    /// Who answers.
    package static let backend = Setting("backend", "the backend that answers", .text, default: "builtin").with {
        $0.variables = ["MAGPIE_BACKEND"]
        $0.flag = "--backend"
    }

    /// The model that is asked; in the file it goes with the `backend` beside it, and with no other.
    package static let model = Setting("model", "the model it asks", SettingType.text, example: "qwen3:4b").with {
        $0.variables = ["MAGPIE_MODEL"]
        $0.flag = "--model"
    }

    /// The palette.
    package static let theme = Setting<ThemeChoice>("theme", "the colours", .choice, default: .system).with {
        $0.variables = ["MAGPIE_THEME"]
    }

    /// Who enriches notes in the background.
    ///
    /// By rule, unless the person says otherwise: a model would be sent notes that nobody mentioned.
    package static let enrichment = Setting<Enrichment>(
        "enrichment",
        "who adds summaries in the background; model sends notes to the backend's model",
        .choice,
        default: .rules
    )

    /// What becomes of suggestions for a note that was written (source: NotesMagic).
    package static let suggestions = Setting<SuggestionMode>(
        "suggestions",
        "raw offers none, suggest offers them and waits, auto also applies what is very likely",
        .choice,
        default: .suggest
    )

    /// The most notes; above it, each new note sends the oldest to the Trash, and a lower number alone sends none.
    package static let maxNotes = Setting(
        "maxNotes",
        "the most notes; above it each new or restored one sends the oldest that is not pinned to the Trash; lowering it sends none",
        SettingType.whole(in: 1...10_000_000),
        example: "500"
    )

    /// Which changes of a model wait for the person's yes.
    package static let approve = Setting<ApprovalChoice>(
        "approve",
        "which changes of a model wait for your yes: never, changes nobody asked for, all it writes",
        .choice,
        default: .changes
    )

    /// What is replaced by names before it goes to another machine.
    package static let redaction = Setting(
        "redact",
        "what is kept from models on other machines; on for all, off, or some of \(Redaction.names), with commas",
        .redaction,
        default: Set(Redaction.allCases)
    )

    /// The fewest digits of a number that is redacted as a long one.
    package static let longNumber = Setting(
        "longNumber",
        "the digits from which on a number is long enough to be redacted",
        SettingType.whole(in: 4...30),
        default: 9
    )

    /// How many days keep their backup; four weeks keep one besides.
    package static let backups = Setting(
        "backups",
        "for how many days the notes' daily backup is kept, besides four weekly ones; 0 makes none",
        SettingType.whole(in: 0...3_650),
        default: 7
    )

    /// The proxy for HTTPS.
    static let proxy = Setting("proxy", "the proxy for HTTPS to other machines", SettingType.url).with {
        $0.variables = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        $0.isInFile = false
    }

    /// The proxy for plain HTTP.
    static let httpProxy = Setting("httpProxy", "the proxy for plain http to other machines", SettingType.url).with {
        $0.variables = ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"]
        $0.isInFile = false
    }

    /// The hosts that are asked without a proxy.
    static let noProxy = Setting("noProxy", "the hosts that are asked without a proxy", SettingType.text).with {
        $0.variables = ["no_proxy", "NO_PROXY"]
        $0.isInFile = false
    }

    /// All of them, in the order in which they are shown.
    package static let all: [any AnySetting] = [
        backend, model, theme, enrichment, suggestions, maxNotes, approve, redaction, longNumber, backups, proxy,
        httpProxy,
        noProxy,
    ]
}

/// What can be kept from models on other machines.
package enum Redaction: String, CaseIterable, Sendable {
    case keys, passwords, cards, accounts, emails, phones, links, numbers

    /// All of them, in words.
    static let names = allCases.map(\.rawValue).joined(separator: ", ")
}

/// How notes are enriched in the background.
package enum Enrichment: String, CaseIterable, Sendable {
    /// By the model of the backend that answers.
    case model
    /// By rule, offline.
    case rules
    /// Not at all.
    case off
}

/// What becomes of suggestions.
package enum SuggestionMode: String, CaseIterable, Sendable {
    /// None is made.
    case raw
    /// They are offered, and wait.
    case suggest
    /// They are offered, and those that are very likely are applied.
    case auto
}

/// Which changes of a model wait.
package enum ApprovalChoice: String, CaseIterable, Sendable {
    /// None, but much destruction is asked about.
    case never
    /// Those of existing notes that the line did not ask for.
    case changes
    /// All it writes.
    case all
}

/// The palette that was asked for.
package enum ThemeChoice: String, CaseIterable, Sendable {
    /// As the terminal says.
    case system
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// How a model is given its tools.
package enum ToolChoice: String, CaseIterable, Sendable {
    /// What the server and the model can do is found out.
    case auto
    /// As the protocol says.
    case native
    /// The reply is constrained by a JSON Schema.
    case schema
    /// The calls are written into the text.
    case text
}
