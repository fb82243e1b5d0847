package app.talon

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** People build the app with Gradle and tests build it with Maven. What is tested here is that both build the same. */
class VersionsTest {
    private val android = File(checkNotNull(System.getProperty("talon.android.directory"))).canonicalFile
    private val catalogue = android.resolve("gradle/libs.versions.toml").readText()
    private val gradle = android.resolve("app/build.gradle.kts").readText()
    private val maven = android.resolve("app/maven/pom.xml").readText()
    private val libraries = android.resolve("app/maven/libraries/pom.xml").readText()
    private val desktop = android.resolve("desktop/pom.xml").readText()

    private val catalogueVersions =
        catalogue
            .substringAfter("[versions]")
            .substringBefore("[libraries]")
            .let { Regex("""(?m)^(\S+) = "(.+)"$""").findAll(it) }
            .associate { it.groupValues[1] to it.groupValues[2] }

    @Test
    fun `the catalogue has the versions that Maven proves`() {
        assertTrue(catalogueVersions.isNotEmpty())
        for ((name, version) in catalogueVersions) assertEquals(name, version, maven.property("$name.version"))
    }

    @Test
    fun `Maven takes the libraries of the catalogue`() {
        val wanted = Regex("""module = "(.+):(.+)", version\.ref = "(.+)"""").findAll(catalogue).toList()
        assertTrue(wanted.isNotEmpty())
        for ((group, name, version) in wanted.map { it.destructured }) {
            val artifact = "<groupId>$group</groupId><artifactId>$name(-android)?</artifactId>"
            val item = Regex("$artifact<version>\\$\\{$version.version}")
            // JNA has another jar for computers, so it is named elsewhere, by the version above.
            assertTrue("$group:$name", name == "jna" || item.containsMatchIn(libraries))
        }
    }

    @Test
    fun `the window on the desktop is built with the same versions`() {
        for (name in listOf("kotlin", "coroutines", "jna", "ktlint")) {
            assertEquals(name, desktop.property("$name.version"), maven.property("$name.version"))
        }
    }

    @Test
    fun `both builds make the same version of the app for the same versions of Android`() {
        assertEquals(gradle.setting("versionCode"), maven.property("version.code"))
        assertEquals(gradle.setting("versionName"), "\"${maven.property("version")}\"")
        assertEquals(gradle.setting("minSdk"), maven.property("min.sdk"))
        assertEquals(gradle.setting("targetSdk"), maven.property("target.sdk"))
    }

    @Test
    fun `the app has the version of the core`() {
        val cargo = android.resolveSibling("Cargo.toml").readText()
        assertEquals(cargo.setting("version"), gradle.setting("versionName"))
    }

    /** The value of a property, or of another element, where it first stands in a Maven file. */
    private fun String.property(name: String) = substringAfter("<$name>").substringBefore("</$name>")

    /** The value of a setting, where it first stands in a Gradle or Cargo file. */
    private fun String.setting(name: String) =
        checkNotNull(Regex("""(?m)^\s*$name = (.+)$""").find(this)) { "there is no $name" }.groupValues[1]
}
