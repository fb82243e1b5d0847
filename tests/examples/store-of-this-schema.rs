//! Writes a store of the present schema, to be kept as a test of all schemas to come:
//!
//! `cargo run -p talon-tests --example store-of-this-schema -- tests/data/store/schema-1.sqlite`
//!
//! What is in it is said in `tests/data/store/README.md`.

use std::fs;
use std::path::Path;

use talon_core::store::Store;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, file] = arguments.as_slice() else {
        panic!("usage: store-of-this-schema FILE");
    };
    let folder = tempfile::tempdir().expect("a folder");
    let export = include_str!("../data/store/export-1.json");
    let store = Store::open(folder.path()).expect("a store");
    store.import(export).expect("an export");
    drop(store);
    fs::copy(folder.path().join("talon.sqlite"), Path::new(file)).expect("a file");
}
