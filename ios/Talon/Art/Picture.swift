import SwiftUI
import TalonKit

/// A drawing of the core, ready to be drawn at any size.
struct Picture {
  private let size: CGSize
  private let strokes: [Stroke]

  init(_ drawing: Drawing) {
    size = CGSize(width: CGFloat(drawing.width), height: CGFloat(drawing.height))
    strokes = drawing.shapes.map(Stroke.init)
  }

  /// Draws it so that it fills a rectangle.
  func draw(_ context: GraphicsContext, in rect: CGRect) {
    var context = context
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    for stroke in strokes { stroke.draw(context) }
  }

  /// An outline in one colour, filled where it has no width.
  private struct Stroke {
    private let path: Path
    private let colour: Color
    private let width: CGFloat

    init(_ shape: DrawingShape) {
      path = Path(shape.commands)
      colour = Color(argb: shape.colour)
      width = CGFloat(shape.stroke)
    }

    func draw(_ context: GraphicsContext) {
      if width == 0 {
        context.fill(path, with: .color(colour))
      } else {
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        context.stroke(path, with: .color(colour), style: style)
      }
    }
  }
}

extension Path {
  /// An outline of the core's.
  nonisolated fileprivate init(_ commands: [PathCommand]) {
    func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
    self.init { path in
      for command in commands {
        switch command {
        case .move(let x, let y):
          path.move(to: point(x, y))
        case .line(let x, let y):
          path.addLine(to: point(x, y))
        case .cubic(let x1, let y1, let x2, let y2, let x, let y):
          path.addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
        case .close:
          path.closeSubpath()
        }
      }
    }
  }
}

/// A picture that fills its place.
struct PictureView: View {
  let picture: Picture

  var body: some View {
    Canvas { context, size in
      picture.draw(context, in: CGRect(origin: .zero, size: size))
    }
    .accessibilityHidden(true)
  }
}
