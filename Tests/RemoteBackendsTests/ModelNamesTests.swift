import RemoteBackends
import Testing

struct ModelNamesTests {
    @Test(arguments: [
        "nomic-embed-text", "text-embedding-3-small", "whisper-1", "gpt-4o-mini-tts", "dall-e-3",
        "omni-moderation-latest", "Qwen3-Reranker-4B", "gpt-image-1", "clip-vit", "BGE-m3",
    ])
    func `A model that does not talk is known by its name, and comes last`(model: String) {
        #expect(!ModelNames.isTalking(model))
        #expect(ModelNames.talkingFirst([model, "qwen3:4b", "gemma3:4b"]) == ["qwen3:4b", "gemma3:4b", model])
        #expect(ModelNames.talkingFirst(["qwen3:4b", model, "gemma3:4b"]) == ["qwen3:4b", "gemma3:4b", model])
    }

    @Test(arguments: [[], ["b", "a"], ["embed-b", "embed-a"], ["claude-sonnet-4-5", "gpt-5", "llama3.2:3b"]])
    func `Models of one kind keep their order`(models: [String]) {
        #expect(ModelNames.talkingFirst(models) == models)
    }
}
