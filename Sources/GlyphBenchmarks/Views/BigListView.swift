import GlyphUI

/// W6: a column of rows of five texts, each row with a state of its own.
struct BigListView: View {
  let count: Int
  let handles: Handles

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count) { index in
        BigListRow(index: index, handles: index < BigListData.window ? handles : nil)
      }
    }
  }
}

struct BigListRow: View {
  @State private var bump = 0
  let index: Int
  let handles: Handles?

  var body: some View {
    let _ = handles?.values[index] = $bump
    HStack(spacing: 0) {
      Text(verbatim: BigListData.label(index)).frame(width: 20, alignment: .leading)
      Text(verbatim: BigListData.word(index)).frame(width: 20, alignment: .leading)
      Text(verbatim: "\(BigListData.number(index, bump))").frame(width: 20, alignment: .trailing)
      Text(verbatim: BigListData.amount(index)).frame(width: 20, alignment: .trailing)
      Text(verbatim: BigListData.status(index)).frame(width: 20, alignment: .leading)
    }
  }
}
