package app.talon.desktop

import java.io.File

/** Where computers of this kind keep what belongs to an app. */
internal fun storeFolder(): File {
    val home = File(System.getProperty("user.home"))
    val system = System.getProperty("os.name")
    return when {
        system.startsWith("Mac") -> File(home, "Library/Application Support/Talon")
        system.startsWith("Windows") -> File(named("APPDATA") ?: File(home, "AppData/Roaming"), "Talon")
        else -> File(named("XDG_DATA_HOME") ?: File(home, ".local/share"), "talon")
    }
}

/** The folder that a variable of the environment names; one that isn't absolute counts as none. */
private fun named(variable: String): File? = System.getenv(variable)?.let(::File)?.takeIf { it.isAbsolute }
