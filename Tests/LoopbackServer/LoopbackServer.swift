/// A server on the loopback interface that says exactly the bytes a test wants.
package enum LoopbackServer {}
