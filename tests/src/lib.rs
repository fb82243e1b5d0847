//! What crosses parts; see the files in `tests/`.
