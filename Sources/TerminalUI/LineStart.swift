import Notes

/// What the first characters of a line say about it.
struct LineStart {
    enum Kind {
        case heading1
        case heading2
        case divider
        case checkbox(Bool)
        case bullet
        case numbered(String)
        case paragraph
    }

    var kind: Kind
    /// The characters that are not part of the text.
    var length: Int

    /// Reads a line from its first character that is no space; `isWhole` if all of the line is known.
    init(_ line: Substring, isWhole: Bool) {
        if line.first?.isLetter ?? false {
            self.init(.paragraph, 0)
            return
        }
        if isWhole, BodyLine(line: String(line)) == .divider {
            self.init(.divider, line.count)
            return
        }
        if isWhole, let box = CheckboxLine(String(line)), box.text.isEmpty {
            self.init(.checkbox(box.isChecked), line.count)
            return
        }
        // A letter stands for the rest of the line, which may not have come yet.
        let head = line.prefix(9) + "x"
        switch BodyLine(line: String(head)) {
        case .heading1(let text): self.init(.heading1, head.count - text.count)
        case .heading2(let text): self.init(.heading2, head.count - text.count)
        case .checkboxLine(let isChecked, let text, _): self.init(.checkbox(isChecked), head.count - text.count)
        case .bullet(let text): self.init(.bullet, head.count - text.count)
        case .paragraph, .divider: self.init(foreign: String(head))
        }
    }

    /// Lines that models write although a note's body does not know them.
    private init(foreign head: String) {
        let hashes = head.prefix { $0 == "#" }.count
        let digits = head.prefix { $0.isASCII && $0.isNumber }
        let afterDigits = head.dropFirst(digits.count)
        if 3...6 ~= hashes, head.dropFirst(hashes).first == " " {
            self.init(.heading2, hashes + 1)
        } else if head.hasPrefix("* ") || head.hasPrefix("+ ") {
            self.init(.bullet, 2)
        } else if 1...3 ~= digits.count, afterDigits.hasPrefix(". ") || afterDigits.hasPrefix(") ") {
            self.init(.numbered(String(head.prefix(digits.count + 2))), digits.count + 2)
        } else {
            self.init(.paragraph, 0)
        }
    }

    private init(_ kind: Kind, _ length: Int) {
        self.kind = kind
        self.length = length
    }
}
