/// On, off, or some of each.
enum ToggleState: Equatable {
  case off
  case mixed
  case on

  init(_ configuration: ToggleStyleConfiguration) {
    self = configuration.isMixed ? .mixed : configuration.isOn ? .on : .off
  }
}
