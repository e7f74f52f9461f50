import Foundation
import Foundations
import Notes

/// A model's call whose arguments were read, once for all who look at it.
package struct PreparedCall: Sendable {
    /// The call as the model made it.
    let call: ToolCall
    /// The tool and the arguments; the same for calls that ask for the same.
    let key: String
    /// The notes that it would delete or empty, by their ids as the model gave them; none when it cannot be carried out.
    let destroys: [String]
    /// What of that which is there it would change; nothing when it cannot be carried out.
    let touch: ToolTouch
    private let measure: @Sendable () async throws -> ToolLoss?
    private let show: @Sendable () async throws -> ChangePreview?
    private let controller: NoteActionController
    private let work: @Sendable (NoteActionController) async throws -> NoteAction

    /// Reads a call.
    /// - Parameters:
    ///   - tools: those there are.
    ///   - controller: does what the call asks for.
    init(_ call: ToolCall, for tools: [any NoteTool], on controller: NoteActionController) {
        let text = call.arguments.allSatisfy(\.isWhitespace) ? "{}" : call.arguments
        let arguments = try? JSONValue(json: text)
        let json = arguments?.json ?? call.arguments
        self.call = call
        self.controller = controller
        key = call.name + " " + json
        do throws(ToolError) {
            guard let tool = tools.first(where: { $0.name == call.name }) else {
                throw .unknownTool(call.name, known: tools.map(\.name))
            }
            guard let arguments, case .object = arguments else { throw .notJSON }
            let problems = tool.schema.problems(in: arguments)
            guard problems.isEmpty else { throw .badArguments(problems) }
            // A name that is stored is a value that is lost.
            let names = tool.effect == .looks ? [] : controller.privacy?.outbox.left(in: call.arguments) ?? []
            guard names.isEmpty else { throw .nameLeft(names.sorted()) }
            (destroys, touch, measure, show, work) = try tool.reading(json, on: controller)
        } catch {
            destroys = []
            touch = .nothing
            measure = { nil }
            show = { throw error }
            work = { _ in throw error }
        }
    }

    /// The notes that it is about.
    var store: any NotesStore { controller.store }

    /// Whether whoever calls is kept from what is secret.
    var isKeptFromSecrets: Bool { controller.privacy.map { !$0.redaction.kinds.isEmpty } ?? false }

    /// What it would destroy besides the text of a note; `nil` for nothing.
    func loss() async throws -> ToolLoss? { try await measure() }

    /// How it would change the note that it touches, or which it would make; `nil` when it would not.
    func preview() async throws -> ChangePreview? { try await show() }

    /// Carries it out.
    /// - Parameter isAccepted: whether the person said yes to it after it was proposed.
    /// - Returns: what was done, or the ``ToolError`` or storage error that says why nothing was.
    package func run(isAccepted: Bool = false) async -> Result<NoteAction, any Error> {
        do {
            return .success(try await work(isAccepted ? controller.forAccepted : controller))
        } catch {
            return .failure(error)
        }
    }
}

extension NoteTool {
    /// What a call with these arguments destroys and touches, how it is shown beforehand, and how it is carried out.
    fileprivate func reading(
        _ json: String,
        on controller: NoteActionController
    ) throws(ToolError) -> (
        [String], ToolTouch, @Sendable () async throws -> ToolLoss?, @Sendable () async throws -> ChangePreview?,
        @Sendable (NoteActionController) async throws -> NoteAction
    ) {
        let arguments: Arguments
        do {
            arguments = try JSONDecoder().decode(Arguments.self, from: Data(utf8: json))
        } catch {
            throw .badArguments(["\(error)"])
        }
        return (
            destroys(arguments), touches(arguments), { try await loss(arguments, on: controller) },
            { try await preview(arguments, on: controller) },
            { try await run(arguments, on: $0) }
        )
    }
}
