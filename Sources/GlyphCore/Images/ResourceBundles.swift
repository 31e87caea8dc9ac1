import Foundation

/// Where resources are looked for when no bundle is named.
enum ResourceBundles {
  /// The main bundle, and every resource bundle that the build put beside the executable.
  static let all: [Bundle] = [.main] + besideExecutable

  private static var besideExecutable: [Bundle] {
    let directory = Bundle.main.bundleURL
    let entries = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return (entries ?? [])
      .filter { $0.pathExtension == "resources" || $0.pathExtension == "bundle" }
      .sorted { $0.path < $1.path }
      .compactMap { Bundle(url: $0) }
  }
}
