import Foundation

/// Why the file system did not do what was asked.
package struct FileFailure: Error, Equatable, Sendable {
    /// The number of the error, such as `ENOSPC`.
    package let code: Int32
    /// The error in words that can end a sentence, such as `No space left on device`.
    package let reason: String

    /// The failure of a system call; without a number, of the last one.
    package init(code: Int32 = errno) {
        self.code = code
        reason = String(cString: strerror(code))
    }

    /// What stands in the place of a file and is none, such as a device.
    static let notAFile = FileFailure(code: EINVAL, reason: "it is not a regular file")

    /// The numbers of errors that Foundation has in words of its own.
    private static let codes = [
        CocoaError.fileNoSuchFile.rawValue: ENOENT, CocoaError.fileReadNoSuchFile.rawValue: ENOENT,
        // Where a folder is to be made, and something else stands.
        CocoaError.fileWriteFileExists.rawValue: ENOTDIR, CocoaError.fileWriteNoPermission.rawValue: EACCES,
        CocoaError.fileWriteOutOfSpace.rawValue: ENOSPC, CocoaError.fileWriteVolumeReadOnly.rawValue: EROFS,
    ]

    /// An error of Foundation's.
    init(_ error: any Error) {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if let code = Self.codes[underlying.code], underlying.domain == NSCocoaErrorDomain {
            self.init(code: code)
            return
        }
        guard underlying.domain == NSPOSIXErrorDomain else {
            self.init(code: EIO, reason: error.localizedDescription.replacing(/\.$/, with: ""))
            return
        }
        self.init(code: Int32(underlying.code))
    }

    private init(code: Int32, reason: String) {
        self.code = code
        self.reason = reason
    }
}
