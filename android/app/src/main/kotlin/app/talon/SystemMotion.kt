package app.talon

import android.content.ContentResolver
import android.provider.Settings
import androidx.compose.ui.MotionDurationScale

/** How long motion takes, as the system says: no time at all for a player who has removed animations. */
internal class SystemMotion(
    private val resolver: ContentResolver,
) : MotionDurationScale {
    override val scaleFactor: Float
        get() = Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f)
}
