/// Makes a variable in an extension of `EnvironmentValues`, `Transaction` or `FocusedValues` a value
/// of its own with a default.
///
/// With a type the default is made anew for each reader; without one it is made once, and has to be
/// sendable.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var columns = 3
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GlyphMacros", type: "EntryMacro")
