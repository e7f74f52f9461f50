/// What can be told from a model's name.
package enum ModelNames {
    /// Parts of the names of models that are not chat models.
    private static let marks = [
        "embed", "whisper", "tts", "dall-e", "moderation", "rerank", "image", "clip", "bge-",
    ]

    /// Whether a model is a chat model, judged by its name.
    package static func isTalking(_ model: String) -> Bool {
        let name = model.lowercased()
        return !marks.contains { name.contains($0) }
    }

    /// The same models, chat models first; otherwise in the same order.
    package static func talkingFirst(_ models: [String]) -> [String] {
        models.filter(isTalking) + models.filter { !isTalking($0) }
    }
}
