import Assistant

extension JSONValue {
    /// The members of an object; `nil` for every other value.
    var members: [String: JSONValue]? {
        guard case .object(let members) = self else { return nil }
        return members
    }

    /// The elements of an array; `nil` for every other value.
    var elements: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// A number without a fraction, from 0; `nil` for every other value.
    var wholeNumber: Int? {
        guard case .number(let number) = self, let whole = Int(exactly: number), (0...1 << 50).contains(whole) else {
            return nil
        }
        return whole
    }
}
