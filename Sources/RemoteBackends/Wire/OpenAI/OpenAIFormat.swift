import Assistant
import Foundations

/// Chat completions, as OpenAI, Ollama, llama.cpp, LM Studio, vLLM, OpenRouter, Groq and many others speak it (source:
/// the OpenAI API reference, “Create chat completion”).
struct OpenAIFormat: WireFormat {
    let path = "/chat/completions"
    let modelsPath = "/models"

    func headers(key: Secret?) -> [(name: String, value: String)] {
        key.map { [(name: "Authorization", value: "Bearer \($0.value)")] } ?? []
    }

    func body(for step: WireStep) -> JSONValue {
        let system = step.request.system.isEmpty ? [] : [Self.message("system", step.request.system)]
        var body: [String: JSONValue] = [
            "model": .string(step.model),
            "messages": .array(system + Self.messages(History.alternating(History.paired(step.request.messages)))),
            "stream": .bool(step.isStreaming),
        ]
        if step.isStreaming, !step.differences.contains(.noStreamOptions) {
            body["stream_options"] = ["include_usage": true]
        }
        if !step.differences.contains(.fixedTemperature) {
            body["temperature"] = step.temperature.map(JSONValue.number)
        }
        let maxTokens = step.differences.contains(.completionTokens) ? "max_completion_tokens" : "max_tokens"
        body[maxTokens] = step.maxTokens.map { .number(Double($0)) }
        if !step.request.tools.isEmpty {
            body["tools"] = .array(step.request.tools.map(Self.tool))
        }
        body["response_format"] = step.replySchema.map {
            Self.responseFormat($0, isPlain: step.differences.contains(.plainSchemas))
        }
        return .object(body)
    }

    func makeDecoder() -> any ReplyDecoder { OpenAIDecoder() }

    func events(inWholeReply body: JSONValue) throws -> [ModelEvent] {
        var decoder = OpenAIDecoder(isWhole: true)
        let events = try decoder.events(in: body)
        do {
            return events + (try decoder.end())
        } catch let cut as CutReply {
            throw cut.behind(events)
        }
    }

    private static func messages(_ messages: [Message]) -> [JSONValue] {
        messages.flatMap { message -> [JSONValue] in
            switch message {
            case .user(let text):
                [Self.message("user", text)]
            case .assistant(let reply):
                [assistant(reply)]
            case .tool(let results):
                results.map { ["role": "tool", "tool_call_id": .string($0.callID), "content": .string($0.content)] }
            }
        }
    }

    private static func message(_ role: String, _ text: String) -> JSONValue {
        ["role": .string(role), "content": .string(text)]
    }

    private static func assistant(_ reply: AssistantMessage) -> JSONValue {
        var message: [String: JSONValue] = ["role": "assistant", "content": .string(reply.text)]
        guard !reply.calls.isEmpty else { return .object(message) }
        message.merge(OpenAIExtras.ofMessage(reply)) { $1 }
        message["tool_calls"] = .array(zip(reply.calls, OpenAIExtras.ofCalls(reply)).map(Self.call))
        return .object(message)
    }

    private static func call(_ call: ToolCall, _ extras: [String: JSONValue]) -> JSONValue {
        // What is not a JSON object makes the templates of some servers fail.
        let arguments = call.argumentObject == nil ? "{}" : call.arguments
        let members: [String: JSONValue] = [
            "id": .string(call.id), "type": "function",
            "function": ["name": .string(call.name), "arguments": .string(arguments)],
        ]
        return .object(members.merging(extras) { $1 })
    }

    private static func tool(_ tool: ToolDefinition) -> JSONValue {
        [
            "type": "function",
            "function": [
                "name": .string(tool.name), "description": .string(tool.description), "parameters": tool.parameters,
            ],
        ]
    }

    private static func responseFormat(_ schema: JSONValue, isPlain: Bool) -> JSONValue {
        guard !isPlain else { return ["type": "json_object", "schema": schema] }
        return ["type": "json_schema", "json_schema": ["name": "reply", "schema": schema]]
    }
}
