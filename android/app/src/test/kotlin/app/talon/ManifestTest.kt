package app.talon

import android.content.Context
import android.content.pm.ActivityInfo
import android.content.pm.PackageInfo
import android.content.pm.PackageManager
import android.content.res.XmlResourceParser
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.AdaptiveIconDrawable
import android.graphics.drawable.Drawable
import androidx.test.core.app.ApplicationProvider
import app.talon.core.Language
import app.talon.core.languageFor
import app.talon.core.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.xmlpull.v1.XmlPullParser
import kotlin.math.hypot

/** What the app tells the system about itself, with all that its libraries add. */
@RunWith(RobolectricTestRunner::class)
class ManifestTest {
    private val context: Context = ApplicationProvider.getApplicationContext()

    @Test
    fun `the app asks for no permission and makes none up`() {
        assertNull(app(PackageManager.GET_PERMISSIONS).requestedPermissions)
        assertNull(app(PackageManager.GET_PERMISSIONS).permissions)
    }

    @Test
    fun `the app can be opened, and nothing of it is open to other apps but to the system`() {
        val launch = context.packageManager.getLaunchIntentForPackage(context.packageName)
        assertEquals(MainActivity::class.java.name, launch?.component?.className)
        val others = PackageManager.GET_RECEIVERS or PackageManager.GET_PROVIDERS or PackageManager.GET_SERVICES
        val app = app(others)
        assertTrue(app.receivers.orEmpty().all { !it.exported || it.permission == "android.permission.DUMP" })
        assertTrue(app.providers.orEmpty().none { it.exported })
        assertNull(app.services)
    }

    @Test
    fun `the screen turns as the player has the phone turn it`() {
        val window = checkNotNull(app(PackageManager.GET_ACTIVITIES).activities).single { it.exported }
        assertEquals(ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED, window.screenOrientation)
    }

    @Test
    fun `a backup carries the store, and so does a move to another device`() {
        for (rules in listOf("backup_rules", "data_extraction_rules")) {
            val included = attributes(rules, "include") { it.getAttributeValue(null, "path") }
            assertTrue(included.isNotEmpty() && included.all { it == "store/" })
        }
    }

    @Test
    fun `the system offers the languages of the app`() {
        val offered = attributes("locales_config", "locale") { it.getAttributeValue(ANDROID, "name") }
        assertEquals(Language.entries, offered.map(::languageFor).sorted())
    }

    @Test
    fun `the system calls the app by its name`() {
        assertEquals(text(Language.ENGLISH, "app-name"), context.getString(context.applicationInfo.labelRes))
    }

    @Test
    @Config(qualifiers = "+de")
    fun `the system calls the app by its German name`() {
        assertEquals(text(Language.GERMAN, "app-name"), context.getString(context.applicationInfo.labelRes))
    }

    @Test
    fun `launchers can cut the icon into any shape, and colour it`() {
        val icon = context.getDrawable(context.applicationInfo.icon) as AdaptiveIconDrawable
        assertNotNull(icon.monochrome)
        for (drawing in listOf(icon.foreground, checkNotNull(icon.monochrome))) {
            assertTrue(drawing.farthestFromMiddle() <= SAFE_RADIUS)
        }
    }

    private fun app(flags: Int): PackageInfo = context.packageManager.getPackageInfo(context.packageName, flags)

    private fun attributes(
        file: String,
        tag: String,
        value: (XmlResourceParser) -> String,
    ): List<String> =
        buildList {
            @Suppress("DiscouragedApi")
            val id = context.resources.getIdentifier(file, "xml", context.packageName)
            context.resources.getXml(id).use { xml ->
                while (xml.next() != XmlPullParser.END_DOCUMENT) {
                    if (xml.eventType == XmlPullParser.START_TAG && xml.name == tag) add(value(xml))
                }
            }
        }

    /** How far from its middle it draws, in dp. */
    private fun Drawable.farthestFromMiddle(): Double {
        val picture = Bitmap.createBitmap(ICON_SIZE, ICON_SIZE, Bitmap.Config.ARGB_8888)
        setBounds(0, 0, ICON_SIZE, ICON_SIZE)
        draw(Canvas(picture))
        val middle = (ICON_SIZE - 1) / 2.0
        val pixels = (0 until ICON_SIZE).flatMap { y -> (0 until ICON_SIZE).map { x -> x to y } }
        return pixels
            .filter { (x, y) -> picture.getPixel(x, y) != 0 }
            .maxOf { (x, y) -> hypot(x - middle, y - middle) }
    }

    private companion object {
        const val ANDROID = "http://schemas.android.com/apk/res/android"

        /** The side of an adaptive icon, and the radius within which every launcher shows it, in dp. */
        const val ICON_SIZE = 108
        const val SAFE_RADIUS = 33.0
    }
}
