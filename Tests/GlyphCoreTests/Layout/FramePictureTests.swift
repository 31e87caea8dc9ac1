import Testing

@testable import GlyphCore

@MainActor
@Suite struct FramePictureTests {
  @Test func `Borders, padding and frames nest`() {
    let view = Text(verbatim: "hi").padding().border(.red).frame(width: 12, alignment: .trailing)
      .border(.blue, width: 2)
    print(view.rendered())
    print(VStack { Text(verbatim: "abc"); Divider(); HStack { Text(verbatim: "x"); Divider(); Text(verbatim: "y") } }.frame(width: 9, height: 5).border(.primary).rendered())
    print(ZStack(alignment: .bottomTrailing) { Color.red.frame(width: 8, height: 3); Text(verbatim: "end") }.rendered())
    print(HStack { Color.red; Color.blue.opacity(0.2); Color.white }.frame(width: 17, height: 2).rendered())
    print(Text(verbatim: "hello").overlay(alignment: .topTrailing) { Text(verbatim: "*") }.background(.blue).rendered())
    print(Text(verbatim: "hello").padding(1).background { Color.blue }.rendered())
  }
}
