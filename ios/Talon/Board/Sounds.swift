import AVFAudio
import TalonKit

/// Plays the sounds of a game, along with whatever else is heard, and not where the device is silent.
@MainActor
final class Sounds {
  /// Those of the app.
  static let shared = Sounds()

  private var players: [BoardEvent: AVAudioPlayer] = [:]

  private init() {
    // Where even this is refused there is no sound, and the game goes on without.
    try? AVAudioSession.sharedInstance().setCategory(.ambient)
  }

  /// Plays the sound of an event from its start.
  func play(_ event: BoardEvent) {
    guard let player = players[event] ?? (try? AVAudioPlayer(data: event.sound)) else { return }
    players[event] = player
    player.currentTime = 0
    player.play()
  }
}
