//! English lists, counts and articles.

pub use crate::text::join::{capital, signed};
use crate::text::join::{list, verbs_once};

/// "a", "a and b", "a, b and c".
pub fn and(parts: &[String]) -> String {
    list(parts, " and ")
}

/// As [`and`], for what follows the subject of a sentence: a verb that follows itself is said once, "brings 3 iron and 1 pedestal".
pub fn and_does(parts: &[String]) -> String {
    and(&verbs_once(parts))
}

/// "a", "a or b", "a, b or c".
pub fn or(parts: &[String]) -> String {
    list(parts, " or ")
}

/// "1 troll", "3 trolls".
pub fn count(n: impl Into<u32>, one: &str, many: &str) -> String {
    let n = n.into();
    [n.to_string().as_str(), " ", if n == 1 { one } else { many }].concat()
}

/// "a" or "an", by the spelling of the word.
pub fn a(word: &str) -> String {
    let article =
        if word.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']) { "an " } else { "a " };
    [article, word].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_counts_read_as_english_does() {
        let words = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(and(&words), "a, b and c");
        assert_eq!(or(&words[..2]), "a or b");
        assert_eq!(and(&words[..1]), "a");
        assert_eq!(and(&[]), "");
        let does = ["brings 3 iron", "brings 1 pedestal", "ends 1 tier farther"].map(str::to_owned);
        assert_eq!(and_does(&does[1..]), "brings 1 pedestal and ends 1 tier farther");
        assert_eq!(and_does(&does[..2]), "brings 3 iron and 1 pedestal");
        assert_eq!(
            (count(1u8, "troll", "trolls"), count(0u8, "troll", "trolls")),
            ("1 troll".into(), "0 trolls".into())
        );
        assert_eq!((a("Ice cart"), a("Moon cart")), ("an Ice cart".into(), "a Moon cart".into()));
    }
}
