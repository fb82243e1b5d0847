import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.android)
    alias(libs.plugins.kotlin.compose)
}

val checkout: File = rootDir.parentFile
val processors = listOf("arm64-v8a", "armeabi-v7a", "x86_64")
val rustLibraryFolder: File =
    layout.buildDirectory
        .dir("rust")
        .get()
        .asFile

android {
    namespace = "app.talon"
    compileSdk = 35
    // From r28 on, native libraries fit devices with memory pages of 16 KB.
    ndkVersion = "28.2.13676358"

    defaultConfig {
        applicationId = "app.talon"
        minSdk = 26
        targetSdk = 35
        versionCode = 1
        versionName = "0.1.0"
        // JNA knows more kinds of processors than the core is built for.
        ndk { abiFilters += processors }
    }

    androidResources {
        localeFilters += listOf("en", "de")
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    packaging {
        resources.excludes += "META-INF/{AL2.0,LGPL2.1}"
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets {
        getByName("main") {
            // The interface, and the Kotlin side of the core.
            kotlin.srcDirs("../ui/src/main/kotlin", "../ui/generated")
            // The font, which the desktop's window shows as well.
            assets.srcDir("../desktop/src/main/resources")
            jniLibs.srcDir(rustLibraryFolder)
        }
        // These tests run by Maven, see maven/pom.xml.
        getByName("test") {
            kotlin.setSrcDirs(emptyList<File>())
        }
    }
}

kotlin {
    compilerOptions {
        jvmTarget = JvmTarget.JVM_17
    }
}

dependencies {
    implementation(libs.activity.compose)
    implementation(libs.compose.foundation)
    implementation(libs.compose.material3)
    implementation(libs.compose.ui)
    implementation(libs.coroutines.android)
    implementation(libs.lifecycle.runtime.compose)
    implementation(libs.lifecycle.viewmodel)
    implementation(variantOf(libs.jna) { artifactType("aar") })
}

val bindings by tasks.registering(Exec::class) {
    description = "Writes the Kotlin side of the core."
    commandLine(checkout.resolve("bindings/generate").path)
}

val rustLibraries by tasks.registering(Exec::class) {
    description = "Builds the core for each kind of processor, by cargo-ndk."
    val ndk = androidComponents.sdkComponents.ndkDirectory
    workingDir = checkout
    commandLine("cargo", "ndk", "--platform", "26", "--output-dir", rustLibraryFolder.path)
    args(processors.flatMap { listOf("--target", it) })
    args("build", "--release", "--package", "talon-bindings")
    doFirst { environment("ANDROID_NDK_HOME", ndk.get().asFile.path) }
}

tasks.named("preBuild") {
    dependsOn(bindings, rustLibraries)
}
