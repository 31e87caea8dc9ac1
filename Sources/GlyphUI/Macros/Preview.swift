/// A view to look at beside its source. `Preview.all` finds it, for instance in a test.
///
/// ```swift
/// #Preview("On") {
///   Toggle("Wi-Fi", isOn: .constant(true))
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GlyphMacros", type: "PreviewMacro")

/// A view to look at beside its source, with a size of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GlyphMacros", type: "PreviewMacro")

/// Marks a variable of a preview's closure, which then keeps its value while the preview is used.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Wi-Fi", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "GlyphMacros", type: "PreviewableMacro")
