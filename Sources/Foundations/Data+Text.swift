package import Foundation

extension Data {
    /// The bytes of a text.
    ///
    /// `Data(text.utf8)` first looks through the conformances of the program for a way to copy them at once.
    package init(utf8 text: String) {
        var text = text
        self = text.withUTF8 { Data(buffer: $0) }
    }
}
