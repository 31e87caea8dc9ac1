/// Presents views in front of the screen while there is something to present.
public struct _PresentationModifier {
  let style: PresentationStyle
  /// What is presented now; evaluated while the view is written, so that it can depend on state.
  let current: () -> Presentation?
}

extension _PresentationModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _PresentationModifier, around content: Inner, to tree: inout _Tree
  ) {
    let marker = tree.openMarker(.scope)
    let place =
      tree.keptObject(marker, PresentationPlace.self)
      ?? PresentationPlace(tree.host.presentations)
    tree.keep(place, in: marker)
    place.update(modifier.current(), tree.surroundings)
    if modifier.style == .popover {
      tree.pushWrapper(AnchorLayout(place: place))
      Inner._write(content, to: &tree)
      tree.popWrapper()
    } else {
      Inner._write(content, to: &tree)
    }
    tree.closeMarker(marker)
  }
}

extension View {
  /// Shows views in front of the whole screen while a binding is true: the building block of
  /// alerts, sheets and menus.
  ///
  /// Nothing behind them can be reached. Focus goes to the first stop in them and comes back
  /// afterwards; Escape acts on the control inside with the shortcut `.cancelAction`, or else makes
  /// the binding false.
  public nonisolated consuming func presentation<Layer: View>(
    isPresented: Binding<Bool>, style: PresentationStyle, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Layer
  ) -> some View {
    modifier(
      _PresentationModifier(style: style) {
        guard isPresented.wrappedValue else { return nil }
        return Presentation(
          style: style, content: TypedViewSource(content()),
          end: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
      })
  }

  /// Shows views for an item in front of the whole screen while there is one; another item is
  /// another presentation.
  public nonisolated consuming func presentation<Item: Identifiable, Layer: View>(
    item: Binding<Item?>, style: PresentationStyle, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Layer
  ) -> some View {
    modifier(
      _PresentationModifier(style: style) {
        guard let value = item.wrappedValue else { return nil }
        return Presentation(
          style: style, content: TypedViewSource(IDView(content: content(value), id: value.id)),
          end: { item.wrappedValue = nil }, onDismiss: onDismiss)
      })
  }

  /// Keeps Escape from ending the presentation that the view is in.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    onKeyPress(.escape) { isDisabled ? .handled : .ignored }
  }
}
