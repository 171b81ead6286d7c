//! The letters and words that all files share.

/// The letters of the seven kinds of resource, in the order of the rules crate.
pub const KINDS: &str = "sihctmr";

/// The words of the clans; Mud, which has no statues, first.
pub const CLANS: [&str; 4] = ["mud", "fire", "ice", "moon"];

/// The place of a resource letter in [`KINDS`].
pub fn kind(letter: char) -> Option<usize> {
    KINDS.find(letter)
}

/// How many of each kind the letters name; the letter that is none as the error.
pub fn pile(letters: &str) -> Result<[u8; 7], char> {
    let mut pile = [0_u8; 7];
    for letter in letters.chars() {
        let count = &mut pile[kind(letter).ok_or(letter)?];
        *count = count.saturating_add(1);
    }
    Ok(pile)
}
