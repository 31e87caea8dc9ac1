/// What a box does with events.
protocol Responder {}
