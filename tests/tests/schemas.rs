//! What earlier versions have stored is still there.

use std::fs;
use std::path::{Path, PathBuf};

use talon_core::rules::{BISLEY, SALLY};
use talon_core::store::{Found, Store};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("data/store")
        .join(name)
}

/// The stores of all schemas, and the schema of each.
fn kept_stores() -> Vec<(i32, PathBuf)> {
    (1..)
        .map(|schema| (schema, data(&format!("schema-{schema}.sqlite"))))
        .take_while(|(_, path)| path.exists())
        .collect()
}

fn schema_of(path: &Path) -> i32 {
    let bytes = fs::read(path).unwrap();
    i32::from_be_bytes(bytes[60..64].try_into().unwrap())
}

#[test]
fn every_schema_is_kept_and_read() {
    let expected = fs::read_to_string(data("export-1.json")).unwrap();
    let stores = kept_stores();
    for (schema, path) in &stores {
        assert_eq!(schema_of(path), *schema);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("talon.sqlite");
        fs::copy(path, &file).unwrap();
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.export().wait().unwrap().trim(), expected.trim());
        for rules in [&BISLEY, &SALLY] {
            let game = store.game(rules).wait().unwrap();
            assert!(matches!(game, Some(Found::Game(_))));
        }
        assert_eq!(store.take_rescues(), []);
        drop(store);
        // All of them are of the present schema now, and that is the last one that is kept.
        assert_eq!(schema_of(&file), stores.len() as i32);
    }
    assert!(!stores.is_empty());
}
