import Foundation
import GlyphCore
import Testing

@MainActor
struct PublisherTests {
  @Test func `subjects send to whoever has subscribed, and some remember their last value`() {
    var heard: [String] = []
    let plain = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(1)
    plain.send(0)
    let subscriptions = [
      plain.sink { heard.append("plain \($0)") }, current.sink { heard.append("current \($0)") },
    ]
    plain.send(2)
    current.value = 3
    subscriptions[0].cancel()
    plain.send(4)
    #expect(heard == ["current 1", "plain 2", "current 3"])
    #expect(current.value == 3)
  }

  @Test func `values are made into others on their way`() {
    var heard: [Int] = []
    let numbers = PassthroughSubject<Int, Never>()
    let subscription = numbers.filter { $0 > 1 }.dropFirst().removeDuplicates()
      .compactMap { $0 == 5 ? nil : $0 }.map { $0 * 10 }.merge(with: Just(7))
      .eraseToAnyPublisher()
      .sink { heard.append($0) }
    for number in [1, 2, 3, 3, 5, 6] { numbers.send(number) }
    subscription.cancel()
    numbers.send(8)
    #expect(heard == [7, 30, 60])
  }

  @Test func `a view acts on notifications of a name while it is there`() {
    let center = NotificationCenter()
    let (name, other) = (Notification.Name("ping"), Notification.Name("pong"))
    struct Listener: View {
      let center: NotificationCenter
      let name: Notification.Name
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onReceive(center.publisher(for: name)) { _ in count += 1 }
      }
    }
    let host = ViewHost(width: 2, height: 1) { Listener(center: center, name: name) }
    host.render()
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    center.post(name: name, object: nil)
    #expect(host.render().text == "2")
  }

  @Test func `a publisher that each body makes anew sends its last value only once`() {
    struct Follower: View {
      let numbers: CurrentValueSubject<Int, Never>
      @State private var seen: [Int] = []
      var body: some View {
        Text(verbatim: "\(seen)").onReceive(numbers.map { $0 * 2 }) { seen.append($0) }
      }
    }
    let numbers = CurrentValueSubject<Int, Never>(1)
    let host = ViewHost(width: 12, height: 1) { Follower(numbers: numbers) }
    #expect(host.render().text.contains("[2]"))
    numbers.send(2)
    #expect(host.render().text.contains("[2, 4]"))
  }

  @Test func `values come on the thread that is asked for`() async {
    let numbers = PassthroughSubject<Int, Never>()
    let (queue, key) = (DispatchQueue(label: "values"), DispatchSpecificKey<Bool>())
    queue.setSpecific(key: key, value: true)
    let value = await withCheckedContinuation { continuation in
      let subscription = numbers.receive(on: queue).sink {
        continuation.resume(
          returning: (value: $0, isThere: DispatchQueue.getSpecific(key: key) == true))
      }
      numbers.send(3)
      withExtendedLifetime(subscription) {}
    }
    #expect(value.value == 3 && value.isThere)
  }
}
