extension String {
    /// A URL without the name and the password that it may hold, whether it makes sense or not.
    package var withoutPassword: String {
        guard let at = lastIndex(of: "@") else { return self }
        let rest = self[index(after: at)...]
        guard let mark = firstRange(of: "://"), mark.upperBound <= at,
            self[..<mark.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return String(rest) }
        return "\(self[..<mark.upperBound])\(rest)"
    }
}
