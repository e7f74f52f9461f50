import Testing

@testable import Settings

struct BackendURLTests {
    @Test(arguments: [
        ("127.0.0.1", "http://127.0.0.1:11434/v1"), ("0.0.0.0", "http://127.0.0.1:11434/v1"),
        ("0.0.0.0:8000", "http://127.0.0.1:8000/v1"), (":8000", "http://127.0.0.1:8000/v1"),
        ("box.local", "http://box.local:11434/v1"), ("http://box.local:80/", "http://box.local:80/v1"),
        ("https://ollama.example", "https://ollama.example/v1"), ("[::1]", "http://[::1]:11434/v1"),
        ("[::]:9000", "http://[::1]:9000/v1"), ("http://box/v1", "http://box/v1"),
        ("::1", "http://[::1]:11434/v1"), ("'box:8000'", "http://box:8000/v1"), (" box ", "http://box:11434/v1"),
        ("box/ollama/", "http://box:11434/ollama/v1"), ("https://box.example/o", "https://box.example/o/v1"),
        ("box:99999", "http://box:11434/v1"), ("http://0.0.0.0", "http://127.0.0.1/v1"),
    ])
    func `OLLAMA_HOST is read as Ollama does`(value: String, url: String) throws {
        let read = try settings("", ["OLLAMA_HOST": value]).backends.backend("ollama")[BackendTable.url]
        #expect(read.value == url)
        #expect(read.source == .environment("OLLAMA_HOST"))
    }

    @Test func `A variable of the kind is for the backend of that name, not for others that say where they are`() throws
    {
        let yaml =
            "backends:\n  mine: {kind: openai, url: 'http://127.0.0.1:1/v1'}\n  openai: {url: 'https://x.example/v1'}"
        let backends = try settings(yaml, ["OPENAI_BASE_URL": "https://env.example/v1"]).backends
        #expect(try backends.backend("mine")[BackendTable.url].value == "http://127.0.0.1:1/v1")
        #expect(try backends.backend("openai")[BackendTable.url].value == "https://env.example/v1")
    }

    @Test(arguments: [
        ("https://api.example/v1", "", true), ("http://api.example/v1", "", false),
        ("https://localhost/v1", "", false), ("https://127.0.0.1:8443/v1", "", false),
        ("https://api.example/v1", "example", false), ("https://api.example/v1", ".example,x", false),
        ("https://api.example/v1", "ample", true), ("https://api.example/v1", "*", false),
        ("https://api.example/v1", "other.org, api.example", false),
        ("https://api.example/v1", "other.org api.example", false),
        ("https://[::1]:8443/v1", "", false), ("https://127.evil.example/v1", "", true),
        ("https://api.example/v1", "api.example:443", false), ("https://api.example/v1", "api.example:8443", true),
        ("https://API.Example/v1", "api.EXAMPLE", false), ("https://api.example/v1", "*.example", false),
        ("https://[fd00::1]/v1", "fd00::1", false), ("https://api.example/v1", ".", true),
    ])
    func `The proxy for HTTPS is for other machines that are no exception`(
        url: String,
        exceptions: String,
        isProxied: Bool
    ) {
        let rules = ProxyRules(["HTTPS_PROXY": "http://proxy:3128", "NO_PROXY": exceptions])
        #expect(rules.proxy(for: url)?.value == (isProxied ? "http://proxy:3128" : nil))
    }

    @Test func `The lower-case variables count before the others`() {
        let environment = ["HTTPS_PROXY": "http://one", "https_proxy": "http://two", "NO_PROXY": "*", "no_proxy": "x"]
        let proxy = ProxyRules(environment).proxy(for: "https://api.example")
        #expect(proxy?.value == "http://two")
        #expect(proxy?.source == .environment("https_proxy"))
    }

    @Test(
        arguments: [
            ("https://api.example", ["ALL_PROXY": "socks5://all:1"], "ALL_PROXY"),
            ("http://api.example", ["ALL_PROXY": "socks5://all:1"], "ALL_PROXY"),
            ("https://api.example", ["ALL_PROXY": "socks5://all:1", "HTTPS_PROXY": "http://s:1"], "HTTPS_PROXY"),
            ("http://api.example", ["HTTP_PROXY": "http://p:1", "HTTPS_PROXY": "http://s:1"], "HTTP_PROXY"),
            ("http://api.example", ["http_proxy": "http://p:1", "all_proxy": "http://a:1"], "http_proxy"),
            ("http://api.example", ["HTTP_PROXY": "http://p:1", "NO_PROXY": "api.example:80"], nil),
            ("http://127.0.0.1:8080", ["HTTP_PROXY": "http://p:1", "ALL_PROXY": "http://a:1"], nil),
            ("https://api.example", ["HTTP_PROXY": "http://p:1"], nil),
        ] as [(String, [String: String], String?)]
    )
    func `Each scheme has its proxy, and ALL_PROXY is for both`(
        url: String,
        environment: [String: String],
        variable: String?
    ) {
        let proxy = ProxyRules(environment).proxy(for: url)
        #expect(proxy?.source == variable.map(SettingSource.environment))
        #expect(proxy?.value == variable.flatMap { environment[$0] })
    }
}
