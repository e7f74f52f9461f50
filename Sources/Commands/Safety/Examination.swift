import Foundation
import Foundations
import Notes
import NotesDatabase
import RemoteBackends
import Settings

/// The checks of `magpie doctor`, one after the other; none of them changes anything.
struct Examination {
    let global: GlobalOptions
    let choice: BackendOptions
    let context: CommandContext

    private var folders: Folders { global.folders(in: context) }

    /// What all checks found, in the order in which they are shown.
    func findings() async -> [Finding] {
        var findings = settings() + permissions()
        findings += await database()
        findings += await backups()
        findings += [space()].compactMap(\.self) + strays()
        findings.append(widget())
        findings.append(await backend())
        findings.append(terminal())
        return findings.map { finding in
            var finding = finding
            finding.text = context.naming(finding.text)
            finding.advice = finding.advice.map(context.naming)
            return finding
        }
    }

    // MARK: Settings

    private func settings() -> [Finding] {
        let path = folders.settings
        var findings: [Finding] = []
        do {
            let report = SettingsReport(try global.settings(in: context, choice))
            if let problem = report.problem {
                findings.append(
                    Finding("settings", .wrong, "\(problem)", advice: "Mend the file: $EDITOR \(path.shellWord)")
                )
            }
            findings += report.warnings.map { Finding("settings", .warning, $0) }
            if findings.isEmpty {
                let isThere = FileManager.default.fileExists(atPath: path)
                findings = [
                    Finding(
                        "settings",
                        .ok,
                        isThere ? "\(path) makes sense." : "There is no config.yaml; the defaults count."
                    )
                ]
            }
        } catch {
            findings = [Finding("settings", .wrong, "\(error)", advice: "Mend the file: $EDITOR \(path.shellWord)")]
        }
        do throws(SettingsError) {
            _ = try KeyFile(path: folders.keys).keys()
        } catch {
            findings.append(Finding("keys", .wrong, "\(error)"))
        }
        return findings
    }

    // MARK: Permissions

    private func permissions() -> [Finding] {
        var findings: [Finding] = []
        let files =
            ["", "-wal", "-shm"].map { folders.database + $0 }
            + [folders.data, folders.keys, folders.settings, folders.history, folders.widget, backupFolder.path]
            + backupFolder.backups.map(\.path)
        let open = files.filter { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
        }
        if !open.isEmpty {
            let what = open.count == 1 ? open[0] : "\(open.count) files and folders"
            let names = open.map(\.shellWord).joined(separator: " ")
            findings.append(
                Finding("permissions", .warning, "Others may open \(what).", advice: "Type: chmod go= \(names)")
            )
        }
        let fixed = [folders.data, folders.database].filter { path in
            FileManager.default.fileExists(atPath: path) && access(path, W_OK) != 0
        }
        if !fixed.isEmpty {
            let names = fixed.map(\.shellWord).joined(separator: " ")
            findings.append(
                Finding(
                    "permissions",
                    .warning,
                    "Notes can be read and not changed: \(names) cannot be written.",
                    advice: "Type: chmod u+w \(names)"
                )
            )
        }
        return findings.isEmpty ? [Finding("permissions", .ok, "Only you can read your notes and keys.")] : findings
    }

    // MARK: The database

    private func database() async -> [Finding] {
        let path = folders.database
        guard FileManager.default.fileExists(atPath: path) else {
            let backups = backupFolder.backups
            let hasBackups = !backups.isEmpty
            guard hasBackups || !FileManager.default.fileExists(atPath: path + "-wal") else {
                let text = "\(path) is not there, but its log \(path)-wal is. To begin anew, move that away."
                return [Finding("database", .wrong, text)]
            }
            return [
                Finding(
                    "database",
                    hasBackups ? .wrong : .ok,
                    hasBackups
                        ? "\(path) is missing. There \(backups.countText(in: context.world))."
                        : "There are no notes yet in \(folders.data).",
                    advice: hasBackups ? "Type: magpie restore-backup" : nil
                )
            ]
        }
        do {
            return await findings(of: try await DatabaseCheck.run(path))
        } catch let error as NotesError where error.isDamage(of: path) && !backupFolder.backups.isEmpty {
            return [Finding("database", .wrong, error.problem, advice: Self.restoring)]
        } catch {
            return [Finding("database", .wrong, await global.sentence(of: error, in: context))]
        }
    }

    private static let restoring = "`magpie restore-backup` keeps it and brings back the newest good backup."

    private func findings(of check: DatabaseCheck) async -> [Finding] {
        if let damage = check.damage {
            return [
                Finding(
                    "database",
                    .wrong,
                    "\(folders.database) is damaged: \(damage)",
                    advice: backupFolder.backups.isEmpty
                        ? await GlobalOptions.adviceWithoutBackup(of: folders.database)
                        : Self.restoring
                )
            ]
        }
        var findings: [Finding] = []
        if check.danglingRows > 0 || check.unreadableRows > 0 {
            let count = check.danglingRows + check.unreadableRows
            findings.append(
                Finding(
                    "database",
                    .wrong,
                    "\(count) \(count == 1 ? "row makes" : "rows make") no sense, in notes or the journal of changes.",
                    advice:
                        "`magpie export notes` saves what can be read; `magpie restore-backup` shows what a backup has."
                )
            )
        }
        if check.canBeMended {
            let names = check.brokenIndexes.joined(separator: ", ")
            findings.append(
                Finding(
                    "search index",
                    .wrong,
                    names.isEmpty
                        ? "The counts of notes are wrong." : "The index does not agree with the notes (\(names)).",
                    advice: "The notes are sound. Type: magpie doctor --mend"
                )
            )
        }
        guard findings.isEmpty else { return findings }
        let notes = check.notes == 1 ? "1 note" : "\(check.notes) notes"
        let unchecked = check.hasCheckedIndexes ? "" : " The index was not checked, as the database cannot be written."
        return [
            Finding(
                "database",
                .ok,
                "\(notes), \(check.size.bytesText); pages, references, indexes, counts and journal are sound.\(unchecked)"
            )
        ]
    }

    // MARK: Backups

    private var backupFolder: BackupFolder { BackupFolder(ofDatabase: folders.database) }

    private func backups() async -> [Finding] {
        let backups = backupFolder.backups
        let days = global.daysOfBackups(in: context)
        guard let newest = backups.first else {
            guard FileManager.default.fileExists(atPath: folders.database) else { return [] }
            let text = days == 0 ? "`backups: 0` in config.yaml: magpie makes none." : "There is no backup yet."
            return [Finding("backups", .warning, text, advice: "Type: magpie backup")]
        }
        guard (try? await newest.soundNotes()) != nil else {
            return [
                Finding(
                    "backups",
                    .wrong,
                    "The newest backup is damaged: \(newest.path)",
                    advice: "Type: magpie backup"
                )
            ]
        }
        let size = backups.reduce(0) { $0 + $1.size }
        let count = backups.count == 1 ? "1 backup" : "\(backups.count) backups"
        let text = "\(count), \(size.bytesText); the newest, of \(newest.dateText(in: context.world)), is sound."
        let isOld = abs(context.world.now().timeIntervalSince(newest.date)) > 7 * BackupFolder.pause
        return [Finding("backups", isOld ? .warning : .ok, text, advice: isOld ? "Type: magpie backup" : nil)]
    }

    // MARK: The disk

    private func space() -> Finding? {
        let path = folders.database
        guard let free = BackupFolder.freeSpace(of: path) else { return nil }
        let size = ((try? Backup(at: path).size) ?? 0)
        guard free > 2 * size + 64 << 20 else {
            return Finding(
                "disk",
                free < 1 << 20 ? .wrong : .warning,
                "Only \(free.bytesText) are free where the notes lie; no backup is made by itself.",
                advice: "Free some space on the disk of \(folders.data)."
            )
        }
        return Finding("disk", .ok, "\(free.bytesText) are free where the notes lie.")
    }

    /// Databases that were set aside, and drafts that were left behind.
    private func strays() -> [Finding] {
        let files = Set([folders.data, folders.state, folders.config]).sorted().flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
        }
        let aside = files.filter { $0.contains("-set-aside") }
        let drafts = files.filter { $0.hasSuffix(".draft") || $0.hasSuffix(".tmp") }
        return [
            aside.isEmpty
                ? nil
                : Finding(
                    "set aside",
                    .ok,
                    "\(count(aside)) set aside, as another database came or was made in the place of the notes.",
                    advice: removal(aside)
                ),
            drafts.isEmpty
                ? nil
                : Finding(
                    "left over",
                    .warning,
                    "\(count(drafts)) left by a program that was killed.",
                    advice: removal(drafts)
                ),
        ].compactMap(\.self)
    }

    private func count(_ files: [String]) -> String { files.count == 1 ? "1 file was" : "\(files.count) files were" }

    private func removal(_ files: [String]) -> String {
        "When you do not need \(files.count == 1 ? "it" : "them") any more: rm \(files.map(\.shellWord).joined(separator: " "))"
    }

    // MARK: The widget

    private func widget() -> Finding {
        let path = folders.widget
        guard let data = try? OpenFile.bytes(at: path, most: 1 << 20) else {
            return Finding("widget", .ok, "There is no widget.json yet; the next change of a note makes it.")
        }
        guard let text = String(validating: data, as: UTF8.self), WidgetText(text) != nil else {
            return Finding(
                "widget",
                .warning,
                "\(path) is no JSON object, so magpie leaves it as it is and widgets show nothing new.",
                advice:
                    "The next change of a note makes a new one after: mv \(path.shellWord) \((path + ".old").shellWord)"
            )
        }
        return Finding("widget", .ok, "\(path) is a JSON object.")
    }

    // MARK: The backend

    private func backend() async -> Finding {
        do {
            let backends = try global.settings(in: context, choice).backends
            if let problem = backends.problem { throw problem }
            let chosen = try backends.backend(backends.chosen.value)
            guard let settings = chosen.remote(model: choice.model, in: context) else {
                return Finding("backend", .ok, "The built-in assistant answers; it needs no server.")
            }
            let models = try await context.makeRemote(settings, .none).models()
            let model = settings.model
            if let model, !models.isEmpty, !models.contains(where: { $0 == model || $0.hasPrefix(model + ":") }) {
                return Finding(
                    "backend",
                    .warning,
                    "“\(chosen.name)” answers, but does not list the model “\(model)”.",
                    advice: "`magpie models --backend \(chosen.name)` lists what it has."
                )
            }
            return Finding("backend", .ok, "“\(chosen.name)” answers.")
        } catch {
            return Finding(
                "backend",
                .wrong,
                "\(error)",
                advice: "Until then `magpie --backend builtin` answers offline."
            )
        }
    }

    // MARK: The terminal

    private func terminal() -> Finding {
        guard context.isOutputTerminal else {
            return Finding("terminal", .ok, "The output is no terminal, so there is nothing to check.")
        }
        let term = context.environment["TERM"] ?? ""
        if term.isEmpty || term == "dumb" {
            return Finding(
                "terminal",
                .warning,
                "TERM says that the terminal can do nothing, so there are no colours and no editing.",
                advice: "Try: TERM=xterm-256color magpie"
            )
        }
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { context.environment[$0] }.first { !$0.isEmpty }
        guard let locale, locale.lowercased().replacing("-", with: "").contains("utf8") else {
            return Finding(
                "terminal",
                .warning,
                "The locale is not UTF-8 (\(locale ?? "none is set")), so only ASCII is drawn.",
                advice: "Try: LANG=C.UTF-8 magpie"
            )
        }
        if let columns = context.columns(), columns < 40 {
            return Finding("terminal", .warning, "It has \(columns) columns; cards need 40.", advice: "Make it wider.")
        }
        return Finding("terminal", .ok, "\(term), UTF-8\(context.columns().map { ", \($0) columns" } ?? "").")
    }
}
