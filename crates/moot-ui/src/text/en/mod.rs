//! English.

pub mod join;
pub(crate) mod players;
pub(crate) mod saves;
pub mod spelling;

use super::Texts;

/// The language.
pub struct English;

/// The sections of the lobby in English.
pub const ENGLISH: Texts = Texts {
    about: &English,
    fair: &English,
    learn: &English,
    lobby: &English,
    look: &English,
    chunks: &English,
    players: &English,
    saves: &English,
};

/// `one` for 1, else `many`, after the number.
#[must_use]
pub fn counted(n: usize, one: &str, many: &str) -> String {
    [n.to_string().as_str(), " ", if n == 1 { one } else { many }].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        assert_eq!(counted(1, "troll", "trolls"), "1 troll");
        assert_eq!(counted(0, "troll", "trolls"), "0 trolls");
    }
}
