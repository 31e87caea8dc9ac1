import GlyphUI

/// A toggle that sends actions to a store and shows the state that comes back.
public struct LampScreen: View {
  private let viewStore: ViewStore<Lamp, Lamp.Action>

  public init(store: Store<Lamp, Lamp.Action>) { viewStore = ViewStore(store) }

  public var body: some View {
    VStack(alignment: .leading) {
      Toggle("Lamp", isOn: viewStore.binding(get: \.isOn, send: Lamp.Action.switched))
        .toggleStyle(ColoredToggleStyle(colors: .traffic))
      Text(viewStore.isOn ? "The lamp is on." : "The lamp is off.")
      Text("Switched \(viewStore.switchings)×")
        .foregroundStyle(.secondary)
      Button("Power failure") { viewStore.send(.powerFailed) }
        .disabled(!viewStore.isOn)
    }
  }
}
