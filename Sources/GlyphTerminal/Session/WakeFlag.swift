import Foundation
import Synchronization

/// Carries "something changed" from any thread to the main actor, once for many changes.
final class WakeFlag: Sendable {
  private let isRaised = Atomic(false)
  private let action: @Sendable @MainActor () -> Void

  init(_ action: @escaping @Sendable @MainActor () -> Void) { self.action = action }

  func raise() {
    guard !isRaised.exchange(true, ordering: .relaxed) else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isRaised.store(false, ordering: .relaxed)
        self.action()
      }
    }
  }
}
