//! Lists and numbers that English and French format alike.

/// "a", "a and b", "a, b and c", where `last` is " and ".
pub(super) fn list(parts: &[String], last: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => [first.join(", ").as_str(), last, end].concat(),
    }
}

/// The sentence with a capital at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// "+8", "−2".
pub fn signed(change: impl Into<i32>) -> String {
    let change = change.into();
    [if change < 0 { "−" } else { "+" }, &change.unsigned_abs().to_string()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_figures_and_capitals() {
        let parts = ["a", "b", "c"].map(str::to_owned);
        assert_eq!((list(&parts, " & "), list(&parts[..1], " & ")), ("a, b & c".into(), "a".into()));
        assert_eq!((signed(8), signed(-2), signed(0)), ("+8".into(), "−2".into(), "+0".into()));
        assert_eq!(capital("élan"), "Élan");
    }
}
