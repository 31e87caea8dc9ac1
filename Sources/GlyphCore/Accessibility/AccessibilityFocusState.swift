/// What helps people who do not see the screen, or cannot touch the keyboard.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// Which of some views has the focus of what reads the screen aloud: in a terminal that is focus
/// itself.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// Whether a view has focus.
  public init() where Value == Bool { state = FocusState() }

  /// Which view has focus, or nil.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// Whether a view has focus; a terminal does not know of technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Which view has focus, or nil; a terminal does not know of technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(state: state.projectedValue) }

  /// A focus state, as it is handed to `accessibilityFocused`.
  @propertyWrapper
  public struct Binding {
    let state: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Gives the view focus while the state has this value, and the state this value while the view
  /// has focus.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.state, equals: value)
  }

  /// Gives the view focus while the state is true, and makes it true while the view has focus.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.state)
  }
}
