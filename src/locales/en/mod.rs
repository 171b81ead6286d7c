//! English.

mod about;
mod lobby;
mod saves;
mod sheet;
mod table;

/// English.
pub struct English;

/// `one` for 1, else `many`, after the number.
pub(crate) fn counted(n: usize, one: &str, many: &str) -> String {
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
