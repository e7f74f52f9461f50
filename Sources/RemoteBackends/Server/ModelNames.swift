/// What the names of models tell of them.
package enum ModelNames {
    /// What stands in the names of models that do not talk: they embed, hear, speak, draw or judge.
    private static let marks = [
        "embed", "whisper", "tts", "dall-e", "moderation", "rerank", "image", "clip", "bge-",
    ]

    /// Whether a model talks, as far as its name tells.
    package static func isTalking(_ model: String) -> Bool {
        let name = model.lowercased()
        return !marks.contains { name.contains($0) }
    }

    /// The models, those that do not talk last; otherwise in the order that they had.
    package static func talkingFirst(_ models: [String]) -> [String] {
        models.filter(isTalking) + models.filter { !isTalking($0) }
    }
}
