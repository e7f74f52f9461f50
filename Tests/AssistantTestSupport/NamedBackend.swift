package import Assistant

/// A scripted backend under another name, here or on another machine.
package struct NamedBackend: ModelBackend {
    package let name: String
    package let model: String?
    package let isRemote: Bool
    package var destination: String?
    package let scripted: ScriptedBackend

    package init(
        name: String,
        model: String?,
        isRemote: Bool = false,
        destination: String? = nil,
        _ scripted: ScriptedBackend
    ) {
        self.name = name
        self.model = model
        self.isRemote = isRemote
        self.destination = destination
        self.scripted = scripted
    }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        scripted.respond(to: request)
    }

    /// A backend on another machine.
    package static func far(_ scripted: ScriptedBackend) -> NamedBackend {
        NamedBackend(name: "far", model: "large-1", destination: "far.example", scripted)
    }
}
