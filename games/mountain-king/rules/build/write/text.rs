//! Pieces of Rust source text.

/// The variants of `Kind`, in the order of the resource letters.
pub const KINDS: [&str; 7] = ["Stone", "Iron", "Heartstone", "Coin", "Cart", "Hammer", "Rune"];

/// A pile of resources.
pub fn pile(counts: [u8; 7]) -> String {
    format!("Pile({counts:?})")
}

/// A kind of resource by its place in the order.
pub fn kind(index: usize) -> String {
    format!("Kind::{}", KINDS[index])
}

/// A clan by its place in the order that begins with Mud.
pub fn clan(index: usize) -> String {
    ["None", "Some(Clan::Fire)", "Some(Clan::Ice)", "Some(Clan::Moon)"][index].to_owned()
}
