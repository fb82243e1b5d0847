//! The seeds of the fuzz targets in `fuzz/`, and everything that was ever found there, as ordinary
//! tests.

use std::fs;
use std::path::Path;

use talon_tests::fuzzing;

fn run_seeds(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/seeds")
        .join(target);
    let mut seeds = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        println!("{}", path.display());
        run(&fs::read(&path).unwrap());
        seeds += 1;
    }
    assert!(seeds > 0);
}

#[test]
fn position_texts() {
    run_seeds("position_text", fuzzing::position_text);
}

#[test]
fn move_texts() {
    run_seeds("move_text", fuzzing::move_text);
}

#[test]
fn sessions() {
    run_seeds("session", fuzzing::session);
}

#[test]
fn positions_to_think_about() {
    run_seeds("solve", fuzzing::solve);
}

#[test]
fn share_codes() {
    run_seeds("share_code", fuzzing::share_code);
}

#[test]
fn steps_of_kept_games() {
    run_seeds("steps", fuzzing::steps);
}
