/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

extension AnyCancellable: Cancellable {}
