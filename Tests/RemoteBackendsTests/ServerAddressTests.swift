import Assistant
import Testing

@testable import RemoteBackends

struct ServerAddressTests {
    @Test(arguments: [
        ("https://api.example/v1", "/chat/completions", "https://api.example/v1/chat/completions"),
        ("https://api.example/v1//", "/models", "https://api.example/v1/models"),
        ("https://api.example", "/v1/messages", "https://api.example/v1/messages"),
        ("https://api.example/v1", "/v1/messages", "https://api.example/v1/messages"),
        ("https://api.example/v1/", "/v1/models?limit=1000", "https://api.example/v1/models?limit=1000"),
        ("https://api.example/v1?api-version=1", "/models", "https://api.example/v1/models?api-version=1"),
        ("https://api.example/v1/?a=1&b=2/", "/models", "https://api.example/v1/models?a=1&b=2/"),
        ("https://api.example/v1?a=1", "/v1/models?limit=1000", "https://api.example/v1/models?limit=1000&a=1"),
        ("https://api.example?", "/models", "https://api.example/models"),
        ("https://api.example/v1#top", "/models", "https://api.example/v1/models"),
    ])
    func `A path comes before the query of the url`(url: String, path: String, whole: String) throws {
        #expect(try ServerAddress(url).appending(path) == whole)
    }

    @Test(arguments: ["http://127.0.0.1:80800/v1", "http://localhost:65536", "http://localhost:0", "http://box:-1"])
    func `A port that there cannot be is an error`(url: String) {
        let error = #expect(throws: BackendError.self) { try ServerAddress(url) }
        #expect(error?.kind == .misconfigured)
    }

    @Test(arguments: [
        ("http://box:8080/v1/", "http://box:8080/v1"), ("http://usr:pw@box:8080/v1/", "http://box:8080/v1"),
        ("http://usr@box/v1", "http://box/v1"), ("http://box/v1?key=sk-1", "http://box/v1"),
        ("http://usr:pw@box/v1?key=sk-1", "http://box/v1"), ("http://box/@team/v1", "http://box/@team/v1"),
    ])
    func `The name of a server holds nothing secret`(url: String, name: String) throws {
        #expect(try ServerAddress(url).name == name)
    }
}
