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

/// What follows the subject of a sentence, several times: a verb that follows itself is left out.
pub(crate) fn verbs_once(parts: &[String]) -> Vec<String> {
    let verb = |part: &str| part.split_once(' ').map_or(0, |(verb, _)| verb.len() + 1);
    let mut said: Vec<String> = Vec::with_capacity(parts.len());
    for (at, part) in parts.iter().enumerate() {
        let cut = verb(part);
        let again = at > 0 && cut > 0 && parts[at - 1].get(..cut) == part.get(..cut);
        said.push(part.get(if again { cut } else { 0 }..).unwrap_or_default().to_owned());
    }
    said
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
