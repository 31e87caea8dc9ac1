/// Something to be done.
public struct TodoItem: Identifiable, Equatable, Sendable {
  public let id: Int
  public var title: String
  public var isDone: Bool

  public init(id: Int, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}
