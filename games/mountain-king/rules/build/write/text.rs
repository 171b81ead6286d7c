//! Pieces of Rust source text.

/// The variants of `Kind`, in the order of the resource letters.
pub const KINDS: [&str; 7] = ["Stone", "Iron", "Heartstone", "Coin", "Cart", "Hammer", "Rune"];

/// `[a, b, c]`.
pub fn list<T>(items: impl IntoIterator<Item = T>, each: impl Fn(T) -> String) -> String {
    format!("[{}]", items.into_iter().map(each).collect::<Vec<_>>().join(", "))
}

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

/// A documented static.
pub fn item(doc: &str, name: &str, kind: &str, value: &str) -> String {
    format!("/// {doc}\npub static {name}: {kind} = {value};\n")
}
