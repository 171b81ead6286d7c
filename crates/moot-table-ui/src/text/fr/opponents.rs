//! Computer players in French.

#[cfg(test)]
mod tests {
    use super::super::French;
    use crate::text::opponents::OpponentTexts;
    use moot_players::Level;

    #[test]
    fn progress_is_a_percentage() {
        assert_eq!(French.tries(Level::Elder, 1000, 4000), "Aîné, réflexion à 25 %");
        assert_eq!(French.tries(Level::Whelp, 0, 0), "Marmot");
    }
}
