import Foundation

@testable import GlyphCore

/// Shows whatever description the root holds.
struct SpecRoot: View {
  let root: OracleRoot
  let world: OracleWorld

  var body: some View { SpecView(spec: root.spec, world: world) }
}

/// Turns a description into views.
struct SpecView: View {
  let spec: Spec
  let world: OracleWorld

  var body: some View {
    switch spec.kind {
    case .text(let text): Text(verbatim: text)
    case .wrapping(let words, let letter): WrappingWords(words: words, letter: letter)
    case .spacer(let min): Spacer(minLength: min.map { CGFloat($0) })
    case .row(let alignment, let spacing):
      HStack(alignment: Self.vertical(alignment), spacing: spacing.map { CGFloat($0) }) { list }
    case .column(let alignment, let spacing):
      VStack(alignment: Self.horizontal(alignment), spacing: spacing.map { CGFloat($0) }) { list }
    case .pile(let alignment): ZStack(alignment: Self.alignment(alignment)) { list }
    case .group: list
    case .keyed: ForEach(spec.children, id: \.tag) { SpecView(spec: $0, world: world) }
    default: SpecWrapping(spec: spec, world: world)
    }
  }

  private var list: some View {
    ForEach(0..<spec.children.count) { SpecView(spec: spec.children[$0], world: world) }
  }

  static func alignment(_ number: Int) -> Alignment {
    Alignment(horizontal: horizontal(number / 3), vertical: vertical(number % 3))
  }
  static func vertical(_ number: Int) -> VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][number]
  }
  static func horizontal(_ number: Int) -> HorizontalAlignment {
    [.leading, .center, .trailing][number]
  }
}

/// The descriptions that stand around others.
struct SpecWrapping: View {
  let spec: Spec
  let world: OracleWorld

  var body: some View {
    switch spec.kind {
    case .choice(let isFirst):
      if isFirst { child(0) } else { child(1) }
    case .erased(let type): erased(type)
    case .identified(let id): child(0).id(id)
    case .bare: BareView(spec: spec.children.first ?? Spec(.group), world: world)
    case .state: StatefulSpecView(spec: spec, world: world)
    case .model: ModelSpecView(spec: spec, model: world.model(spec.tag), world: world)
    case .reader: ReaderSpecView(spec: spec, world: world)
    case .environment(let number): child(0).environment(\.oracleNumber, number)
    case .modified(.library(let modifier)):
      LibraryView(modifier: modifier, content: child(0), layer: child(1))
    case .modified(let modifier): child(0).modifier(SpecModifier(modifier, layer: child(1)))
    default: EmptyView()
    }
  }

  private func child(_ index: Int) -> SpecView? {
    spec.children.indices.contains(index)
      ? SpecView(spec: spec.children[index], world: world) : nil
  }

  private func erased(_ type: Int) -> AnyView {
    switch type {
    case 0: AnyView(child(0))
    case 1: AnyView(Group { child(0) }.environment(\.oracleNumber, 1))
    default: AnyView(HStack { child(0) })
    }
  }
}

struct StatefulSpecView: View {
  let spec: Spec
  let world: OracleWorld
  @State private var value: Int

  init(spec: Spec, world: OracleWorld) {
    self.spec = spec
    self.world = world
    _value = State(initialValue: world.initial[spec.tag] ?? 0)
  }

  var body: some View {
    let _ = world.states[spec.tag] = $value
    VariantView(spec: spec, value: value, world: world)
  }
}

struct ModelSpecView: View {
  let spec: Spec
  let model: OracleModel
  let world: OracleWorld

  var body: some View { VariantView(spec: spec, value: model.value, world: world) }
}

struct ReaderSpecView: View {
  let spec: Spec
  let world: OracleWorld
  @Environment(\.oracleNumber) private var number

  var body: some View { VariantView(spec: spec, value: number, world: world) }
}

/// One of the children, or a text of the value.
struct VariantView: View {
  let spec: Spec
  let value: Int
  let world: OracleWorld

  var body: some View {
    if spec.children.indices.contains(value) {
      SpecView(spec: spec.children[value], world: world)
    } else {
      Text(verbatim: "value \(value)")
    }
  }
}

/// Writes the most usual descriptions without a marker around any of them.
struct BareView: View {
  typealias Body = Never
  let spec: Spec
  let world: OracleWorld

  static func _write(_ view: BareView, to tree: inout _Tree) {
    let list = BareList(specs: view.spec.children, world: view.world)
    switch view.spec.kind {
    case .text(let text): Text._write(Text(verbatim: text), to: &tree)
    case .wrapping(let words, let letter):
      WrappingWords._write(WrappingWords(words: words, letter: letter), to: &tree)
    case .spacer: Spacer._write(Spacer(), to: &tree)
    case .row(let alignment, _):
      let row = HStack(alignment: SpecView.vertical(alignment)) { list }
      HStack._write(row, to: &tree)
    case .column(let alignment, _):
      let column = VStack(alignment: SpecView.horizontal(alignment)) { list }
      VStack._write(column, to: &tree)
    case .group: BareList._write(list, to: &tree)
    case .state:
      StatefulSpecView._write(StatefulSpecView(spec: view.spec, world: view.world), to: &tree)
    case .modified(let modifier) where modifier.isOwn:
      tree.pushWrapper(modifier)
      BareList._write(BareList(specs: Array(list.specs.prefix(1)), world: view.world), to: &tree)
      tree.popWrapper()
    default: SpecView._write(SpecView(spec: view.spec, world: view.world), to: &tree)
    }
  }
}

struct BareList: View {
  typealias Body = Never
  let specs: [Spec]
  let world: OracleWorld

  static func _write(_ view: BareList, to tree: inout _Tree) {
    for spec in view.specs { BareView._write(BareView(spec: spec, world: view.world), to: &tree) }
  }
}
