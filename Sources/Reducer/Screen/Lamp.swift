/// A lamp, and everything that can happen to it.
public struct Lamp: Equatable {
  public var isOn: Bool
  public var switchings: Int

  public init(isOn: Bool = false, switchings: Int = 0) {
    self.isOn = isOn
    self.switchings = switchings
  }

  public enum Action: Equatable, Sendable {
    case switched(Bool)
    case powerFailed
  }

  public static var reducer: Reducer<Lamp, Action> {
    Reducer { lamp, action in
      switch action {
      case .switched(let isOn):
        lamp.isOn = isOn
        lamp.switchings += 1
      case .powerFailed:
        lamp.isOn = false
      }
    }
  }
}
