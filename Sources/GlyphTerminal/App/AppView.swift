import GlyphCore

/// An app as a view, so that its state lives in the tree as that of any view.
struct AppView<Program: App>: View, PropertyHolder {
  let app: Program

  var body: some View { Program.Body._view(app.body) }
}

/// A composite scene as a view.
struct SceneView<Content: Scene>: View, PropertyHolder {
  let scene: Content

  var body: some View { Content.Body._view(scene.body) }
}
