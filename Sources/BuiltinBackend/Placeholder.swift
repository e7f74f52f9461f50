package import Assistant
package import Foundation

package struct BuiltinBackend: ModelBackend {
    package let name = "builtin"
    package let model: String? = nil
    package init(now: @escaping @Sendable () -> Date, calendar: Calendar, isMentioned: @escaping @Sendable ([String]) async -> Bool) {}
    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { c in
            if case .user(let text) = request.messages.last {
                c.yield(.call(ToolCall(id: "1", name: "create_note", arguments: JSONValue.object(["body": .string(text)]).json)))
            } else { c.yield(.text("Noted **that**, my friend.")) }
            c.yield(.finished(nil)); c.finish()
        }
    }
}
