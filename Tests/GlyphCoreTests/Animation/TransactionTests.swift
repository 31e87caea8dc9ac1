import Testing

@testable import GlyphCore

@Suite struct TransactionTests {
  private enum Answer: TransactionKey { static var defaultValue: Int { 7 } }

  @Test func `An animation holds for what is changed inside of the closure`() {
    #expect(Transaction.current.animation == nil)
    withAnimation(.linear) {
      #expect(Transaction.current.animation == .linear)
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
      #expect(Transaction.current.animation == .linear)
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test func `Completion comes after the change`() {
    var log: [String] = []
    let result = withAnimation {
      log.append("body")
      return 3
    } completion: {
      log.append("completion")
    }
    #expect(log == ["body", "completion"])
    #expect(result == 3)
  }

  @Test func `Values of one's own go along`() {
    var transaction = Transaction(animation: .bouncy)
    #expect(transaction[Answer.self] == 7)
    transaction[Answer.self] = 9
    withTransaction(transaction) {
      #expect(Transaction.current[Answer.self] == 9)
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current.disablesAnimations)
        #expect(Transaction.current[Answer.self] == 9)
      }
    }
  }
}
