#if os(Linux)
    import Foundation
    import Notes
    import NotesDatabase
    import TestSupport
    import Testing

    /// The Nth call that writes fails, for every N: what was said to be done is done, and nothing is half done.
    @Suite(.timeLimit(.minutes(30))) struct FaultTests {
        /// A change of notes, as it is typed.
        struct Deed: CustomTestStringConvertible, Sendable {
            var name: String
            var arguments: [String]

            var testDescription: String { name }
        }

        static let deeds = [
            Deed(name: "capture", arguments: ["add", "Zebra"]),
            Deed(name: "change", arguments: ["done", "Tea"]),
            Deed(name: "delete", arguments: ["delete", "Tea"]),
            Deed(name: "undo", arguments: ["undo"]),
            Deed(name: "import", arguments: ["import", "vault"]),
            Deed(name: "turn", arguments: ["remember that the zebra is striped"]),
        ]

        /// One way for a call to fail, and whether all after it fail too.
        struct Fault: Sendable {
            var kind: String
            var isLasting: Bool
        }

        /// The ways in which a call fails; of two neighbours, one has all later calls fail too.
        static func faults(at number: Int) -> [Fault] {
            ["ENOSPC", "EIO", "SHORT"].enumerated().map { Fault(kind: $1, isLasting: (number + $0).isMultiple(of: 2)) }
        }

        private let template: Magpie

        init() async throws {
            template = try Magpie()
            for title in ["Tea", "Bike", "Spare key"] {
                try await template("add", "--title", title, "of it")
            }
            try FileManager.default.createDirectory(
                atPath: template.runner.home.file("vault"),
                withIntermediateDirectories: true
            )
            for number in 1...5 {
                let path = template.runner.home.file("vault/note \(number).md")
                try Data("Imported note \(number)\n\n#imported".utf8).write(to: URL(filePath: path))
            }
        }

        /// A fresh copy of the notes.
        private func copy() throws -> Magpie {
            let magpie = try Magpie()
            for name in [".local", "vault"] {
                try FileManager.default.copyItem(
                    atPath: template.runner.home.file(name),
                    toPath: magpie.runner.home.file(name)
                )
            }
            return magpie
        }

        /// Runs a deed on a disk that fails.
        private func run(
            _ deed: Deed,
            in magpie: Magpie,
            _ variables: [String: String]
        ) async throws -> ProgramRunner.Result {
            var runner = magpie.runner
            runner.environment = variables.merging(
                [
                    "LD_PRELOAD": BuiltProduct.path("libFaultyDisk.so"),
                    "FAULTY_FOLDER": runner.home.file(".local"),
                    "FAULTY_DATA": magpie.dataFolder,
                ]
            ) { $1 }
            return try await runner.run(deed.arguments)
        }

        /// How many calls of a deed write, and what the notes are before and after it.
        private func rehearse(_ deed: Deed) async throws -> (calls: Int, before: [String], after: [String]) {
            let magpie = try copy()
            let before = try await Durability.notes(in: magpie.database)
            let count = magpie.runner.home.file("count")
            let result = try await run(deed, in: magpie, ["FAULTY_COUNT": count])
            #expect(result.status == 0, "\(result.errors)")
            let calls = Int(try String(contentsOfFile: count, encoding: .utf8)) ?? 0
            return (calls, before, try await Durability.notes(in: magpie.database))
        }

        @Test(arguments: deeds)
        func `Whichever write fails, a change is made whole or not at all, and is not told as made when it is not`(
            deed: Deed
        ) async throws {
            let (calls, before, after) = try await rehearse(deed)
            #expect(calls > 10)
            #expect(before != after)
            let cases = (1...calls).flatMap { number in Self.faults(at: number).map { (number, $0) } }
            // The short round takes some of them, others each time.
            let step = Durability.isLong ? 1 : 37
            let first = Durability.isLong ? 0 : Int.random(in: 0..<step)
            for index in stride(from: first, to: cases.count, by: step) {
                let (number, fault) = cases[index]
                let place = "call \(number) of \(calls), \(fault)"
                let magpie = try copy()
                var variables = ["FAULTY_AT": "\(number)", "FAULTY_KIND": fault.kind]
                if fault.isLasting { variables["FAULTY_FROM"] = "1" }
                let result = try await run(deed, in: magpie, variables)
                #expect(try Durability.damage(of: magpie.database) == nil, "\(place)")
                let notes = try await Durability.notes(in: magpie.database)
                #expect(notes == after || result.status != 0 && notes == before, "\(place): \(result)")
                // Whoever is told nothing must not find nothing.
                if result.status != 0 { #expect(!result.errors.isEmpty, "\(place)") }
            }
            if Durability.isLong { print("faults: \(deed.name): \(calls) calls, \(cases.count) faults") }
        }

        @Test(arguments: deeds)
        func `A copy of the files that is taken between any two writes is sound and whole`(deed: Deed) async throws {
            let (_, before, after) = try await rehearse(deed)
            let magpie = try copy()
            let copies = magpie.runner.home.file("copies")
            try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
            #expect(try await run(deed, in: magpie, ["FAULTY_COPIES": copies]).status == 0)
            let names = try FileManager.default.contentsOfDirectory(atPath: copies)
            #expect(names.count > 10)
            for name in names {
                let database = "\(copies)/\(name)/notes.sqlite"
                #expect(try Durability.damage(of: database) == nil, "copy \(name)")
                let notes = try await Durability.notes(in: database)
                #expect(notes == before || notes == after, "copy \(name): \(notes)")
            }
        }
    }
#endif
