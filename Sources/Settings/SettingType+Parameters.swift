import Foundation
import YAMLFiles

extension SettingType where Value == String {
    /// The parameters that magpie writes itself, each with what to write in place of it where there is something.
    private static var own: [String: String?] {
        [
            "model": "model", "temperature": "temperature", "max_tokens": "maxTokens", "stream": "stream",
            "max_completion_tokens": "maxTokens", "messages": nil, "system": nil, "tools": nil, "response_format": nil,
            "stream_options": nil,
        ]
    }

    /// The members of an object of JSON.
    static var parameters: Self {
        Self(
            read: { text throws(Misfit) in
                let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
                guard let members = object as? [String: Any] else {
                    throw .mustBe("a mapping of names to values, such as {top_p: 0.9}")
                }
                for name in members.keys.sorted() {
                    guard let setting = own[name] else { continue }
                    let advice = setting.map { "has the setting `\($0)`" } ?? "is written by magpie"
                    throw .mustBe("without `\(name)`, which \(advice)")
                }
                return text
            },
            text: { $0 }
        )
    }
}

extension YAMLNode {
    /// The value as JSON.
    /// - Throws: ``YAMLProblem`` for a mapping with a name that is no word.
    func json() throws(YAMLProblem) -> String {
        switch content {
        case .scalar(let text):
            return isNull ? "null" : plain.flatMap(Self.word) ?? Self.quoted(text)
        case .list(let elements):
            var parts: [String] = []
            for element in elements { parts.append(try element.json()) }
            return "[\(parts.joined(separator: ","))]"
        case .mapping:
            var parts: [String] = []
            for field in try fields(of: "this").rest {
                parts.append("\(Self.quoted(field.name)):\(try field.value.json())")
            }
            return "{\(parts.joined(separator: ","))}"
        }
    }

    /// A number or a truth value without quotes, which is the same in JSON.
    private static func word(_ text: String) -> String? {
        text.wholeMatch(of: /true|false|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) == nil ? nil : text
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
