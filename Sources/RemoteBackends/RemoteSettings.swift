package import Assistant
package import Foundations

/// How one remote backend is reached and asked.
package struct RemoteSettings: Sendable {
    /// The protocol a server speaks.
    package enum Wire: String, CaseIterable, Sendable {
        /// `POST /chat/completions` (source: the OpenAI API reference).
        case openAI
        /// `POST /v1/messages` (source: the Anthropic API reference).
        case anthropic
    }

    /// How long each wait may take.
    package struct Timeouts: Equatable, Sendable {
        /// Until the connection is made.
        package var connect: Duration
        /// From the request to the first token.
        package var firstToken: Duration
        /// From one token to the next.
        package var betweenTokens: Duration
        /// The longest that each of these waits takes for a list of models.
        package var list = Duration.seconds(10)

        package init(
            connect: Duration = .seconds(10),
            firstToken: Duration = .seconds(120),
            betweenTokens: Duration = .seconds(60)
        ) {
            self.connect = connect
            self.firstToken = firstToken
            self.betweenTokens = betweenTokens
        }

        /// The same for a list of models.
        var forLists: Timeouts {
            Timeouts(
                connect: connect,
                firstToken: min(firstToken, list),
                betweenTokens: min(betweenTokens, list)
            )
        }
    }

    /// The name it is configured under.
    package var name: String
    /// The protocol the server speaks.
    package var wire: Wire
    /// What the paths of the protocol are added to, such as `https://api.openai.com/v1` or
    /// `https://api.anthropic.com`; a query stays behind them.
    package var url: String
    /// The model to ask; `nil` for the first chat model of the server.
    package var model: String?
    /// How the model is given its tools.
    package var tools = ToolMode.auto
    /// The sampling temperature; `nil` for the server's own.
    package var temperature: Double?
    /// The most tokens of one reply; `nil` for the server's own, or 8192 where the protocol wants a number.
    package var maxTokens: Int?
    /// Whether replies are asked for in pieces, as they are written.
    package var isStreaming = true
    /// Further members of each request; those that magpie writes itself count before them.
    package var parameters: JSONValue = [:]
    /// What the model can read and write in one step, in tokens; `nil` when that is not known.
    package var contextTokens: Int?
    /// How long each wait may take.
    package var timeouts = Timeouts()
    /// Gets the key when a request needs it; `nil` when there is none.
    ///
    /// It throws ``BackendError`` when there should be one.
    package var key: @Sendable () async throws -> Secret? = { nil }
    /// Whether a key is not sent because only an environment variable names this URL.
    package var isKeyHeldBack = false
    /// A sentence that tells the person how to replace a refused key.
    package var keyAdvice: String
    /// Whether a key may be sent over plain HTTP to another machine.
    package var isInsecure = false
    /// Whether a server on this machine counts as another machine, because it passes requests on.
    package var isElsewhere = false
    /// Is told the body of each request before it is sent, and the host and port it goes to.
    package var willSend: @Sendable (_ body: String, _ place: String) -> Void = { _, _ in }
    /// The proxy for this URL, such as `http://proxy.example:3128`.
    package var proxy: String?
    /// What the proxy is set by, for a person.
    package var proxySource = "HTTPS_PROXY"

    package init(name: String, wire: Wire, url: String, model: String? = nil) {
        self.name = name
        self.wire = wire
        self.url = url
        self.model = model
        keyAdvice = "Set it with `magpie keys set \(name)`."
    }
}
