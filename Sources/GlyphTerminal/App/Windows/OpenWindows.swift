import GlyphCore
import Observation

/// The windows in front of an app's first one: a terminal shows one at a time, the last.
@MainActor
@Observable
final class OpenWindows {
  private(set) var windows: [OpenWindow] = []
  /// What the app offers, as its body said it last.
  @ObservationIgnored var scenes: [_SceneWindow] = []
  @ObservationIgnored private var count = 0

  /// Opens a window, or comes back to one that is open already.
  func open(_ request: WindowRequest) {
    guard let index = scenes.firstIndex(where: { request.fits($0) }) else {
      return Report.once("openWindow \(request)", "The app has no window \(request).")
    }
    if !scenes[index].isGroup || request.value != nil {
      if index == 0, request.value == nil { return keep(0) }
      if let place = windows.firstIndex(where: { $0.scene == index && $0.value == request.value }) {
        return keep(place + 1)
      }
    }
    count += 1
    windows.append(OpenWindow(id: count, scene: index, value: request.value))
  }

  /// Closes the windows that a request names. The first one stays: without it there is no app.
  func close(_ request: WindowRequest) {
    if let depth = request.depth {
      guard depth > 0, windows.indices.contains(depth - 1) else { return }
      windows.remove(at: depth - 1)
      return
    }
    windows.removeAll { window in
      scenes.indices.contains(window.scene) && request.fits(scenes[window.scene])
        && (request.value == nil || request.value == window.value)
    }
  }

  /// Closes all windows but the first so many.
  func keep(_ count: Int) {
    if windows.count > count { windows.removeSubrange(count...) }
  }

  func content(of window: OpenWindow) -> AnyView {
    scenes.indices.contains(window.scene)
      ? scenes[window.scene].content(window.value) : AnyView(EmptyView())
  }
}

/// A window that was opened.
struct OpenWindow: Identifiable {
  let id: Int
  /// Its place among the app's windows.
  let scene: Int
  let value: AnyHashable?
}

/// Which window is meant.
struct WindowRequest: CustomStringConvertible {
  var id: String?
  var value: AnyHashable?
  var valueType: ObjectIdentifier?
  /// The window itself in which the request was made, by how many stand behind it.
  var depth: Int?

  func fits(_ window: _SceneWindow) -> Bool {
    (id == nil || window.id == id) && (valueType == nil || window.valueType == valueType)
  }

  var description: String {
    let name = id.map { "“\($0)”" } ?? "without a name"
    return value.map { "\(name) for values like \($0.base)" } ?? name
  }
}
