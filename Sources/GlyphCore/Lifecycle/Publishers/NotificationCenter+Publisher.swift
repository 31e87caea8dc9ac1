import Foundation

extension NotificationCenter {
  /// The notifications of a name, from one object or from all.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Notifications of one name.
  public struct Publisher: GlyphCore.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func sink(receiveValue: @escaping (Notification) -> Void) -> AnyCancellable {
      let receiver = NotificationReceiver(receive: receiveValue)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        receiver.receive($0)
      }
      let registration = NotificationRegistration(center: center, observer: observer)
      return AnyCancellable { registration.center.removeObserver(registration.observer) }
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// As with Combine, whoever subscribes answers for the threads on which notifications are posted.
private struct NotificationReceiver: @unchecked Sendable {
  let receive: (Notification) -> Void
}

/// A notification centre may be used on any thread.
private struct NotificationRegistration: @unchecked Sendable {
  let center: NotificationCenter
  let observer: any NSObjectProtocol
}
