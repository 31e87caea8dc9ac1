import Foundation
import Testing

@testable import GlyphCore

@Suite struct AnimationTests {
  private let named: [Animation] = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .smooth, .snappy, .bouncy,
    .interactiveSpring, .interpolatingSpring, .spring(response: 0.3, dampingFraction: 0.6),
    .interpolatingSpring(mass: 2, stiffness: 40, damping: 60), .spring(duration: 1, bounce: -0.5),
    .timingCurve(0.1, 0.9, 0.2, 1),
  ]

  @Test func `Every animation starts at the old state and ends`() {
    for animation in named {
      #expect(animation.progress(after: 0) == 0, "\(animation)")
      #expect(animation.progress(after: -1) == 0, "\(animation)")
      #expect(animation.progress(after: 60) == nil, "\(animation)")
    }
  }

  @Test func `Just before its end an animation has as good as arrived`() {
    for animation in named {
      var last = 0.0
      for step in 0..<6000 {
        guard let progress = animation.progress(after: Double(step) / 100) else { break }
        last = progress
      }
      #expect(abs(last - 1) < 0.05, "\(animation) \(last)")
    }
  }

  @Test func `Only springs that bounce go beyond`() {
    func peak(_ animation: Animation) -> Double {
      (0..<300).compactMap { animation.progress(after: Double($0) / 100) }.max() ?? 0
    }
    #expect(peak(.bouncy) > 1.01)
    #expect(peak(.smooth) <= 1.001)
    #expect(peak(.easeInOut) <= 1)
  }

  @Test func `Delay and speed stretch time`() {
    let slow = Animation.linear(duration: 1).speed(0.5).delay(1)
    #expect(slow.progress(after: 0.5) == 0)
    #expect(slow.progress(after: 2) == 0.5)
    #expect(slow.progress(after: 3.1) == nil)
  }

  @Test func `Repetitions go back and forth, or begin again`() {
    let there = Animation.linear(duration: 1).repeatCount(3)
    #expect(there.progress(after: 0.25) == 0.25)
    #expect(there.progress(after: 1.25) == 0.75)
    #expect(there.progress(after: 2.25) == 0.25)
    #expect(there.progress(after: 3.25) == nil)
    let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(again.progress(after: 1000.25) == 0.25)
  }

  @Test func `Nonsense is at once`() {
    #expect(Animation.linear(duration: .nan).progress(after: 0.1) == nil)
    #expect(Animation.linear(duration: -3).progress(after: 0.1) == nil)
    #expect(Animation.linear.progress(after: .nan) == nil)
    #expect(Animation.linear.repeatForever().progress(after: .infinity) == nil)
    #expect(Animation.linear(duration: 1).speed(0).progress(after: 0.5) == 0.5)
    #expect(Animation.spring(response: .nan, dampingFraction: .nan).progress(after: 9) == nil)
  }

  private struct Stairs: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 2 ? value.scaled(by: time < 1 ? 0 : 0.5) : nil
    }
  }

  @Test func `An animation can be written by hand`() {
    let stairs = Animation(Stairs())
    #expect(stairs.progress(after: 0.5) == 0)
    #expect(stairs.progress(after: 1.5) == 0.5)
    #expect(stairs.progress(after: 2.1) == nil)
    #expect(stairs == Animation(Stairs()))
    #expect(stairs != .linear)
  }

  @Test func `Curves rise from 0 to 1, and their inverse undoes them`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    for curve in curves {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      var last = -0.000_1
      for step in 0...100 {
        let value = curve.value(at: Double(step) / 100)
        #expect(value >= last)
        #expect(abs(curve.inverse.value(at: value) - Double(step) / 100) < 0.001)
        last = value
      }
      #expect(curve.inverse.inverse == curve)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 0.000_1)
    #expect(UnitCurve.easeIn.velocity(at: 0.1) < UnitCurve.easeIn.velocity(at: 0.9))
  }

  @Test func `A spring obeys its own equation`() {
    for spring in [
      Spring.smooth, .bouncy, Spring(duration: 1, bounce: -0.4),
      Spring(mass: 2, stiffness: 80, damping: 5),
    ] {
      let step = 0.000_1
      for tick in 1..<40 {
        let time = Double(tick) * 0.03
        let before = spring.position(at: time - step, velocity: 0.5)
        let here = spring.position(at: time, velocity: 0.5)
        let after = spring.position(at: time + step, velocity: 0.5)
        let velocity = (after - before) / (2 * step)
        let acceleration = (after - 2 * here + before) / (step * step)
        let force = spring.stiffness * (1 - here) - spring.damping * velocity
        #expect(abs(spring.mass * acceleration - force) < 0.05, "\(spring) \(time)")
      }
    }
  }
}
