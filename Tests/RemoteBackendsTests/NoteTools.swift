import Foundation

@testable import Assistant

/// The tools of the assistant, as a model is given them.
let noteTools = [
    SearchNotesTool(calendar: Calendar(identifier: .gregorian)).definition, ReadNoteTool().definition,
    CreateNoteTool().definition, UpdateNoteTool().definition, DeleteNoteTool().definition,
]
