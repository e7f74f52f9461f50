import Foundations
import Testing

struct LoopbackTests {
    @Test(arguments: ["localhost", "LocalHost", "a.localhost", "127.0.0.1", "127.255.255.255", "::1", "[::1]"])
    func `This machine has many names`(host: String) {
        #expect(Loopback.contains(host))
    }

    @Test(arguments: [
        "", "localhost.example", "notlocalhost", "127.999.1.1", "127.0.0.256", "127.+1.0.1", "127.0.1", "127.0.0.1.",
        "127.0.0.1.example", "128.0.0.1", "0.0.0.0", "::", "192.168.1.2", "127.0.0.١",
    ])
    func `Other hosts are other machines`(host: String) {
        #expect(!Loopback.contains(host))
    }
}
