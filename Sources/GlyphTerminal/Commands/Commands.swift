import GlyphCore

/// Actions of an app that are not on the screen: on a terminal, a list of shortcuts. F1 shows it.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder var body: Body { get }

  static func _view(_ commands: Self) -> AnyView
}

extension Commands {
  public static func _view(_ commands: Self) -> AnyView {
    AnyView(CommandsView(commands: commands))
  }
}

extension Commands where Body == Never {
  /// Commands that are not made of others have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Commands {}

/// All the commands of a scene as a view.
struct CommandsRoot<Content: Commands> {
  let commands: Content
}

extension CommandsRoot: View {
  var body: some View { Content._view(commands) }
}

/// Composite commands as a view, so that what they read is read in the tree.
private struct CommandsView<Content: Commands>: View, PropertyHolder {
  let commands: Content

  var body: some View { Content.Body._view(commands.body) }
}

/// No commands.
public struct EmptyCommands {
  public nonisolated init() {}
}

extension EmptyCommands: Commands {
  public typealias Body = Never
  public static func _view(_ commands: EmptyCommands) -> AnyView { AnyView(EmptyView()) }
}
