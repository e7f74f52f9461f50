// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Links the Swift runtime and Foundation into release builds on Linux, so that the program starts fast and runs
/// where no Swift is installed.
///
/// It is what `--static-swift-stdlib` does, without having to type it.
let staticRuntime = [
    "-static-stdlib",
    // Nothing loads magpie as a library: a table of its symbols would only take memory.
    "-Xlinker", "--no-export-dynamic", "-Xlinker", "--gc-sections",
    // The names of what was linked are half of the file; a debug build has them.
    "-Xlinker", "--strip-all",
    "-Xlinker", "--start-group", "-lFoundation", "-lFoundationInternationalization", "-lFoundationEssentials",
    "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCollections", "-l_FoundationCShims",
    "-lswiftSynchronization", "-Xlinker", "--end-group",
]

/// Whether the C library of this machine, and so of every later system, reads packed relocations.
let hasPackedRelocations: Bool = {
    #if canImport(Glibc)
        var name = [CChar](repeating: 0, count: 64)
        confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
        let glibc = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        return glibc.compare("glibc 2.36", options: .numeric) != .orderedAscending
    #else
        return false
    #endif
}()

/// Links SQLite, libedit and libstdc++ into release builds too: the program needs nothing but the C library and
/// libgcc_s then, which every Debian has, and starts 2 ms sooner.
///
/// swiftc names the libraries before any flag of ours, and of two files in one folder the linker takes the shared one.
/// So the folder Sources/Linking, which it looks through first, has a script for each that names the archive. Where Debian's
/// archives are not installed the shared libraries are linked.
let staticLibraries: [String] = {
    #if arch(arm64)
        let folder = "/usr/lib/aarch64-linux-gnu"
    #else
        let folder = "/usr/lib/x86_64-linux-gnu"
    #endif
    let archives = ["sqlite3", "edit", "tinfo", "bsd", "md", "z"].map { "\(folder)/lib\($0).a" }
    guard archives.allSatisfy(FileManager.default.fileExists(atPath:)) else { return [] }
    // The default linker finds no archive by a script. The addresses that are set at the start are listed in 30 KB in
    // place of 3.3 MB; glibc reads that since 2.36.
    return ["-L\(Context.packageDirectory)/Sources/Linking", "-use-ld=lld"]
        + (hasPackedRelocations ? ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"] : [])
}()

/// Has generic types made by code of the compiler's instead of from their names at run time.
///
/// By name, the runtime goes through all ten thousand conformances of the program to check each type: a fifth of what a
/// short run takes.
let directMetadata: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
        .when(platforms: [.linux], configuration: .release)
    )
]

/// Optimises what understands a line in debug builds too: the tests have thousands of lines understood, and all of them
/// together take 11 minutes in place of 17.
let optimizedInDebugging: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What a program of ours is linked with.
let staticLinking: [LinkerSetting] = [
    .unsafeFlags(staticRuntime + staticLibraries, .when(platforms: [.linux], configuration: .release))
]

let package = Package(
    name: "magpie",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "magpie", targets: ["magpie"]),
        // For tests alone: it is put before the C library when magpie is run with a disk that fails.
        .library(name: "FaultyDisk", type: .dynamic, targets: ["CFaultyDisk"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        // The program.
        .systemLibrary(name: "CLibEdit", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Foundations"),
        .target(name: "YAMLFiles", dependencies: [.product(name: "Yams", package: "Yams")]),
        .target(name: "LineEditing", dependencies: ["CLibEdit", "Foundations"]),
        .target(name: "Notes", dependencies: ["Foundations", "SpokenDates"]),
        .target(
            name: "NotesDatabase",
            dependencies: [
                "Assistant", "Foundations", "Meaning", "Notes", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .target(name: "NotesExchange", dependencies: ["CZlib", "Foundations", "Notes", "YAMLFiles"]),
        // The table lies in the program, where it is mapped into memory and costs nothing until it is looked at.
        .target(
            name: "CMeaningTable",
            exclude: ["LICENSE.txt", "NOTICE.md", "make-table.py", "meaning.table"]
        ),
        .target(name: "Meaning", dependencies: ["CMeaningTable"]),
        // What kind of line a person typed, as learnt from lines.tsv.
        .target(name: "CLineKinds", exclude: ["lines.tsv", "lines.table", "make-table.py"]),
        // The changelog lies in the program as well, for /whatsnew.
        .target(name: "CChangelog"),
        // So does the commit it was built of, for --version.
        .target(name: "CCommit"),
        // How memory is taken, which Swift cannot say.
        .target(name: "CMalloc"),
        .target(name: "Assistant", dependencies: ["Foundations", "Notes", "SpokenDates"]),
        .target(name: "SpokenDates", dependencies: ["Foundations"]),
        .target(
            name: "BuiltinBackend",
            dependencies: ["Assistant", "CLineKinds", "Foundations", "Notes", "SpokenDates"],
            exclude: ["Answers/learn-weights.py", "Belonging/learn-weights.py"]
        ),
        .target(
            name: "RemoteBackends",
            dependencies: [
                "Assistant", "Foundations",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(name: "Transcripts", dependencies: ["Assistant", "Foundations", "Notes", "YAMLFiles"]),
        .target(name: "Settings", dependencies: ["Foundations", "YAMLFiles"]),
        .target(name: "TerminalUI", dependencies: ["Notes"]),
        .target(
            name: "Repl",
            dependencies: [
                "Assistant", "CChangelog", "Foundations", "LineEditing", "Notes", "NotesExchange", "SpokenDates",
                "TerminalUI", "Transcripts",
            ]
        ),
        .target(
            name: "Commands",
            dependencies: [
                "Assistant", "BuiltinBackend", "CCommit", "CMalloc", "Foundations", "LineEditing", "Notes",
                "NotesDatabase",
                "NotesExchange", "SpokenDates",
                "RemoteBackends", "Repl", "Settings", "TerminalUI", "Transcripts", "YAMLFiles",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
        .executableTarget(name: "magpie", dependencies: ["Commands"], linkerSettings: staticLinking),

        // The benchmarks; they run the program, and are no part of it.
        .executableTarget(
            name: "magpie-benchmarks",
            dependencies: [
                "Assistant", "BuiltinBackend", "Notes", "NotesDatabase", "TerminalUI", "TestSupport", "Transcripts",
                "magpie",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Benchmarks",
            linkerSettings: staticLinking
        ),

        // What tests share.
        .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .target(name: "CFaultyDisk", path: "Tests/CFaultyDisk"),
        .target(
            name: "TestSupport",
            dependencies: ["CPseudoTerminal", .product(name: "Subprocess", package: "swift-subprocess")],
            path: "Tests/Support"
        ),
        .target(
            name: "AssistantTestSupport",
            dependencies: ["Assistant", "Notes", "NotesDatabase"],
            path: "Tests/AssistantTestSupport"
        ),
        .target(
            name: "LoopbackServer",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Tests/LoopbackServer"
        ),
        .executableTarget(name: "LineEditorDemo", dependencies: ["LineEditing"], path: "Tests/LineEditorDemo"),

        // The tests.
        .testTarget(
            name: "AssistantTests",
            dependencies: ["Assistant", "AssistantTestSupport", "Notes", "NotesDatabase"]
        ),
        .testTarget(
            name: "BuiltinBackendTests",
            dependencies: [
                "Assistant", "AssistantTestSupport", "BuiltinBackend", "Notes", "NotesDatabase", "SpokenDates",
            ],
            exclude: ["places.tsv", "short-lines.tsv", "unseen-lines.tsv", "Days"]
        ),
        .testTarget(name: "SpokenDatesTests", dependencies: ["SpokenDates"]),
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "Assistant", "AssistantTestSupport", "Commands", "Foundations", "LineEditing", "LoopbackServer",
                "Notes", "NotesDatabase", "RemoteBackends", "Repl", "Settings", "TerminalUI", "TestSupport",
                "Transcripts",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Help", "Hostile"]
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Assistant", "BuiltinBackend", "Commands", "LoopbackServer", "Notes", "NotesDatabase", "Repl",
                "TestSupport", "Transcripts", "magpie",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(name: "FoundationsTests", dependencies: ["Foundations", "TestSupport"]),
        .testTarget(
            name: "LineEditingTests",
            dependencies: ["LineEditing", "LineEditorDemo", "TestSupport"]
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "Assistant", "AssistantTestSupport", "Notes", "NotesExchange", "RemoteBackends", "Settings",
                "SpokenDates",
                "TerminalUI", "TestSupport", "Transcripts",
            ],
            exclude: ["Corpus"]
        ),
        .testTarget(name: "MeaningTests", dependencies: ["Meaning"]),
        .testTarget(name: "NotesTests", dependencies: ["Notes", "NotesDatabase", "SpokenDates"]),
        .testTarget(
            name: "NotesExchangeTests",
            dependencies: ["AssistantTestSupport", "CZlib", "Notes", "NotesDatabase", "NotesExchange", "TestSupport"]
        ),
        .testTarget(
            name: "NotesDatabaseTests",
            dependencies: [
                "Assistant", "AssistantTestSupport", "Notes", "NotesDatabase", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "RemoteBackendsTests",
            dependencies: ["Assistant", "AssistantTestSupport", "Foundations", "LoopbackServer", "RemoteBackends"]
        ),
        .testTarget(
            name: "ReplTests",
            dependencies: [
                "Assistant", "AssistantTestSupport", "BuiltinBackend", "LineEditing", "Notes", "NotesDatabase", "Repl",
                "TerminalUI", "TestSupport", "Transcripts",
            ]
        ),
        .testTarget(name: "SettingsTests", dependencies: ["Settings"]),
        .testTarget(name: "TerminalUITests", dependencies: ["Notes", "TerminalUI"]),
        .testTarget(name: "TranscriptsTests", dependencies: ["Assistant", "Notes", "TestSupport", "Transcripts"]),
        .testTarget(name: "YAMLFilesTests", dependencies: ["YAMLFiles"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where ["BuiltinBackend", "Notes", "SpokenDates"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + optimizedInDebugging
}
for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + directMetadata + [
            // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
            .enableUpcomingFeature("ExistentialAny"),
            // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
            .enableUpcomingFeature("InternalImportsByDefault"),
            // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
            .enableUpcomingFeature("MemberImportVisibility"),
            // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
}
