import Assistant
import Synchronization

/// The models of a server.
struct ModelList: Sendable {
    /// The longest list, in bytes.
    private static let longest = 8 << 20

    /// The server.
    let connection: ServerConnection

    /// The names, in the order of the server.
    /// - Throws: ``BackendError``, `CancellationError`.
    func names() async throws -> [String] {
        let place = connection.address.place
        let text = try await text()
        let data = (try? JSONValue(json: text))?["data"]
        // Servers in Go write an empty list as null.
        guard let list = data == .null ? [] : data?.elements else {
            throw BackendError(
                .malformed,
                "\(place) answered with something that is no list of models. Check the url of the backend; it often ends "
                    + "in /v1."
            )
        }
        return list.compactMap { $0["id"]?.text }
    }

    /// The model to ask: the one in the settings, or the first chat model of the server.
    /// - Throws: ``BackendError``, `CancellationError`.
    func chosenModel() async throws -> String {
        if let model = connection.settings.model ?? connection.findings.withLock({ $0.firstModel }) { return model }
        guard let first = ModelNames.talkingFirst(try await names()).first else {
            throw BackendError(.modelNotFound, "\(connection.address.place) has no model. Load one there first.")
        }
        connection.findings.withLock { $0.firstModel = first }
        return first
    }

    private func text() async throws -> String {
        let (settings, address) = (connection.settings, connection.address)
        let key = try await connection.key.find()
        let watchdog = Watchdog(
            settings.timeouts.forLists,
            place: address.place,
            advice: "Check that the server is running, and try again."
        )
        do {
            let text = try await watchdog.watching {
                try await connection.send(.get, connection.format.modelsPath, key: key).beginning(upTo: Self.longest)
            }
            return text ?? ""
        } catch let failure as ServerFailure {
            throw failure.error(of: settings, at: address, model: settings.model ?? "(any)", models: [])
        } catch let failure as ConnectionFailure {
            throw failure.error(at: address)
        }
    }
}
