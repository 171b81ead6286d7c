//! Computer players in English.

#[cfg(test)]
mod tests {
    use super::super::English;
    use crate::text::opponents::OpponentTexts;
    use moot_players::Level;

    #[test]
    fn progress_is_a_percentage() {
        assert_eq!(English.tries(Level::Elder, 1000, 4000), "Elder, 25 % done");
        assert_eq!(English.tries(Level::Elder, 9000, 4000), "Elder, 100 % done");
        assert_eq!(English.tries(Level::Whelp, 0, 0), "Whelp");
    }
}
