/// The backends that are configured, and how each is made.
package struct BackendCatalog: Sendable {
    /// One of them, as a list shows it.
    package struct Entry: Equatable, Sendable {
        /// The name it is configured under.
        package var name: String
        /// The model it asks when nobody says which.
        package var model: String?
        /// What it is in a few words, such as `OpenAI-compatible, 127.0.0.1:8080`.
        package var summary: String

        package init(name: String, model: String? = nil, summary: String) {
            self.name = name
            self.model = model
            self.summary = summary
        }
    }

    /// The backends, in the order in which a list shows them.
    package var entries: [Entry]
    /// Makes a backend by its name; a model that is given is asked instead of the configured one.
    ///
    /// It throws ``BackendError`` when there is no such backend, or its settings make no sense; it asks no network.
    package var make: @Sendable (_ name: String, _ model: String?) throws -> any ModelBackend
    /// The models that a backend's server has, by name; empty for a backend without models.
    ///
    /// It throws ``BackendError``.
    package var models: @Sendable (_ name: String) async throws -> [String]

    package init(
        entries: [Entry],
        make: @escaping @Sendable (_ name: String, _ model: String?) throws -> any ModelBackend,
        models: @escaping @Sendable (_ name: String) async throws -> [String]
    ) {
        self.entries = entries
        self.make = make
        self.models = models
    }
}
