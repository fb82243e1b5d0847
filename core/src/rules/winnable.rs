//! The lists of winnable deals that come with the games.

use super::Rules;

/// A list for each game that has one, by the game's id. See [`crate::winnable`] for what the bytes
/// mean; they are made from a survey by the program `pack-winnable`.
static LISTS: [(&str, &[u8]); 5] = [
    ("big_apple", include_bytes!("winnable/big_apple.bin")),
    ("midshipman", include_bytes!("winnable/midshipman.bin")),
    (
        "napoleons_shoulder",
        include_bytes!("winnable/napoleons_shoulder.bin"),
    ),
    ("bisley", include_bytes!("winnable/bisley.bin")),
    ("sally", include_bytes!("winnable/sally.bin")),
];

/// The packed list of a game's winnable deals; empty if it has none.
pub(crate) fn winnable_list(rules: &Rules) -> &'static [u8] {
    let list = LISTS.iter().find(|(id, _)| *id == rules.id);
    list.map_or(&[], |(_, bytes)| bytes)
}
