import GlyphUI

/// Stacks, spacers and frames.
public struct StacksScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("A horizontal stack, and one with a spacer") {
      HStack { boxes }
      HStack {
        Text("left").border(.gray)
        Spacer()
        Text("right").border(.gray)
      }
    }
    Exhibit("A vertical and a depth stack") {
      HStack(spacing: 4) {
        VStack(alignment: .trailing) { boxes }
        ZStack(alignment: .bottomTrailing) {
          Rectangle().stroke(.blue).frame(width: 20, height: 5)
          Text("on top").padding(.horizontal)
        }
      }
    }
    Exhibit("Frames align what is in them") {
      HStack {
        Text("leading").frame(width: 15, alignment: .leading).border(.gray)
        Text("center").frame(width: 15).border(.gray)
        Text("trailing").frame(width: 15, alignment: .trailing).border(.gray)
      }
    }
  }

  @ViewBuilder private var boxes: some View {
    Text("one").border(.gray)
    Text("two").border(.gray)
    Text("three").border(.gray)
  }
}
