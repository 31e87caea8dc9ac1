import GlyphCore

extension View {
  /// Says which view a link to a value of a type leads to, in the stack around.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ValueDestination(type: data) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// Shows a view on top of the screen in the stack around while a binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PresentedDestination(
        isPresented: isPresented.wrappedValue, destination: AnyView(destination()),
        end: { isPresented.wrappedValue = false }))
  }

  /// Shows a view for an item on top of the screen in the stack around while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination))
  }
}

/// Makes the views for values of a type as long as its view is there.
private struct ValueDestination {
  let type: Any.Type
  let build: (AnyHashable) -> AnyView?
  @State private var destination = NavigationDestination()
  @Environment(\.navigation) private var navigation

  nonisolated init(type: Any.Type, build: @escaping (AnyHashable) -> AnyView?) {
    self.type = type
    self.build = build
  }
}

extension ValueDestination: ViewModifier {
  func body(content: Content) -> some View {
    let (destination, navigation, type) = (destination, navigation, type)
    let _ = destination.build = build
    content
      .onPresence {
        navigation?.add(destination, for: type)
      } end: {
        navigation?.remove(destination, for: type)
      }
  }
}

/// Shows a view on top while it is presented.
struct PresentedDestination {
  let isPresented: Bool
  let destination: AnyView?
  let end: () -> Void
  @State private var place = NavigationPlace()
  @Environment(\.navigation) private var navigation

  nonisolated init(isPresented: Bool, destination: AnyView?, end: @escaping () -> Void) {
    self.isPresented = isPresented
    self.destination = destination
    self.end = end
  }
}

extension PresentedDestination: ViewModifier {
  func body(content: Content) -> some View {
    let (place, navigation) = (place, navigation)
    let _ = place.update(destination, end: end)
    content
      .onChange(of: isPresented, initial: true) { before, isPresented in
        if isPresented {
          navigation?.show(place, takesFocus: !before)
        } else {
          navigation?.hide(place)
        }
      }
      .onPresence(end: { navigation?.hide(place) })
  }
}

/// Shows a view for an item on top; its own modifier, so that the item is read in a body.
private struct ItemDestination<Item: Hashable, Destination: View> {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
}

extension ItemDestination: ViewModifier {
  func body(content: Content) -> some View {
    let value = item.wrappedValue
    content.modifier(
      PresentedDestination(
        isPresented: value != nil, destination: value.map { AnyView(destination($0).id($0)) },
        end: { item.wrappedValue = nil }))
  }
}
