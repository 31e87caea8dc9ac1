/// A view beside its source, for whoever reads or tests it: what a `#Preview` makes.
///
/// `Preview.all` finds those of a program, so that a test draws them all:
///
/// ```swift
/// for preview in Preview.all { print(preview.rendered()) }
/// ```
@MainActor
public struct Preview: View {
  /// The name, or the file's where none was given.
  public let name: String
  public let traits: [PreviewTrait<ViewTraits>]
  /// The file, as `#fileID` says it.
  public private(set) var fileID = ""
  /// The line where it begins, counted from 1; zero for a preview that no macro made.
  public private(set) var line = 0
  private let content: @MainActor () -> any View

  /// What the traits of a view's preview are about.
  public enum ViewTraits {}

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @RootViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name ?? ""
    self.traits = traits
    content = body
  }

  public var body: some View {
    traits.reduce(AnyView(content())) { $1.apply($0) }
  }
}

extension Preview {
  /// The previews of the program and of the modules in it, ordered by file and line.
  ///
  /// They are found with a compiler of 6.3 or later, on Linux and Apple's platforms.
  public static var all: [Preview] {
    _PreviewMakers.all.map(Preview.init(maker:))
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  private init(maker: any _PreviewMaker.Type) {
    let preview = maker._makePreview()
    fileID = maker._fileID
    line = maker._line
    let file = fileID.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 }
    name = preview.name.isEmpty ? file.map(String.init) ?? "" : preview.name
    traits = preview.traits
    content = preview.content
  }
}
