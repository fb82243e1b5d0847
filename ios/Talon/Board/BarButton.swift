import SwiftUI
import TalonKit

/// One button of the bar: its sign, and below it a word.
struct BarButton: View {
  @Environment(TalonState.self) private var app
  let action: BarAction

  var body: some View {
    Button(action: action.action) {
      BarLabel(action: action)
    }
    .buttonStyle(.plain)
    .disabled(!action.isEnabled)
    .opacity(action.isEnabled ? 1 : 0.38)
    .hoverEffect(.highlight)
    .accessibilityLabel(action.spoken(app.words))
    .accessibilityIdentifier(action.name)
    .accessibilityShowsLargeContentViewer {
      Label {
        Text(verbatim: action.label(app.words))
      } icon: {
        Image(systemName: action.icon)
      }
    }
  }
}

/// What a button of the bar looks like.
struct BarLabel: View {
  @Environment(TalonState.self) private var app
  let action: BarAction

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: action.icon)
        .font(.system(size: 20, weight: .medium))
        .frame(height: 24)
      Text(verbatim: action.label(app.words))
        .font(.caption2)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
    // A bar can't grow with its letters; the large content viewer shows them larger.
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
    .foregroundStyle(action.isInviting ? app.palette.bottom : app.palette.text)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      action.isInviting ? app.palette.glow : .clear, in: RoundedRectangle(cornerRadius: 12)
    )
    .contentShape(Rectangle())
  }
}
