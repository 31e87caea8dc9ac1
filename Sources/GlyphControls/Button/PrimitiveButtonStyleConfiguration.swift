import GlyphCore

/// What a style that also decides when a button acts knows of it.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// What the button shows; built anew wherever it is used.
  public let label: Label
  let action: @MainActor () -> Void

  @usableFromInline
  nonisolated init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button does.
  public func trigger() {
    // Not isolated, so that it can be passed on as it is; events only arrive on the main actor.
    let action = action
    MainActor.assumeIsolated { action() }
  }

  /// The label of the button, for use in a style's body any number of times.
  public struct Label {
    @usableFromInline let content: AnyView

    @inlinable
    nonisolated init<Content: View>(_ content: Content) {
      // What one style hands to the next is the label already.
      if Content.self == Label.self, let label = content as? Label {
        self = label
      } else {
        self.content = AnyView(content)
      }
    }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  @inlinable public var body: some View { content }
}
