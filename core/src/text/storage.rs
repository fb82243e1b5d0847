//! What there is to say about stored data.

use super::{Language, text_with};
use crate::store::{Import, ImportError, Rescue, StoreError};

impl StoreError {
    /// The key of the message that tells a person why nothing is stored. It takes no arguments.
    pub const fn key(&self) -> &'static str {
        match self {
            StoreError::Newer { .. } => "storage-newer",
            StoreError::Full => "storage-full",
            StoreError::ReadOnly => "storage-read-only",
            StoreError::Busy => "storage-busy",
            StoreError::Unreachable(_) => "storage-unreachable",
            StoreError::Database(_) | StoreError::Closed => "storage-failed",
        }
    }
}

impl ImportError {
    /// The key of the message that tells a person why nothing was imported. It takes no arguments.
    pub const fn key(&self) -> &'static str {
        match self {
            ImportError::NotAnExport => "import-not-ours",
            ImportError::Newer => "import-newer",
            ImportError::Damaged(_) => "import-damaged",
            ImportError::NotStored(_) => "import-not-stored",
        }
    }
}

/// What came of a rescue, for the person whose data it was.
pub fn rescue_text(language: Language, rescue: &Rescue) -> String {
    let file = rescue.aside.file_name().unwrap_or_default();
    let arguments = [
        (
            "results",
            counted(language, "rescued-results", rescue.results).into(),
        ),
        (
            "games",
            counted(language, "rescued-games", rescue.games).into(),
        ),
        ("file", file.to_string_lossy().into_owned().into()),
    ];
    text_with(language, "storage-damaged", &arguments)
}

/// What an import has done.
pub fn import_text(language: Language, import: &Import) -> String {
    let counted = |key, count| counted(language, key, count);
    let arguments = [
        ("new", counted("import-new", import.results).into()),
        (
            "known",
            counted("import-known", import.known_results).into(),
        ),
        ("games", counted("import-games", import.games).into()),
    ];
    let mut sentences = vec![text_with(language, "import-done", &arguments)];
    if import.left_out_games > 0 {
        sentences.push(counted("import-games-left-out", import.left_out_games));
    }
    if import.settings > 0 {
        sentences.push(counted("import-settings", import.settings));
    }
    sentences.join(" ")
}

fn counted(language: Language, key: &str, count: usize) -> String {
    text_with(language, key, &[("count", count.into())])
}
