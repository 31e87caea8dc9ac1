import Foundation
import GlyphCore

/// A program with a user interface: `@main struct Notes: App { … }`.
///
/// ```swift
/// @main struct Hello: App {
///   var body: some Scene {
///     WindowGroup { Text("Hello") }
///   }
/// }
/// ```
///
/// It runs until a view dismisses the scene, Ctrl-C is pressed where no view takes it, or a signal
/// ends it; the terminal is given back each time. Where standard output is no terminal, the first
/// frame is printed as plain text.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  /// The scenes; the first window is the one that is shown.
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Runs the program; `@main` calls this.
  public static func main() {
    AppRunner(Self()).run()
  }

  /// Runs the program from a function that is asynchronous already.
  ///
  /// In the top level of a `main.swift` the compiler takes the other one, which works until something
  /// was awaited there.
  @_disfavoredOverload
  public static func main() async {
    await AppRunner(Self()).run()
  }
}
