//! Pieces of Rust source text.

/// An array expression: `[a, b, c]`.
pub fn list<T>(items: impl IntoIterator<Item = T>, each: impl Fn(T) -> String) -> String {
    format!("[{}]", items.into_iter().map(each).collect::<Vec<_>>().join(", "))
}

/// A documented public static.
#[must_use]
pub fn item(doc: &str, name: &str, kind: &str, value: &str) -> String {
    format!("/// {doc}\npub static {name}: {kind} = {value};\n")
}
