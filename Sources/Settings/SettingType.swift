import Foundations

/// What a setting can be: how its text is read, and how its value is shown.
struct SettingType<Value: Sendable>: Sendable {
    /// Reads what stands in `config.yaml`.
    let read: @Sendable (_ text: String) throws(Misfit) -> Value
    /// Reads what a variable or a flag says; `nil` when it makes no sense.
    let readVariable: @Sendable (_ text: String) -> Value?
    /// The value in words; `nil` when there is none.
    let text: @Sendable (Value) -> String?
    /// The values, where there are only some.
    let values: [String]

    init(
        read: @escaping @Sendable (_ text: String) throws(Misfit) -> Value,
        readVariable: (@Sendable (_ text: String) -> Value?)? = nil,
        text: @escaping @Sendable (Value) -> String?,
        values: [String] = []
    ) {
        self.read = read
        self.readVariable = readVariable ?? { try? read($0) }
        self.text = text
        self.values = values
    }

    /// The same type, or nothing.
    var orNothing: SettingType<Value?> {
        SettingType<Value?>(
            read: { text throws(Misfit) in try read(text) },
            readVariable: { readVariable($0).map(Optional.some) },
            text: { $0.flatMap(text) },
            values: values
        )
    }
}

/// Why a text is not what a setting can be; it never holds the text, which may be a key.
enum Misfit: Error {
    /// It must be something else.
    case mustBe(String)
    /// A URL with a name or a password in it.
    case holdsPassword

    /// What is wrong, in words.
    func problem(of name: String) -> String {
        switch self {
        case .mustBe(let kind): "`\(name)` must be \(kind)"
        case .holdsPassword: "a password does not belong in `\(name)`; store a key with `magpie keys set NAME`"
        }
    }
}

extension SettingType where Value == String {
    /// Any text.
    static var text: Self { Self(read: { $0 }, text: { $0 }) }

    /// The URL of a server.
    ///
    /// One that the environment names is taken as it is: the person is told that it is none, and nobody else is asked.
    static var url: Self {
        Self(
            read: { text throws(Misfit) in
                guard ServerURL.isHTTP(text) else {
                    throw .mustBe("the URL of a server, such as http://127.0.0.1:8080/v1")
                }
                guard ServerURL.hasNoPassword(text) else { throw .holdsPassword }
                return text
            },
            readVariable: { $0 },
            text: { $0.withoutSecrets }
        )
    }

    /// The name of an environment variable.
    static var variable: Self {
        Self(
            read: { text throws(Misfit) in
                guard text.count <= 40, text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
                    throw .mustBe("the name of an environment variable, such as OPENAI_API_KEY")
                }
                return text
            },
            text: { $0 }
        )
    }
}

extension SettingType where Value: RawRepresentable<String> & CaseIterable {
    /// One of the names of an enumeration; a variable may write it in capitals.
    static var choice: Self {
        let values = Value.allCases.map(\.rawValue)
        return Self(
            read: { text throws(Misfit) in
                guard let value = Value(rawValue: text) else {
                    throw .mustBe("one of \(values.joined(separator: ", "))")
                }
                return value
            },
            readVariable: { Value(rawValue: $0.lowercased()) },
            text: \.rawValue,
            values: values
        )
    }
}

extension SettingType where Value == Double {
    /// A number in a range.
    static func number(in range: ClosedRange<Double>) -> Self {
        Self(
            read: { text throws(Misfit) in
                guard let number = Double(text), range.contains(number) else {
                    throw .mustBe("a number from \(written(range.lowerBound)) to \(written(range.upperBound))")
                }
                return number
            },
            text: written
        )
    }

    /// A number without a fraction of zero.
    @Sendable private static func written(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

extension SettingType where Value == Int {
    /// A whole number in a range.
    static func whole(in range: ClosedRange<Int>) -> Self {
        Self(
            read: { text throws(Misfit) in
                guard let number = Int(text), range.contains(number) else {
                    throw .mustBe("a whole number from \(range.lowerBound) to \(range.upperBound)")
                }
                return number
            },
            text: \.description
        )
    }
}

extension SettingType where Value == Bool {
    /// `true` or `false`.
    static var truth: Self {
        Self(
            read: { text throws(Misfit) in
                switch text {
                case "true", "on", "yes": return true
                case "false", "off", "no": return false
                default: throw .mustBe("true or false")
                }
            },
            text: \.description,
            values: ["true", "false"]
        )
    }
}

extension SettingType where Value == Set<Redaction> {
    /// `on`, `off`, or some of the names.
    static var redaction: Self {
        Self(
            read: { text throws(Misfit) in
                switch text {
                case "true", "on": return Set(Redaction.allCases)
                case "false", "off": return []
                default:
                    let names = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
                    let chosen = names.compactMap { Redaction(rawValue: $0) }
                    guard !names.isEmpty, chosen.count == names.count else {
                        throw .mustBe("on, off, or some of \(Redaction.names), with commas between")
                    }
                    return Set(chosen)
                }
            },
            text: { chosen in
                if chosen.isEmpty { return "off" }
                let names = Redaction.allCases.filter(chosen.contains).map(\.rawValue)
                return names.count == Redaction.allCases.count ? "on" : names.joined(separator: ", ")
            }
        )
    }
}
