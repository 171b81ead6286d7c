//! British and American spelling. Where the two differ, a text names both; a test reads every text in both.

use crate::text::{Spelling, spelling};

/// The spelling that the reader uses.
pub fn spelt(british: &'static str, american: &'static str) -> &'static str {
    match spelling() {
        Spelling::British => british,
        Spelling::American => american,
    }
}

/// Points of honour.
pub fn honour() -> &'static str {
    spelt("honour", "honor")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::set_spelling;

    #[test]
    fn honour_is_spelt_as_the_reader_does() {
        assert_eq!(honour(), "honour");
        set_spelling(Spelling::American);
        assert_eq!(honour(), "honor");
        set_spelling(Spelling::British);
    }
}
