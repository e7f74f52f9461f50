import Notes

/// `folders`.
struct FoldersTool: NoteTool {
    struct Arguments: Decodable {
        var action: Action?
        var name: String?
        var to: String?
    }

    enum Action: String, Decodable, CaseIterable {
        case list, create, rename, delete
    }

    let name = "folders"
    let description =
        "List folders and tags; create, rename or delete a folder. The notes of a deleted one come into “Notes”."
    let schema = ToolSchema([
        .init("action", .choice(Action.allCases.map(\.rawValue)), "list when left out."),
        .init("name", .string, "The folder."),
        .init("to", .string, "Its new name."),
    ])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch {
        switch arguments.action ?? .list {
        case .list: .nothing
        case .create: .other(.makeFolder(arguments.name ?? ""))
        case .rename: .other(.renameFolder(arguments.name ?? "", to: arguments.to ?? ""))
        case .delete: .other(.deleteFolder(arguments.name ?? ""))
        }
    }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        guard let name = arguments.name, let action = arguments.action, action == .rename || action == .delete,
            let folder = try await controller.store.folders().named(name)
        else { return nil }
        return ToolLoss(
            phrase: "\(action.rawValue) the folder “\(folder.name.prefix(40))”",
            weight: action == .rename ? 1 : max(1, folder.notes)
        )
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        func text(_ value: String?, _ parameter: String) throws(ToolError) -> String {
            guard let value, !value.allSatisfy(\.isWhitespace) else { throw .missingFolderName(parameter) }
            return value
        }
        return switch arguments.action ?? .list {
        case .list: try await controller.folders()
        case .create: try await controller.folders(.createFolder(text(arguments.name, "name")))
        case .rename:
            try await controller.folders(
                .renameFolder(text(arguments.name, "name"), to: text(arguments.to, "to"))
            )
        case .delete: try await controller.folders(.deleteFolder(text(arguments.name, "name")))
        }
    }
}
