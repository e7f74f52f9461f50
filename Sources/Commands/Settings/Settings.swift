import Assistant
import Foundation
import RemoteBackends
import TerminalUI

/// What a person chose, and where: flag > environment > file > default, for each value by itself.
struct Settings: Sendable {
    /// How notes are enriched in the background.
    enum Enrichment: String, CaseIterable, Sendable {
        /// By the backend that answers.
        case backend
        /// By rule, offline.
        case rules
        /// Not at all.
        case off
    }

    /// The palette that was asked for.
    enum ThemeChoice: String, CaseIterable, Sendable {
        case system
        case light
        case dark
    }

    /// Where the settings are.
    let path: String
    /// The name of the backend that answers.
    let backend: Sourced<String>
    /// The model that is asked in place of the backend's own, where one was named.
    let model: Sourced<String?>
    /// The palette.
    let theme: Sourced<ThemeChoice>
    /// How notes are enriched.
    let enrichment: Sourced<Enrichment>
    /// The backends that can be chosen, the built-in one first.
    let backends: [BackendSettings]
    /// The backends that cannot be chosen; none of them is the one that answers.
    let troubles: [BackendSettings.Trouble]
    /// What was not understood and does no harm.
    let warnings: [String]
    /// Which server is asked through which proxy.
    let proxies: ProxyRules
    /// What keeps a turn from being taken with these settings, such as a backend that is not there.
    let problem: (any Error)?

    /// - Parameters:
    ///   - file: what the file says.
    ///   - environment: the environment variables.
    ///   - folders: where keys and findings are.
    ///   - flags: what the command line says.
    /// - Throws: ``problem``: a ``SettingsError`` for a value that makes no sense, unless it is of a backend that does
    ///   not answer; ``CommandError/noSuchBackend(_:isFlag:known:)``.
    init(
        _ file: SettingsFile,
        environment: [String: String],
        folders: Folders,
        flags: (backend: String?, model: String?) = (nil, nil)
    ) throws {
        self.init(asWritten: file, environment: environment, folders: folders, flags: flags)
        if let problem { throw problem }
    }

    /// The settings for those who want to look at them: what makes no sense is the ``problem``, and has its default.
    init(
        asWritten file: SettingsFile,
        environment: [String: String],
        folders: Folders,
        flags: (backend: String?, model: String?)
    ) {
        let reader = SettingsReader(path: file.path, values: file.values)
        path = file.path
        proxies = ProxyRules(environment)
        var problems: [any Error] = []
        var theme = Self.theme(environment)
        var enrichment: Sourced<Enrichment>?
        do {
            if theme == nil { theme = try reader.choice("theme") }
        } catch {
            problems.append(error)
        }
        do {
            enrichment = try reader.choice("enrichment")
        } catch {
            problems.append(error)
        }
        self.theme = theme ?? Sourced(.system, .default)
        self.enrichment = enrichment ?? Sourced(.backend, .default)
        let all = BackendSettings.all(file, environment: environment, folders: folders)
        backends = all.backends
        troubles = all.troubles
        func variable(_ name: String) -> Sourced<String>? {
            environment[name].flatMap { $0.isEmpty ? nil : Sourced($0, .environment(name)) }
        }
        let backend =
            flags.backend.map { Sourced($0, .flag("--backend")) } ?? variable("MAGPIE_BACKEND")
            ?? reader.text("backend") ?? Sourced("builtin", .default)
        self.backend = backend
        let model = flags.model.map { Sourced($0, .flag("--model")) } ?? variable("MAGPIE_MODEL")
        self.model = .orNothing(model)
        let others = all.troubles.filter { $0.name != backend.value }
        warnings = file.warnings + others.map { "\($0.error) Until that is mended, “\($0.name)” cannot be chosen." }
        if let trouble = all.troubles.first(where: { $0.name == backend.value }) {
            problems.append(trouble.error)
        } else if !all.backends.contains(where: { $0.name == backend.value }) {
            let isFlag = backend.source == .flag("--backend")
            let names = all.backends.map(\.name) + all.troubles.map(\.name)
            problems.append(CommandError.noSuchBackend(backend.value, isFlag: isFlag, known: names))
        }
        problem = problems.first
    }

    /// The names of all backends, also of those that cannot be chosen.
    var names: [String] { backends.map(\.name) + troubles.map(\.name) }

    private static func theme(_ environment: [String: String]) -> Sourced<ThemeChoice>? {
        let choice = environment["MAGPIE_THEME"].flatMap { ThemeChoice(rawValue: $0.lowercased()) }
        return choice.map { Sourced($0, .environment("MAGPIE_THEME")) }
    }

    /// The palette for a terminal; `nil` when its own colours say.
    var palette: Theme? {
        switch theme.value {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
