//! Writes the Kotlin and Swift code that calls the library; `bindings/generate` runs it.

fn main() {
    uniffi::uniffi_bindgen_main();
}
