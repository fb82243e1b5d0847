import SwiftUI
import TalonKit

/// The empty places and what they take.
struct BoardPlaces: View {
  @Environment(TalonState.self) private var app
  @Environment(\.colorSchemeContrast) private var contrast
  let scene: BoardScene
  let pictures: CardPictures

  var body: some View {
    let ink = contrast == .increased ? app.palette.text : app.palette.outline
    Canvas { context, _ in
      for outline in scene.outlines {
        let frame = outline.rect.frame
        context.stroke(.card(frame, inset: 0.6), with: .color(ink), lineWidth: 1.25)
        pictures.marker(outline.marker).draw(context, in: frame)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// What is marked on the board: what moved last, piles that would take what is held, a move that is pointed out, small
/// numbers, and the keyboard's cursor.
struct BoardMarks: View {
  @Environment(TalonState.self) private var app
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColour
  let scene: BoardScene

  var body: some View {
    Canvas { context, _ in
      for moved in scene.last { drawLast(moved, context) }
      for outline in scene.outlines where outline.accepts { drawGlow(outline, context) }
      if let hint = scene.hint { drawHint(hint, context) }
      for outline in scene.outlines { drawLabel(outline, context) }
      if let cursor = scene.cursor {
        context.stroke(.card(cursor.frame, inset: 1.5), with: glow, lineWidth: 3)
      }
    }
    // The cards don't grow with the letters, so the numbers on them grow only as far as they fit.
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var glow: GraphicsContext.Shading { .color(app.palette.glow) }

  /// A thin line around cards that moved last, that stands out from paper and cloth alike.
  private func drawLast(_ moved: BoardRect, _ context: GraphicsContext) {
    let path = Path.card(moved.frame, inset: 0)
    context.stroke(path, with: .color(.black.opacity(0.55)), lineWidth: 3.5)
    context.stroke(path, with: glow, lineWidth: 1.5)
  }

  private func drawGlow(_ outline: Outline, _ context: GraphicsContext) {
    let path = Path.card(outline.top.frame, inset: 1.25)
    context.fill(path, with: .color(app.palette.glow.opacity(0.18)))
    context.stroke(path, with: glow, lineWidth: isWithoutColour ? 5 : 2.5)
  }

  /// The cards of a move in a thick frame, where they go in a broken one, and an arrow.
  private func drawHint(_ hint: HintMarks, _ context: GraphicsContext) {
    if let from = hint.from { drawFrame(from.frame, context, isBroken: false) }
    if let to = hint.to { drawFrame(to.frame, context, isBroken: true) }
    if let from = hint.from, let to = hint.to { drawArrow(from.frame, to.frame, context) }
  }

  private func drawFrame(_ frame: CGRect, _ context: GraphicsContext, isBroken: Bool) {
    let width = max(3, cardWidth * 0.04)
    let path = Path.card(frame, inset: -1.5)
    let dash = isBroken ? [width * 2.4, width * 2.4] : []
    context.stroke(path, with: edge, lineWidth: width + 3)
    context.stroke(path, with: glow, style: StrokeStyle(lineWidth: width, dash: dash))
  }

  /// A short arrow from where cards lie, with its point just inside the pile where they go.
  private func drawArrow(_ from: CGRect, _ to: CGRect, _ context: GraphicsContext) {
    let way = CGSize(width: to.midX - from.midX, height: to.midY - from.midY)
    let length = hypot(way.width, way.height)
    if length == 0 { return }
    let ahead = CGSize(width: way.width / length, height: way.height / length)
    let toEdge = min(to.width / 2 / abs(ahead.width), to.height / 2 / abs(ahead.height))
    let inside = cardWidth * 0.16 - toEdge
    let arrow = Path.arrow(
      to: CGPoint(x: to.midX + ahead.width * inside, y: to.midY + ahead.height * inside),
      ahead: ahead, length: cardWidth * 0.55)
    context.stroke(arrow, with: edge, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
    context.fill(arrow, with: glow)
  }

  private func drawLabel(_ outline: Outline, _ context: GraphicsContext) {
    guard let label = outline.label else { return }
    let words = context.resolve(
      Text(verbatim: label).font(.caption.weight(.semibold).monospacedDigit())
        .foregroundStyle(.white))
    let size = words.measure(in: scene.size)
    // In the lower right corner it hides least of a card that lies face up.
    let frame = outline.rect.frame
    let tag = CGRect(
      x: frame.maxX - size.width - 13, y: frame.maxY - size.height - 3, width: size.width + 10,
      height: size.height)
    context.fill(
      Path(roundedRect: tag, cornerRadius: tag.height / 2), with: .color(.black.opacity(0.55)))
    context.draw(words, at: tag.middle)
  }

  private var edge: GraphicsContext.Shading { .color(.black.opacity(0.8)) }

  private var cardWidth: CGFloat { CGFloat(scene.cardWidth) }
}

extension Path {
  /// The outline of a card, or of cards that lie together, drawn so far inside their edge.
  static func card(_ frame: CGRect, inset: CGFloat) -> Path {
    let radius = min(frame.width, frame.height) * CGFloat(CardShape.corner)
    return Path(roundedRect: frame.insetBy(dx: inset, dy: inset), cornerRadius: radius)
  }

  /// An arrow with its point at a place.
  fileprivate static func arrow(to point: CGPoint, ahead: CGSize, length: CGFloat) -> Path {
    /// A place so far behind the point and so far beside it, by the arrow's length.
    func place(_ behind: CGFloat, _ beside: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x - (ahead.width * behind + ahead.height * beside) * length,
        y: point.y - (ahead.height * behind - ahead.width * beside) * length)
    }
    return Path { path in
      path.move(to: point)
      for (behind, beside) in [
        (0.55, 0.4), (0.55, 0.15), (1, 0.15), (1, -0.15), (0.55, -0.15), (0.55, -0.4),
      ] {
        path.addLine(to: place(behind, beside))
      }
      path.closeSubpath()
    }
  }
}

extension BoardScene {
  fileprivate var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}
