import GlyphUI

/// W1: a settings card.
struct CardView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "Settings").bold()
      RuleRow()
      ForEach(0..<CardData.labels.count) { index in
        SettingRow(label: CardData.labels[index], isOn: CardData.isOn(index))
      }
      Text(verbatim: " ")
      StorageRow()
      Spacer()
      RuleRow()
      ButtonRow()
      HStack {
        Text(verbatim: "Tab: next  Space: toggle  Enter: press").foregroundStyle(.secondary)
        Spacer()
      }
      .padding(.horizontal, 1)
    }
    .padding(1)
    .overlay(RoundedRectangle(cornerRadius: 1).stroke(.primary))
  }
}

/// A line in the colour of text, which a `Divider` is not.
struct RuleRow: View {
  var body: some View {
    Text(verbatim: CardData.rule)
  }
}

struct SettingRow: View {
  let label: String
  let isOn: Bool

  var body: some View {
    HStack {
      Text(verbatim: label)
      Spacer()
      Text(verbatim: isOn ? "[x]" : "[ ]").foregroundStyle(isOn ? .green : .gray)
    }
    .padding(.horizontal, 1)
  }
}

struct StorageRow: View {
  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: "Storage ")
      Text(verbatim: CardData.full(CardData.filled)).foregroundStyle(.cyan)
      Text(verbatim: CardData.empty(CardData.barWidth - CardData.filled)).foregroundStyle(.gray)
      Text(verbatim: " \(CardData.percent)%")
    }
    .padding(.horizontal, 1)
  }
}

struct ButtonRow: View {
  var body: some View {
    HStack(spacing: 2) {
      Spacer()
      Text(verbatim: "[ Cancel ]")
      Text(verbatim: "[ Apply ]")
      Text(ansi: "\u{1B}[7m[ OK ]\u{1B}[0m")
    }
    .padding(.horizontal, 1)
  }
}
