package app.talon

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameNanos
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.repeatOnLifecycle
import kotlinx.coroutines.awaitCancellation

/** Whether the player sees the app and can touch it. */
@Composable
internal fun isInFront(): Boolean {
    val lifecycle = LocalLifecycleOwner.current.lifecycle
    var inFront by remember { mutableStateOf(false) }
    LaunchedEffect(lifecycle) {
        lifecycle.repeatOnLifecycle(Lifecycle.State.RESUMED) {
            // In the background no frame is drawn. So one shows first that the app was away, then the next that it is back.
            repeat(2) { withFrameNanos {} }
            inFront = true
            try {
                awaitCancellation()
            } finally {
                inFront = false
            }
        }
    }
    return inFront
}
