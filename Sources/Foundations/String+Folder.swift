extension String {
    /// The folder of the file at this path; `URL` would make the runtime look through all types for one.
    package var folderOfFile: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}
