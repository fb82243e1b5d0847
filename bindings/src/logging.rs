//! Where log messages go: the system's log on phones, standard error elsewhere.

use std::sync::Once;

use log::LevelFilter;

static START: Once = Once::new();

/// Sets logging up, the first time it is called. Only warnings and errors are written, unless the
/// environment says otherwise (`RUST_LOG`, where standard error is used).
pub(crate) fn start() {
    START.call_once(connect);
}

#[cfg(target_os = "android")]
fn connect() {
    android_logger::init_once(
        android_logger::Config::default()
            .with_max_level(LevelFilter::Warn)
            .with_tag("talon"),
    );
}

#[cfg(any(target_os = "ios", target_os = "macos"))]
fn connect() {
    let connected = oslog::OsLogger::new("app.talon")
        .level_filter(LevelFilter::Warn)
        .init();
    // Another part of the process has set a logger before; ours is not needed then.
    drop(connected);
}

#[cfg(not(any(target_os = "android", target_os = "ios", target_os = "macos")))]
fn connect() {
    let connected = env_logger::Builder::new()
        .filter_level(LevelFilter::Warn)
        .parse_default_env()
        .try_init();
    // Another part of the process has set a logger before; ours is not needed then.
    drop(connected);
}
