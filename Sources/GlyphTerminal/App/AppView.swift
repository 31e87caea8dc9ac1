import GlyphCore

/// An app as a view, so that its state lives in the tree as that of any view.
struct AppView<Program: App>: View {
  let app: Program
  @State private var windows = OpenWindows()

  init(app: Program) { self.app = app }

  var body: some View {
    ScenesView(app: app, windows: windows)
      .environment(\.openWindow, OpenWindowAction { windows.open($0) })
      .environment(\.dismissWindow, DismissWindowAction { windows.close($0) })
  }
}

/// The scenes of an app: its first window, and those that were opened in front of it.
private struct ScenesView<Program: App>: View, PropertyHolder {
  let app: Program
  let windows: OpenWindows

  var body: some View {
    let scenes = Program.Body._windows(app.body)
    windows.scenes = scenes
    return scenes.first.map { WindowLayer(content: $0.base(), depth: 0, windows: windows) }
  }
}

/// A window, and those that were opened later in front of it.
private struct WindowLayer: View {
  let content: AnyView
  let depth: Int
  let windows: OpenWindows

  var body: some View {
    content.presentation(item: next, style: .cover) { window in
      AnyView(
        WindowLayer(content: windows.content(of: window), depth: depth + 1, windows: windows)
          .environment(\.windowDepth, depth + 1))
    }
  }

  private var next: Binding<OpenWindow?> {
    Binding {
      windows.windows.count > depth ? windows.windows[depth] : nil
    } set: { window in
      if window == nil { windows.keep(depth) }
    }
  }
}

/// A composite scene as a view.
struct SceneView<Content: Scene>: View, PropertyHolder {
  let scene: Content
  let index: Int
  let value: AnyHashable?
  var isBase = false

  var body: AnyView {
    let windows = Content.Body._windows(scene.body)
    guard windows.indices.contains(index) else { return AnyView(EmptyView()) }
    return isBase ? windows[index].base() : windows[index].content(value)
  }
}
