package app.talon

import android.graphics.Color
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.talon.ui.LocalSharing
import app.talon.ui.TalonApp
import app.talon.ui.board.LocalIsRead
import app.talon.ui.board.LocalSenses
import app.talon.ui.statistics.LocalFiles

/** The app's window: the interface from edge to edge, in the language that the system has for it. */
class MainActivity : ComponentActivity() {
    private val keeper: StateKeeper by viewModels {
        viewModelFactory { initializer { StateKeeper(applicationContext) } }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        // Behind the system's bars lies the table, which is dark by day and by night.
        val overTable = SystemBarStyle.dark(Color.TRANSPARENT)
        enableEdgeToEdge(statusBarStyle = overTable, navigationBarStyle = overTable)
        super.onCreate(savedInstanceState)
        keeper.follow(resources.configuration)
        keeper.files.askBy(this)
        keeper.senses.feelThrough(window.decorView)
        setContent {
            val app = keeper.app
            BackHandler(enabled = app.canGoBack) { app.back() }
            val sharing = remember { AndroidSharing(this) }
            CompositionLocalProvider(
                LocalFiles provides keeper.files,
                LocalSharing provides sharing,
                LocalSenses provides keeper.senses,
                LocalIsRead provides isRead(),
            ) {
                TalonApp(app, remember { talonFont(assets) }, active = isInFront())
            }
        }
    }

    override fun onPause() {
        super.onPause()
        keeper.pause()
    }

    override fun onDestroy() {
        keeper.senses.letGo(window.decorView)
        super.onDestroy()
    }
}
